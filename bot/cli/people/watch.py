"""Watching what tables do in the name of people: nothing too early, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from bot.cli.people.counts import Counts
from bot.cli.people.hour import Hour
from bot.letters import notice
from bot.store import Store
from bot.store.records import JournalRow, Wish
from bot.tables.clock import PACES
from bot.tables.commit import Change
from bot.tables.facts import Occasion, Reminded, Untold
from bot.tables.live import Live
from bot.tables.play import NOBODY
from bot.tables.service import Tables

EVERY_TABLE = 100  # at how many tables somebody may sit; who sits where is decided elsewhere
Listener = Callable[[Live, Live, list[Wish]], None]


@dataclass
class HandOver:
    """What was seen of a hand-over: since when, whether it was answered, the time ran out, and which reminders were stated."""

    since: int
    answered: bool = False
    late: bool = False
    rungs: set[int] = field(default_factory=set)


class Watched(Tables):
    """Tables at which every change is looked at before and after it is stored.

    What the clocks say is not simply believed: hand-overs are followed a second time here, by who is awaited.
    """

    def __init__(self, store: Store, hour: Hour, counts: Counts, luck: Random) -> None:
        super().__init__(store, hour, self._letters, EVERY_TABLE, chance=luck)
        self._counts = counts
        self._wishes: list[Wish] = []
        self._seen: dict[tuple[int, int], HandOver] = {}
        self.listeners: list[Listener] = []

    def _letters(self, occasion: Occasion) -> Sequence[Wish]:
        """Only notices call anybody; nobody reads the rest."""
        self._wishes = list(notice.LETTER.due(occasion))
        return self._wishes

    async def commit(self, live: Live, change: Change) -> None:
        """Store a change, and count what it did in the name of people."""
        before = replace(live)
        await super().commit(live, change)
        for row in change.journal:
            self._answer(before, row)
        for fact in change.facts:
            if isinstance(fact, Reminded | Untold):
                self._reminder(before, change, fact.seat)
        self._follow(before, live, change)
        for listener in self.listeners:
            listener(before, live, self._wishes)

    def _answer(self, before: Live, row: JournalRow) -> None:
        """Count an answer that was given for a person, and whether it was too early for that."""
        if row.by not in ("late", "computer") or before.row.seats[row.seat].person is None:
            return
        self._counts.answered_for += 1
        if self._early(before, row):
            self._counts.answered_early += 1

    def _early(self, before: Live, row: JournalRow) -> bool:
        if row.by == "computer":
            return row.seat not in before.away
        deadline, each = before.deadline(row.seat), PACES[before.row.pace]
        seen = self._seen.get((before.row.id, row.seat))
        if deadline is None or each is None or seen is None or before.row.late == NOBODY:
            return True
        return self.now < deadline or (not seen.late and self.now < seen.since + each)

    def _reminder(self, before: Live, change: Change, seat: int) -> None:
        """Count a reminder that was stated already, on the same rung of the same hand-over."""
        clock = change.clocks.get(seat) or before.clocks.get(seat)
        seen = self._seen.get((before.row.id, seat))
        if clock is None or seen is None:
            return
        if clock.stage in seen.rungs:
            self._counts.reminded_twice += 1
        seen.rungs.add(clock.stage)

    def _follow(self, before: Live, live: Live, change: Change) -> None:
        """Note whose hand-over ends by this change, goes on, or begins."""
        now = self.now
        answered = {row.seat for row in change.journal if row.picks is not None}
        took_back = {row.seat for row in change.journal if row.picks is None}
        late = {row.seat for row in change.journal if row.by == "late"}
        for seat in answered | before.waits.keys() | live.waits.keys():
            key = (live.row.id, seat)
            seen = self._seen.get(key)
            if seen is not None:
                seen.late |= seat in late
                seen.answered |= seat in answered and (seat in change.released or seat not in live.waits)
                seen.answered &= seat not in took_back
            if seat in live.waits and (seen is None or seen.answered):
                self._seen[key] = HandOver(now)
