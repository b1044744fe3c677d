"""What is drawn while the simulated world goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context
from typing import Any, TypeVar

import simcord

T = TypeVar("T")
_HELD = 2.0
"""For so many seconds a press waits for its picture: longer than the bot itself waits before it defers its answer."""


class Drawing:
    """The way in which a bot draws here: simcord would wait for it in everything it does, and give up after a while.

    What is quick is waited for, so that most presses show their outcome at once.
    """

    def __init__(self) -> None:
        self.env: simcord.Env | None = None
        self.changed: Callable[[], None] | None = None
        self._open = 0
        self._held: asyncio.Future[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being drawn."""
        return self._open > 0

    def hold(self) -> None:
        """Somebody has done something: the world waits a little for what is drawn for it."""
        _release(self._held)
        loop = asyncio.get_running_loop()
        self._held = loop.create_future()
        # Set from outside of the bot's doing, where time is real.
        loop.call_later(_HELD, _release, self._held)

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        """Begin it where simcord does not see it: outside of the context by which it knows the bot's own doing."""
        done = Context().run(asyncio.get_running_loop().run_in_executor, pool, work, *given)
        self._count(1)
        done.add_done_callback(lambda _: self._count(-1), context=Context())
        return done

    async def until(self, done: asyncio.Future[T]) -> T:
        """Wait for it, at first together with the world, and then while the world goes on."""
        if self._held is not None:
            first: set[asyncio.Future[Any]] = {done, self._held}
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        if done.done() or self.env is None:
            return await done
        drawn: Any = await self.env.external_wait(done, reason="something is being drawn")
        return drawn  # type: ignore[no-any-return]  # simcord does not say what it waited for

    async def rest(self, seconds: float) -> None:
        """Let so much of the world's time pass: simcord would else wait for it whenever somebody does something."""
        if self.env is None:
            await asyncio.sleep(seconds)
        else:
            await self.env.external_wait(asyncio.sleep(seconds), reason="something goes on beside the bot")

    def _count(self, more: int) -> None:
        before, self._open = self.busy, self._open + more
        if before != self.busy and self.changed is not None:
            self.changed()


def _release(held: asyncio.Future[None] | None) -> None:
    if held is not None and not held.done():
        held.set_result(None)
