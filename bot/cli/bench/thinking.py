"""How long a press waits while the computers of many other tables think."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.app import Guildhall
from bot.cli.bench.crowd import Crowd
from bot.cli.bench.number import Number, p95
from bot.cli.bench.paper import SERVER, opened
from bot.cli.bench.world import NoPictures
from bot.cli.bench.yardsticks import python
from bot.settings import Settings
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle

PRESS_MS = 50
PRESSED_AT, STRONG = 40, 50
SEATS = 4
SECONDS, A_SECOND = 20.0, 11.0
FIRST_HOST, FIRST_CHANNEL = 900_000, 90_000
LATEST = 15.0


def pressed_elsewhere(titles: list[AnyTitle], folder: Path, *, seconds: float = SECONDS) -> Iterator[Number]:
    """The number that comes of it."""
    with python().around() as plain:
        value = asyncio.run(press_p95_ms(titles, folder, seconds=seconds))
    yield Number("think.press_p95_ms", value, PRESS_MS, yard=plain.by_the_clock())


async def press_p95_ms(titles: list[AnyTitle], folder: Path, *, seconds: float = SECONDS) -> float:
    """Milliseconds from a press to the request that answers it, pictures aside, while computers think all the time."""
    url = f"sqlite+aiosqlite:///{folder / 'thinking.db'}"
    app = Guildhall(Settings.read(token="", database=url, tables_a_person=1000, rehearse=False, icons=False))
    app.pictures.close()
    app.pictures = NoPictures()
    async with opened(app) as paper:
        crowd = Crowd(app, paper)
        await crowd.sit_down(titles, PRESSED_AT)
        await app.post.start()
        await crowd.shown()
        playing = []
        for number in range(STRONG):  # one after the other: fifty who open at once are no part of it
            paper.channel(FIRST_CHANNEL + number)
            title = titles[number % len(titles)]
            begun = await _begun(app, title, number)
            playing.append(asyncio.ensure_future(_plays(app, title, number, begun)))
        await crowd.play(seconds, A_SECOND)
        async with asyncio.timeout(LATEST):
            while any(one.words is None for one in crowd.presses):  # noqa: ASYNC110  # requests tell nobody
                await asyncio.sleep(0.1)
        for one in playing:
            one.cancel()
        for broken in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(broken, Exception):
                raise broken
    return p95([(one.words - one.came) * 1000 for one in crowd.presses if one.words is not None])


async def _begun(app: Guildhall, title: AnyTitle, number: int) -> int:
    """A table of somebody with strong computers alone."""
    tables, host = app.tables, FIRST_HOST + number
    seats = min(SEATS, title.seats[-1])
    row = await tables.open(
        title, (SERVER, FIRST_CHANNEL + number), (host, "Host"), title.options(), places=seats
    )
    for _ in range(seats - 1):
        await tables.add_computer(row.id, host, "strong")
    await tables.start(row.id, host)
    return row.id


async def _plays(app: Guildhall, title: AnyTitle, number: int, table: int) -> None:
    """Somebody plays there, answers as soon as the computers have thought, and opens another table after each match."""
    while True:
        while await _goes_on(app, table, FIRST_HOST + number):  # noqa: ASYNC110  # thoughts that begin tell nobody
            await asyncio.sleep(0)
        table = await _begun(app, title, number)


async def _goes_on(app: Guildhall, table: int, host: int) -> bool:
    """The computers think, or the host answers; false if it is over."""
    async with app.tables.enter(table) as live:
        if live.begun.over:
            return False
        seat = live.seat(host)
        question = live.begun.question(seat)
        picks = () if question is None else live.begun.default(seat)
        thought = app.tables.thought(table)
    if question is not None:
        try:
            await app.tables.answer(table, host, picks, question.number)
        except RefusedError:  # the match has gone on meanwhile
            return True
    elif thought is not None:
        await asyncio.wait([thought])
    return True
