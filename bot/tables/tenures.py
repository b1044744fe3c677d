"""Who sat where when: what is told of the past names whoever sat there then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Self

from bot.store import Store, tables
from bot.store.records import JournalRow, Seat, TableRow, seat_of


@dataclass(frozen=True)
class Sat:
    """Somebody, or a computer, who sat in a seat from when to when."""

    seat: Seat
    since: int
    until: int | None


def by_seat(rows: Sequence[Mapping[str, Any]]) -> dict[int, list[Sat]]:
    """All who have sat in each seat, one after the other, from what is stored of them."""
    sat: dict[int, list[Sat]] = {}
    for one in rows:
        seat = seat_of(one)
        sat.setdefault(seat.seat, []).append(Sat(seat, one["since"], one["until"]))
    return sat


@dataclass(frozen=True)
class Tenures:
    """All who have sat in each seat of a table, one after the other."""

    row: TableRow
    sat: Mapping[int, Sequence[Sat]]

    @classmethod
    async def of(cls, store: Store, row: TableRow) -> Self:
        """Those of a table."""
        async with store.reading() as connection:
            return cls(row, by_seat(await tables.tenures(connection, row.id)))

    def then(self, entry: JournalRow | None) -> TableRow:
        """The table with those who sat there at a row of the journal; before it, with those who began."""
        return replace(self.row, seats=[self._then(seat, entry) for seat in self.row.seats])

    def left(self) -> list[tuple[int, TableRow, int]]:
        """When somebody left and a computer played on, the table as it was then, and in which seat; in order."""
        return sorted(self._left(), key=lambda one: one[0])

    def _left(self) -> Iterator[tuple[int, TableRow, int]]:
        end = self.row.ended if self.row.reason == "left" else None
        for number, sat in self.sat.items():
            for one, after in pairwise(sat):
                went = one.seat.person is not None and after.seat.person is None
                if went and one.until is not None and (end is None or one.until < end):
                    seats = [one.seat if seat.seat == number else seat for seat in self.row.seats]
                    yield one.until, replace(self.row, seats=seats), number

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
