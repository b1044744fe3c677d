"""Seeking players: the command, the message that others read of it, and the button with which they seek the same."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.store import seeks
from bot.store.seeks import Seek
from bot.store.timers import Timer
from bot.tables.clock import DAY
from bot.tables.seeking import Found
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import Interaction, Press, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.opening import place_of
from bot.ui.table.access import may_see
from bot.ui.table.faces import link_to, waited_for
from bot.ui.table.hours import at
from bot.ui.table.look import name_of, title_text
from bot.ui.table.sought import take_down
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
ANYWHERE = 1
USUAL_SPAN = 2 * DAY


async def seek(
    interaction: Interaction, title: str | None, pace: str | None, seconds: int = USUAL_SPAN
) -> Content:
    """Seek players of a title (None: any) at a pace (None: any), for so long."""
    app, user, words = interaction.client, interaction.user, await private_words(interaction)
    server, channel = await place_of(interaction)
    await app.guests.change_person(user.id, user.display_name, locale=str(interaction.locale))
    now = app.tables.now
    wanted = Seek(0, user.id, server, channel, title, pace, now, now + seconds)

    async def sees(person: int, place: int) -> bool:
        return await _sees(interaction, person, place)

    found = await app.seeking.seek(wanted, user.display_name, sees)
    if found.row is None:
        await _show(interaction, found.seek, words)
        stop = [_stop(found.seek, words)]
        return Content(words("seek-noted", **_told(found.seek, words)), items=stop)
    for one in found.over:
        await take_down(app, one)
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


def _told(one: Seek, words: Words) -> dict[str, str]:
    title = titles().get(one.title or "")
    return {
        "title": words("seek-any") if title is None else words(f"{title.words}-title"),
        "pace": words("seek-any-pace" if one.pace is None else f"pace-{one.pace}"),
        "until": at(one.until, words),
    }


# What others read


async def _show(interaction: Interaction, one: Seek, words: Words) -> None:
    """Tell it in the channel; where that cannot be, it is found by whoever seeks the same."""
    app, channel = interaction.client, interaction.channel
    name = bold(interaction.user.display_name)
    text = words("seek-told", who=name, **_told(one, words))
    too = button(Id("metoo", ANYWHERE, page=one.id), words("button-metoo"), style=discord.ButtonStyle.success)
    if not isinstance(channel, discord.abc.Messageable):
        return
    try:
        message = await channel.send(**Content(text, items=[too]).to_post())
    except discord.HTTPException as error:
        log.info("that somebody seeks players cannot be told: %s", error)
        return
    app.scroll.sent(message.channel.id, message.id)
    await app.seeking.noted(one.id, message.id)


async def run_out(app: Guildhall, timer: Timer) -> None:
    """The time of a seek is over."""
    async with app.store.reading() as connection:
        known = await seeks.one(connection, timer.part)
    if known is not None:
        try:
            await app.seeking.stop(known.id, known.person)
        except RefusedError:
            return
        await take_down(app, known)
    await app.timekeeper.clockwork.forget(timer)


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
    lines = [words("seek-line", **_told(one, words)) for one in here]
    return Content("\n".join(lines), items=[_stop(one, words) for one in here[:5]])


def _stop(one: Seek, words: Words) -> Press:
    label = words("button-unseek", title=_told(one, words)["title"])
    return button(Id("unseek", ANYWHERE, page=one.id), label)


@pressed("unseek")
async def unseek(interaction: Interaction, identity: Id) -> Content:
    """Seek no more."""
    known = await interaction.client.seeking.stop(identity.page, interaction.user.id)
    await take_down(interaction.client, known)
    return Content((await private_words(interaction))("seek-stopped"))
