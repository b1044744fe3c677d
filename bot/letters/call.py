"""That seats are kept for people: told to them in the channel, below the card of the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Reservation, Slot, TableRow, Wish
from bot.tables.callings import KEPT, Later, sleepers
from bot.tables.facts import Called, Occasion, Renamed, TimeChanged
from bot.tables.reserved import INVITED, SOUGHT
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import Press, button
from bot.ui.table.faces import waited_for
from bot.ui.table.hours import at
from bot.ui.table.look import name_of, title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Call(Letter):
    """Mentions each of them once, and nobody who sleeps; whoever does is called when that is over.

    It follows what they answer, and goes away when nobody has to answer any more.
    """

    name = "call"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When people are called; and when those who have not answered, or what they are told, are not the same as before."""
        there = occasion.before.letters.get(self.name)
        before, calls = _people(there or {}), _calls(there or {})
        if called := occasion.each(Called):
            people = dict.fromkeys([*before, *(person for fact in called for person in fact.people)])
            now = [one for fact in called for one in fact.people if one not in fact.asleep]
            calls += [[person, occasion.row.revision] for person in now]
            yield self.wish(called=[*people], calls=calls)
        elif there is not None:
            still = [one.person for one in _waited_for(occasion.row, before)]
            other_host = occasion.before.row.host != occasion.row.host
            if not still:
                yield self.gone()
            elif still != before or other_host or occasion.any(Renamed, TimeChanged):
                yield self.wish(called=still, calls=[one for one in calls if one[0] in still])

    def edits(self, slot: Slot) -> bool:
        """Where nobody is called, it is mended where it stands."""
        return not _newly(slot)

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Who is asked by whom, until when, and the buttons to answer; nothing if they all have."""
        del note
        row = sight.row
        asked = _waited_for(row, _people(sight.slot.data))
        if not asked:
            return None
        newly = await _awake(app, [one for one in asked if one.person in _newly(sight.slot)])
        called = [one.person for one in asked if one.person in _called(sight.slot)]
        mentions = newly if _newly(sight.slot) else called
        people = [
            f"<@{one.person}>" if one.person in mentions else bold(name_of(waited_for(one), words))
            for one in asked
        ]
        host = next((seat for seat in row.seats if seat.person == row.host), row.seats[0])
        first = min(one.place for one in asked)
        why = "rematch-called" if first < INVITED else "invite-called" if first < SOUGHT else "seek-called"
        text = words(
            why,
            who=people,
            host=bold(name_of(host, words)),
            title=title_text(row),
            table=str(row.id),
            count=len(people),
            until=at(min(one.until for one in asked), words),
        )
        return Content(text, items=_buttons(row, words), mentions=mentions)

    async def later(self, app: Guildhall, sight: Sight) -> Sequence[Later]:
        """Who fell asleep between the call and now."""
        newly = [one.person for one in _waited_for(sight.row, _newly(sight.slot))]
        sleeping = await sleepers(app.guests, newly, app.tables.now)
        return [Later(person, KEPT, until) for person, until in sleeping.items()]


def _people(said: Mapping[str, object]) -> list[int]:
    """Whom the letter has called."""
    called = said.get("called")
    return called if isinstance(called, list) else []


def _calls(said: Mapping[str, object]) -> list[list[int]]:
    """Whom it calls, each by which revision of the table."""
    calls = said.get("calls")
    return [*calls] if isinstance(calls, list) else []


def _called(slot: Slot) -> list[int]:
    """Whom it has called, or calls now."""
    return [person for person, _ in _calls(slot.data)]


def _newly(slot: Slot) -> list[int]:
    """Whom it calls that what it shows did not."""
    return [person for person, revision in _calls(slot.data) if revision > slot.shown]


async def _awake(app: Guildhall, asked: Sequence[Reservation]) -> list[int]:
    people = [one.person for one in asked]
    sleeping = await sleepers(app.guests, people, app.tables.now)
    return [person for person in people if person not in sleeping]


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
