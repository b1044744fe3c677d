"""Who is being served: what nobody waits for lets people go first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


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

    async def nobody(self, longest: float) -> None:
        """Wait until no press is being answered, but not longer than so many seconds: presses may never end."""
        if self._presses:
            try:
                async with asyncio.timeout(longest):
                    await self._nobody.wait()
            except TimeoutError:
                return
