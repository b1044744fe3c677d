"""What a match has brought lately where seats have changed hands, so that it can be told by the names of then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.results.happened import events_of, in_store
from bot.store import Connection, tables
from bot.store.records import JournalRow
from bot.tables.tenures import Sat, by_seat
from engines.kernel import Event

REMEMBERED = 200


@dataclass(frozen=True)
class Past:
    """Who sat where from when to when, and the last rows of the journal."""

    sat: Mapping[int, Sequence[Sat]]
    rows: Sequence[JournalRow]

    @classmethod
    async def of(cls, connection: Connection, table: int, length: int) -> Self | None:
        """That of a match with so long a journal; None where everybody sits where they began."""
        sat = by_seat(await tables.tenures(connection, table))
        if all(len(there) == 1 for there in sat.values()):
            return None
        return cls(sat, await tables.read_journal(connection, table, length - REMEMBERED))

    def with_rows(self, rows: Sequence[JournalRow]) -> Self:
        """The same when the match has gone on by these rows."""
        return replace(self, rows=[*self.rows, *rows][-REMEMBERED:]) if rows else self

    def answers(self, events: Sequence[Event]) -> list[JournalRow | None]:
        """By which row each of these came about, the latest that says so; None where that is not remembered."""
        told = [(row, in_store([event])) for row in self.rows for event in events_of(row)]
        found, at = list[JournalRow | None](), len(told)
        for event in reversed(events):
            wanted = in_store([event])
            place = next((place for place in reversed(range(at)) if told[place][1] == wanted), None)
            found.append(None if place is None else told[place][0])
            at = at if place is None else place
        return found[::-1]

    def since(self, seat: int | None) -> int:
        """When this seat (None: anybody) was last played by a person."""
        own = (row.at for row in reversed(self.rows) if row.by == "person" and seat in (None, row.seat))
        return next(own, 0)
