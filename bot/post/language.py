"""In which language a server is spoken to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Guildhall


async def public_words(app: Guildhall, server: int) -> Words:
    """What everybody reads: in the language that the server has chosen, else in that of its Discord."""
    chosen = (await app.guests.server(server)).language
    guild = app.get_guild(server)
    return Words(nearest(chosen or (str(guild.preferred_locale) if guild else None)))
