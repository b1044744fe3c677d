"""How long people take to answer, as counts."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select

from bot.store.base import Connection
from bot.store.schema import journal, paces
from bot.store.upsert import inserting


async def waited(connection: Connection, table: int) -> list[tuple[int, int, int]]:
    """Seat, moment and seconds of each answer of a match for which others had to wait."""
    query = select(journal.c.seat, journal.c.at, journal.c.waited).where(
        journal.c.table_id == table, journal.c.waited.is_not(None)
    )
    return [(row.seat, row.at, row.waited) for row in await connection.execute(query)]


async def count(connection: Connection, counts: Mapping[tuple[int, int], int]) -> None:
    """Count answers by person and bucket on top of those counted before."""
    rows = [{"person": who, "bucket": bucket, "count": times} for (who, bucket), times in counts.items()]
    if rows:
        statement = inserting(connection.dialect.name, paces)
        summed = {"count": paces.c["count"] + statement.excluded["count"]}
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["person", "bucket"], set_=summed), rows
        )


async def counts_of(connection: Connection, person: int) -> dict[int, int]:
    """How many answers of a person there are in each bucket."""
    query = select(paces.c.bucket, paces.c.count).where(paces.c.person == person)
    return {int(bucket): int(times) for bucket, times in await connection.execute(query)}
