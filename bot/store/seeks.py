"""Who seeks players, of which title and at which pace, and until when."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from bot.store.base import Connection
from bot.store.schema import seeks


@dataclass(frozen=True)
class Seek:
    """Somebody who would play a title (None: any) at a pace (None: any), and where others read that.

    Until when (0: it is over, and stays as long as its message may still be there).
    """

    id: int
    person: int
    server: int
    channel: int
    title: str | None
    pace: str | None
    at: int
    until: int
    message: int | None = None


async def add(connection: Connection, seek: Seek) -> int:
    """Keep that somebody seeks players; the number of it."""
    values = {name: value for name, value in vars(seek).items() if name != "id"}
    done = await connection.execute(insert(seeks).values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key else 0


async def in_server(connection: Connection, server: int, now: int) -> list[Seek]:
    """Who seeks players in a server now, whoever began first before the others."""
    query = (
        select(seeks).where(seeks.c.server == server, seeks.c.until > now).order_by(seeks.c.at, seeks.c.id)
    )
    return [Seek(**row) for row in (await connection.execute(query)).mappings()]


async def of_person(connection: Connection, person: int, *, over: bool = False) -> list[Seek]:
    """What somebody seeks anywhere; over: what is over, too."""
    query = select(seeks).where(seeks.c.person == person).order_by(seeks.c.id)
    query = query if over else query.where(seeks.c.until > 0)
    return [Seek(**row) for row in (await connection.execute(query)).mappings()]


async def one(connection: Connection, number: int) -> Seek | None:
    """A seek by its number."""
    row = (await connection.execute(select(seeks).where(seeks.c.id == number))).mappings().first()
    return Seek(**row) if row else None


async def note_message(connection: Connection, number: int, message: int) -> bool:
    """Keep where others read of it; false if it is over by now."""
    done = await connection.execute(update(seeks).where(seeks.c.id == number).values(message=message))
    known = await one(connection, number)
    return bool(done.rowcount) and known is not None and known.until > 0


async def end(connection: Connection, numbers: Collection[int]) -> int:
    """These are over; how many of them were there."""
    open_ = seeks.c.id.in_(numbers) & (seeks.c.until > 0)
    done = await connection.execute(update(seeks).where(open_).values(until=0))
    return int(done.rowcount)


async def drop(connection: Connection, number: int) -> None:
    """Nothing is left of it."""
    await connection.execute(delete(seeks).where(seeks.c.id == number))
