"""How long a press waits while a bot that has just started brings thousands of tables up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.app import Guildhall
from bot.cli.bench.answers import PLACE
from bot.cli.bench.boot import fill
from bot.cli.bench.crowd import FIRST_CHANNEL, Crowd
from bot.cli.bench.number import Number, p95
from bot.cli.bench.paper import opened
from bot.cli.bench.world import NoPictures
from bot.cli.bench.yardsticks import python
from bot.settings import Settings
from bot.store import bulk
from engines.kernel.catalogue import AnyTitle

PRESS_MS = 50
PRESSED_AT = 40
SECONDS, A_SECOND = 20.0, 11.0
CHANNEL = FIRST_CHANNEL - 1


def pressed_awake(
    titles: list[AnyTitle], folder: Path, *, grown: bool = True, seconds: float = SECONDS
) -> Iterator[Number]:
    """The number that comes of it."""
    with python().around() as plain:
        value = asyncio.run(press_p95_ms(titles, folder, grown=grown, seconds=seconds))
    yield Number("boot.press_p95_ms", value, PRESS_MS, yard=plain.by_the_clock())


async def press_p95_ms(
    titles: list[AnyTitle], folder: Path, *, grown: bool = True, seconds: float = SECONDS
) -> float:
    """Milliseconds from a press to the request that answers it, pictures aside, while all tables are behind."""
    url = f"sqlite+aiosqlite:///{folder / 'awake.db'}"
    if grown:
        await fill(titles, url)
    settings = Settings.read(token="", database=url, tables_a_person=1000, rehearse=False, icons=False)
    async with opened(_bot(settings)) as before:
        crowd = Crowd(before.app, before)
        await crowd.sit_down(titles, PRESSED_AT)
        await before.app.post.start()
        await crowd.shown()
        async with before.app.store.writing() as connection:
            await bulk.fall_behind(connection, PLACE[1], CHANNEL)
    async with opened(_bot(settings)) as after:
        after.channel(CHANNEL)
        crowd.comes_to(after)
        starting = asyncio.ensure_future(after.app.post.start())
        await crowd.play(seconds, A_SECOND)
        await starting
    return p95([(one.words - one.came) * 1000 for one in crowd.presses if one.words is not None])


def _bot(settings: Settings) -> Guildhall:
    app = Guildhall(settings)
    app.pictures.close()
    app.pictures = NoPictures()
    return app
