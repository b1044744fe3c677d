"""Whom the moderators of a server bar from its tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import and_, delete, exists, select

from bot.store.base import Connection
from bot.store.records import OPEN
from bot.store.schema import bars, seats, tables
from bot.store.upsert import upsert


@dataclass(frozen=True)
class Bar:
    """Who is barred where, by whom, since when, and what was said about it for the other moderators."""

    server: int
    person: int
    by: int
    at: int
    reason: str | None = None


async def add(connection: Connection, bar: Bar) -> None:
    """Bar somebody."""
    await upsert(connection, bars, [vars(bar)], ("server", "person"))


async def lift(connection: Connection, server: int, person: int) -> bool:
    """Let somebody sit down again; false if nothing was in the way."""
    done = await connection.execute(delete(bars).where(bars.c.server == server, bars.c.person == person))
    return bool(done.rowcount)


async def of_server(connection: Connection, server: int) -> list[Bar]:
    """Everybody who is barred there, the latest first."""
    query = select(bars).where(bars.c.server == server).order_by(bars.c.at.desc(), bars.c.person)
    return [Bar(**row) for row in (await connection.execute(query)).mappings()]


async def barred(connection: Connection, server: int, people: Collection[int]) -> set[int]:
    """Who of these may not sit down there."""
    query = select(bars.c.person).where(bars.c.server == server, bars.c.person.in_(people))
    return set((await connection.execute(query)).scalars())


async def still_sitting(connection: Connection, person: int | None = None) -> list[tuple[int, int]]:
    """The open tables where somebody (or this person) sits who is barred there, each with the person."""
    query = (
        select(tables.c.id, seats.c.person)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.until.is_(None)))
        .join(bars, and_(bars.c.person == seats.c.person, bars.c.server == tables.c.server))
        .where(tables.c.state.in_(OPEN))
        .order_by(tables.c.id, seats.c.seat)
    )
    if person is not None:
        query = query.where(bars.c.person == person)
    return [(int(table), int(who)) for table, who in await connection.execute(query)]


async def common(connection: Connection, server: int, person: int, other: int) -> int | None:
    """An open table of the server where the one sits and the other sits or has sat."""
    there = exists().where(seats.c.table_id == tables.c.id, seats.c.person == other)
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person, seats.c.until.is_(None))
    query = select(tables.c.id).where(tables.c.server == server, tables.c.state.in_(OPEN), there, sits)
    found = (await connection.execute(query.order_by(tables.c.id).limit(1))).scalar()
    return None if found is None else int(found)
