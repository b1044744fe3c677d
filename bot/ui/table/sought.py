"""The messages in which others read that somebody seeks players: taken away when that is over."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.store import seeks
from bot.store.seeks import Seek

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)


async def take_down(app: Guildhall, one: Seek) -> None:
    """Take the message away in which others read of it; one that cannot be reached says so when it is pressed."""
    if one.message is None:
        return
    try:
        await app.get_partial_messageable(one.channel).get_partial_message(one.message).delete()
    except discord.HTTPException as error:
        log.info("a message about seeking cannot be taken away: %s", error)


async def forget(app: Guildhall, person: int) -> None:
    """Whoever is erased seeks nothing any more, and no message says so."""
    async with app.store.reading() as connection:
        mine = await seeks.of_person(connection, person)
    for one in mine:
        await app.seeking.stop(one.id, person)
        await take_down(app, one)
