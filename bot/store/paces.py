"""How long people take to answer, as counts."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from bot.store.base import Connection
from bot.store.schema import journal, paces, waits
from bot.store.upsert import count_one

ASKED_BY_OTHERS = (
    select(waits.c.since)
    .outerjoin(journal, (journal.c.table_id == waits.c.table_id) & (journal.c.number == waits.c.question - 1))
    .where(
        waits.c.table_id == bindparam("table"),
        waits.c.seat == bindparam("seat"),
        journal.c.seat.is_(None) | (journal.c.seat != bindparam("seat")),
    )
)


async def asked_by_others(connection: Connection, table: int, seat: int) -> int | None:
    """Since when a seat has been asked, unless its own answer brought the question."""
    found = (await connection.execute(ASKED_BY_OTHERS, {"table": table, "seat": seat})).scalar()
    return None if found is None else int(found)


async def count(connection: Connection, person: int, bucket: int) -> None:
    """Count one more answer of a person."""
    await count_one(connection, paces, {"person": person, "bucket": bucket})


async def counts_of(connection: Connection, person: int) -> dict[int, int]:
    """How many answers of a person there are in each bucket."""
    query = select(paces.c.bucket, paces.c.count).where(paces.c.person == person)
    return {int(bucket): int(times) for bucket, times in await connection.execute(query)}
