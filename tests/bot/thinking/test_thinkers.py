"""Computers think elsewhere: whatever happens there, whoever asks gets an answer, or hears that there is none."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path
from typing import TextIO

import pytest

from bot.thinking.job import Job
from bot.thinking.thinkers import Thinkers
from engines.kernel import Match
from engines.kernel.levels import think
from tests.toys import LANTERNS

PATIENCE = 60
LONG_MS, SHORT_MS = 120_000, 3_000
pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="what thinks without an end reads a named pipe")


def job(luck: str = "luck") -> Job:
    """The first question of a small title: this one has no settings of its own for thinking ahead."""
    match = Match.start(LANTERNS, 2, LANTERNS.options(), "5e" * 32)
    seat = match.awaited()[0].seat
    return Job(LANTERNS, match.blind(seat), seat, luck)


def alone(one: Job) -> object:
    """What comes of a thought without any process."""
    return think(one.title, one.blind, one.seat, one.luck, one.level)


@dataclass(frozen=True)
class Deadly:
    """Whatever process unpacks this dies, as often as there are marks."""

    marks: Path
    blind: bytes

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, (self.marks, self.blind)


def unpacked(marks: Path, blind: bytes) -> bytes:
    """What was packed, unless a mark is left."""
    for mark in sorted(marks.iterdir()):
        mark.unlink()
        os._exit(1)
    return blind


@dataclass(frozen=True)
class WithoutEnd:
    """Whatever process unpacks this reads a pipe to its end, which never comes."""

    pipe: Path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.read_bytes, (self.pipe,)


def deadly(marks: Path, times: int) -> Job:
    """A job on which its process dies so many times."""
    for number in range(times):
        (marks / f"mark {number}").touch()
    one = job()
    return replace(one, blind=Deadly(marks, one.blind))  # type: ignore[arg-type]  # what it is takes no part


def endless(pipe: Path) -> Job:
    """A job on which its process works without an end."""
    return replace(job(), blind=WithoutEnd(pipe))  # type: ignore[arg-type]


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    one = Thinkers(heads=1, ceiling_ms=LONG_MS)
    yield one
    one.close()
    no_process_is_left()


def no_process_is_left() -> None:
    while left := active_children():  # the pool's own thread may be noting just now that it has ended
        assert wait([process.sentinel for process in left], PATIENCE), "a process is left"


async def at_work(pipe: Path) -> TextIO:
    """The moment at which the process has begun, and what keeps it at work."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.to_thread(pipe.open, "w")


async def test_what_comes_of_it_is_the_same_as_anywhere(thinkers: Thinkers) -> None:
    jobs = [job(luck) for luck in ("one", "two", "three")]
    found = await asyncio.gather(*(thinkers.think(number, one) for number, one in enumerate(jobs)))
    assert found == [alone(one) for one in jobs]
    assert len(active_children()) == 1


async def test_a_ceiling_of_nothing_means_that_nobody_thinks() -> None:
    thinkers = Thinkers(heads=1, ceiling_ms=0)
    assert await thinkers.think(1, job()) is None
    assert not active_children()


@pytest.mark.long
async def test_a_process_that_dies_is_replaced_and_thinks_again(
    thinkers: Thinkers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await thinkers.think(1, deadly(tmp_path, 1)) == alone(job())
    (told,) = caplog.records
    assert (told.levelno, "table 1" in told.getMessage()) == (logging.WARNING, True)


@pytest.mark.long
async def test_who_asks_is_told_that_nobody_can_when_it_dies_again(
    thinkers: Thinkers, tmp_path: Path
) -> None:
    worst = thinkers.think(1, deadly(tmp_path, 2))
    other = thinkers.think(2, job())
    assert list(await asyncio.gather(worst, other)) == [None, alone(job())]


@pipes
@pytest.mark.long
async def test_a_process_that_is_killed_in_the_middle_of_it_thinks_again(
    thinkers: Thinkers, pipe: Path
) -> None:
    asking = asyncio.create_task(thinkers.think(1, endless(pipe)))
    for _ in range(2):
        held = await at_work(pipe)
        (process,) = active_children()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join, PATIENCE)
        held.close()
    assert await asking is None
    assert await thinkers.think(1, job()) == alone(job())


@pipes
@pytest.mark.long
async def test_who_takes_too_long_is_ended_and_others_think_on(
    pipe: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(heads=1, ceiling_ms=SHORT_MS)
    try:
        asking = thinkers.think(1, endless(pipe))
        waiting = thinkers.think(2, job())
        assert list(await asyncio.gather(asking, waiting)) == [None, alone(job())]
        assert [record.getMessage().rpartition(": ")[2] for record in caplog.records] == [
            "it has taken more than 3 seconds"
        ] * 2
    finally:
        thinkers.close()
        no_process_is_left()


@pipes
async def test_closing_ends_the_process_and_nobody_waits_any_longer(thinkers: Thinkers, pipe: Path) -> None:
    asking = [asyncio.create_task(thinkers.think(table, endless(pipe))) for table in (1, 2)]
    held = await at_work(pipe)
    thinkers.close()
    done = await asyncio.wait_for(asyncio.gather(*asking, return_exceptions=True), PATIENCE)
    assert all(isinstance(one, asyncio.CancelledError) for one in done)
    with pytest.raises(asyncio.CancelledError):
        await thinkers.think(3, job())
    held.close()
    no_process_is_left()
