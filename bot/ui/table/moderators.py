"""Who moderates tables: whoever may manage threads, in the channel of a table or in the whole server."""

from __future__ import annotations

import discord

from bot.store.records import TableRow
from bot.tables.refusal import refusal
from bot.ui.kit.press import Interaction
from data.text import Text
from engines.kernel import RefusedError


def of_table(interaction: Interaction, row: TableRow) -> None:
    """Refuse whoever does not moderate the channel of this table; nobody does from outside the server."""
    user, channel = interaction.user, interaction.client.get_channel(row.channel)
    if not isinstance(user, discord.Member) or interaction.guild_id != row.server:
        raise refusal("close-moderators", row.id)
    there = channel if isinstance(channel, discord.abc.GuildChannel) else None
    allowed = user.guild_permissions if there is None else there.permissions_for(user)
    if not allowed.manage_threads:
        raise refusal("close-moderators", row.id)


def moderates_table(interaction: Interaction, row: TableRow) -> bool:
    """Whether whoever acts moderates the channel of this table."""
    try:
        of_table(interaction, row)
    except RefusedError:
        return False
    return True


def of_server(interaction: Interaction) -> int:
    """The server where the command is used; refused to whoever does not moderate all of it."""
    if interaction.guild_id is None:
        raise RefusedError(Text("moderate-in-server"))
    if not moderates(interaction.user):
        raise RefusedError(Text("moderate-moderators"))
    return interaction.guild_id


def moderates(person: discord.User | discord.Member) -> bool:
    """Whether this person moderates the whole server; somebody who is no member of it does not."""
    return isinstance(person, discord.Member) and person.guild_permissions.manage_threads
