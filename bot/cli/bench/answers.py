"""Answers that are committed to a database on the disk, one after the other."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from pathlib import Path

from bot.cli.bench.number import Number, p95
from bot.cli.bench.yardsticks import Yardstick, python, sync
from bot.cli.playing import asked, usual_seats
from bot.letters.shelf import due
from bot.store import Store
from bot.tables.service import Tables
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

COMMIT_MS = 5
PLACE = (1, 2)
EACH = 5


async def committed(titles: list[AnyTitle], folder: Path, answers: int) -> Number:
    """How long a player's answer takes until it is safe, over the same number of answers of each title."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'answers.db'}")
    yardsticks = python(), sync(folder)
    try:
        tables = Tables(store, time.time, due, most_open=1000)
        luck = random.Random("bench")  # noqa: S311  # players who answer by chance need no secrecy
        spent: list[float] = []
        for title in titles:
            spent += await _answers(tables, title, luck, answers, yardsticks)
    finally:
        await store.close()
    plain, written = (one.by_the_clock() for one in yardsticks)
    return Number("commit_p95_ms", p95(spent), COMMIT_MS, yard=plain + written)


async def _answers(
    tables: Tables, title: AnyTitle, luck: random.Random, answers: int, yardsticks: Iterable[Yardstick]
) -> list[float]:
    spent: list[float] = []
    while len(spent) < answers:
        number = await seated(tables, title, list(range(1, usual_seats(title) + 1)), PLACE)
        match = await match_of(tables, number)
        while not match.over and len(spent) < answers:
            question = asked(match, luck)
            picks = random_picks(question, luck)
            began = time.perf_counter()
            await tables.answer(number, question.seat + 1, picks, question.number)
            spent.append((time.perf_counter() - began) * 1000)
            if len(spent) % EACH == 0:
                for one in yardsticks:
                    one.lay()
    return spent


async def seated(tables: Tables, title: AnyTitle, people: list[int], place: tuple[int, int]) -> int:
    """A table of these people that has begun."""
    host, *others = people
    row = await tables.open(title, place, (host, f"Player {host}"), title.options())
    for person in others:
        await tables.join(row.id, person, f"Player {person}")
    await tables.start(row.id, host)
    return row.id


async def match_of(tables: Tables, number: int) -> Match:
    """The match of a table that has begun."""
    async with tables.enter(number) as live:
        return live.begun
