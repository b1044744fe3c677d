"""The outbox: for each message that a table owns, the revision it must show and the one it shows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import RowMapping, and_, case, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.household import WHOLE, Share
from bot.store.records import Slot, Wish
from bot.store.schema import outbox, seats, tables
from bot.store.upsert import upsert

NEW = {"shown": 0, "posted": 0, "tries": 0, "lost": False}
_unsettled = or_(outbox.c.wanted > outbox.c.shown, outbox.c.old_message.is_not(None))


async def wish(connection: AsyncConnection, table: int, revision: int, wishes: list[Wish]) -> None:
    """Say what messages shall come to."""
    rows = [
        {
            **NEW,
            "table_id": table,
            "slot": want.slot,
            "wanted": revision,
            "gone": want.gone,
            "data": dict(want.data),
        }
        for want in wishes
    ]
    await upsert(connection, outbox, rows, ("table_id", "slot"), ("wanted", "gone", "data", "tries"))


def _slot(row: RowMapping) -> Slot:
    values = dict(row)
    return Slot(table=values.pop("table_id"), **values)


async def unsettled(connection: AsyncConnection, table: int) -> list[Slot]:
    """The messages of a table that do not show yet what they must."""
    rows = await connection.execute(
        select(outbox).where(outbox.c.table_id == table, _unsettled).order_by(outbox.c.slot)
    )
    return [_slot(row) for row in rows.mappings()]


async def all_unsettled(
    connection: AsyncConnection,
    after: tuple[int, str] = (0, ""),
    most: int | None = None,
    share: Share = WHOLE,
) -> list[tuple[int, str]]:
    """Every such message of the servers in a share, by its table and slot; or so many of them, from the one after this."""
    table, slot = outbox.c.table_id, outbox.c.slot
    behind = or_(table > after[0], and_(table == after[0], slot > after[1]))
    query = select(table, slot).where(_unsettled, behind).order_by(table, slot).limit(most)
    if not share.whole:
        shard = tables.c.server.op("/")(Share.WIDTH).op("%")(share.count)
        query = query.join(tables, tables.c.id == table).where(shard.in_(share.shards))
    return [(int(number), str(name)) for number, name in await connection.execute(query)]


async def slots(connection: AsyncConnection, table: int) -> dict[str, Slot]:
    """All messages of a table by slot."""
    rows = await connection.execute(select(outbox).where(outbox.c.table_id == table).order_by(outbox.c.slot))
    return {row["slot"]: _slot(row) for row in rows.mappings()}


async def note(connection: AsyncConnection, slot: Slot, **values: Any) -> None:
    """Write down what became of a message: the revision it shows, where it is, how often it was tried."""
    await connection.execute(
        update(outbox).where(outbox.c.table_id == slot.table, outbox.c.slot == slot.slot).values(**values)
    )


async def note_place(connection: AsyncConnection, slot: Slot, reader: int | None, **values: Any) -> bool:
    """The same of where a message is that somebody reads; false, and nothing written, where the seat is another's by now."""
    another = exists().where(
        seats.c.table_id == slot.table,
        seats.c.seat == slot.seat,
        seats.c.until.is_(None),
        seats.c.person.is_not(None),
        seats.c.person != reader,
    )
    mine = update(outbox).where(outbox.c.table_id == slot.table, outbox.c.slot == slot.slot)
    if slot.private and reader is not None:
        mine = mine.where(~another)
    return (await connection.execute(mine.values(**values))).rowcount == 1


async def overtaken(connection: AsyncConnection, slot: Slot, revision: int) -> bool:
    """A reply of another process has put an older revision over what this message shows; false where it shows no newer one."""
    newer = update(outbox).where(
        outbox.c.table_id == slot.table,
        outbox.c.slot == slot.slot,
        outbox.c.message == slot.message,
        outbox.c.shown > revision,
    )
    return (await connection.execute(newer.values(shown=revision))).rowcount == 1


async def pass_on(connection: AsyncConnection, table: int, seat: int) -> None:
    """Somebody else sits there now: nothing for this seat is shown where it was, and what stands there is taken away."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table, outbox.c.slot.like(f"%:{seat}"), outbox.c.channel.is_not(None))
        .values(
            shown=0,
            channel=None,
            message=None,
            old_channel=case((outbox.c.message.is_(None), outbox.c.old_channel), else_=outbox.c.channel),
            old_message=case((outbox.c.message.is_(None), outbox.c.old_message), else_=outbox.c.message),
        )
    )


async def try_again(connection: AsyncConnection) -> None:
    """Forget how often was tried in vain, for what still has to be done."""
    await connection.execute(update(outbox).where(_unsettled, outbox.c.tries > 0).values(tries=0))


async def dropped(connection: AsyncConnection, slot: Slot) -> None:
    """A message that has gone is forgotten, unless it is wanted again meanwhile."""
    await connection.execute(
        delete(outbox).where(
            outbox.c.table_id == slot.table, outbox.c.slot == slot.slot, outbox.c.wanted == slot.wanted
        )
    )
