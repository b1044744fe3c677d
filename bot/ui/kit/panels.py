"""The panel that somebody has open of a table: there is one, an older one goes when a newer is opened, while its token lives."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)
KEPT = 2000


@dataclass(frozen=True)
class Which:
    """Whose panel of which table it is, and whether it only waits for others."""

    table: int
    person: int
    waits: bool = False


@dataclass(frozen=True)
class Shown:
    """A panel as it stands: the press that brought it last, and its message."""

    which: Which
    interaction: discord.Interaction[Any]
    message: int | None

    @property
    def lives(self) -> bool:
        """Whether it can still be touched."""
        return not self.interaction.is_expired()


class Panels:
    """Remembers them in memory only: after a restart nobody can touch one anyway."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], Shown] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def showed(self, which: Which | None, interaction: discord.Interaction[Any], message: int | None) -> None:
        """A reply has become this panel, or (None) something that is none."""
        if which is None:
            self.gone(message)
            return
        key = (which.table, which.person)
        older = self._shown.pop(key, None)
        self._shown[key] = Shown(which, interaction, message)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        if older is not None and older.message != message and older.lives:
            task = asyncio.get_running_loop().create_task(_retire(older), name="an older panel")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def gone(self, message: int | None) -> None:
        """This message is a panel no more."""
        for key in [
            key for key, one in self._shown.items() if message is not None and one.message == message
        ]:
            del self._shown[key]

    def waiting(self, table: int) -> list[Shown]:
        """The panels of a table that wait for others and can still be touched."""
        return [one for key, one in self._shown.items() if key[0] == table and one.which.waits and one.lives]

    def still(self, one: Shown) -> bool:
        """Whether a panel is still as it was."""
        return self._shown.get((one.which.table, one.which.person)) is one


async def _retire(older: Shown) -> None:
    try:
        await older.interaction.delete_original_response()
    except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
        log.info("an older panel cannot be taken away: %s", error)
