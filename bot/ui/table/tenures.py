"""How those are called who sat at a table when it ended."""

from __future__ import annotations

from dataclasses import replace

from bot.store.records import Seat, TableRow
from bot.tables.tenures import Tenures
from bot.ui.kit.markup import cut
from bot.ui.table.look import name_of
from data.names import straight
from data.words import Words

SHARED = 18


def as_ended(tenures: Tenures, words: Words) -> TableRow:
    """The table as it has ended, where successors are named together with who began in their seat."""
    return replace(tenures.row, seats=[_ended(tenures, seat, words) for seat in tenures.row.seats])


def _ended(tenures: Tenures, seat: Seat, words: Words) -> Seat:
    first = tenures.sat[seat.seat][0].seat if tenures.sat.get(seat.seat) else seat
    if None in (first.person, seat.person) or first.person == seat.person:
        return seat
    heir, name = (cut(straight(name_of(one, words)), SHARED) for one in (seat, first))
    return replace(seat, person=abs(seat.person or 0), name=words("seat-heir", heir=heir, name=name))
