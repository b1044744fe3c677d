"""Writing a row whether it is there already or not, in the words of either database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


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
    statement = inserting(dialect, table)
    values = {name: statement.excluded[name] for name in changed}
    return statement.on_conflict_do_update(index_elements=list(keys), set_=values)


def inserting(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insertion that can say what happens to a row that is there already."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
