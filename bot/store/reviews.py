"""Looks back at matches that are over, as they were computed once for all."""

from __future__ import annotations

import zlib

from sqlalchemy import delete, insert, select

from bot.store.base import Connection
from bot.store.schema import reviews


async def read(connection: Connection, table: int) -> bytes | None:
    """The look back at the match of a table, if there is one."""
    query = select(reviews.c.data).where(reviews.c.table_id == table)
    found = (await connection.execute(query)).scalar()
    return None if found is None else zlib.decompress(found)


async def keep(connection: Connection, table: int, data: bytes, now: int) -> None:
    """Keep it, in the place of an older one."""
    await connection.execute(delete(reviews).where(reviews.c.table_id == table))
    await connection.execute(insert(reviews).values(table_id=table, data=zlib.compress(data), at=now))
