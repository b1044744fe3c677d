"""Matches that were over long ago: journal, snapshot and sheets of each as one compressed piece."""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.records import OPEN, JournalRow
from bot.store.schema import journal, matches, packs, results, tables

FORM = 1
# The window holds the longest match; more would only take memory while it is packed.
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 2**20}]
PACKED = b""
"""What stands in the place of a snapshot that is in the pack."""


@dataclass(frozen=True)
class Pack:
    """All that is kept of the play of a match.

    Told: a mark of what happened, where events are left out that the rules tell again (they are empty then).
    """

    journal: Sequence[JournalRow]
    snapshot: bytes
    sheets: Mapping[int, str]
    told: str = ""

    def squeezed(self) -> bytes:
        """As it is stored."""
        rows = [
            [row.number, row.seat, row.picks, row.by, row.events, row.at, row.waited] for row in self.journal
        ]
        whole = {
            "form": FORM,
            "journal": rows,
            "snapshot": self.snapshot.decode(),
            "sheets": list(self.sheets.items()),
            "told": self.told,
        }
        plain = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
        return lzma.compress(plain, check=lzma.CHECK_CRC32, filters=FILTERS)

    @classmethod
    def opened(cls, data: bytes) -> Pack:
        """As it was; what a later release has packed is not guessed at."""
        whole = json.loads(lzma.decompress(data))
        if whole["form"] != FORM:
            raise ValueError(f"it was packed in form {whole['form']}, and this release knows {FORM}")
        rows = [
            JournalRow(number, seat, None if picks is None else tuple(picks), *rest)
            for number, seat, picks, *rest in whole["journal"]
        ]
        return cls(rows, whole["snapshot"].encode(), dict(whole["sheets"]), whole["told"])


async def read(connection: AsyncConnection, table: int) -> Pack | None:
    """What is kept of the match of a table, if it is packed; ValueError where that is damaged."""
    data = (await connection.execute(select(packs.c.data).where(packs.c.table_id == table))).scalar()
    if data is None:
        return None
    try:
        return Pack.opened(data)
    except (lzma.LZMAError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"the pack of table {table} is damaged: {error}") from error


async def due(
    connection: AsyncConnection, after: tuple[int, int], before: int, most: int
) -> list[tuple[int, int]]:
    """Tables whose matches ended after (a moment, a table), and before a moment, and are not packed: each with its moment."""
    ended, number = tables.c.ended, tables.c.id
    later = (ended > after[0]) | and_(ended == after[0], number > after[1])
    packed = exists().where(packs.c.table_id == number)
    query = (
        select(ended, number)
        .join(matches, matches.c.table_id == number)
        .where(ended >= after[0], later, ended < before, tables.c.state.not_in(OPEN), ~packed)
        .order_by(ended, number)
        .limit(most)
    )
    return [(int(moment), int(table)) for moment, table in await connection.execute(query)]


async def keep(connection: AsyncConnection, table: int, pack: Pack, data: bytes) -> bool:
    """Keep this instead of what it was made of; false, and nothing done, where that is not the same any more."""
    of_table = journal.c.table_id == table
    rows = (await connection.execute(select(func.count()).where(of_table))).scalar_one()
    state = (await connection.execute(select(tables.c.state).where(tables.c.id == table))).scalar()
    if state in OPEN or not rows or rows != len(pack.journal):
        return False
    await connection.execute(insert(packs), {"table_id": table, "data": data})
    await connection.execute(delete(journal).where(of_table))
    await connection.execute(update(matches).where(matches.c.table_id == table).values(snapshot=PACKED))
    await connection.execute(update(results).where(results.c.table_id == table).values(sheet=""))
    return True
