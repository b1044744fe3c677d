"""The records of a server in words, with links to the tables that the reader may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.results.highlights import COMPANIES, Highlight, Highlights, of_all, of_title
from bot.store.highlights import Place
from bot.store.ladders import EVERY_TITLE
from bot.ui.kit.content import Content, fitted
from bot.ui.kit.markup import bold, cut
from bot.ui.kit.numerals import number, span
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.results.leaders import called
from bot.ui.table.access import sees
from bot.ui.table.faces import LINK
from data.names import straight
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of, titles

NAME = 32


@dataclass(frozen=True)
class Shown:
    """The records with everything that is said about them."""

    interaction: Interaction
    found: Highlights
    names: Mapping[int, str]
    words: Words
    title: str

    def who(self, one: Highlight) -> str:
        """Whose record it is; who is not to be named is there without a name."""
        return self.words.listed([self.names[person] for person in one.people])

    def link(self, place: Place) -> str:
        """The way to the table, if the reader may see it."""
        if not sees(self.interaction, place.channel, place.thread):
            return ""
        link = LINK.format(server=place.server, place=place.thread or place.channel)
        return self.words("records-link", table=str(place.table), link=link)


async def records(interaction: Interaction, title: str | None = None) -> Content:
    """The records of the server where the command is used, in one title or in all."""
    app, words, server = interaction.client, await private_words(interaction), interaction.guild_id
    if server is None:
        raise RefusedError(Text("records-no-server"))
    asked = EVERY_TITLE if title is None else title_of(title).id
    async with app.store.reading() as connection:
        if asked == EVERY_TITLE:
            seats = {name: one.seats for name, one in titles().items()}
            found = await of_all(connection, server, seats)
        else:
            found = await of_title(connection, server, asked, title_of(asked).seats)
    if not found.every:
        return Content(words("records-none"))
    people = [person for one in found.every for person in one.people]
    plain = await app.members.names(people, words, server=server, own=interaction.user.id)
    names = {person: bold(cut(straight(name), NAME)) for person, name in plain.items()}
    shown = Shown(interaction, found, names, words, asked)
    where = interaction.guild.name if interaction.guild is not None else words("leaderboard-here")
    head = words("records-head", title=called(asked, words), where=where)
    return Content(fitted("\n".join([head, *_best(shown), *_others(shown), words("records-foot")])))


def _best(shown: Shown) -> Iterator[str]:
    for company in COMPANIES:
        row = shown.found.best.get(company, ())
        if row:
            yield shown.words(f"records-best-{company}")
            yield from (_score(shown, one) for one in row)


def _score(shown: Shown, one: Highlight) -> str:
    words, place = shown.words, one.place
    return words(
        "records-title-line" if shown.title == EVERY_TITLE else "records-seats-line",
        title=called(place.title, words),
        seats=place.seats,
        score=title_of(place.title).scored(one.value),
        who=shown.who(one),
        link=shown.link(place),
    )


def _others(shown: Shown) -> Iterator[str]:
    words, rating, run = shown.words, shown.found.rating, shown.found.run
    for measure, one in shown.found.matches.items():
        yield words(
            f"records-{measure}",
            margin=one.value,
            score=title_of(one.place.title).scored(one.value),
            span=span(words, one.value),
            who=shown.who(one),
            title=called(one.place.title, words),
            link=shown.link(one.place),
        )
    if rating is not None:
        written = number(words, rating.value)
        yield words("records-rating", rating=written, who=shown.who(rating), link=shown.link(rating.place))
    if run is not None:
        yield words("records-run", count=run.value, who=shown.who(run), link=shown.link(run.place))
