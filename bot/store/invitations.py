"""Invitations to lobbies, kept for a day: how many somebody has sent or got. And whom hosts have taken off their tables."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, func, insert, select

from bot.store.base import Connection
from bot.store.schema import invitations, outcasts


async def add(connection: Connection, table: int, host: int, guest: int, at: int) -> None:
    """Note that somebody was invited."""
    row = {"table_id": table, "host": host, "guest": guest, "at": at}
    await connection.execute(insert(invitations).values(**row))


async def sent(connection: Connection, host: int, since: int) -> int:
    """How many people a host has invited since then."""
    return await _count(connection, invitations.c.host == host, since)


async def got(connection: Connection, guest: int, since: int) -> int:
    """How often somebody was invited since then."""
    return await _count(connection, invitations.c.guest == guest, since)


async def forget_before(connection: Connection, moment: int) -> None:
    """What was before that counts no more."""
    await connection.execute(delete(invitations).where(invitations.c.at <= moment))


async def _count(connection: Connection, whose: ColumnElement[bool], since: int) -> int:
    query = select(func.count()).select_from(invitations).where(whose, invitations.c.at > since)
    return int((await connection.execute(query)).scalar_one())


# Whom a host does not want at a table


async def cast_out(connection: Connection, table: int, person: int) -> None:
    """Note that somebody does not sit down at a table again."""
    await connection.execute(insert(outcasts).values(table_id=table, person=person))


async def outcast(connection: Connection, table: int, people: Collection[int]) -> set[int]:
    """Whom of these people the host has taken off a table."""
    query = select(outcasts.c.person).where(outcasts.c.table_id == table, outcasts.c.person.in_(people))
    return {int(person) for person in (await connection.execute(query)).scalars()}
