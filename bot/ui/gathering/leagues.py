"""What people do with a league, and how its channel hears of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot.store.leagues import OPEN, OVER
from bot.store.timers import Timer
from bot.tables.leagues import Look
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, handles, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.kit.sense import sense_of
from bot.ui.play.opening import place_of
from bot.ui.results.league_faces import CARD, CARD_BEFORE, card, public_words, refresh, standings, told
from bot.ui.table.access import may_see
from bot.ui.table.copies import UNCLEAR, copy_of
from bot.ui.table.moderators import moderates
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
Somebody = discord.User | discord.Member


# Commands


async def open_league(interaction: Interaction, title: str, pace: str, rounds: int) -> Content:
    """Open a league, whose card stands in this channel."""
    app, user, words = interaction.client, interaction.user, await private_words(interaction)
    place = await place_of(interaction)
    await app.guests.change_person(user.id, own_name(user), locale=str(interaction.locale))
    league = await app.leagues.open(title_of(title), place, user.id, pace, rounds)
    try:
        await _show(app, await app.leagues.look(league.id))
    except UNCLEAR as error:
        log.info("league %d: its card may not have been shown: %s", league.id, error)
    return Content(words("league-opened", number=str(league.id)))


async def show(interaction: Interaction) -> Content:
    """The standings of the league here."""
    look = await _here(interaction)
    return await standings(interaction.client, look, await private_words(interaction))


async def remove(interaction: Interaction, person: Somebody | None) -> Content:
    """Take somebody off the league that one organises."""
    if person is None:
        raise RefusedError(Text("league-whom"))
    app, words, look = interaction.client, await private_words(interaction), await _here(interaction)
    await app.leagues.remove(look.league.id, interaction.user.id, person.id)
    await refresh(app, look.league.id)
    return Content(words("league-removed", who=f"<@{person.id}>"), mentions=[person.id])


async def end(interaction: Interaction) -> Content:
    """End the league that one organises; moderators may end any."""
    app, words, look = interaction.client, await private_words(interaction), await _here(interaction)
    await app.leagues.end(look.league.id, interaction.user.id, moderator=moderates(interaction.user))
    return Content(words("league-ending", number=str(look.league.id)))


async def _here(interaction: Interaction) -> Look:
    """The league of this channel, or else the newest of this server that one sees; one that goes on before one that is over."""
    app = interaction.client
    found = [] if interaction.guild_id is None else await app.leagues.here(interaction.guild_id)
    seen = [one for one in found if may_see(app, interaction.user, one.channel)]
    if not seen:
        raise RefusedError(Text("league-none"))
    best = min(seen, key=lambda one: (one.state == OVER, one.channel != interaction.channel_id, -one.id))
    return await app.leagues.look(best.id)


# Presses


async def _press(
    interaction: Interaction, identity: Id, act: Callable[[int], Awaitable[None]], said: str
) -> None:
    """Do what a button of a card means; the card itself is the answer."""
    on_card = identity.picks in (CARD, CARD_BEFORE) and not private(interaction)

    async def work() -> Content:
        app, look = interaction.client, await _admitted(interaction, identity.page)
        await act(look.league.id)
        if on_card and interaction.message is not None and interaction.message.id == look.league.message:
            words = await public_words(app, look.league.server)
            content = await card(app, await app.leagues.look(look.league.id), words)
            content.aside = (await private_words(interaction))(said)
            return content
        await refresh(app, look.league.id)
        return Content((await private_words(interaction))(said))

    look_at = await interaction.client.leagues.look(identity.page)
    here = on_card and interaction.message is not None and interaction.message.id == look_at.league.message
    await answer(interaction, work(), edit=here)


async def _admitted(interaction: Interaction, number: int) -> Look:
    """A league that whoever presses may see."""
    look = await interaction.client.leagues.look(number)
    if not may_see(interaction.client, interaction.user, look.league.channel):
        raise RefusedError(Text("league-unknown"))
    return look


@handles("leaguejoin")
async def join(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Come into a league."""
    del values
    await _press(interaction, identity, _joining(interaction), "league-joined")


@handles("leagueback")
async def back(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Come back to a league that goes on."""
    del values
    await _press(interaction, identity, _joining(interaction), "league-back")


def _joining(interaction: Interaction) -> Callable[[int], Awaitable[None]]:
    user, desk = interaction.user, interaction.client.leagues

    async def act(number: int) -> None:
        await desk.join(number, user.id, own_name(user))

    return act


@handles("leagueleave")
async def leave(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Be in a league no more."""
    del values
    user, desk = interaction.user, interaction.client.leagues

    async def act(number: int) -> None:
        await desk.leave(number, user.id)

    await _press(interaction, identity, act, "league-left")


@handles("leaguebegin")
async def begin(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Let the rounds begin."""
    del values
    user, desk = interaction.user, interaction.client.leagues

    async def act(number: int) -> None:
        await desk.begin(number, user.id)

    await _press(interaction, identity, act, "league-begins")


@pressed("leaguelook")
async def look_at(interaction: Interaction, identity: Id) -> Content:
    """Look at the standings."""
    look = await _admitted(interaction, identity.page)
    return await standings(interaction.client, look, await private_words(interaction))


# What the channel hears


async def step(app: Guildhall, timer: Timer) -> None:
    """Let a league go on, and tell its channel what has come of it, once; as long as that cannot be, again."""
    look = await app.leagues.step(timer.part)
    league = look.league
    try:
        if league.state == OPEN and league.message is None:
            await _show(app, look)
        due = league.round + (league.state == OVER)
        if league.told < due:
            await app.leagues.told(league, due, await _tell(app, look, due))
            await refresh(app, league.id)
    except UNCLEAR as error:
        log.info("league %d: it is still unclear what its channel reads: %s", league.id, error)
        return
    await app.timekeeper.clockwork.forget(timer)


async def _show(app: Guildhall, look: Look) -> None:
    """Post its card, unless that was done by somebody who could not note it."""
    league, number = look.league, look.league.id
    message = await copy_of(app, league.channel, lambda one: _marks(one, number, 0), league.created)
    if message is None:
        content = await card(app, look, await public_words(app, league.server))
        message = await _sent(app, look, content, f"league-{number}")
    await app.leagues.posted(number, message)


async def _tell(app: Guildhall, look: Look, due: int) -> int:
    """In which message; a channel that is gone, or closed to the bot, hears nothing (0), and whatever else goes wrong is tried again."""
    number = look.league.id
    known = await copy_of(app, look.league.channel, lambda one: _marks(one, number, due))
    if known is not None:
        return known
    content = await told(app, look, await public_words(app, look.league.server), due)
    return await _sent(app, look, content, f"league-{number}-{due}") or 0


def _marks(one: Id, league: int, news: int) -> bool:
    """Whether a button stands on the news of this number, or (0) on the card."""
    return one.verb.startswith("league") and one.page == league and one.path == (str(news) if news else "")


async def _sent(app: Guildhall, look: Look, content: Content, nonce: str) -> int | None:
    channel = app.get_partial_messageable(
        look.league.channel
    )  # which process serves the server does not matter
    try:
        with sense_of("a message"):
            message = await channel.send(nonce=nonce, **content.to_post())
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("league %d: its channel cannot be told: %s", look.league.id, error)
        return None
    app.scroll.sent(look.league.channel, message.id)
    return int(message.id)
