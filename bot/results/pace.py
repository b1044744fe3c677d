"""How long people take to answer: counted in buckets that double, from the moment the table asked them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import JournalRow, TableRow
from bot.store.schema import journal, paces, waits
from bot.store.upsert import count_one

LARGEST = 30
ASKED_BY_OTHERS = (
    select(waits.c.since)
    .outerjoin(journal, (journal.c.table_id == waits.c.table_id) & (journal.c.number == waits.c.question - 1))
    .where(
        waits.c.table_id == bindparam("table"),
        waits.c.seat == bindparam("seat"),
        journal.c.seat.is_(None) | (journal.c.seat != bindparam("seat")),
    )
)


def bucket(seconds: int) -> int:
    """The bucket of a time: 0 below a second, else one more for each doubling."""
    return min(seconds.bit_length(), LARGEST)


def usual(counts: Mapping[int, int]) -> int | None:
    """The median in seconds, as the middle of its bucket."""
    left = (sum(counts.values()) + 1) // 2
    for key in sorted(counts):
        left -= counts[key]
        if left <= 0 < sum(counts.values()):
            return 0 if key == 0 else 3 * 2**key // 4
    return None


async def note_pace(connection: AsyncConnection, row: TableRow, rows: Sequence[JournalRow], now: int) -> None:
    """Count how long a person took for the first answer of a turn; what follows at once is no waiting.

    Where the clock was put back meanwhile, nobody knows how long it was.
    """
    if not rows or rows[0].by != "person" or rows[0].picks is None:
        return
    seat = rows[0].seat
    person = row.seats[seat].person
    if person is None:
        return
    since = (await connection.execute(ASKED_BY_OTHERS, {"table": row.id, "seat": seat})).scalar()
    if since is not None and since <= now:
        await count_one(connection, paces, {"person": person, "bucket": bucket(now - since)})
