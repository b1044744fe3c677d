"""A clock that jumps from one moment to the next at which something happens, also for the event loop."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

START = 1_800_000_000  # a Friday morning in January


@dataclass
class Hour:
    """The present second, as it is set."""

    now: int = START

    def __call__(self) -> float:
        """The present second."""
        return self.now

    def reach(self, moment: int) -> None:
        """Jump there; time never goes back."""
        self.now = max(self.now, moment)


class Jumping(asyncio.SelectorEventLoop):
    """An event loop that reads the time from there."""

    def __init__(self, hour: Hour) -> None:
        super().__init__()
        self._hour = hour

    def time(self) -> float:
        """The present second."""
        return self._hour()
