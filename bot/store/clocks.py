"""The clocks of seats as they are stored, and finding what is due: by the moment, and by lease."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Select, Table, bindparam, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import clocks, reservations, seats, timers
from bot.store.upsert import upsert

FREE = {"holder": None, "leased": None}
STATE = tuple(column.name for column in clocks.columns if column.name not in ("table_id", "holder", "leased"))


async def read(connection: AsyncConnection, table: int) -> list[dict[str, Any]]:
    """The clocks of a table, a row for each seat."""
    rows = await connection.execute(_reading(), {"table": table})
    return [dict(row) for row in rows.mappings()]


@cache
def _reading() -> Executable:
    kept = [clocks.c[name] for name in STATE]
    return select(*kept).where(clocks.c.table_id == bindparam("table"))


async def of_person(connection: AsyncConnection, person: int) -> dict[int, dict[str, Any]]:
    """The clocks that run for a person, by table."""
    query = (
        select(clocks)
        .join(seats, (seats.c.table_id == clocks.c.table_id) & (seats.c.seat == clocks.c.seat))
        .where(seats.c.person == person, seats.c.until.is_(None), clocks.c.began.is_not(None))
    )
    return {row["table_id"]: dict(row) for row in (await connection.execute(query)).mappings()}


async def away(connection: AsyncConnection, person: int, tables: Collection[int]) -> dict[int, bool]:
    """At which of these tables a computer plays on for a person who is away; and whether nobody is there, so that it rests."""
    gone = case((clocks.c.away.is_(True), 1), else_=0)
    query = (
        select(seats.c.table_id, func.min(gone))
        .outerjoin(clocks, (clocks.c.table_id == seats.c.table_id) & (clocks.c.seat == seats.c.seat))
        .where(seats.c.table_id.in_(tables), seats.c.until.is_(None), seats.c.person.is_not(None))
        .group_by(seats.c.table_id)
        .having(func.max(case((seats.c.person == person, gone), else_=0)) == 1)
    )
    return {int(table): bool(rests) for table, rests in await connection.execute(query)}


async def save(connection: AsyncConnection, table: int, rows: Sequence[Mapping[str, Any]]) -> None:
    """Keep these clocks as they are now; who had a lease on one has done the work by that."""
    if rows:
        values = [{"table_id": table, **row, **FREE} for row in rows]
        await upsert(connection, clocks, values, ("table_id", "seat"))


async def drop(connection: AsyncConnection, table: int, seats: Collection[int]) -> None:
    """No person sits there any more."""
    if seats:
        await connection.execute(delete(clocks).where(clocks.c.table_id == table, clocks.c.seat.in_(seats)))


async def pressed(connection: AsyncConnection, table: int, seats: Collection[int]) -> None:
    """The players of these seats have done something since the hand-over began."""
    await connection.execute(
        update(clocks)
        .where(clocks.c.table_id == table, clocks.c.seat.in_(seats))
        .values(pressed=True, missed=False)
    )


# Finding what is due


async def next_due(connection: AsyncConnection) -> int | None:
    """The moment at which something is due next that nobody works at."""
    soonest = [(await connection.execute(_soonest_free(table))).scalar() for table in (clocks, timers)]
    return min((int(moment) for moment in soonest if moment is not None), default=None)


async def anything_due(connection: AsyncConnection, now: int) -> bool:
    """Whether there is anything to claim."""
    for table in (clocks, timers):
        free = or_(table.c.leased.is_(None), table.c.leased <= now)
        query = select(table.c.due).where(table.c.due <= now, free).limit(1)
        if (await connection.execute(query)).first() is not None:
            return True
    return False


async def overdue(connection: AsyncConnection, now: int) -> int:
    """How many clocks and timers are due and not done."""
    count = 0
    for table in (clocks, timers):
        count += int((await connection.execute(select(func.count()).where(table.c.due <= now))).scalar_one())
    return count


@cache
def _soonest_free(table: Table) -> Select[int]:
    """The statement, kept: to build it takes longer than to run it."""
    known = select(table.c.due).where(table.c.due.is_not(None), table.c.leased.is_(None))
    return known.order_by(table.c.due).limit(1)


async def claim(
    connection: AsyncConnection, now: int, holder: str, until: int, most: int
) -> dict[int, list[int]]:
    """Take a lease on so many clocks that are due and that nobody has one on; the seats by table, the soonest first."""
    free = or_(clocks.c.leased.is_(None), clocks.c.leased <= now)
    soonest = (
        select(clocks.c.table_id, clocks.c.seat)
        .where(clocks.c.due <= now, free)
        .order_by(clocks.c.due, clocks.c.table_id, clocks.c.seat)
        .limit(most)
    )
    found: dict[int, list[int]] = {}
    for table, seat in (await connection.execute(soonest)).all():
        found.setdefault(int(table), []).append(int(seat))
    for table, due in found.items():
        await connection.execute(
            update(clocks)
            .where(clocks.c.table_id == table, clocks.c.seat.in_(due))
            .values(holder=holder, leased=until)
        )
    return found


async def postpone(connection: AsyncConnection, table: int, seats: Collection[int], due: int | None) -> None:
    """Look at these clocks again only then, or never."""
    await connection.execute(
        update(clocks).where(clocks.c.table_id == table, clocks.c.seat.in_(seats)).values(due=due, **FREE)
    )


async def move(connection: AsyncConnection, seconds: int) -> None:
    """So many seconds count against nobody: all that runs is moved by them.

    What somebody's night had pushed on may fall into their day now: it is looked at when it would be due without that.
    """
    later: dict[Any, Any] = {
        clocks.c.began: clocks.c.began + seconds,
        clocks.c.due: clocks.c.due - clocks.c.pushed + seconds,
        clocks.c.pushed: 0,
        **{clocks.c[name]: value for name, value in FREE.items()},
    }
    await connection.execute(update(clocks).where(clocks.c.began.is_not(None)).values(later))


async def showing(connection: AsyncConnection, after: tuple[int, int], most: int) -> list[tuple[int, int]]:
    """The tables that show deadlines (their clocks run, or seats are kept there), each with the next, the soonest first, after this one."""
    running = select(clocks.c.due, clocks.c.table_id).where(clocks.c.due.is_not(None))
    kept = select(reservations.c.until, reservations.c.table_id)
    moments = running.union_all(kept).subquery()
    soonest = func.min(moments.c.due).label("soonest")
    each = select(soonest, moments.c.table_id).group_by(moments.c.table_id).subquery()
    behind = or_(each.c.soonest > after[0], (each.c.soonest == after[0]) & (each.c.table_id > after[1]))
    query = select(each).where(behind).order_by(each.c.soonest, each.c.table_id).limit(most)
    return [(int(due), int(table)) for due, table in await connection.execute(query)]
