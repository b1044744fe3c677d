"""Which table a command means."""

from __future__ import annotations

from bot.store import Store, tables
from bot.store.records import TableRow
from data.text import Text
from engines.kernel import RefusedError


class SeveralError(Exception):
    """The command could mean several tables; the person shall choose."""

    def __init__(self, rows: list[TableRow]) -> None:
        super().__init__(len(rows))
        self.rows = rows


async def which(
    store: Store, person: int, channel: int | None, *, title: str | None = None, given: int | None = None
) -> int:
    """The named table; else that of this thread or channel; else the only one that waits for me; else mine."""
    if given is not None:
        return given
    async with store.reading() as connection:
        if channel is not None and (here := await tables.of_thread(connection, channel)) is not None:
            return here
        mine = await tables.of_person(connection, person)
        near = await tables.in_channel(connection, channel) if channel is not None else []
    mine = [(row, waits) for row, waits in mine if title in (None, row.title)]
    for rows in (
        [row for row, waits in mine if waits and row.id in near],
        [row for row, waits in mine if waits],
        [row for row, _ in mine if row.id in near],
        [row for row, _ in mine],
    ):
        if len(rows) == 1:
            return rows[0].id
        if rows:
            raise SeveralError(rows)
    if len(near) == 1:
        return near[0]
    raise RefusedError(Text("table-which"))
