"""What people have asked about what a computer would do: each question is thought about once, and nobody asks all the time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256

from bot.tables.budget import Budget
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from engines.kernel.counsel import Counsel

MOST, WITHIN = 20, 3600
KEPT = 500


@dataclass(frozen=True)
class Wanted:
    """What a player knows who asks, and the question that it is about."""

    title: AnyTitle
    blind: bytes
    seat: int
    luck: str
    number: int

    @classmethod
    def of(cls, match: Match, seat: int, number: int) -> Wanted:
        """All of it that the player in this seat may know; chance follows from what everybody knows."""
        luck = f"{match.commitment}:{number}:{seat}"
        return cls(match.title, match.blind(seat), seat, luck, number)

    @property
    def mark(self) -> str:
        """The same as long as the player knows the same."""
        return sha256(f"{self.seat} {self.number} ".encode() + self.blind).hexdigest()


Think = Callable[[int, Wanted], Awaitable[Counsel | None]]


class Counsels:
    """The last ones; each person has so many within an hour, and what was thought about already costs nothing."""

    def __init__(
        self, think: Think, clock: Callable[[], float], *, most: int = MOST, within: int = WITHIN
    ) -> None:
        self.think = think
        self.budget = Budget("hint-spent", most, clock, within=within)
        self._kept: OrderedDict[tuple[int, str], asyncio.Task[Counsel | None]] = OrderedDict()

    def ask(self, person: int, table: int, wanted: Wanted) -> asyncio.Task[Counsel | None]:
        """What comes of it, now or later (None: nobody can say); whoever has asked too often is refused."""
        key = (table, wanted.mark)
        known = self._kept.get(key)
        if known is None or (known.done() and come_of(known) is None):
            self.budget.spend(person)
            work = self.think(table, wanted)
            self._kept[key] = known = asyncio.ensure_future(_as_task(work))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known

    def close(self) -> None:
        """Nobody waits for any of it any longer."""
        for one in self._kept.values():
            one.cancel()


async def _as_task(work: Awaitable[Counsel | None]) -> Counsel | None:
    return await work


def come_of(known: asyncio.Task[Counsel | None]) -> Counsel | None:
    """What has come of it; None where that is nothing."""
    return None if known.cancelled() or known.exception() is not None else known.result()
