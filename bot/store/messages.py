"""The outbox: for each message that a table owns, the revision it must show and the one it shows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import RowMapping, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import Slot, Wish
from bot.store.schema import outbox


async def wish(connection: AsyncConnection, table: int, revision: int, wishes: list[Wish]) -> None:
    """Say what messages shall come to; one that never existed and shall go away is not made."""
    rows = [
        {
            "table_id": table,
            "slot": want.slot,
            "wanted": revision,
            "shown": 0,
            "gone": want.gone,
            "posted": 0,
            "tries": 0,
            "data": dict(want.data),
        }
        for want in wishes
    ]
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
    statement = insert(outbox)
    changed = {name: statement.excluded[name] for name in ("wanted", "gone", "data")} | {"tries": 0}
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["table_id", "slot"], set_=changed), rows
    )


def _slot(row: RowMapping) -> Slot:
    values = dict(row)
    return Slot(table=values.pop("table_id"), **values)


async def unsettled(connection: AsyncConnection, table: int) -> list[Slot]:
    """The messages of a table that do not show yet what they must."""
    rows = await connection.execute(
        select(outbox)
        .where(outbox.c.table_id == table, outbox.c.wanted > outbox.c.shown)
        .order_by(outbox.c.slot)
    )
    return [_slot(row) for row in rows.mappings()]


async def unsettled_tables(connection: AsyncConnection) -> list[int]:
    """The tables that have such messages."""
    query = select(outbox.c.table_id).where(outbox.c.wanted > outbox.c.shown).distinct()
    return [int(number) for number in (await connection.execute(query)).scalars()]


async def slots(connection: AsyncConnection, table: int) -> dict[str, Slot]:
    """All messages of a table by slot."""
    rows = await connection.execute(select(outbox).where(outbox.c.table_id == table))
    return {row["slot"]: _slot(row) for row in rows.mappings()}


async def delivered(connection: AsyncConnection, slot: Slot, shown: int, **place: Any) -> None:
    """A message shows this revision now; place may say where it is and when it was posted."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.table_id == slot.table, outbox.c.slot == slot.slot)
        .values(shown=shown, tries=0, **place)
    )


async def tried(connection: AsyncConnection, slot: Slot) -> None:
    """A delivery failed once more."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.table_id == slot.table, outbox.c.slot == slot.slot)
        .values(tries=outbox.c.tries + 1)
    )


async def dropped(connection: AsyncConnection, slot: Slot) -> None:
    """A message that has gone is forgotten, unless it is wanted again meanwhile."""
    await connection.execute(
        delete(outbox).where(
            outbox.c.table_id == slot.table, outbox.c.slot == slot.slot, outbox.c.wanted == slot.wanted
        )
    )
