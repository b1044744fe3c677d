"""A panel that waits for others becomes the next question by itself, as long as it can be touched."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.ui.kit.following import follow, overtake
from bot.ui.kit.icons import put
from bot.ui.kit.panels import Shown, Which
from bot.ui.kit.reply import private_words
from bot.ui.kit.sense import sense_of
from bot.ui.play.looking import panel_of
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)


class KeepingUp:
    """Looks at the waiting panels of a table whenever it has changed; whoever is asked there is called as ever."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, table: int) -> None:
        """Something has happened at a table."""
        if table not in self._tasks and self._app.panels.waiting(table):
            task = asyncio.get_running_loop().create_task(self._keep_up(table), name=f"panels {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def stop(self) -> None:
        """Let what is being done come to its end."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _keep_up(self, table: int) -> None:
        await asyncio.sleep(self._app.settings.edit_gap)
        for one in self._app.panels.waiting(table):
            try:
                await self._bring(one)
            except RefusedError:
                self._app.panels.gone(one.message)
            except Exception:
                log.exception("table %d: a panel cannot keep up", table)

    async def _bring(self, one: Shown) -> None:
        """Show what is asked by now; a panel that still waits stays as it is."""
        await self._app.serving.give_way()
        panels, table = self._app.panels, one.which.table
        words = await private_words(one.interaction)
        async with self._app.tables.enter_behind(table) as live:
            seat = live.row.seat_of(one.which.person)
            asked = seat is not None and (seat in live.owed() or live.row.state != "playing")
            if not asked or live.match is None:
                return
            later = panel_of(one.interaction, live, words, aware=False)
        content = await later()
        if not panels.still(one) or not one.lives:
            return
        await overtake(one.message)
        try:
            with sense_of("a panel that keeps up"):
                await put(one.interaction.edit_original_response, content.to_edit())
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("table %d: a panel cannot keep up: %s", table, error)
            panels.gone(one.message)
            return
        panels.showed(Which(table, one.which.person), one.interaction, one.message)
        if content.coming is not None:
            follow(one.interaction, content, one.message)
