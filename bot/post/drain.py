"""The drain: brings each message of a table to the revision it must show, and is gone when nothing is left."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.post.deliver import Delivery, LostError
from bot.store import messages
from bot.store.records import Slot

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
PASSING = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.DiscordServerError,
    discord.RateLimited,
)


class Post:
    """Wakes a drain for each table that has something to show."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._delivery = Delivery(app)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: dict[int, asyncio.Event] = {}
        self._next: dict[tuple[int, str], float] = {}
        self._locks: defaultdict[tuple[int, str], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._closed = False

    def wake(self, table: int) -> None:
        """Something about this table is to be shown."""
        if self._closed:
            return
        if table in self._tasks:
            self._again[table].set()
            return
        self._again[table] = asyncio.Event()
        task = asyncio.get_running_loop().create_task(self._drain(table), name=f"drain-{table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: int) -> None:
        self._tasks.pop(table, None)
        again = self._again.pop(table, None)
        if again is not None and again.is_set():
            self.wake(table)

    @asynccontextmanager
    async def claim(self, table: int, slot: str) -> AsyncIterator[None]:
        """Have a message alone, for a reply that brings it up to date itself."""
        async with self._locks[table, slot]:
            yield
        self._forget_lock(table, slot)

    def _forget_lock(self, table: int, slot: str) -> None:
        lock = self._locks.get((table, slot))
        if lock is not None and not lock.locked():
            del self._locks[table, slot]

    async def shown(self, table: int, slot: str, revision: int) -> None:
        """A reply has brought this message to a revision; nothing older is sent any more."""
        async with self._app.store.writing() as connection:
            rows = await messages.slots(connection, table)
            if slot in rows and rows[slot].shown < revision:
                await messages.delivered(connection, rows[slot], revision)

    async def start(self) -> None:
        """Bring to an end what a stopped process left: such messages are looked for before they are sent again."""
        async with self._app.store.reading() as connection:
            waiting = await messages.unsettled_tables(connection)
            for table in waiting:
                for slot in await messages.unsettled(connection, table):
                    self._delivery.doubtful.add((table, slot.slot))
        for table in waiting:
            self.wake(table)

    async def stop(self) -> None:
        """Let running deliveries end; what is left is taken up after the restart."""
        self._closed = True
        for again in self._again.values():
            again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drain(self, table: int) -> None:
        again = self._again[table]
        while True:
            again.clear()
            wait = await self._round(table)
            if again.is_set():
                continue
            if wait is None:
                return
            try:
                await asyncio.wait_for(again.wait(), wait)
            except TimeoutError:
                continue

    async def _round(self, table: int) -> float | None:
        """Deliver what is due; how long to wait for the rest, or None when nothing is left."""
        async with self._app.store.reading() as connection:
            rows = await messages.unsettled(connection, table)
        wait: float | None = None
        now = asyncio.get_running_loop().time()
        for row in sorted(rows, key=lambda one: (one.slot != "card", one.slot != "table", one.slot)):
            later = self._next.get((table, row.slot), 0.0) - now
            if later > 0:
                wait = later if wait is None else min(wait, later)
                continue
            retry = await self._deliver(row)
            if retry is not None:
                self._next[table, row.slot] = now + retry
                wait = retry if wait is None else min(wait, retry)
        return wait

    async def _deliver(self, row: Slot) -> float | None:
        """Deliver one message; the seconds to wait before the next try if it did not work."""
        settings = self._app.settings
        async with self._locks[row.table, row.slot]:
            try:
                done = await self._delivery.deliver(row.table, row.slot)
            except PASSING as error:
                return await self._failed(row, error)
            except LostError as error:
                log.warning("table %d: %s is given up: %s", row.table, row.slot, error)
                await self._delivery.give_up(row)
                return None
            except Exception:
                log.exception("table %d: %s cannot be shown", row.table, row.slot)
                await self._delivery.give_up(row)
                return None
        if done:
            gap = settings.card_gap if row.slot == "card" else settings.edit_gap
            self._next[row.table, row.slot] = asyncio.get_running_loop().time() + gap
        self._forget_lock(row.table, row.slot)
        return None

    async def _failed(self, row: Slot, error: BaseException) -> float | None:
        settings = self._app.settings
        log.warning("table %d: %s failed (%d before): %s", row.table, row.slot, row.tries, error)
        self._delivery.doubtful.add((row.table, row.slot))
        async with self._app.store.writing() as connection:
            await messages.tried(connection, row)
        if row.tries + 1 >= settings.retries:
            await self._delivery.give_up(row)
            return None
        return settings.retry_gap * 2.0**row.tries
