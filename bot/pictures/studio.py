"""Where films are made: a process of its own, started when it is needed and gone afterwards; one film a server."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import TypeVar

from bot.pictures.film import Film, frames, moving, steps_shown
from data.text import Text
from engines.kernel import RefusedError

log = logging.getLogger(__name__)
A_BATCH = 6
SPARE = 10
T = TypeVar("T")


class Studio:
    """Makes one film for each server at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._busy: set[int] = set()

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
                self.close()

    async def film(self, film: Film, limit: int, told: Callable[[int, int], Awaitable[None]]) -> bytes:
        """The animated picture; how far it is comes to be told after each batch of frames."""
        wanted = steps_shown(film.reel.steps)
        stills: list[bytes] = []
        try:
            for start in range(0, len(wanted), A_BATCH):
                await told(start, len(wanted))
                stills += await self._work(frames, film, wanted[start : start + A_BATCH])
            made = await self._work(moving, stills, limit)
        except BrokenProcessPool as error:
            self.close()
            log.warning("the process that makes films has died")
            raise RefusedError(Text("film-broken")) from error
        if made is None:
            raise RefusedError(Text("film-too-large"))
        return made

    async def _work(self, work: Callable[..., T], *given: object) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=_yield_to_the_bot
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        """Let the process end."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _yield_to_the_bot() -> None:
    """Work only with what the processor has to spare, where that can be said."""
    if sys.platform != "win32":
        os.nice(SPARE)
