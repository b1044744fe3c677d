"""How people are called."""

from __future__ import annotations

import discord

from data.names import seen


def own_name(person: discord.User | discord.Member) -> str:
    """As they call themselves; where nothing is to be seen of that, by the name of their account."""
    return person.display_name if seen(person.display_name) else person.name
