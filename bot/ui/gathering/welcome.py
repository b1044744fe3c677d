"""The word of welcome where the bot comes to a server: once, short, with what to press."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.store.records import Server
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.press import button
from bot.ui.table.clickable import clickable
from data.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)


async def welcome(app: Guildhall, guild: discord.Guild) -> None:
    """Say it in a channel where the bot may write; where there is none, it is said nowhere."""
    channel = _place(guild)
    if channel is None:
        return
    first: list[bool] = []

    def alter(known: Server) -> Server:
        first.append(not known.welcomed)
        return replace(known, welcomed=True)

    await app.guests.alter_server(guild.id, alter)
    if not first[0]:
        return
    language = (await app.guests.server(guild.id)).language
    words = Words(language or nearest(str(guild.preferred_locale)))
    items = [
        button(Id("door", ANYWHERE), words("button-door"), style=discord.ButtonStyle.success),
        button(Id("find", ANYWHERE), words("button-find")),
    ]
    content = Content(clickable(words("welcome"), app.command_ids), items=items)
    try:
        await channel.send(**content.to_post())
    except discord.HTTPException as error:
        log.info("server %d cannot be welcomed: %s", guild.id, error)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel where the server greets people, or the first one where the bot may write."""
    system = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*system, *guild.text_channels):
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            return channel
    return None
