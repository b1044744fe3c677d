"""What is kept about people and servers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Person, Server
from bot.store.schema import people, servers


async def upsert(
    connection: AsyncConnection,
    table: Table,
    rows: list[dict[str, Any]],
    keys: tuple[str, ...],
    changed: tuple[str, ...] | None = None,
) -> None:
    """Insert these rows; where there is one with such keys, bring it to the same values, or only some of them."""
    if changed is None:
        changed = tuple(name for name in rows[0] if name not in keys)
    await connection.execute(_upserting(connection.dialect.name, table, keys, changed), rows)


@cache
def _upserting(dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...]) -> Executable:
    """The statement, kept: to build it takes longer than to run it."""
    statement = _inserting(dialect, table)
    values = {name: statement.excluded[name] for name in changed}
    return statement.on_conflict_do_update(index_elements=list(keys), set_=values)


def _inserting(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


async def count_one(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> None:
    """Count one more for these keys."""
    await connection.execute(_counting(connection.dialect.name, table, tuple(row)), {**row, "count": 1})


@cache
def _counting(dialect: str, table: Table, keys: tuple[str, ...]) -> Executable:
    return _inserting(dialect, table).on_conflict_do_update(
        index_elements=list(keys), set_={"count": table.c["count"] + 1}
    )


async def person(connection: AsyncConnection, number: int) -> Person | None:
    """This person, if known."""
    row = (await connection.execute(select(people).where(people.c.id == number))).mappings().first()
    return Person(**row) if row else None


async def save_person(connection: AsyncConnection, who: Person) -> None:
    """Keep a person's name and wishes."""
    await upsert(connection, people, [vars(who)], ("id",))


async def server(connection: AsyncConnection, number: int) -> Server:
    """This server's wishes, or those every server starts with."""
    row = (await connection.execute(select(servers).where(servers.c.id == number))).mappings().first()
    return Server(**row) if row else Server(number)


async def save_server(connection: AsyncConnection, wishes: Server) -> None:
    """Keep a server's wishes."""
    await upsert(connection, servers, [vars(wishes)], ("id",))


async def several(connection: AsyncConnection, numbers: Sequence[int]) -> dict[int, Person]:
    """These people by number, as far as they are known."""
    rows = await connection.execute(select(people).where(people.c.id.in_(numbers)))
    return {row["id"]: Person(**row) for row in rows.mappings()}
