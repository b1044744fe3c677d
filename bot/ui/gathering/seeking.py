"""Seeking players: the command, the message that others read of it, and the button with which they seek the same."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.store import seeks
from bot.store.seeks import Seek
from bot.store.timers import Timer
from bot.tables.clock import DAY
from bot.tables.seeking import Found
from bot.ui.gathering.finding import JOIN
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.markup import bold
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, Press, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.opening import place_of
from bot.ui.results.league_faces import public_words
from bot.ui.table.access import may_see
from bot.ui.table.copies import UNCLEAR
from bot.ui.table.faces import link_to, waited_for
from bot.ui.table.look import name_of, title_text
from bot.ui.table.sought import show, shown_again, take_down, told
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
USUAL_SPAN = 2 * DAY


async def seek(
    interaction: Interaction, title: str | None, pace: str | None, seconds: int = USUAL_SPAN
) -> Content:
    """Seek players of a title (None: any) at a pace (None: any), for so long."""
    app, user, words = interaction.client, interaction.user, await private_words(interaction)
    server, channel = await place_of(interaction)
    await app.guests.change_person(user.id, own_name(user), locale=str(interaction.locale))
    now = app.tables.now
    wanted = Seek(0, user.id, server, channel, title, pace, now, now + seconds)

    async def sees(person: int, place: int) -> bool:
        return await _sees(interaction, person, place)

    found = await app.seeking.seek(wanted, own_name(user), sees)
    if found.row is None:
        await _tell(interaction, found.seek)
        there = button(Id("find", ANYWHERE, picks=JOIN, path=title or ""), words("button-find"))
        items = [_stop(found.seek, words), there]
        return Content(words("seek-noted", **told(found.seek, words)), items=items)
    for one in found.over:
        await _taken_down(app, one)
    return Content(_met(found, words))


def _met(found: Found, words: Words) -> str:
    row = found.row
    if row is None:
        raise LookupError("nobody has met")
    names = [bold(name_of(waited_for(one), words)) for one in row.kept]
    return words(
        "seek-met",
        title=title_text(row),
        table=str(row.id),
        who=words.listed(names),
        count=len(names),
        link=link_to(row),
    )


async def _sees(interaction: Interaction, person: int, place: int) -> bool:
    """Whether somebody is still here and sees a channel, as Discord says; where it does not answer, they do not."""
    guild = interaction.guild
    if person == interaction.user.id:
        return may_see(interaction.client, interaction.user, place)
    if guild is None:
        return False
    try:
        member = await guild.fetch_member(person)
    except discord.HTTPException as error:
        log.info("somebody who seeks players cannot be asked for: %s", error)
        return False
    return may_see(interaction.client, member, place)


# What others read


async def _tell(interaction: Interaction, one: Seek) -> None:
    """Show it to the others; what goes wrong is made good in a minute."""
    app = interaction.client
    try:
        await show(app, one, await public_words(app, one.server))
    except UNCLEAR as error:
        log.info("that somebody seeks players may not have been told: %s", error)


async def _taken_down(app: Guildhall, one: Seek) -> None:
    """Take the message of one that is over away; what goes wrong is made good in a minute."""
    try:
        await take_down(app, one)
    except UNCLEAR as error:
        log.info("a message about seeking may still be there: %s", error)


async def run_out(app: Guildhall, timer: Timer) -> None:
    """The time of a seek is over, or it is to be seen whether its message is as it should be; as long as that cannot be, again."""
    async with app.store.reading() as connection:
        known = await seeks.one(connection, timer.part)
    try:
        if known is not None:
            await _settle(app, known)
    except UNCLEAR as error:
        log.info("it is still unclear whether others read that somebody seeks players: %s", error)
        return
    await app.timekeeper.clockwork.forget(timer)


async def _settle(app: Guildhall, known: Seek) -> None:
    """Let its message be there as long as it goes on, and not any longer."""
    if known.until > app.tables.now:
        await shown_again(app, known, await public_words(app, known.server))
        return
    if known.until:
        with suppress(RefusedError):
            await app.seeking.stop(known.id, known.person)
    await take_down(app, known)


# Pressing


@pressed("doorseek")
async def from_the_door(interaction: Interaction, identity: Id) -> Content:
    """Seek players of the title that one looks at, at the pace that is arranged there, for two days."""
    if identity.picks not in titles():
        raise RefusedError(Text("press-old"))
    return await seek(interaction, identity.picks, identity.path or None)


@pressed("metoo")
async def me_too(interaction: Interaction, identity: Id) -> Content:
    """Seek the same as somebody else."""
    async with interaction.client.store.reading() as connection:
        known = await seeks.one(connection, identity.page)
    now = interaction.client.tables.now
    if known is None or known.server != interaction.guild_id or known.until <= now:
        raise RefusedError(Text("seek-over"))
    if known.person == interaction.user.id:
        raise RefusedError(Text("seek-yours"))
    return await seek(interaction, known.title, known.pace, known.until - now)


async def mine(interaction: Interaction) -> Content:
    """What somebody seeks, with buttons to stop."""
    words = await private_words(interaction)
    async with interaction.client.store.reading() as connection:
        found = await seeks.of_person(connection, interaction.user.id)
    here = [one for one in found if interaction.guild_id in (None, one.server)]
    if not here:
        return Content(words("seek-nothing"))
    lines = [words("seek-line", **told(one, words)) for one in here]
    return Content("\n".join(lines), items=[_stop(one, words) for one in here])


def _stop(one: Seek, words: Words) -> Press:
    label = words("button-unseek", title=told(one, words)["title"])
    return button(Id("unseek", ANYWHERE, page=one.id), label)


@pressed("unseek")
async def unseek(interaction: Interaction, identity: Id) -> Content:
    """Seek no more."""
    known = await interaction.client.seeking.stop(identity.page, interaction.user.id)
    await _taken_down(interaction.client, known)
    return Content((await private_words(interaction))("seek-stopped"))
