"""How a league looks: its card, what is said when a round is drawn or all is over, and the standings as a picture and in words."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.pictures.drawing import Picture
from bot.store import people, tables
from bot.store.leagues import ABSENT, IN, OPEN, RUNNING
from bot.store.records import Seat
from bot.tables.leagues import Look
from bot.ui.kit.content import Content, fitted
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.limits import ALT
from bot.ui.kit.markup import bold, cut, safe
from bot.ui.kit.numerals import number
from bot.ui.kit.press import Press, button
from bot.ui.table.faces import link_to
from bot.ui.table.look import name_of
from data.names import isolated
from data.text import Text
from data.words import FALLBACK, Words, nearest
from engines.kernel.catalogue import titles
from renderers.house.league import Standing, Standings, draw_standings

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
CARD = "league"
CARD_BEFORE = "card"
"""As cards of leagues were marked before: the mark of the card of a table, which its post looks for at table 1."""
SHOWN, WORDY = 40, 5
IN_PICTURE = 11
"""So many rows are still wider than high; who stands below them is told in words."""
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


async def names_of(app: Guildhall, look: Look, words: Words) -> dict[int, str]:
    """What everybody of a league is called."""
    wanted = [*(one.person for one in look.members), look.league.organiser]
    async with app.store.reading() as connection:
        known = await people.several(connection, wanted)
    return {one: name_of(Seat(0, one, known[one].name if one in known else ""), words) for one in wanted}


def called(look: Look, words: Words) -> str:
    """The title that is played."""
    title = titles().get(look.league.title)
    return look.league.title if title is None else words(f"{title.words}-title")


# The card


async def card(app: Guildhall, look: Look, words: Words) -> Content:
    """Who organises it, who is in, how it stands, and what can be pressed."""
    league, names = look.league, await names_of(app, look, words)
    there = [names[one.person] for one in look.members if one.state == IN]
    absent = [names[one.person] for one in look.members if one.state == ABSENT]
    lines = [
        words("league-head", title=called(look, words), number=str(league.id)),
        words(
            "league-terms",
            organiser=bold(names[league.organiser]),
            pace=Text(f"pace-{league.pace}"),
            rounds=league.rounds,
        ),
        words(f"league-state-{league.state}", round=league.round, rounds=league.rounds),
    ]
    if there:
        lines.append(words("league-there", who=_listed(there, words), count=len(there)))
    if absent:
        lines.append(words("league-absent", who=_listed(absent, words), count=len(absent)))
    return Content(fitted("\n".join(lines)), items=_buttons(look, words))


def _listed(names: Sequence[str], words: Words) -> str:
    more = [words("league-more", count=len(names) - SHOWN)] if len(names) > SHOWN else []
    return words.listed([*(bold(name) for name in names[:SHOWN]), *more])


def _buttons(look: Look, words: Words, news: int = 0) -> list[Press]:
    """What can be pressed; on news they also carry its number, by which it is known again."""
    path = str(news) if news else ""

    def one(verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
        identity = Id(f"league{verb}", ANYWHERE, picks=CARD, path=path, page=look.league.id)
        return button(identity, words(f"button-league-{verb}"), style=style)

    if look.league.state == OPEN:
        return [one("join", GREEN), one("leave"), one("begin", BLUE)]
    if look.league.state == RUNNING:
        return [one("look", BLUE), one("back", GREEN), one("leave")]
    return [one("look", BLUE)]


# What is told


async def told(app: Guildhall, look: Look, words: Words, number_: int) -> Content:
    """The news of this number: that a round is drawn, with its tables; or, after the last round, who has won."""
    league, names = look.league, await names_of(app, look, words)
    over, played = number_ > league.round, number_ - 1
    picture = await picture_of(app, look, names, words, played) if played else None
    if over:
        best = [bold(names[person]) for place, person, _ in look.standings() if place == 1]
        if not played or not best:
            over_ = words("league-ended-early", title=called(look, words))
            return Content(over_, items=_buttons(look, words, number_))
        text = words("league-ended", title=called(look, words), who=words.listed(best), count=len(best))
        lines = _below(look, names, words) if picture is not None else _spoken(look, names, words)
        return Content(fitted("\n".join([text, *lines])), picture, _buttons(look, words, number_))
    lines = [words("league-drawn", title=called(look, words), round=number_, rounds=league.rounds)]
    for place, group in sorted(look.groups(number_).items()):
        who = words.listed([bold(names.get(one.person) or words("person-erased")) for one in group])
        table = group[0].table_id
        if not place:
            lines.append(words("league-sits-out", who=who, count=len(group)))
        elif table is not None:
            async with app.store.reading() as connection:
                row = await tables.load(connection, table)
            link = "" if row is None else link_to(row)
            lines.append(words("league-table", table=str(table), who=who, link=link))
    return Content(fitted("\n".join(lines)), picture, _buttons(look, words, number_))


# Where it stands


async def public_words(app: Guildhall, server: int) -> Words:
    """The words of what everybody of a server reads."""
    language = (await app.guests.server(server)).language
    guild = app.get_guild(server)
    return Words(language or (FALLBACK if guild is None else nearest(str(guild.preferred_locale))))


async def refresh(app: Guildhall, number_: int) -> None:
    """Bring the card of a league up to date where it stands."""
    look = await app.leagues.look(number_)
    content = await card(app, look, await public_words(app, look.league.server))
    await _edit(app, look, look.league.message, content)


async def mend(app: Guildhall, number_: int) -> None:
    """Let nothing that was told of a league name somebody who was erased."""
    await refresh(app, number_)
    look = await app.leagues.look(number_)
    for place, message in enumerate(look.league.news or [], 1):
        words = await public_words(app, look.league.server)
        await _edit(app, look, message, await told(app, look, words, place))


async def _edit(app: Guildhall, look: Look, message: int | None, content: Content) -> None:
    if not message:
        return
    there = app.get_partial_messageable(look.league.channel).get_partial_message(message)
    try:
        await there.edit(**content.to_edit())
    except discord.HTTPException as error:
        log.info("league %d: a message cannot be brought up to date: %s", look.league.id, error)


# Standings


async def standings(app: Guildhall, look: Look, words: Words) -> Content:
    """The standings for whoever asks; as long as nothing is played, who is in."""
    if not look.league.round:
        return await card(app, look, words)
    names = await names_of(app, look, words)
    picture = await picture_of(app, look, names, words)
    head = words("league-head", title=called(look, words), number=str(look.league.id))
    lines = _below(look, names, words) if picture is not None else _spoken(look, names, words)
    return Content(fitted("\n".join([head, *lines])), picture)


async def picture_of(
    app: Guildhall, look: Look, names: dict[int, str], words: Words, upto: int | None = None
) -> Picture | None:
    """The standings as they are now, or were after a round."""
    league = look.league
    rounds = league.round if upto is None else upto
    rows = [
        Standing(
            place,
            number(words, place),
            names[person],
            words("person-unwritable", number=number(words, index)),
            tuple(
                number(words, won) if (won := look.won(person).get(round_)) is not None else "–"
                for round_ in range(1, rounds + 1)
            ),
            number(words, points),
        )
        for index, (place, person, points) in enumerate(look.standings(rounds)[:IN_PICTURE], 1)
    ]
    sheet = Standings(
        words("league-standings"),
        words("league-under", title=called(look, words), round=rounds, rounds=league.rounds),
        tuple(_column(round_, rounds, words) for round_ in range(1, rounds + 1)),
        words("league-total"),
        tuple(rows),
        words("league-foot"),
    )
    alt = cut(" ".join([words("league-standings"), *_spoken(look, names, words, rounds)]), ALT)
    return await app.pictures.paint("league", partial(draw_standings, sheet), alt)


def _below(look: Look, names: dict[int, str], words: Words) -> list[str]:
    """Those for whom the picture has no room."""
    return _spoken(look, {one: safe(name) for one, name in names.items()}, words)[IN_PICTURE:]


def _column(round_: int, rounds: int, words: Words) -> str:
    """Above what a round has brought; where there are many, the number alone."""
    return words("league-column", round=round_) if rounds <= WORDY else number(words, round_)


def _spoken(look: Look, names: dict[int, str], words: Words, upto: int | None = None) -> list[str]:
    return [
        words("league-line", place=place, name=isolated(names[person]), points=points)
        for place, person, points in look.standings(upto)
    ]
