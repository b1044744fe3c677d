"""When the icons are looked after: some seconds after the start, and then now and again."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.ext import tasks

from bot.icons.drawing import Apart
from bot.icons.keeping import Keeping, TakenError
from bot.ui.kit.icons import SIGNS

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
QUIET = 10.0  # what people wait for at a start goes first
ELSEWHERE, AGAIN, LONG = 60.0, 6 * 3600.0, 3600.0
UNREACHED = (discord.HTTPException, OSError, aiohttp.ClientError)


class Icons:
    """Lets the emojis of the application be kept in the background: nothing of the bot waits for it, or fails with it."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        draw = Apart(app.beside, app.settings.components)
        self.keeping = Keeping(app.store, app, draw, lambda: app.clock, draw.recipe, rest=app.beside.rest)
        self._loop = tasks.loop(seconds=QUIET)(self._turn)
        self._failed = self._doubts = 0
        self._began = False
        SIGNS.show({})
        SIGNS.doubted = self._doubted

    async def take_up(self) -> None:
        """What a former process has uploaded is shown at once."""
        if self._app.settings.icons:
            await self.keeping.known()

    def start(self) -> None:
        """Discord can be reached; this may come again and again."""
        if self._app.settings.icons and not self._loop.is_running():
            self._loop.start()

    async def stop(self) -> None:
        """Leave the rest to the next start."""
        task = self._loop.get_task()
        self._loop.cancel()
        if task is not None:
            await asyncio.wait({task}, timeout=1)

    def _doubted(self) -> None:
        """A message was refused for an icon: look soon which there are, and later each time that this happens."""
        self._doubts += 1
        if self._loop.is_running():
            self._loop.change_interval(seconds=_later(self._doubts))

    async def _turn(self) -> None:
        if not self._began:  # the first turn comes at once
            self._began = True
            return
        try:
            whole = await self.keeping.round()
        except TakenError:
            await self.keeping.known()
            self._loop.change_interval(seconds=ELSEWHERE)
        except UNREACHED as error:
            self._failed += 1
            log.warning("icons cannot be uploaded now: %s", error)
            self._loop.change_interval(seconds=_later(self._failed))
        except Exception:
            self._failed += 1
            log.exception("icons cannot be looked after")
            self._loop.change_interval(seconds=LONG)
        else:
            self._failed = 0
            self._loop.change_interval(seconds=AGAIN if whole else LONG)


def _later(times: int) -> float:
    """How long to wait when it has happened so often: twice as long each time."""
    return float(min(LONG, ELSEWHERE * 2 ** min(times, 10)))
