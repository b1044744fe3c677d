"""A house with a store, guests and tables, but with Discord's side and the easels written out."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
from PIL.Image import Image

from bot.pictures.drawing import Picture, Pictures
from bot.results.course import Courses
from bot.store import Store
from bot.tables.guests import Guests
from bot.tables.service import Tables
from bot.ui.results.members import Members
from tests.bot.results.books import HANSE, NOON
from tests.bot.ui.pressing import Interaction


class Easels(Pictures):
    """Notes what is painted; where they are broken there is no picture."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: list[Any] = []
        self.broken = False

    async def paint(self, name: str, draw: Callable[[], Image], alt: str) -> Picture | None:
        self.sheets.append(draw.args[0])  # type: ignore[attr-defined]  # a drawing with its sheet
        return None if self.broken else await super().paint(name, draw, alt)

    async def draw(self, wanted: Any) -> Picture | None:
        self.sheets.append(wanted)
        return None if self.broken else await super().draw(wanted)


class Guild:
    """A server of Discord's and its members."""

    def __init__(self, **members: int) -> None:
        self.id, self.name = HANSE, "Hanse"
        self.members = {number: name for name, number in members.items()}
        self.asked: list[list[int]] = []
        self.silent = False

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        assert len(user_ids) <= limit == 100
        assert not cache
        self.asked.append(user_ids)
        if self.silent:
            raise discord.DiscordException
        return [
            SimpleNamespace(id=one, display_name=self.members[one]) for one in user_ids if one in self.members
        ]


class House:
    """What the bot is to what is shown of results."""

    def __init__(self, store: Store, guild: Guild | None = None) -> None:
        app: Any = self
        self.store, self.guild, self.clock = store, guild, float(NOON)
        self.guests = Guests(store)
        self.tables = Tables(store, lambda: self.clock, lambda _: [])
        self.members = Members(app)
        self.courses = Courses()
        self.pictures = Easels()

    def get_guild(self, number: int) -> Guild | None:
        return self.guild if self.guild is not None and number == HANSE else None

    def get_channel(self, number: int) -> None:
        """Whoever asks sees no other channel than the one in which that is done."""
        del number

    def asked(self, person: int = 1, name: str = "Ada", server: int | None = HANSE, channel: int = 5) -> Any:
        """Somebody who asks; the tables of the books stand in channel 1."""
        found: Any = Interaction(self)
        found.user = SimpleNamespace(id=person, display_name=name, bot=False)
        found.guild_id = server
        found.channel_id = channel
        found.guild = self.guild if server is not None else None
        return found


def buttons(items: Any) -> list[tuple[str, bool]]:
    """What can be pressed: labels, and whether they are shut."""
    return [(one.item.label, one.item.disabled) for one in items]
