"""Inviting somebody to a lobby, whichever way led there."""

from __future__ import annotations

import discord

from bot.tables.inviting import Guest
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.markup import bold
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.access import may_see
from bot.ui.table.visit import Later, saying, visited

Somebody = discord.User | discord.Member


async def invited(interaction: Interaction, table: int, person: Somebody) -> Content:
    """Keep a seat for somebody at a table."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        guest = guest_of(interaction, person, live.row.channel)
        await interaction.client.tables.inviting.invite(live, interaction.user.id, guest)
        return saying(Content(words("invite-done", who=bold(own_name(person)), table=str(table))))

    return await visited(interaction, table, act)


def guest_of(interaction: Interaction, person: Somebody, channel: int) -> Guest:
    """Somebody who may be invited, and whether they see the channel of the table."""
    return Guest(person.id, own_name(person), person.bot, may_see(interaction.client, person, channel))
