"""What people wait for where a million matches are over: for what they ask, and for what somebody else asks meanwhile."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from bot.cli.bench.boot import MB, START_SECONDS, most_memory, start
from bot.cli.bench.grown import NOW, SERVER, VETERAN, grow, multiply
from bot.cli.bench.number import Number, p95
from bot.cli.bench.server import packaged
from bot.cli.bench.yardsticks import python
from bot.cli.run import spare_the_collector
from bot.results.company import company_of
from bot.results.happened import BEFORE_ALL
from bot.results.profile import profile_of
from bot.results.rebuild import rebuild
from bot.results.standings import page_of
from bot.settings import SQLITE
from bot.store import Store, erasing, privacy, sound, tables
from bot.store.ladders import EVERYWHERE, Board, Ladder
from engines.kernel.catalogue import AnyTitle

WAIT_MS, REBUILD_MB = 300, 200
MATCHES = 1_000_000
EVERY = 0.02
START = "import sys; from bot.cli.bench.million import started; started(sys.argv[1])"
REBUILD = "import sys; from bot.cli.bench.million import rebuilt; rebuilt(sys.argv[1])"
Work = Callable[[], Awaitable[object]]


@dataclass
class Elsewhere:
    """Others, of whom one comes every few milliseconds, looks something up and stores something; how long each waited."""

    store: Store
    waits: list[float] = field(default_factory=list)

    async def while_(self, work: Work) -> None:
        """Let them come while this is done: they come however long those before them still wait."""
        others: list[asyncio.Task[None]] = []

        async def come() -> None:
            while True:
                others.append(asyncio.create_task(self._one(time.perf_counter() + EVERY)))
                await asyncio.sleep(EVERY)

        coming = asyncio.create_task(come())
        try:
            await work()
            await asyncio.sleep(2 * EVERY)
        finally:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
        await asyncio.gather(*others)

    async def _one(self, comes: float) -> None:
        await asyncio.sleep(comes - time.perf_counter())
        async with self.store.reading() as connection:
            await tables.revision(connection, 1)
        await self.store.keep_note("elsewhere", str(comes))
        self.waits.append((time.perf_counter() - comes) * 1000)


class Asked:
    """What somebody asks who has played very much."""

    def __init__(self, store: Store, titles: Sequence[AnyTitle]) -> None:
        self._store, self._titles = store, titles

    def everything(self) -> dict[str, Work]:
        """By name; erasing comes last."""
        every = (self.leaderboard, self.profile, self.history, self.copy, self.erase)
        return {work.__name__: work for work in every}

    async def leaderboard(self) -> None:
        """Pages far up and far down, here and everywhere."""
        for title in self._titles:
            for server, page in ((SERVER, 0), (EVERYWHERE, 0), (EVERYWHERE, 300)):
                async with self._store.reading() as connection:
                    await page_of(connection, Board(Ladder(title.id, server)), page, VETERAN)

    async def profile(self) -> None:
        """All that a profile shows."""
        async with self._store.reading() as connection:
            found = await profile_of(connection, VETERAN, NOW)
            if found is None:
                raise LookupError("who has played most has no profile")
            await company_of(connection, VETERAN, [one for one, _ in found.friends])

    async def history(self) -> None:
        """What happened at the last tables."""
        for number in range(1, 20):
            async with self._store.reading() as connection:
                await tables.load(connection, number)
                await tables.read_journal(connection, number, BEFORE_ALL)

    async def copy(self) -> None:
        """Everything that is stored."""
        async with self._store.reading() as connection:
            await privacy.kept(connection, VETERAN)
            await privacy.copy(connection, VETERAN)

    async def erase(self) -> None:
        """To be forgotten."""
        await erasing.erase_gently(self._store, VETERAN)


def million_numbers(titles: Sequence[AnyTitle], folder: Path, *, matches: int = MATCHES) -> Iterator[Number]:
    """The numbers that come of it; the database takes 5 GB."""
    yield from _measured("million", f"{SQLITE}{folder / 'million.db'}", titles, matches)


def million_postgresql_numbers(
    titles: Sequence[AnyTitle], _folder: Path, *, matches: int = MATCHES
) -> Iterator[Number]:
    """The same on PostgreSQL; a sentence where there is none."""
    with packaged() as server:
        yield from _measured("million_postgresql", server.url(), titles, matches)


def _measured(part: str, url: str, titles: Sequence[AnyTitle], matches: int) -> Iterator[Number]:
    asyncio.run(grow(url, titles))
    told = subprocess.run([sys.executable, "-c", REBUILD, url], stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    yield Number(f"{part}.rebuild_mb", float(told.stdout), REBUILD_MB)
    asyncio.run(multiply(url, matches))
    with python().around() as plain:
        began = time.perf_counter()
        command = [sys.executable, "-c", START, url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  # our own program
            if process.stdout is not None:
                process.stdout.readline()
            seconds = time.perf_counter() - began
        if process.returncode:
            raise RuntimeError("the bot did not start")
    yield Number(f"{part}.start_seconds", seconds, START_SECONDS, yard=plain.by_the_clock(mean))
    yield from asyncio.run(_asked(part, url, titles))


async def _asked(part: str, url: str, titles: Sequence[AnyTitle]) -> list[Number]:
    store, found = await Store.open(url), []
    spare_the_collector()  # as the bot does when it starts
    try:
        for name, work in Asked(store, titles).everything().items():
            elsewhere, plain = Elsewhere(store), python()
            with plain.around():
                began = time.perf_counter()
                await elsewhere.while_(work)
                spent = (time.perf_counter() - began) * 1000
            yard = plain.by_the_clock()
            found += [
                Number(f"{part}.{name}_others_p95_ms", p95(elsewhere.waits), WAIT_MS, yard=yard),
                Number(f"{part}.{name}_ms", spent, None, yard=yard),
            ]
    finally:
        await store.close()
    return found


def started(url: str) -> None:
    """In a process of its own: start. The file is read through behind that, which the simulated Discord would wait for."""
    sound.checked(url)
    start(url)


def rebuilt(url: str) -> None:
    """In a process of its own: compute all ratings again, and tell how much memory that took."""

    async def run() -> None:
        store = await Store.open(url)
        await rebuild(store, lambda *_: None)
        await store.close()

    asyncio.run(run())
    sys.stdout.write(str(most_memory() / MB))
