"""A person's profile: a sheet as a picture, and below it what can be pressed or is a link."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import discord

from bot.results.company import Company, company_of, turned
from bot.results.profile import Profile, profile_of
from bot.results.promptness import DAYS
from bot.store import people
from bot.store.ladders import EVERY_TITLE
from bot.store.played import Scored
from bot.ui.kit.content import Content
from bot.ui.kit.markup import bold, cut
from bot.ui.kit.naming import own_name
from bot.ui.kit.numerals import day, number, signed, span
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.results.duels import each_line, pair_lines, runs_line
from bot.ui.results.leaders import called, rating
from bot.ui.table.access import sees
from bot.ui.table.faces import LINK
from data.names import isolated, straight
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of, titles
from renderers.house.palette import AWAITED, WON
from renderers.house.plot import ALL_TITLES, Curve, line_of, paint_of
from renderers.house.profile import Bar, Sheet, draw_profile

NAME = 32
AnyUser: TypeAlias = discord.User | discord.Member


async def profile(
    interaction: Interaction, person: AnyUser | None, against: AnyUser | None = None
) -> Content:
    """The profile of a person, or one's own, and how that person came out against somebody else: the reader, if nobody is named."""
    app, words = interaction.client, await private_words(interaction)
    who = interaction.user if person is None else person
    other = interaction.user if against is None else against
    if against is not None and other.id == who.id:
        raise RefusedError(Text("duel-same"))
    await _refuse_hidden(interaction, [who] if against is None else [who, other])
    async with app.store.reading() as connection:
        found = await profile_of(connection, who.id, app.tables.now)
        met = [] if found is None else [one for one, _ in found.friends]
        company = await company_of(connection, who.id, {*met, other.id})
    name, own = _bold(who), who.id == interaction.user.id
    if found is None:
        raise RefusedError(Text("profile-none-own" if own else "profile-none", {"name": name}))
    near = [best for best in found.best if own or _near(interaction, best)]
    friends = await _friends(interaction, found, words)
    lines = [words("profile-head", name=name), *_about(found, words, near), *_often(found, friends, words)]
    lines += runs_line(company.runs, words)
    if who.id == other.id:
        lines += each_line(company, friends.items(), words)
    else:
        lines += _against(interaction, company, who, other, words)
    plain = cut(straight(own_name(who)), NAME)
    alt = words("profile-alt", name=isolated(plain), about=" ".join(_spoken(found, words)))
    draw = partial(draw_profile, _sheet(plain, found, words))
    picture = await app.pictures.paint("profile", draw, alt)
    if picture is None:
        lines += _spoken(found, words)
    return Content("\n".join(lines), picture)


async def _refuse_hidden(interaction: Interaction, asked: Sequence[AnyUser]) -> None:
    """Refuse bots, and whoever does not wish to be seen by others."""
    async with interaction.client.store.reading() as connection:
        known = await people.several(connection, [one.id for one in asked])
    for one in asked:
        if one.bot:
            raise RefusedError(Text("profile-bot", {"name": _bold(one)}))
        if one.id in known and not known[one.id].listed and one.id != interaction.user.id:
            raise RefusedError(Text("profile-hidden", {"name": _bold(one)}))


def _against(
    interaction: Interaction, company: Company, who: AnyUser, other: AnyUser, words: Words
) -> list[str]:
    """How the two came out against each other, told to the reader as "you" if one of them reads it."""
    found, first, second = company.duels(other.id), who, other
    if other.id == interaction.user.id:
        found, first, second = turned(found), other, who
    name = "" if first.id == interaction.user.id else _bold(first)
    return pair_lines(found, (name, _bold(second)), words)


def _near(interaction: Interaction, best: Scored) -> bool:
    """Whether the reader may see the table of a score, here in this server."""
    return best.server == interaction.guild_id and sees(interaction, best.channel, best.thread)


def _bold(who: AnyUser) -> str:
    return bold(cut(own_name(who), NAME))


def _known(found: Profile) -> list[str]:
    """The titles that this bot still has, those played most first."""
    return [title for title in found.matches if title in titles()]


def _about(found: Profile, words: Words, near: Collection[Scored]) -> list[str]:
    """Best scores, those near with links to their tables, the usual answering time, and how often that is in time."""
    lines = []
    shown = [best for best in found.best if best.title in titles()]
    if shown:
        lines.append(words("profile-best"))
        lines += [_best(best, words, linked=best in near) for best in shown]
    if found.saved:
        lines.append(words("profile-saved", count=found.saved))
    if found.pace is not None:
        lines.append(words("profile-pace", span=span(words, found.pace)))
    if (share := found.promptness.share) is not None:
        lines.append(words("profile-prompt", share=share, count=found.promptness.counted, days=DAYS))
    return lines


def _best(best: Scored, words: Words, *, linked: bool) -> str:
    """A best score; in the profiles of others, tables of other servers and of channels that the reader cannot see are not linked."""
    link = ""
    if linked:
        place = LINK.format(server=best.server, place=best.thread or best.channel)
        link = words("profile-best-link", table=str(best.table), link=place)
    return words(
        "profile-best-line",
        title=called(best.title, words),
        score=title_of(best.title).scored(best.score),
        link=link,
    )


async def _friends(interaction: Interaction, found: Profile, words: Words) -> dict[int, str]:
    """With whom the person plays most, by number, as they are called; who is not to be named is left out."""
    if not found.friends:
        return {}
    names = await interaction.client.members.names(
        [who for who, _ in found.friends], words, server=interaction.guild_id
    )
    nobody = words("person-unnamed")
    return {who: bold(cut(name, NAME)) for who, name in names.items() if name != nobody}


def _often(found: Profile, names: Mapping[int, str], words: Words) -> list[str]:
    said = [
        words("profile-friend", name=names[who], count=count) for who, count in found.friends if who in names
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
    if (share := found.promptness.share) is not None:
        parts.append(words("profile-prompt-short", share=share))
    return " · ".join(parts)
