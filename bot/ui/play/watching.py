"""Watching a match by the button of its card."""

from __future__ import annotations

import logging

import discord

from bot.store.records import TableRow
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.looking import board_content
from bot.ui.table.commands import chosen
from bot.ui.table.visit import Later, saying, visited

log = logging.getLogger(__name__)


@chosen("watch")
async def watch(interaction: Interaction, table: int) -> Content:
    """Watch a match: be in its thread, see the board, hear of the end."""
    rows: list[TableRow] = []

    async def act(live: Live) -> Later:
        await interaction.client.tables.watching.watch(live, interaction.user.id)
        rows.append(live.row)
        return saying(Content())

    await visited(interaction, table, act)
    await _into_thread(interaction, rows[-1])
    words = await private_words(interaction)
    content = await board_content(interaction, table)
    content.text = "\n".join([words("watch-begun", table=str(table)), content.text])
    content.items = [*content.items, button(Id("unwatch", table), words("button-unwatch"))]
    return content


async def _into_thread(interaction: Interaction, row: TableRow) -> None:
    """Let the thread stand in the list of whoever watches; where that cannot be, it is found by its card."""
    thread = interaction.client.get_channel(row.thread or 0)
    if not isinstance(thread, discord.Thread) or thread.archived:
        return
    try:
        await thread.add_user(interaction.user)
    except discord.HTTPException as error:
        log.info("table %d: somebody who watches cannot be added to its thread: %s", row.id, error)


@pressed("unwatch")
async def unwatch(interaction: Interaction, identity: Id) -> Content:
    """Watch no more."""
    words = await private_words(interaction)
    await interaction.client.tables.watching.stop(identity.table, interaction.user.id)
    return Content(words("watch-ended", table=str(identity.table)))
