"""Who sat where when: what is told of the past names whoever sat there then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.store import Store, tables
from bot.store.records import JournalRow, Seat, TableRow, seat_of
from bot.ui.kit.markup import cut
from bot.ui.table.look import name_of
from data.names import straight
from data.words import Words

SHARED = 18


@dataclass(frozen=True)
class Sat:
    """Somebody, or a computer, who sat in a seat from when to when."""

    seat: Seat
    since: int
    until: int | None


@dataclass(frozen=True)
class Tenures:
    """All who have sat in each seat of a table, one after the other."""

    row: TableRow
    sat: Mapping[int, Sequence[Sat]]

    @classmethod
    async def of(cls, store: Store, row: TableRow) -> Tenures:
        """Those of a table."""
        async with store.reading() as connection:
            rows = await tables.tenures(connection, row.id)
        sat: dict[int, list[Sat]] = {}
        for one in rows:
            seat = seat_of(one)
            sat.setdefault(seat.seat, []).append(Sat(seat, one["since"], one["until"]))
        return cls(row, sat)

    def then(self, entry: JournalRow | None) -> TableRow:
        """The table with those who sat there at a row of the journal; before it, with those who began."""
        return replace(self.row, seats=[self._then(seat, entry) for seat in self.row.seats])

    def _then(self, now: Seat, entry: JournalRow | None) -> Seat:
        """Moments are whole seconds: where one has left and another sat down in the same, who has answered decides."""
        sat = self.sat.get(now.seat, ())
        if entry is None or entry.number < 0:
            return sat[0].seat if sat else now
        there = [one for one in sat if one.since <= entry.at and (one.until is None or entry.at <= one.until)]
        if len(there) > 1 and entry.seat == now.seat:
            computer = entry.by == "computer"
            there = [one for one in there if (one.seat.person is None) == computer] or there
        return there[0].seat if there else now

    def ended(self, words: Words) -> TableRow:
        """The table as it has ended, where successors are named together with who began in their seat."""
        return replace(self.row, seats=[self._ended(seat, words) for seat in self.row.seats])

    def _ended(self, seat: Seat, words: Words) -> Seat:
        first = self.sat[seat.seat][0].seat if self.sat.get(seat.seat) else seat
        if None in (first.person, seat.person) or first.person == seat.person:
            return seat
        heir, name = (cut(straight(name_of(one, words)), SHARED) for one in (seat, first))
        return replace(seat, person=abs(seat.person or 0), name=words("seat-heir", heir=heir, name=name))
