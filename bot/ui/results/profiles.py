"""A person's profile: a sheet as a picture, and below it what can be pressed or is a link."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import discord

from bot.results.profile import Profile, profile_of
from bot.store import people
from bot.store.ladders import EVERY_TITLE
from bot.store.played import Scored
from bot.ui.kit.content import Content
from bot.ui.kit.markup import bold, cut
from bot.ui.kit.numerals import day, number, signed, span
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.results.leaders import called, rating
from bot.ui.table.faces import LINK
from data.names import isolated, straight
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles
from renderers.house.palette import AWAITED, WON
from renderers.house.plot import ALL_TITLES, Curve, line_of, paint_of
from renderers.house.profile import Bar, Sheet, draw_profile

NAME = 32


async def profile(interaction: Interaction, person: discord.User | discord.Member | None) -> Content:
    """The profile of a person, or one's own."""
    app, words = interaction.client, await private_words(interaction)
    who = interaction.user if person is None else person
    own = who.id == interaction.user.id
    if who.bot:
        raise RefusedError(Text("profile-bot", {"name": bold(cut(who.display_name, NAME))}))
    async with app.store.reading() as connection:
        known = (await people.several(connection, [who.id])).get(who.id)
        found = await profile_of(connection, who.id)
    name = bold(cut(who.display_name, NAME))
    if known is not None and not known.listed and not own:
        raise RefusedError(Text("profile-hidden", {"name": name}))
    if found is None:
        group = titles()[min(titles())].words
        said = Text("profile-none-own" if own else "profile-none", {"name": name, "group": group})
        raise RefusedError(said)
    near = [best for best in found.best if own or best.server == interaction.guild_id]
    lines = [words("profile-head", name=name), *_about(found, words, near)]
    lines += await _friends(interaction, found, words)
    plain = cut(straight(who.display_name), NAME)
    alt = words("profile-alt", name=isolated(plain), about=" ".join(_spoken(found, words)))
    draw = partial(draw_profile, _sheet(plain, found, words))
    picture = await app.pictures.paint("profile", draw, alt)
    if picture is None:
        lines += _spoken(found, words)
    return Content("\n".join(lines), picture)


def _known(found: Profile) -> list[str]:
    """The titles that this bot still has, those played most first."""
    return [title for title in found.matches if title in titles()]


def _about(found: Profile, words: Words, near: Collection[Scored]) -> list[str]:
    """Best scores, those near with links to their tables, and the usual answering time."""
    lines = []
    shown = [best for best in found.best if best.title in titles()]
    if shown:
        lines.append(words("profile-best"))
        lines += [_best(best, words, linked=best in near) for best in shown]
    if found.saved:
        lines.append(words("profile-saved", count=found.saved))
    if found.pace is not None:
        lines.append(words("profile-pace", span=span(words, found.pace)))
    return lines


def _scored(title: str, score: int, words: Words) -> str:
    """A best score with its unit, also of a title that this bot no longer has."""
    known = titles().get(title)
    return number(words, score) if known is None else words.say(known.scored(score))


def _best(best: Scored, words: Words, *, linked: bool) -> str:
    """A best score; in the profiles of others, tables of other servers are not linked."""
    link = ""
    if linked:
        place = LINK.format(server=best.server, place=best.thread or best.channel)
        link = words("profile-best-link", table=str(best.table), link=place)
    return words(
        "profile-best-line",
        title=called(best.title, words),
        score=_scored(best.title, best.score, words),
        link=link,
    )


async def _friends(interaction: Interaction, found: Profile, words: Words) -> list[str]:
    if not found.friends:
        return []
    names = await interaction.client.members.names(
        [who for who, _ in found.friends], words, server=interaction.guild_id
    )
    nobody = words("person-unnamed")
    said = [
        words("profile-friend", name=bold(cut(names[who], NAME)), count=count)
        for who, count in found.friends
        if names[who] != nobody
    ]
    return [words("profile-friends", who=words.listed(said))] if said else []


def _spoken(found: Profile, words: Words) -> list[str]:
    """What the picture shows, in sentences."""
    lines = []
    for title in [EVERY_TITLE, *_known(found)]:
        row = found.standings.get(title)
        if row is not None:
            said = rating(words, row.number, settled=row.settled)
            lines.append(
                words("profile-rating", title=called(title, words), rating=said, matches=row.matches)
            )
    lines += [
        words("profile-matches", title=called(title, words), count=found.matches[title])
        for title in _known(found)
    ]
    if found.rated:
        lines.append(
            words(
                "profile-wins",
                wins=found.wins,
                matches=found.rated,
                expected=number(words, found.expected, 1),
            )
        )
    return lines


def _sheet(name: str, found: Profile, words: Words) -> Sheet:
    paints = {title: line_of(index) for index, title in enumerate(_known(found))}
    curves = [
        Curve(
            called(title, words),
            rating(words, row.number, settled=row.settled),
            paints.get(title, ALL_TITLES),
            tuple((point.ended, point.number) for point in found.curves.get(title, ())),
        )
        for title in [EVERY_TITLE, *_known(found)]
        if (row := found.standings.get(title)) is not None
    ]
    matches = [
        Bar(
            called(title, words),
            number(words, count),
            count,
            paint_of(Curve("", "", paints[title], ())),
        )
        for title, count in found.matches.items()
        if title in paints
    ]
    return Sheet(
        name,
        words("person-plain"),
        _under(found, words),
        words("profile-ratings"),
        tuple(curves),
        words("profile-matches-head"),
        tuple(matches),
        words("profile-wins-head"),
        _wins(found, words),
        partial(number, words),
        partial(day, words),
        words("profile-unrated"),
    )


def _wins(found: Profile, words: Words) -> tuple[Bar, ...]:
    if not found.rated:
        return ()
    difference = signed(words, found.wins - found.expected, 1)
    return (
        Bar(words("profile-won", by=difference), number(words, found.wins), found.wins, WON),
        Bar(words("profile-expected"), number(words, found.expected, 1), found.expected, AWAITED),
    )


def _under(found: Profile, words: Words) -> str:
    parts = [words("profile-count", count=sum(found.matches.values()))]
    if found.unfinished:
        parts.append(words("profile-unfinished", count=found.unfinished))
    if found.pace is not None:
        parts.append(words("profile-pace-short", span=span(words, found.pace)))
    return " · ".join(parts)
