"""Films are made elsewhere: whatever happens there, the bot goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, replace
from io import BytesIO
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path
from typing import TextIO

import pytest
from PIL import Image

from bot.pictures.film import Film
from bot.pictures.studio import A_BATCH, Studio
from bot.results.reel import Reel
from engines.kernel import Entry, Match, RefusedError
from engines.kernel.catalogue import title_of

SEED = "5e" * 32
LIMIT = 8_000_000


def film(answers: int) -> Film:
    """So many safe answers of two who build towns."""
    title = title_of("tiny_towns")
    match = Match.start(title, 2, title.options(), SEED)
    entries: list[Entry] = []
    while len(entries) < answers:
        turn = match.awaited()[0]
        picks = match.default(turn.seat)
        match.answer(turn.seat, picks, turn.number)
        entries.append(Entry(turn.seat, picks))
    reel = Reel(title.id, 2, match.options.written(), SEED, tuple(entries))
    return Film(reel, ("Ada", "Ben"), "en", None)


@pytest.mark.long
async def test_a_film_whose_maker_dies_is_refused_and_the_next_one_is_made() -> None:
    studio = Studio()
    wanted = film(A_BATCH)
    told: list[int] = []

    async def kill(done: int, count: int) -> None:
        if done:
            for child in active_children():
                child.kill()

    async def tell(done: int, count: int) -> None:
        assert count == A_BATCH + 1
        told.append(done)

    async with studio.hired(1):
        with pytest.raises(RefusedError) as refused:
            await studio.film(wanted, LIMIT, kill)
        assert refused.value.text.id == "film-broken"
        data = await studio.film(wanted, LIMIT, tell)
    assert told == [0, A_BATCH]
    with Image.open(BytesIO(data)) as made:
        assert getattr(made, "n_frames", 1) == A_BATCH + 1


async def test_a_server_has_one_film_made_at_a_time_and_another_server_too() -> None:
    studio = Studio()
    async with studio.hired(1), studio.hired(2):
        with pytest.raises(RefusedError):
            async with studio.hired(1):
                pass
    async with studio.hired(1):
        pass


# Ending in the middle of it

PATIENCE = 60
with_named_pipes = pytest.mark.skipif(
    not hasattr(os, "mkfifo"), reason="the work without an end is a named pipe"
)


@dataclass(frozen=True)
class WithoutEnd:
    """Whatever process unpacks this reads a pipe to its end, which never comes."""

    pipe: Path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.read_text, (self.pipe,)


def endless(pipe: Path) -> Film:
    """A film on which its process works without an end."""
    return replace(film(1), components=WithoutEnd(pipe))  # type: ignore[arg-type]  # what it is takes no part


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


async def at_work(pipe: Path) -> TextIO:
    """The moment at which the process has begun, and what keeps it at work."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.to_thread(pipe.open, "w")


async def nobody_listens(done: int, count: int) -> None:
    """How far it is."""


@with_named_pipes
async def test_closing_ends_the_process_in_the_middle_of_a_film(pipe: Path) -> None:
    studio = Studio()
    wanted = endless(pipe)

    async def made() -> bytes:
        async with studio.hired(1):
            return await studio.film(wanted, LIMIT, nobody_listens)

    before = set(active_children())
    making = asyncio.create_task(made())
    held = await at_work(pipe)
    (process,) = set(active_children()) - before
    studio.close()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(making, PATIENCE)
    assert wait([process.sentinel], PATIENCE), "the process still draws"
    held.close()
    with pytest.raises(asyncio.CancelledError):
        await made()
    assert set(active_children()) <= before | {process}


@with_named_pipes
async def test_whoever_no_longer_waits_for_a_film_ends_its_process(pipe: Path) -> None:
    studio = Studio()
    wanted = endless(pipe)

    async def made() -> bytes:
        async with studio.hired(1):
            return await studio.film(wanted, LIMIT, nobody_listens)

    before = set(active_children())
    making = asyncio.create_task(made())
    held = await at_work(pipe)
    (process,) = set(active_children()) - before
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert wait([process.sentinel], PATIENCE), "the process still draws"
    held.close()


A_BOT_WITH_A_FILM = """
import asyncio, sys
from pathlib import Path
from bot.supervise import keep_running, until_stopped
from bot.pictures.studio import Studio
from tests.bot.pictures.test_studio import LIMIT, endless, nobody_listens

class Filming:
    def __init__(self):
        self.studio = Studio()

    async def start(self, token, *, reconnect=True):
        async with self.studio.hired(1):
            await self.studio.film(endless(Path(sys.argv[1])), LIMIT, nobody_listens)

    async def close(self):
        self.studio.close()

if __name__ == "__main__":
    asyncio.run(until_stopped(keep_running(Filming, "token", None)))
"""


@with_named_pipes
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_bot_that_ends_during_a_film_leaves_no_process(pipe: Path, number: signal.Signals) -> None:
    script = pipe.with_name("a_bot_with_a_film.py")
    script.write_text(A_BOT_WITH_A_FILM, "utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        str(pipe),
        env=os.environ | {"PYTHONPATH": os.getcwd()},  # noqa: PTH109  # the tests are run from the project's folder
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    # The output ends with the last process that could write to it.
    with await at_work(pipe):
        process.send_signal(number)
        async with asyncio.timeout(PATIENCE):
            said, _ = await process.communicate()
    if number == signal.SIGTERM:
        assert (process.returncode, said.decode()) == (0, "")
