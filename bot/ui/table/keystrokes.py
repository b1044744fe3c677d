"""What a person who types a command may be offered: of what is committed, read at most once a second, for the newest keystroke."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

from bot.store.records import TableRow
from bot.tables.live import Live
from bot.tables.which import SeveralError
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.access import admit
from bot.ui.table.commands import meant
from data.words import Words
from engines.kernel import RefusedError

T = TypeVar("T")
FRESH = 1.0
KEPT = 1000


@dataclass(frozen=True)
class Glimpse:
    """What was seen of the table that is meant, if any, and when."""

    key: Hashable
    at: float
    found: asyncio.Task[tuple[TableRow, Any] | None]
    changes: int


class Keystrokes:
    """The last glimpse and the newest keystroke of each person."""

    def __init__(self) -> None:
        self._glimpses: OrderedDict[int, Glimpse] = OrderedDict()
        self._newest: OrderedDict[int, int] = OrderedDict()
        self._count = count()

    async def glimpse(
        self, interaction: Interaction, table: object, title: str | None, take: Callable[[Live, Words], T]
    ) -> T | None:
        """What is taken of the table that is meant; None where none is, or a newer keystroke has come meanwhile."""
        person, mine = interaction.user.id, next(self._count)
        self._newest[person] = mine
        self._newest.move_to_end(person)
        number = table if isinstance(table, int) else None
        key = (number, title, interaction.channel_id, interaction.guild_id, take.__qualname__)
        last = self._glimpses.get(person)
        if last is None or last.key != key or self._old(interaction, last):
            at = asyncio.get_running_loop().time()
            work = asyncio.ensure_future(self._look(interaction, number, title, take))
            last = Glimpse(key, at, work, interaction.client.tables.commits)
            self._glimpses[person] = last
            self._glimpses.move_to_end(person)
            for kept in (self._glimpses, self._newest):
                while len(kept) > KEPT:
                    kept.popitem(last=False)
        found = await asyncio.shield(last.found)
        return None if found is None or self._newest.get(person) != mine else found[1]

    @staticmethod
    def _old(interaction: Interaction, last: Glimpse) -> bool:
        """Whether a second has passed, or the table is no longer what it was."""
        if asyncio.get_running_loop().time() - last.at >= FRESH:
            return True
        if not last.found.done():
            return False
        tables = interaction.client.tables
        if last.found.exception() is not None or (found := last.found.result()) is None:
            return last.changes != tables.commits
        row, _ = found
        return tables.cache.revision(row.id) not in (None, row.revision)

    @staticmethod
    async def _look(
        interaction: Interaction, table: int | None, title: str | None, take: Callable[[Live, Words], T]
    ) -> tuple[TableRow, T] | None:
        """The table is not waited for: somebody may have it for long, and what is not committed is nobody's business."""
        try:
            number = await meant(interaction, table, title=title)
            words = await private_words(interaction)
            live = await interaction.client.tables.cache.glance(number)
            admit(interaction, live.row)
            return live.row, take(live, words)
        except (RefusedError, SeveralError):
            return None
