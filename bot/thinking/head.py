"""A process that thinks: it is begun when it is needed, and ended when it takes too long."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

from bot.pictures.beside import Beside
from bot.pictures.crew import Crew
from bot.thinking.job import Work, begin, done, ready

SPARE = 10
BEGINS_WITHIN = 60.0
T = TypeVar("T")


class LostError(Exception):
    """There is no answer: the process has died, or was ended since it took too long."""


class Head:
    """One such process; whoever has it has it alone."""

    def __init__(self, beside: Beside, components: Path | None) -> None:
        self._beside = beside
        self._components = components
        self._crew: Crew | None = None

    async def think(self, work: Work[T], ceiling: float) -> T:
        """What comes of it within so many seconds; that the process has to begin first does not count."""
        try:
            crew = self._crew or await self._begun()
            return await _within(ceiling, self._beside.start(crew.pool, done, work))
        except LostError:
            self.end()
            raise
        except (BrokenProcessPool, OSError) as error:
            self.end()
            raise LostError("its process has died") from error

    async def _begun(self) -> Crew:
        """A new process, which takes its time to read the rules."""
        crew = self._crew = Crew(SPARE, begin, self._components)
        await _within(BEGINS_WITHIN, self._beside.start(crew.pool, ready))
        return crew

    def end(self) -> None:
        """End the process, whatever it does; the next thought begins another."""
        if self._crew is not None:
            self._crew.end()
            self._crew = None


async def _within(seconds: float, done: asyncio.Future[T]) -> T:
    try:
        await asyncio.wait([done], timeout=seconds)
        if not done.done():
            raise LostError(f"it has taken more than {seconds:g} seconds")
        return done.result()
    finally:
        done.cancel()  # what becomes of it is nobody's business any more
