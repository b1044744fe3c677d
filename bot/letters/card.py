"""The small card in the channel: title, players, state, link, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Lately, Letter, Place, Sight
from bot.results.promptness import shares
from bot.store.records import LEVELS, OPEN, Slot, TableRow, Wish
from bot.tables.facts import (
    Arranged,
    Asked,
    Begun,
    CameBack,
    Ended,
    HandedOver,
    Missing,
    Moved,
    Occasion,
    OffersChanged,
    PlaceGone,
    Renamed,
    Reserved,
    Seated,
    ThreadDeleted,
    TimeChanged,
    WaitsChanged,
    WasLate,
    WentAway,
)
from bot.tables.hints import may_ask
from bot.ui.kit import limits
from bot.ui.kit.content import Content, fitted
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import safe
from bot.ui.kit.press import Press, button
from bot.ui.play.cover import caption, cover_of
from bot.ui.table.abouts import about
from bot.ui.table.afterwards import afterwards
from bot.ui.table.faces import Seen, chosen_options, kept, players, state
from bot.ui.table.hours import agreed, at
from bot.ui.table.learning import learn_buttons
from bot.ui.table.look import name_of, title_text
from data.words import Words
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall
    from bot.settings import Settings

GREEN, BROWN, GREY = 0x4F7F52, 0x8A5A2B, 0x7A7A7A
PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success
CAUSES = (
    *(
        Seated,
        Arranged,
        Missing,
        Reserved,
        Begun,
        WaitsChanged,
        HandedOver,
        Ended,
        Moved,
        ThreadDeleted,
        Asked,
        PlaceGone,
    ),
    *(WasLate, WentAway, CameBack, TimeChanged, OffersChanged),
)


class Card(Letter):
    """Goes to the channel and stays there; the thread of the table hangs on it."""

    name = "card"
    place = Place.CHANNEL
    rank = 0
    thread = True
    moving = 16

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """Whenever who sits there, who is awaited, or where it is played changes."""
        if occasion.any(*CAUSES) or (occasion.any(Renamed) and self.name in occasion.before.letters):
            begun = occasion.row.state == "playing"
            yield self.wish(anew=occasion.any(Asked), begun=begun, played=occasion.played)

    def calm(self, slot: Slot, said: Mapping[str, object] | None, lately: Lately) -> float:
        """While the match only goes on: whom it waits for is told by the table and the notice."""
        del lately
        return 4 if slot.data.get("played") and said is not None and said.get("begun") else 0

    def gap(self, settings: Settings, row: TableRow) -> float:
        """The card of a running match is not looked at often."""
        return settings.card_gap if row.state == "playing" else settings.edit_gap

    def lost(self, row: TableRow) -> str | None:
        """A lobby without its card cannot be joined."""
        return "post-lost" if row.state == "lobby" else None

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """An embed, with the buttons of the table's state."""
        del note
        content = card(sight.seen, words, await _shares(app, sight.row))
        if sight.row.state == "lobby":
            content.picture = await cover_of(app.pictures, sight.row.title, words)
            _captioned(content, sight.row, words)
        return content


def _captioned(content: Content, row: TableRow, words: Words) -> None:
    """What has to be said of the picture, below it."""
    known = titles().get(row.title)
    if content.picture is not None and content.embed is not None and known is not None:
        content.embed.set_footer(text=caption(known, words) or None)


async def _shares(app: Guildhall, row: TableRow) -> dict[int, int]:
    """How reliable the people of a lobby are, for whoever thinks about sitting down there."""
    if row.state != "lobby" or not row.people:
        return {}
    async with app.store.reading() as connection:
        return await shares(connection, row.people, app.tables.now)


def card(seen: Seen, words: Words, known: Mapping[int, int] | None = None) -> Content:
    """What the card shows, beside the people of whom it is known how often they answer in time."""
    row = seen.row
    title = words("card-title", title=title_text(row), table=str(row.id))
    embed = discord.Embed(title=fitted(title, limits.EMBED_TITLE))
    embed.description = fitted(state(seen, words), limits.EMBED_DESCRIPTION)
    embed.colour = discord.Colour({"lobby": GREEN, "playing": BROWN}.get(row.state, GREY))
    if row.state == "lobby" and (told := about(row.title, words)):
        embed.add_field(name=words("card-about"), value=told, inline=False)
    if row.seats:
        head = words("card-players", count=len(row.seats), places=row.places)
        embed.add_field(name=head, value=fitted(players(row, words, known), limits.EMBED_FIELD))
    if row.kept:
        head = words("card-kept", count=len(row.kept))
        embed.add_field(name=head, value=fitted(kept(row, words), limits.EMBED_FIELD))
    _told_by_host(embed, row, words)
    if options := chosen_options(row, words):
        embed.add_field(name=words("card-options"), value=fitted(options, limits.EMBED_FIELD))
    if row.state in OPEN and (row.state == "lobby" or len(row.people) > 1):
        embed.add_field(name=words("card-time"), value=agreed(row, words))
    if row.state in OPEN:
        embed.add_field(name=words("card-hints"), value=words(f"card-hints-{_hints(row)}"))
    if seen.offered:
        embed.add_field(name=words("card-offered"), value=_offered(seen, words))
    if row.state == "lobby" and row.least is not None:
        embed.add_field(name=words("card-least"), value=words("card-least-asked", least=row.least))
    if row.unrated is not None:
        embed.add_field(name=words("card-rated"), value=words(f"card-{row.unrated}"))
    if seen.seed:
        embed.set_footer(text=words("card-seed", hash=seen.commitment, seed=seen.seed))
    elif seen.commitment:
        embed.set_footer(text=words("card-commitment", hash=seen.commitment))
    return Content(embed=embed, items=_buttons(seen, words))


def _told_by_host(embed: discord.Embed, row: TableRow, words: Words) -> None:
    """The note of a lobby's host, and when the lobby begins by itself."""
    if row.state != "lobby":
        return
    if row.note:
        host = next((seat for seat in row.seats if seat.person == row.host), None)
        head = words("card-note") if host is None else words("card-note-of", name=name_of(host, words))
        embed.add_field(name=fitted(head, limits.EMBED_TITLE), value=safe(row.note))
    if row.begins is not None:
        embed.add_field(name=words("card-begins"), value=words("card-begins-at", at=at(row.begins, words)))


def _hints(row: TableRow) -> str:
    """Whether people may ask what a computer would do; in a lobby that may still depend on who begins."""
    if row.state == "lobby" and row.hints is None:
        return "usual"
    return "on" if may_ask(row) else "off"


def _offered(seen: Seen, words: Words) -> str:
    """Which seats may be taken over, and what that means."""
    names = words.listed(
        [
            words("card-offered-seat", number=str(seat + 1), name=safe(name_of(seen.row.seats[seat], words)))
            for seat in sorted(seen.offered)
        ]
    )
    return fitted(words("card-offered-how", who=names, count=len(seen.offered)), limits.EMBED_FIELD)


def _buttons(seen: Seen, words: Words) -> list[Press]:
    row = seen.row

    def one(
        verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, line: int | None = None
    ) -> Press:
        return button(Id(verb, row.id, picks=Card.name), words(f"button-{verb}"), style=style, row=line)

    if row.state == "lobby":
        free = len(row.seats) < row.places
        first = [one("join", SUCCESS)] if free else []
        asked = [one("decline")] if row.kept else []
        joining = [*first, *asked, one("leave"), _rules(row, words), *learn_buttons(row.title, words)]
        computers = _computers(row, words) if free else []
        return [*joining, *computers, one("setup", line=1), one("start", PRIMARY, 1)]
    if row.state == "playing":
        return [one("play", PRIMARY), one("read"), _rules(row, words), one("watch"), *_takes(seen, words)]
    if row.state == "finished":
        return afterwards(row, words, Card.name, "read")
    return [one("read")] if row.started else []


def _computers(row: TableRow, words: Words) -> list[Press]:
    """A button for each level, in a row with Start."""
    return [
        button(Id("computer", row.id, picks=Card.name, path=level), words(f"button-computer-{level}"), row=1)
        for level in LEVELS
    ]


def _rules(row: TableRow, words: Words) -> Press:
    """The rules, at the page that belongs to what whoever presses is asked."""
    return button(Id("rule", row.id), words("button-rules"))


def _takes(seen: Seen, words: Words) -> list[Press]:
    """A button for each seat on offer."""
    several = len(seen.offered) > 1
    return [
        button(
            Id("heir", seen.row.id, picks=Card.name, path=str(seat)),
            words("button-heir-seat", number=str(seat + 1)) if several else words("button-heir"),
            style=SUCCESS,
        )
        for seat in sorted(seen.offered)
    ]


LETTER = Card()
