"""How many answers a second are stored where a hundred tables play at once, on either database, one after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.cli.bench.answers import match_of, seated
from bot.cli.bench.number import Number, p95
from bot.cli.bench.server import packaged
from bot.cli.bench.yardsticks import python
from bot.cli.playing import asked
from bot.letters.shelf import due
from bot.settings import SQLITE
from bot.store import Store
from bot.tables.service import Tables
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

TABLES, SEATS = 100, 4
LEAST_A_SECOND, ANSWER_MS = 150, 700
PLACE = (1, 2)


def throughput_numbers(titles: Sequence[AnyTitle], folder: Path, *, seconds: float) -> Iterator[Number]:
    """Both databases side by side; a sentence where there is no PostgreSQL."""
    yield from _measured("sqlite", f"{SQLITE}{folder / 'throughput.db'}", titles, seconds)
    with packaged() as server:
        yield from _measured("postgresql", server.url(), titles, seconds)


def _measured(name: str, url: str, titles: Sequence[AnyTitle], seconds: float) -> Iterator[Number]:
    with python().around() as plain:
        spent, lasted = asyncio.run(_played(url, titles, seconds))
    yard = plain.by_the_clock()
    rate = len(spent) / lasted
    yield Number(f"throughput.{name}_answers_per_second", rate, LEAST_A_SECOND, least=True, yard=yard)
    yield Number(f"throughput.{name}_answer_p95_ms", p95(spent), ANSWER_MS, yard=yard)


async def _played(url: str, titles: Sequence[AnyTitle], seconds: float) -> tuple[list[float], float]:
    """Everybody who is asked answers as fast as that is stored; milliseconds of each answer, and how long it lasted."""
    store = await Store.open(url)
    try:
        house = Tables(store, time.time, due, most_open=TABLES)
        numbers = []
        for index in range(TABLES):
            title = titles[index % len(titles)]
            people = [100 * (index + 1) + seat for seat in range(min(SEATS, title.seats[-1]))]
            numbers.append(await seated(house, title, people, PLACE))
        spent: list[float] = []
        began = time.perf_counter()
        await asyncio.gather(*(_plays(house, number, began + seconds, spent) for number in numbers))
        return spent, time.perf_counter() - began
    finally:
        await store.close()


async def _plays(house: Tables, number: int, end: float, spent: list[float]) -> None:
    luck = random.Random(number)  # noqa: S311  # players who answer by chance need no secrecy
    while time.perf_counter() < end:
        match = await match_of(house, number)
        if match.over:
            return
        question = asked(match, luck)
        async with house.enter(number) as live:
            person = live.row.seats[question.seat].person or 0
        began = time.perf_counter()
        try:
            await house.answer(number, person, random_picks(question, luck), question.number)
        except RefusedError:
            continue
        spent.append((time.perf_counter() - began) * 1000)
