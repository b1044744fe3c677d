"""What is kept about people and servers."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from bot.store.base import Connection
from bot.store.records import Person, Server
from bot.store.schema import people, servers
from bot.store.upsert import upsert


async def person(connection: Connection, number: int) -> Person | None:
    """This person, if known."""
    row = (await connection.execute(select(people).where(people.c.id == number))).mappings().first()
    return Person(**row) if row else None


async def save_person(connection: Connection, who: Person) -> None:
    """Keep a person's name and wishes."""
    await upsert(connection, people, [vars(who)], ("id",))


async def server(connection: Connection, number: int) -> Server:
    """This server's wishes, or those every server starts with."""
    row = (await connection.execute(select(servers).where(servers.c.id == number))).mappings().first()
    return Server(**row) if row else Server(number)


async def save_server(connection: Connection, wishes: Server) -> None:
    """Keep a server's wishes."""
    await upsert(connection, servers, [vars(wishes)], ("id",))


async def several(connection: Connection, numbers: Sequence[int]) -> dict[int, Person]:
    """These people by number, as far as they are known."""
    rows = await connection.execute(select(people).where(people.c.id.in_(numbers)))
    return {row["id"]: Person(**row) for row in rows.mappings()}
