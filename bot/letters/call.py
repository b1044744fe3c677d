"""That seats are kept for people: told to them in the channel, below the card of the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Reservation, TableRow, Wish
from bot.tables.facts import Called, Occasion, Renamed, TimeChanged
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import Press, button
from bot.ui.table.hours import at
from bot.ui.table.look import name_of, title_name
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Call(Letter):
    """Mentions each of them once; it follows what they answer, and goes away when nobody has to answer any more."""

    name = "call"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When people are called; and when those who have not answered, or what they are told, are not the same as before."""
        called = [person for fact in occasion.each(Called) for person in fact.people]
        if called:
            yield self.wish(called=called)
        elif (there := occasion.before.letters.get(self.name)) is not None:
            before = _people(there)
            still = [one.person for one in _waited_for(occasion.row, before)]
            other_host = occasion.before.row.host != occasion.row.host
            if not still:
                yield self.gone()
            elif still != before or other_host or occasion.any(Renamed, TimeChanged):
                yield self.wish(called=still)

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Who is asked by whom, until when, and the buttons to answer; nothing if they all have."""
        del app, note
        row = sight.row
        asked = _waited_for(row, _people(sight.slot.data))
        if not asked:
            return None
        mentions = [one.person for one in asked]
        host = next((seat for seat in row.seats if seat.person == row.host), row.seats[0])
        text = words(
            "rematch-called",
            who=words.listed([f"<@{person}>" for person in mentions]),
            host=bold(name_of(host, words)),
            title=title_name(row, words),
            table=str(row.id),
            count=len(mentions),
            until=at(min(one.until for one in asked), words),
        )
        return Content(text, items=_buttons(row, words), mentions=mentions)


def _people(said: Mapping[str, object]) -> list[int]:
    """Whom the letter has called."""
    called = said.get("called")
    return called if isinstance(called, list) else []


def _waited_for(row: TableRow, called: list[int]) -> list[Reservation]:
    """The seats that are still kept for these people."""
    return [one for one in row.kept if one.person in called]


def _buttons(row: TableRow, words: Words) -> list[Press]:
    styles = {"join": discord.ButtonStyle.success, "decline": discord.ButtonStyle.secondary}
    return [
        button(Id(verb, row.id, picks=Call.name), words(f"button-{verb}"), style=style)
        for verb, style in styles.items()
    ]


LETTER = Call()
