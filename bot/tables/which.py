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
    store: Store,
    person: int,
    place: int | None,
    *,
    server: int | None = None,
    title: str | None = None,
    waiting: bool = True,
) -> int:
    """The table of this thread; else the only one that waits for me; else mine; else the only one here.

    In a server only its own tables are meant. Without `waiting` it does not count for whom a table waits: what
    shall be left or taken back is not told by that.
    """
    async with store.reading() as connection:
        here = [] if place is None else await tables.in_place(connection, place, title)
        threads = [row for row in here if row.thread == place]
        if len(threads) == 1:
            return threads[0].id
        mine = await tables.of_person(connection, person, server=server, title=title)
    near = {row.id for row in here}
    asked = [row for row, waits in mine if waits and waiting]
    for rows in (
        [row for row in asked if row.id in near],
        asked,
        [row for row, _ in mine if row.id in near],
        [row for row, _ in mine],
        here,
    ):
        if len(rows) == 1:
            return rows[0].id
        if rows:
            raise SeveralError(rows)
    raise RefusedError(Text("table-which"))
