"""Ratings and standings in bulk: what is stored, and how it is brought to what it should be."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Table, and_, bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.results import KEYS
from bot.store.schema import ratings, seats, standings
from bot.store.upsert import upsert

Row = Mapping[str, Any]
STEP = ("person", "server", "title", "ending")


async def last_erased(connection: AsyncConnection) -> int:
    """The number of whoever was erased last, which is below 0 and the lowest of all; each erasing changes it."""
    return min(int((await connection.execute(select(func.min(seats.c.person)))).scalar() or 0), 0)


async def stored_people(connection: AsyncConnection) -> list[int]:
    """Everybody who has a standing."""
    query = select(standings.c.person).distinct().order_by(standings.c.person)
    return list((await connection.execute(query)).scalars())


async def stored_standings(connection: AsyncConnection, people: Collection[int]) -> list[Row]:
    """All standings of these people."""
    query = select(standings).where(standings.c.person.in_(people))
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def stored_steps(connection: AsyncConnection, after: int, last: int) -> list[Row]:
    """The steps of the endings after one up to another."""
    query = select(ratings).where(ratings.c.ending > after, ratings.c.ending <= last)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def forget_steps(connection: AsyncConnection, after: int, last: int | None) -> None:
    """Clear the steps of the endings after one up to another, or of all that follow."""
    query = delete(ratings).where(ratings.c.ending > after)
    await connection.execute(query if last is None else query.where(ratings.c.ending <= last))


async def put(connection: AsyncConnection, table: Table, gone: Sequence[Row], wanted: Sequence[Row]) -> None:
    """Take rows out of standings or ratings, and write others as they shall be."""
    names = keys_of(table)
    if gone:
        same = and_(*(table.c[name] == bindparam(f"old_{name}") for name in names))
        await connection.execute(
            delete(table).where(same), [{f"old_{name}": row[name] for name in names} for row in gone]
        )
    if wanted:
        await upsert(connection, table, [dict(row) for row in wanted], names)


def keys_of(table: Table) -> tuple[str, ...]:
    """What a row of standings or ratings is known by."""
    return KEYS if table is standings else STEP
