"""Starting with a database that has grown, in a process of its own."""

from __future__ import annotations

import asyncio
import random
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

from bot.app import build
from bot.cli.bench.answers import PLACE, match_of, seated
from bot.cli.bench.number import Number
from bot.cli.bench.world import simulated
from bot.cli.bench.yardsticks import python
from bot.cli.playing import asked, usual_seats
from bot.letters.shelf import due
from bot.settings import Settings
from bot.store import Store, bulk
from bot.tables.service import Tables
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

START_SECONDS, RSS_MB = 3, 250
FINISHED, OPEN = 9000, 1000
MODELS = 8
HALFWAY = 40
PROGRAM = "import sys; from bot.cli.bench.boot import start; start(sys.argv[1])"
MB = 2**20


def booted(titles: list[AnyTitle], folder: Path) -> Iterator[Number]:
    """Seconds from nothing to a bot that has logged in, and the memory it then has taken."""
    url = f"sqlite+aiosqlite:///{folder / 'boot.db'}"
    asyncio.run(fill(titles, url))
    command = [sys.executable, "-c", PROGRAM, url]
    with python().around() as plain:
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  # our own program
            line = process.stdout.readline() if process.stdout else ""
            seconds = time.perf_counter() - began
    if process.returncode != 0:
        raise RuntimeError("the bot did not start")
    yield Number("start_seconds", seconds, START_SECONDS, yard=plain.by_the_clock(mean))
    yield Number("start_rss_mb", int(line) / MB, RSS_MB)


def start(url: str) -> None:
    """In the process of its own: start, and tell how much memory that took."""

    async def run() -> None:
        app = build(Settings.read(token="", database=url))
        async with simulated(app):
            sys.stdout.write(f"{most_memory()}\n")
            sys.stdout.flush()
            await app.close()

    asyncio.run(run())


def most_memory() -> int:
    """The most bytes this process has taken; Linux counts those of the parent into what getrusage tells."""
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text("ascii"))
        if found:
            return int(found[1]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


async def fill(titles: list[AnyTitle], url: str) -> None:
    """A few tables that were really played, some to the end and some half, and thousands of copies of them."""
    store = await Store.open(url)
    service = Tables(store, time.time, due, most_open=2 * MODELS)
    luck = random.Random("bench")  # noqa: S311  # players who answer by chance need no secrecy
    for index in range(2 * MODELS):
        await _model(service, titles[index % len(titles)], luck, to_the_end=index < MODELS)
    async with store.writing() as connection:
        await bulk.settle(connection, PLACE[1])
        for first, wanted in ((1, FINISHED), (MODELS + 1, OPEN)):
            await bulk.copy(connection, first, first + MODELS - 1, 2 * MODELS, wanted // MODELS - 1)
    await store.close()


async def _model(service: Tables, title: AnyTitle, luck: random.Random, *, to_the_end: bool) -> None:
    number = await seated(service, title, list(range(1, usual_seats(title) + 1)), PLACE)
    match = await match_of(service, number)
    while not match.over and (to_the_end or match.length < HALFWAY):
        question = asked(match, luck)
        await service.answer(number, question.seat + 1, random_picks(question, luck), question.number)
