"""Which computer player sits down: each has a face of its own, and no two at a table are alike."""

from __future__ import annotations

from bot.store.records import Level, Seat, TableRow

FACES = 8
"""So many there are of each level, each with a name and a face."""


def newcomer(row: TableRow, level: Level) -> Seat:
    """A computer of this level whom this table does not know yet; another table begins with another one."""
    there = {seat.face for seat in row.seats if seat.level == level}
    order = [(row.id + number) % FACES for number in range(FACES)]
    face = next((face for face in order if face not in there), order[0])
    return Seat(len(row.seats), None, "", level, face)
