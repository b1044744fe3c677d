"""What is kept about people and servers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Person, Server
from bot.store.schema import people, servers


async def upsert(
    connection: AsyncConnection, table: Table, rows: list[dict[str, Any]], keys: list[str]
) -> None:
    """Insert these rows, or bring those that exist to the same values."""
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    statement = insert(table)
    changed = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed), rows)


async def person(connection: AsyncConnection, number: int) -> Person | None:
    """This person, if known."""
    row = (await connection.execute(select(people).where(people.c.id == number))).mappings().first()
    return Person(**row) if row else None


async def save_person(connection: AsyncConnection, who: Person) -> None:
    """Keep a person's name and wishes."""
    await upsert(connection, people, [vars(who)], ["id"])


async def server(connection: AsyncConnection, number: int) -> Server:
    """This server's wishes, or those every server starts with."""
    row = (await connection.execute(select(servers).where(servers.c.id == number))).mappings().first()
    return Server(**row) if row else Server(number)


async def save_server(connection: AsyncConnection, wishes: Server) -> None:
    """Keep a server's wishes."""
    await upsert(connection, servers, [vars(wishes)], ["id"])
