"""That there is a new table, for those who have the role that the server names for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Wish
from bot.tables.facts import Begun, Ended, Heralded, Occasion
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.look import title_text
from bot.ui.table.roles import mentionable
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Herald(Letter):
    """Calls once, and goes away when the match begins."""

    name = "herald"
    place = Place.CHANNEL
    rank = 4

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When it is time to call, and when there is nothing to come to any more."""
        if heralded := occasion.each(Heralded):
            yield self.wish(role=heralded[-1].role)
        elif self.name in occasion.before.letters and occasion.any(Begun, Ended):
            yield self.gone()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """A line and a button; nothing where the role is gone, or nobody may mention it any more."""
        del note
        row, role = sight.row, sight.slot.data.get("role")
        guild = app.get_guild(row.server)
        known = guild.get_role(role) if guild is not None and isinstance(role, int) else None
        if known is None or not mentionable(known) or row.state != "lobby":
            return None
        text = words("herald-told", role=f"<@&{known.id}>", title=title_text(row), table=str(row.id))
        join = button(
            Id("join", row.id, picks=self.name), words("button-join"), style=discord.ButtonStyle.success
        )
        return Content(text, items=[join], roles=[known.id])


LETTER = Herald()
