"""What is due at some moment, for a table or for a person."""

from __future__ import annotations

from sqlalchemy import and_, delete, insert

from bot.store.base import Connection
from bot.store.schema import timers


async def put(
    connection: Connection,
    kind: str,
    due: int,
    *,
    table: int | None = None,
    person: int | None = None,
    part: int = 0,
) -> None:
    """Let this be due then, instead of whenever it was; it is a new row, so that whoever works at the old one has it no more."""
    same = and_(
        timers.c.kind == kind, timers.c.table_id == table, timers.c.person == person, timers.c.part == part
    )
    await connection.execute(delete(timers).where(same))
    await connection.execute(
        insert(timers).values(kind=kind, due=due, table_id=table, person=person, part=part)
    )


async def drop(
    connection: Connection,
    kind: str,
    *,
    table: int | None = None,
    person: int | None = None,
    part: int | None = None,
) -> None:
    """Let none of this kind be due any more: of this table, of this person, of this part, as far as they are given."""
    given = ((timers.c.table_id, table), (timers.c.person, person), (timers.c.part, part))
    meant = [column == value for column, value in given if value is not None]
    await connection.execute(delete(timers).where(timers.c.kind == kind, *meant))
