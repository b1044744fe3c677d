"""A database that has grown, without playing it full: copies of tables, and many that are over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Index, Table, case, func, insert, literal, select, update
from sqlalchemy import Connection as Synchronous

from bot.store.base import Connection
from bot.store.records import EndingRow, TableRow
from bot.store.schema import (
    endings,
    metadata,
    outbox,
    people,
    ratings,
    results,
    seats,
    shares,
    standings,
    tables,
)


async def settle(connection: Connection, channel: int) -> None:
    """Every message counts as brought to where it must be."""
    await connection.execute(update(outbox).values(shown=outbox.c.wanted, channel=channel, message=1))


async def fall_behind(connection: Connection, before: int, after: int) -> None:
    """Everything must be shown again, and what was in one channel is in another."""
    await connection.execute(update(tables).where(tables.c.channel == before).values(channel=after))
    await connection.execute(update(outbox).where(outbox.c.channel == before).values(channel=after))
    await connection.execute(update(outbox).values(shown=0))


async def copy(connection: Connection, first: int, last: int, step: int, times: int) -> None:
    """Copy all that belongs to these tables so many times, each time a step higher in numbers."""
    for table in metadata.sorted_tables:
        if table is tables or "table_id" in table.c:
            await connection.run_sync(_copy_rows, table, (first, last), step, times)
    await count_on(connection, tables)


def _copy_rows(
    connection: Synchronous, table: Table, between: tuple[int, int], step: int, times: int
) -> None:
    copies = select(literal(1).label("number")).cte("copy", recursive=True)
    copies = copies.union_all(select(copies.c.number + 1).where(copies.c.number < times))
    owner = table.c.id if table is tables else table.c.table_id
    columns = [column for column in table.c if column is owner or column.name != "id"]
    values = [owner + step * copies.c.number if column is owner else column for column in columns]
    rows = select(*values).select_from(table.join(copies, literal(value=True)))
    connection.execute(insert(table).from_select(columns, rows.where(owner.between(*between))))


async def add_over(connection: Connection, rows: Sequence[TableRow], over: Sequence[EndingRow]) -> None:
    """Store tables and their endings under the numbers they have."""
    stored = [{name: value for name, value in vars(row).items() if name != "seats"} for row in rows]
    await connection.execute(insert(tables), stored)
    await connection.execute(insert(endings), [asdict(one) for one in over])
    await count_on(connection, tables, endings)


async def count_on(connection: Connection, *stored: Table) -> None:
    """PostgreSQL would give numbers again that it has not given itself."""
    if connection.dialect.name == "postgresql":
        for table in stored:
            numbers = func.pg_get_serial_sequence(table.name, "id")
            await connection.execute(select(func.setval(numbers, func.max(table.c.id))))


# Many matches that are over, as if they had been played: copies of some among other people, on other servers.

OVER = (people, tables, seats, results, endings, shares, ratings, standings)
NUMBERS, PEOPLE, SERVERS = {"table_id", "ending"}, {"person", "host"}, {"server"}


@dataclass(frozen=True)
class Span:
    """How far apart the numbers of copies lie: of tables and endings, and of people; servers follow one another."""

    matches: int
    people: int


async def add_seats(
    connection: Connection, sat: Sequence[Mapping[str, object]], how: Sequence[Mapping[str, object]]
) -> None:
    """Store who sat where, and how each seat came out."""
    await connection.execute(insert(seats), sat)
    await connection.execute(insert(results), how)


async def copy_over(connection: Connection, span: Span, number: int) -> None:
    """Copy all matches of the first span, with all that they have made of ratings; each copy has people and a server of its own.

    Since no two copies have anybody in common, the ratings are those that playing all of it would have given.
    """
    for table in OVER:
        columns = [column for column in table.c if column.name != "id" or table in (people, tables, endings)]
        values = [_moved(column, number, span) for column in columns]
        rows = select(*values).where(_in_first(table, span)).order_by(*table.primary_key)
        await connection.execute(insert(table).from_select(columns, rows))


def _moved(column: Column[Any], copy: int, span: Span) -> ColumnElement[Any]:
    own = column.name == "id"
    if column.name in PEOPLE or (own and column.table is people):
        return column + copy * span.people
    if column.name in NUMBERS or own:
        return column + copy * span.matches
    if column.name in SERVERS:
        return case((column == 0, column), else_=column + copy)
    return column


def _in_first(table: Table, span: Span) -> ColumnElement[bool]:
    if table in (people, tables, endings):
        return table.c.id <= (span.people if table is people else span.matches)
    if "person" in table.c and table is not seats:
        return table.c.person <= span.people
    return (table.c.ending if table is shares else table.c.table_id) <= span.matches


async def drop_indexes(connection: Connection) -> None:
    """What is added from now on is sorted once at the end, instead of row by row."""
    for index in _indexes():
        await connection.run_sync(index.drop)


async def make_indexes(connection: Connection) -> None:
    """Sort it, and let the database know what it holds."""
    for index in _indexes():
        await connection.run_sync(index.create)
    await count_on(connection, tables, endings)
    await connection.exec_driver_sql("ANALYZE")


def _indexes() -> list[Index]:
    return [index for table in OVER for index in table.indexes]
