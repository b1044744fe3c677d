"""Work beside the event loop, in threads and processes, and how the bot waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Protocol, TypeVar

T = TypeVar("T")


class Way(Protocol):
    """How such work is begun and waited for."""

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        """Begin it."""

    async def until(self, done: asyncio.Future[T]) -> T:
        """Wait for it."""


class Plainly:
    """The way of a bot on Discord."""

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        """Begin it."""
        return asyncio.get_running_loop().run_in_executor(pool, work, *given)

    async def until(self, done: asyncio.Future[T]) -> T:
        """Wait for it."""
        return await done


class Beside:
    """What a bot does beside its event loop; a simulated Discord, which would wait for it all, has a way of its own."""

    def __init__(self) -> None:
        self.way: Way = Plainly()
        self.rest: Callable[[float], Awaitable[None]] = asyncio.sleep
        """Lets so many seconds pass while what was begun goes on."""

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        """Begin something."""
        return self.way.start(pool, work, *given)

    async def until(self, done: asyncio.Future[T]) -> T:
        """Wait for what was begun."""
        return await self.way.until(done)

    async def run(self, pool: Executor, work: Callable[..., T], *given: object) -> T:
        """Begin something and wait for it."""
        return await self.until(self.start(pool, work, *given))
