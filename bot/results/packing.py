"""Matches that were over long ago take less room: each is packed whole, and looked at once more before anything goes."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator

from bot.results.happened import BEFORE_ALL, mark, without_what_is_told_again
from bot.results.replay import reel
from bot.store import Store, packs, tables
from bot.store.packs import Pack
from bot.store.records import JournalRow, MatchRow, TableRow

log = logging.getLogger(__name__)
AFTER = 30 * 24 * 3600  # seconds after its end, when people have stopped looking at a match
A_SLICE = 20
REST = 9  # times as long as a match took to be packed: a tenth of one processor at most


async def pack_old(
    store: Store,
    now: int,
    *,
    after: tuple[int, int] = (0, 0),
    rest: float = REST,
) -> AsyncIterator[tuple[int, int]]:
    """Pack what was over long ago, the oldest first; says after each match how far it is."""
    while some := await _due(store, now, after):
        for one in some:
            began = time.monotonic()
            await pack(store, one[1])
            yield one
            await asyncio.sleep(rest * (time.monotonic() - began))
        after = some[-1]


async def _due(store: Store, now: int, after: tuple[int, int]) -> list[tuple[int, int]]:
    async with store.reading_behind() as connection:
        return await packs.due(connection, after, now - AFTER, A_SLICE)


async def pack(store: Store, table: int) -> bool:
    """Pack the match of a table; whatever cannot be packed and opened again to the same stays as it is."""
    try:
        async with store.reading_behind() as connection:
            row = await tables.load(connection, table)
            match = await tables.load_match(connection, table)
            journal = await tables.read_journal(connection, table, BEFORE_ALL)
            sheets = await tables.read_results(connection, table)
        if row is None or match is None:
            return False
        packed = await asyncio.to_thread(_packed, row, match, journal, sheets)
    except (ValueError, KeyError) as error:
        log.warning("table %d stays as it is: %s", table, error)
        return False
    pack, data = packed
    async with store.writing() as connection:
        return await packs.keep(connection, table, pack, data)


def _packed(
    row: TableRow, match: MatchRow, journal: list[JournalRow], sheets: dict[int, str]
) -> tuple[Pack, bytes]:
    """The pack of a match, which gives all of it again, byte for byte."""
    label = json.loads(match.snapshot)
    shown = reel(row.title, label["seats"], row.options, match.seed, journal)
    pack = Pack(without_what_is_told_again(shown, journal), match.snapshot, sheets, mark(journal))
    data = pack.squeezed()
    if Pack.opened(data) != pack:
        raise ValueError("it would not come out of its pack as it is")
    return pack, data
