"""Seats of lobbies that are kept for somebody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import and_, delete, exists, select, update

from bot.store.base import Connection
from bot.store.records import Reservation, TableRow
from bot.store.schema import bars, reservations, seats, tables
from bot.store.upsert import upsert


async def of_table(connection: Connection, table: int) -> list[Reservation]:
    """The reservations at a table, in the order in which they shall sit."""
    query = (
        select(reservations.c.person, reservations.c.place, reservations.c.name, reservations.c.until)
        .where(reservations.c.table_id == table)
        .order_by(reservations.c.place, reservations.c.person)
    )
    return [Reservation(*row) for row in await connection.execute(query)]


async def in_tables(connection: Connection, numbers: Collection[int]) -> dict[int, list[Reservation]]:
    """The reservations of several tables, of those that have any."""
    query = select(reservations).where(reservations.c.table_id.in_(numbers)).order_by(reservations.c.place)
    found: dict[int, list[Reservation]] = {}
    for row in await connection.execute(query):
        one = Reservation(row.person, row.place, row.name, row.until)
        found.setdefault(int(row.table_id), []).append(one)
    return found


async def of_person(connection: Connection, person: int) -> list[tuple[TableRow, int]]:
    """The lobbies where a seat is kept for somebody who does not sit there yet, each with until when, the soonest first."""
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person, seats.c.until.is_(None))
    query = (
        select(tables, reservations.c.until.label("kept"))
        .join(reservations, reservations.c.table_id == tables.c.id)
        .where(reservations.c.person == person, ~sits)
        .order_by(reservations.c.until, tables.c.id)
    )
    found = []
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        until = int(values.pop("kept"))
        found.append((TableRow(**values), until))
    return found


async def save(
    connection: Connection, table: int, before: Sequence[Reservation], after: Sequence[Reservation]
) -> None:
    """Keep the reservations of a table as they are after a change; only what differs is written."""
    gone = {one.person for one in before} - {one.person for one in after}
    if gone:
        await connection.execute(
            delete(reservations).where(reservations.c.table_id == table, reservations.c.person.in_(gone))
        )
    rows = [{"table_id": table, **vars(one)} for one in after if one not in before]
    if rows:
        await upsert(connection, reservations, rows, ("table_id", "person"))


async def of_barred(connection: Connection, person: int | None = None) -> list[tuple[int, int]]:
    """Where seats are kept for somebody (or this person) who is barred there, each table with the person."""
    query = (
        select(reservations.c.table_id, reservations.c.person)
        .join(tables, tables.c.id == reservations.c.table_id)
        .join(bars, and_(bars.c.person == reservations.c.person, bars.c.server == tables.c.server))
        .order_by(reservations.c.table_id, reservations.c.person)
    )
    if person is not None:
        query = query.where(reservations.c.person == person)
    return [(int(table), int(who)) for table, who in await connection.execute(query)]


async def move(connection: Connection, seconds: int) -> None:
    """So many seconds count against nobody: seats are kept for as much longer."""
    await connection.execute(update(reservations).values(until=reservations.c.until + seconds))
