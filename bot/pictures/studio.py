"""Where films are made: a process of its own, started when it is needed and gone afterwards; one film a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.pictures.beside import Beside
from bot.pictures.crew import Crew
from bot.pictures.film import Film, frames, moving, steps_shown
from data.text import Text
from engines.kernel import RefusedError
from renderers.kit.kept import ROOM

log = logging.getLogger(__name__)
A_BATCH = 6
SPARE = 10
T = TypeVar("T")


class Studio:
    """Makes one film for each server at a time."""

    def __init__(self, beside: Beside | None = None) -> None:
        self._beside = beside or Beside()
        self._crew: Crew | None = None
        self._busy: set[int] = set()
        self._closed = False

    @asynccontextmanager
    async def hired(self, server: int) -> AsyncIterator[None]:
        """Have the studio for a server; whoever comes second is told to wait."""
        if server in self._busy:
            raise RefusedError(Text("film-busy"))
        self._busy.add(server)
        try:
            yield
        finally:
            self._busy.discard(server)
            if not self._busy:
                self._send_home(self._crew)

    async def film(self, film: Film, limit: int, told: Callable[[int, int], Awaitable[None]]) -> bytes:
        """The animated picture; how far it is comes to be told after each batch of frames."""
        wanted = steps_shown(film.reel.steps)
        stills: list[bytes] = []
        for start in range(0, len(wanted), A_BATCH):
            await told(start, len(wanted))
            stills += await self._work(frames, film, wanted[start : start + A_BATCH])
        made = await self._work(moving, stills, limit)
        if made is None:
            raise RefusedError(Text("film-too-large"))
        return made

    async def _work(self, work: Callable[..., T], *given: object) -> T:
        if self._closed:
            raise asyncio.CancelledError
        crew = self._crew = self._crew or drawers()
        try:
            return await self._beside.run(crew.pool, work, *given)
        except BrokenProcessPool as error:
            if self._closed:
                raise asyncio.CancelledError from error
            self._send_home(crew)
            log.warning("the process that makes films has died")
            raise RefusedError(Text("film-broken")) from error

    def close(self) -> None:
        """Make no films any more; whoever waits for one waits no longer."""
        self._closed = True
        self._send_home(self._crew)

    def _send_home(self, crew: Crew | None) -> None:
        if crew is not None:
            crew.end()
        if self._crew is crew:
            self._crew = None


def drawers() -> Crew:
    """A process that draws with what the processor has to spare, and has as much room for pieces of pictures as this one."""
    return Crew(SPARE, _have_room, ROOM.size)


def _have_room(room: int) -> None:
    ROOM.size = room
