"""Timers that belong to a table or to a person: what is due once, at a moment."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, delete, insert, or_, select, update

from bot.store.base import Connection
from bot.store.schema import timers

PAUSE, CALL, BEGINS = "pause", "call", "begins"
BY_THE_WALL = (
    PAUSE,
    CALL,
    BEGINS,
)  # a pause has its days, whoever slept is awake again, and people have met by the clock


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that is due at a moment, for a table or a person; the part says which of several it is."""

    id: int
    kind: str
    table: int | None
    person: int | None
    part: int
    due: int


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


async def people_of(connection: Connection, kind: str, table: int, part: int) -> set[int]:
    """For whom this part of this kind is still to come at a table."""
    query = select(timers.c.person).where(
        timers.c.kind == kind, timers.c.table_id == table, timers.c.part == part, timers.c.person.is_not(None)
    )
    return {row.person for row in await connection.execute(query)}


async def due_of(connection: Connection, kind: str, table: int) -> int | None:
    """When something of this kind is due at a table."""
    query = select(timers.c.due).where(timers.c.kind == kind, timers.c.table_id == table)
    found = (await connection.execute(query.order_by(timers.c.due).limit(1))).scalar()
    return None if found is None else int(found)


async def claim(connection: Connection, now: int, holder: str, until: int, most: int) -> list[Timer]:
    """Take a lease on so many that are due and that nobody has one on, the soonest first."""
    free = or_(timers.c.leased.is_(None), timers.c.leased <= now)
    query = select(timers).where(timers.c.due <= now, free).order_by(timers.c.due, timers.c.id).limit(most)
    found = [
        Timer(row.id, row.kind, row.table_id, row.person, row.part, row.due)
        for row in await connection.execute(query)
    ]
    if found:
        await connection.execute(
            update(timers)
            .where(timers.c.id.in_([one.id for one in found]))
            .values(holder=holder, leased=until)
        )
    return found


async def done(connection: Connection, timer: Timer) -> bool:
    """It is done; false if somebody else has done it, or it is not due any more."""
    gone = await connection.execute(delete(timers).where(timers.c.id == timer.id, timers.c.due == timer.due))
    return gone.rowcount == 1


async def move(connection: Connection, seconds: int) -> None:
    """So many seconds count against nobody; what goes by the clock on the wall stays, and so does what a person has set."""
    await connection.execute(
        update(timers)
        .where(timers.c.table_id.is_not(None), timers.c.kind.not_in(BY_THE_WALL))
        .values(due=timers.c.due + seconds, holder=None, leased=None)
    )
