"""What a press on a message has opened: a doubled press opens nothing more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.tables.locks import Locks

KEPT = 2000


class Once:
    """Remembers it in memory, by the message: two presses of one finger come within a second."""

    def __init__(self) -> None:
        self._made: OrderedDict[int, int] = OrderedDict()
        self._locks: Locks[int] = Locks()

    async def of(self, message: int, make: Callable[[], Awaitable[int]]) -> int:
        """The number of what was opened by a press on this message; made now, if nothing was."""
        async with self._locks.hold(message):
            if message not in self._made:
                self._made[message] = await make()
                while len(self._made) > KEPT:
                    self._made.popitem(last=False)
            return self._made[message]
