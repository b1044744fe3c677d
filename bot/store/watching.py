"""Who watches which match, and what there is in a server to join, to take over, or to watch."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from bot.store.base import Connection
from bot.store.records import OPEN, TableRow, seat_of
from bot.store.reservations import in_tables
from bot.store.schema import offers, seats, tables, watchers

NEWEST = 300


async def add(connection: Connection, table: int, person: int) -> None:
    """Note that somebody watches who did not."""
    await connection.execute(insert(watchers).values(table_id=table, person=person))


async def end(connection: Connection, table: int, person: int) -> bool:
    """Somebody watches no more; false if they did not."""
    done = await connection.execute(
        delete(watchers).where(watchers.c.table_id == table, watchers.c.person == person)
    )
    return bool(done.rowcount)


async def of_table(connection: Connection, table: int) -> list[int]:
    """Who watches a match."""
    query = select(watchers.c.person).where(watchers.c.table_id == table).order_by(watchers.c.person)
    return [int(person) for person in (await connection.execute(query)).scalars()]


async def watches(connection: Connection, table: int, person: int) -> bool:
    """Whether somebody watches a match."""
    query = select(func.count()).where(watchers.c.table_id == table, watchers.c.person == person)
    return bool((await connection.execute(query)).scalar())


# What there is


@dataclass(frozen=True)
class There:
    """An open table of a server, and which of its seats are on offer."""

    row: TableRow
    offered: frozenset[int]


async def in_server(connection: Connection, server: int, title: str | None = None) -> list[There]:
    """The open tables of a server with who sits there, the newest first."""
    query = select(tables).where(tables.c.server == server, tables.c.state.in_(OPEN))
    if title is not None:
        query = query.where(tables.c.title == title)
    rows = [
        TableRow(**row)
        for row in (await connection.execute(query.order_by(tables.c.id.desc()).limit(NEWEST))).mappings()
    ]
    by_number = {row.id: row for row in rows}
    sitting = select(seats).where(seats.c.table_id.in_(by_number), seats.c.until.is_(None))
    for seat in (await connection.execute(sitting.order_by(seats.c.seat))).mappings():
        by_number[seat["table_id"]].seats.append(seat_of({**seat}))
    for number, kept in (await in_tables(connection, by_number)).items():
        by_number[number].reserved = kept
    on_offer: dict[int, set[int]] = {}
    found = await connection.execute(
        select(offers.c.table_id, offers.c.seat).where(offers.c.table_id.in_(by_number))
    )
    for number, seat_ in found:
        on_offer.setdefault(int(number), set()).add(int(seat_))
    return [There(row, frozenset(on_offer.get(row.id, ()))) for row in rows]
