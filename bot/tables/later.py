"""What could not be done at a table while the database was away, and is done when it is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store import unreachable

log = logging.getLogger(__name__)
AGAIN = 2.0


class Later:
    """One try after the other for each table, until the database answers."""

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def again(self, table: int) -> None:
        """Do it for this table as soon as that is possible, unless that is meant already."""
        if table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._until_done(table), name=f"later {table}")
            self._tasks[table] = task

    async def stop(self) -> None:
        """Try no more; what is left is found at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_done(self, table: int) -> None:
        left = True
        while left:
            await asyncio.sleep(AGAIN)
            left = await self._fails(table)
        del self._tasks[table]

    async def _fails(self, table: int) -> bool:
        """Whether the database is still away; what goes wrong otherwise would do so again."""
        try:
            await self._work(table)
        except Exception as error:
            if unreachable(error):
                return True
            log.exception("table %d: what was left for later cannot be done", table)
        return False
