"""Making the database smaller: matches that were over long ago are packed, and what is free is given back."""

from __future__ import annotations

import asyncio
import time

from bot.cli.sentences import aside
from bot.results.packing import pack_old
from bot.settings import Settings
from bot.store import Store, StoreError, shrink

REST = 0.1
MB = 1_000_000


def vacuum() -> list[str]:
    """Do it; sentences about what was done."""
    database = Settings.read().database
    packed = asyncio.run(_pack(database))
    said = [f"Packed {packed:,} matches that ended more than 30 days ago."]
    try:
        lost = shrink(database)
    except StoreError as error:
        return [*said, f"What is free in the file stays in it for what comes: {error}"]
    if lost is None:
        return [*said, "PostgreSQL uses the room again by itself (autovacuum)."]
    return [*said, f"The file is {max(lost, 0) / MB:,.1f} MB smaller."]


async def _pack(database: str) -> int:
    store, packed = await Store.open(database, fresh=False), 0
    try:
        with aside.status("Packing old matches") as status:
            async for _ in pack_old(store, int(time.time()), rest=REST):
                packed += 1
                status.update(f"Packing old matches: {packed:,}")
    finally:
        await store.close()
    return packed
