"""Closing a table as a moderator: with a reason, and asked once more."""

from __future__ import annotations

import discord

from bot.store import tables
from bot.store.records import OPEN
from bot.tables.live import Live
from bot.tables.moderation import plain
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import safe
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private, private_words
from bot.ui.table.look import title_text
from bot.ui.table.moderators import of_table
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from engines.kernel import RefusedError


async def close(interaction: Interaction, table: int | None = None, reason: str | None = None) -> Content:
    """Ask whether the table shall really be closed.

    The words wait in the question itself, as they were written, so that its button survives a restart.
    """
    number = await _here(interaction) if table is None else table

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        of_table(interaction, live.row)
        await interaction.client.moderation.may_close(live, interaction.user.id)
        line = plain(reason or "")
        ask = words("close-sure", title=title_text(live.row), table=str(number), reason=safe(line))
        sure = button(Id("close", number), words("button-close"), style=discord.ButtonStyle.danger)
        return saying(Content(ask, items=[sure], embed=discord.Embed(description=line)))

    return await visited(interaction, number, act)


@pressed("close")
async def close_surely(interaction: Interaction, identity: Id) -> Content:
    """Close the table, if whoever presses may still do that."""
    line = _waiting(interaction)

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        of_table(interaction, live.row)
        await interaction.client.moderation.close(live, interaction.user.id, line)
        return saying(Content(words("close-done", table=str(identity.table))))

    return await visited(interaction, identity.table, act)


def _waiting(interaction: Interaction) -> str:
    """The words that wait in the pressed question."""
    if not private(interaction) or interaction.message is None or not interaction.message.embeds:
        raise RefusedError(Text("press-old"))
    return interaction.message.embeds[0].description or ""


async def _here(interaction: Interaction) -> int:
    """The table whose thread this is, or the only one that is open in this channel."""
    place = interaction.channel_id
    async with interaction.client.store.reading() as connection:
        found = [] if place is None else await tables.in_place(connection, place)
    threads = [row for row in found if row.thread == place]
    rows = threads or [row for row in found if row.state in OPEN]
    if len(rows) != 1:
        raise RefusedError(Text("close-which"))
    return rows[0].id
