"""Who is being served: what nobody waits for lets people go first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

COURTESY = 0.25
_behind: ContextVar[bool] = ContextVar("behind", default=False)


class Serving:
    """Counts the presses that are being answered."""

    def __init__(self) -> None:
        self._presses = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    @contextmanager
    def somebody(self) -> Iterator[None]:
        """While a press is being answered."""
        self._presses += 1
        self._nobody.clear()
        try:
            yield
        finally:
            self._presses -= 1
            if not self._presses:
                self._nobody.set()

    async def give_way(self) -> None:
        """For work behind: wait until no press is being answered, but not for ever, since presses may never end."""
        if self._presses and _behind.get():
            try:
                async with asyncio.timeout(COURTESY):
                    await self._nobody.wait()
            except TimeoutError:
                return


def behind(*, is_so: bool) -> None:
    """Whether nobody waits for what this task does."""
    _behind.set(is_so)
