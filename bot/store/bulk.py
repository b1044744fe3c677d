"""A database that has grown, without playing it full: copies of tables, and many that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection as Synchronous
from sqlalchemy import Table, func, insert, literal, select, update

from bot.store.base import Connection
from bot.store.records import EndingRow, TableRow
from bot.store.schema import endings, metadata, outbox, tables


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
