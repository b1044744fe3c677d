"""How reliable people are: of 100 hand-overs that others waited for, how many they answered in time, over 90 days."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.store import Connection, promptness

A_DAY = 86400
DAYS = 90
TOLD_FROM = 10


@dataclass(frozen=True, slots=True)
class Promptness:
    """How many hand-overs of a person ended in time, and how many did not."""

    kept: int = 0
    late: int = 0

    @property
    def counted(self) -> int:
        """How many there were."""
        return self.kept + self.late

    @property
    def share(self) -> int | None:
        """Of a hundred, how many ended in time; None for a newcomer, of whom too little is known."""
        return None if self.counted < TOLD_FROM else self.kept * 100 // self.counted


def day(now: int) -> int:
    """The day (UTC) of a moment, as its number."""
    return now // A_DAY


def first_day(now: int) -> int:
    """The oldest day that counts."""
    return day(now) - DAYS + 1


async def of(connection: Connection, person: int, now: int) -> Promptness:
    """How reliable this person is, shown or not."""
    found = await promptness.since(connection, [person], first_day(now))
    return Promptness(*found.get(person, ()))


async def shares(connection: Connection, people: Collection[int], now: int) -> dict[int, int]:
    """The shares of those of these people of whom enough is known, and who do not hide it."""
    found = await promptness.shown_since(connection, people, first_day(now))
    each = {person: Promptness(*counts).share for person, counts in found.items()}
    return {person: share for person, share in each.items() if share is not None}
