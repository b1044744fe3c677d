"""Seats of running matches that are on offer, and who has given another match up lately."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, exists, insert, or_, select

from bot.store.base import Connection
from bot.store.schema import clocks, offers, seats, tables


async def of_table(connection: Connection, table: int) -> frozenset[int]:
    """The seats of a table that are on offer."""
    found = await connection.execute(select(offers.c.seat).where(offers.c.table_id == table))
    return frozenset(found.scalars())


async def change(
    connection: Connection, table: int, at: int, new: Collection[int], gone: Collection[int]
) -> None:
    """Keep which seats are newly on offer, and which are not any more."""
    if gone:
        await connection.execute(delete(offers).where(offers.c.table_id == table, offers.c.seat.in_(gone)))
    if new:
        await connection.execute(
            insert(offers), [{"table_id": table, "seat": seat, "at": at} for seat in new]
        )


async def gave_up(connection: Connection, person: int, since: int) -> bool:
    """Whether somebody has left a match with others since then, or is away from one that still runs."""
    other = seats.alias("other")
    left = exists().where(
        seats.c.person == person,
        seats.c.until > since,
        exists().where(
            other.c.table_id == seats.c.table_id, other.c.person.is_not(None), other.c.person != person
        ),
    )
    away = exists().where(
        seats.c.person == person,
        seats.c.until.is_(None),
        tables.c.id == seats.c.table_id,
        tables.c.state == "playing",
        clocks.c.table_id == seats.c.table_id,
        clocks.c.seat == seats.c.seat,
        clocks.c.away.is_(True),
    )
    return bool((await connection.execute(select(or_(left, away)))).scalar())
