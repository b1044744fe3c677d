"""What takes much of the house: each person may do it so often within an hour, so that there is time for everybody."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from data.text import Text
from engines.kernel import RefusedError

HOUR = 3600


class Budget:
    """So many within a time; what is refused is told with when it may be done again, and costs nothing."""

    def __init__(self, said: str, most: int, clock: Callable[[], float], *, within: int = HOUR) -> None:
        self._said = said
        self.most = most
        self._clock = clock
        self._within = within
        self._spent: dict[int, deque[int]] = {}

    def spend(self, person: int) -> None:
        """Count one more for this person, or refuse it."""
        now = int(self._clock())
        for other in [one for one, spent in self._spent.items() if spent[-1] + self._within <= now]:
            del self._spent[other]
        mine = self._spent.setdefault(person, deque())
        while mine and mine[0] + self._within <= now:
            mine.popleft()
        if len(mine) >= self.most:
            again = f"<t:{mine[0] + self._within}:R>"
            raise RefusedError(Text(self._said, {"most": self.most, "again": again}))
        mine.append(now)


class Budgets:
    """Those of one house."""

    def __init__(self, clock: Callable[[], float], most_open: int) -> None:
        self.tables = Budget("budget-tables", 3 * most_open, clock)
        self.films = Budget("budget-films", 6, clock)
        self.reviews = Budget("budget-reviews", 12, clock)
        self.steps = Budget("budget-steps", 400, clock)
