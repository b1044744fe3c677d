"""Who is at the table: remembered in memory only, since it says no more than when somebody need not be called yet."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

HERE, LATELY = 180.0, 900.0
KEPT = 5000


class Attendance:
    """When the player of a seat did something at the table last, and which question that player was shown."""

    def __init__(self) -> None:
        self._came: OrderedDict[tuple[int, int], tuple[float, int]] = OrderedDict()

    def came(self, table: int, seat: int, question: int = -1) -> None:
        """The player of this seat does something, and is shown this question."""
        key = (table, seat)
        _, known = self._came.pop(key, (0.0, -1))
        self._came[key] = (_now(), max(known, question))
        while len(self._came) > KEPT:
            self._came.popitem(last=False)

    def missed(self, table: int, seat: int) -> None:
        """What the player of this seat was to be shown has not arrived."""
        self._came.pop((table, seat), None)

    def here(self, table: int, seat: int) -> bool:
        """Whether the player of this seat is at the table now, and so does not sleep."""
        return self._within(HERE, table, seat)

    def lately(self, table: int, seat: int) -> bool:
        """Whether the player of this seat has played lately, and so may well look at the table without being called."""
        return self._within(LATELY, table, seat)

    def _within(self, seconds: float, table: int, seat: int) -> bool:
        known = self._came.get((table, seat))
        return known is not None and _now() - known[0] < seconds

    def knows(self, table: int, owed: Mapping[int, int]) -> frozenset[int]:
        """Which of these seats were shown the question that they owe an answer to."""
        return frozenset(
            seat for seat, question in owed.items() if self._came.get((table, seat), (0.0, -1))[1] == question
        )


def _now() -> float:
    return asyncio.get_running_loop().time()
