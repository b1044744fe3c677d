"""Many tables played at once in real time, with real pictures: how soon words and pictures leave, and what that takes."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.app import Guildhall
from bot.cli.bench.boot import MB, most_memory
from bot.cli.bench.crowd import Crowd
from bot.cli.bench.number import Number, p95
from bot.cli.bench.paper import opened
from bot.cli.bench.world import NoPictures
from bot.cli.bench.yardsticks import picture, python
from bot.settings import Settings
from engines.kernel.catalogue import AnyTitle, titles

CONTENT_MS, PICTURES_MS, MEMORY_MB, REQUESTS_AN_ANSWER = 2000, 6000, 400, 2.5
TABLES, SECONDS, A_SECOND = 200, 40.0, 11.0
LATEST = 15.0
PROGRAM = "import sys; from bot.cli.bench.load import tell; tell(*sys.argv[1:])"


@dataclass(frozen=True)
class Load:
    """Milliseconds from a press to its words and to its picture, the most memory, and requests to Discord an answer.

    Requests: the answer to the press that completes it, and all that leaves by the bot's own name. Presses that only
    open or narrow a panel are answered in the same request, and are no business of Discord's limits.
    """

    content_p95_ms: float
    pictures_p95_ms: float
    load_mb: float
    requests_an_answer: float


def load_numbers(folder: Path, *, tables: int = TABLES, seconds: float = SECONDS) -> Iterator[Number]:
    """The numbers that come of it, measured in a process of its own, so that its memory is nobody else's."""
    command = [sys.executable, "-c", PROGRAM, str(folder), str(tables), str(seconds)]
    with python().around() as plain, picture().around() as fixed:
        told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  # our own program
    load = Load(**json.loads(told.stdout))
    yield Number("load.content_p95_ms", load.content_p95_ms, CONTENT_MS, yard=plain.by_the_clock())
    yield Number("load.pictures_p95_ms", load.pictures_p95_ms, PICTURES_MS, yard=fixed.by_the_clock())
    yield Number("memory.load_mb", load.load_mb, MEMORY_MB)
    yield Number("discord.requests_an_answer", load.requests_an_answer, REQUESTS_AN_ANSWER)


def tell(folder: str, tables: str, seconds: str) -> None:
    """In that process: play, and tell what was measured."""
    found = asyncio.run(
        loaded(list(titles().values()), Path(folder), tables=int(tables), seconds=float(seconds))
    )
    sys.stdout.write(json.dumps(asdict(found)))


async def loaded(
    every: list[AnyTitle], folder: Path, *, tables: int = TABLES, seconds: float = SECONDS
) -> Load:
    """Seat four people, where a title has so many, at each table, and let them press."""
    database = f"sqlite+aiosqlite:///{folder / 'load.db'}"
    app = Guildhall(Settings.read(token="", database=database, tables_a_person=1000, icons=False))
    async with opened(app) as paper:
        crowd, drawing = Crowd(app, paper), app.pictures
        app.pictures = NoPictures()  # those of the beginning are no part of what is measured
        await crowd.sit_down(every, tables)
        await app.post.start()
        await crowd.shown()
        app.pictures = drawing
        await crowd.play(seconds, A_SECOND)  # what waits for what follows is then under way
        paper.requests.clear()
        before = await crowd.answers()
        await crowd.play(seconds, A_SECOND)
        answers = await crowd.answers() - before
        requests = sum(count for kind, count in paper.requests.items() if kind != "callback") + answers
        async with asyncio.timeout(LATEST):
            while any(one.words is None for one in crowd.presses):  # noqa: ASYNC110  # requests tell nobody
                await asyncio.sleep(0.1)
        words = [(one.words - one.came) * 1000 for one in crowd.presses if one.words is not None]
        drawn = [(one.picture - one.came) * 1000 for one in crowd.presses if one.picture is not None]
        return Load(p95(words), p95(drawn), most_memory() / MB, requests / max(1, answers))
