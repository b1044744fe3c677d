"""The messages in which others read that somebody seeks players: posted, found again, and taken away when that is over."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.store import seeks
from bot.store.seeks import Seek
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import button
from bot.ui.kit.sense import sense_of
from bot.ui.table.copies import copy_of
from bot.ui.table.hours import at
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
VERB = "metoo"


def told(one: Seek, words: Words) -> dict[str, str | Text]:
    """What is sought, at which pace, and until when."""
    title = titles().get(one.title or "")
    return {
        "title": Text("seek-any" if title is None else f"{title.words}-title"),
        "pace": Text("seek-any-pace" if one.pace is None else f"pace-{one.pace}"),
        "until": at(one.until, words),
    }


async def show(app: Guildhall, one: Seek, words: Words) -> None:
    """Tell it in the channel; where that cannot be, it is found by whoever seeks the same."""
    name = bold((await app.guests.person(one.person)).name)
    too = button(Id(VERB, ANYWHERE, page=one.id), words("button-metoo"), style=discord.ButtonStyle.success)
    content = Content(words("seek-told", who=name, **told(one, words)), items=[too])
    place = app.get_partial_messageable(one.channel)
    try:
        with sense_of("a message"):
            message = await place.send(nonce=f"seek-{one.id}", **content.to_post())
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("that somebody seeks players cannot be told: %s", error)
        await app.seeking.shown(one, None)
        return
    app.scroll.sent(one.channel, message.id)
    await app.seeking.shown(one, message.id)


async def shown_again(app: Guildhall, one: Seek, words: Words) -> None:
    """The same of one of which nobody knows whether it was told: what was sent is taken for it."""
    known = await _found(app, one)
    if known is None:
        await show(app, one, words)
    else:
        await app.seeking.shown(one, known)


async def take_down(app: Guildhall, one: Seek) -> None:
    """Take the message of one that is over away; what cannot be reached says so when it is pressed."""
    message = one.message or await _found(app, one)
    if message is not None:
        there = app.get_partial_messageable(one.channel).get_partial_message(message)
        try:
            await there.delete()
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("a message about seeking cannot be taken away: %s", error)
    await app.seeking.forget(one)


async def _found(app: Guildhall, one: Seek) -> int | None:
    """The message of it, if there is one that nobody has noted."""
    return await copy_of(app, one.channel, lambda found: found.verb == VERB and found.page == one.id, one.at)


async def forget(app: Guildhall, person: int) -> None:
    """Whoever is erased seeks nothing any more, and no message says so."""
    async with app.store.reading() as connection:
        mine = await seeks.of_person(connection, person, over=True)
    for one in mine:
        if one.until:
            await app.seeking.stop(one.id, person)
        await take_down(app, one)
