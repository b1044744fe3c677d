"""Packs what was over long ago, by itself: a little at a time, and only while nobody waits for anything."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

from bot.results.packing import A_SLICE, pack_old
from bot.store import leases
from bot.ui.kit.serving import behind

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
WORK, LEASE = "packing", 600
NOTE = "packed"
BEGINS_AFTER, EVERY = 300, 3600
START = (0, 0)


class Packer:
    """One process does it at a time, and goes on where it came to."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin some minutes after a start, when all that was left undone has been done."""
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._on_and_on(), name="packing old matches")

    async def stop(self) -> None:
        """Leave the rest for another time."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _on_and_on(self) -> None:
        behind(is_so=True)
        await asyncio.sleep(BEGINS_AFTER)
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("old matches are not packed; it is tried again later")
            await asyncio.sleep(EVERY)

    async def round(self) -> int:
        """Pack all that is due; says how many matches were looked at."""
        store, done = self._app.store, 0
        if not await self._mine():
            return 0
        reached = json.loads(await store.note(NOTE) or "null") or START
        async for one in pack_old(store, self._app.tables.now, after=(reached[0], reached[1])):
            done += 1
            if done % A_SLICE == 0:
                await store.keep_note(NOTE, json.dumps(one))
                if not await self._mine():
                    break
            reached = one
            await self._app.serving.give_way()
        await store.keep_note(NOTE, json.dumps(reached))
        if done:
            log.info("%d matches that were over long ago are packed", done)
        return done

    async def _mine(self) -> bool:
        now = self._app.tables.now
        async with self._app.store.writing() as connection:
            return await leases.take(connection, WORK, self._app.name, now, now + LEASE)
