"""Who may see which table from where, and which message may be edited as a reply."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.records import TableRow
from bot.tables.refusal import outside
from bot.ui.kit.press import Interaction
from bot.ui.table.channels import refuse_elsewhere
from data.text import Text
from engines.kernel import RefusedError


def admit(interaction: Interaction, row: TableRow) -> None:
    """Refuse a table that cannot be seen from here: of another server, of a closed channel, or not one's own in a DM."""
    seated = row.seat_of(interaction.user.id) is not None
    if interaction.guild_id is None:
        visible = seated
    elif interaction.guild_id != row.server:
        if seated:
            raise outside("table-elsewhere", row.id)
        visible = False
    else:
        visible = seated or sees(interaction, row.channel, row.thread)
    if not visible:
        raise outside("table-unknown", row.id)


def sees(interaction: Interaction, place: int, thread: int | None = None) -> bool:
    """Whether the acting person may look into a channel of this server, or stands in it or its thread."""
    if interaction.channel_id in (place, thread):
        return True
    channel = interaction.client.get_channel(place)
    return (
        isinstance(channel, discord.abc.GuildChannel)
        and isinstance(interaction.user, discord.Member)
        and channel.permissions_for(interaction.user).view_channel
    )


def may_see(app: discord.Client, person: discord.User | discord.Member, place: int) -> bool:
    """Whether somebody is a member of a channel's server, and may look into it."""
    channel = app.get_channel(place)
    return (
        isinstance(channel, discord.abc.GuildChannel)
        and isinstance(person, discord.Member)
        and person.guild.id == channel.guild.id
        and channel.permissions_for(person).view_channel
    )


async def admitted(interaction: Interaction, table: int) -> None:
    """The same for a table by its number; one that does not exist is refused likewise."""
    async with interaction.client.tables.enter(table) as live:
        admit(interaction, live.row)


async def may_open(interaction: Interaction, server: int, channel: int) -> None:
    """Refuse whoever may not open tables in this server, and a channel where none are opened."""
    wishes = await interaction.client.guests.server(server)
    if wishes.openers == "managers" and not interaction.permissions.manage_guild:
        raise RefusedError(Text("new-managers"))
    refuse_elsewhere(interaction, wishes, channel)


def may_have_threads(channel: Any) -> bool:
    """Whether the tables of this channel can live in threads."""
    if not isinstance(channel, discord.TextChannel):
        return False
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.create_public_threads and allowed.send_messages_in_threads
