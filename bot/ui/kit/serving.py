"""Who is being served: what nobody waits for lets people go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

COURTESY = 0.25
_behind: ContextVar[bool] = ContextVar("behind", default=False)


class Serving:
    """Counts the presses that are being answered."""

    def __init__(self) -> None:
        self.presses = 0
        self.served: list[Callable[[float], object]] = []
        self._nobody = asyncio.Event()
        self._nobody.set()

    @contextmanager
    def somebody(self) -> Iterator[None]:
        """While a press is being answered."""
        self.presses += 1
        self._nobody.clear()
        began = monotonic()
        try:
            yield
        finally:
            for one in self.served:
                one(monotonic() - began)
            self.presses -= 1
            if not self.presses:
                self._nobody.set()

    async def give_way(self) -> None:
        """For work behind: wait until no press is being answered, but not for ever, since presses may never end."""
        if self.presses and _behind.get():
            try:
                async with asyncio.timeout(COURTESY):
                    await self._nobody.wait()
            except TimeoutError:
                return


def behind(*, is_so: bool) -> None:
    """Whether nobody waits for what this task does."""
    _behind.set(is_so)
