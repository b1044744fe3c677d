"""What is for one player alone: the hand as picture and text, and the secret question to answer right there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.letters.letter import Age, Lately, Letter, Place, Sight, mark
from bot.store.records import OPEN, Slot, Wish
from bot.tables.facts import (
    Asked,
    Begun,
    Ended,
    HandChanged,
    HandedOver,
    Moved,
    Occasion,
    Owed,
    TakenOver,
    ThreadDeleted,
    TimeChanged,
    Wished,
)
from bot.tables.live import NOTHING_HELD
from bot.ui.kit.content import Content
from bot.ui.table.faces import hand
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall
    from bot.settings import Settings

ANSWERING = ("pick", "send")


class Hand(Letter):
    """One to each player of a match, kept up to date while it is the last one written to them."""

    name = "hand"
    place = Place.PLAYER
    played = True
    moving = 16

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When what is held changes; and where something is held, when the way to the table changes, or at the end."""
        over = occasion.row.state not in OPEN
        leaving = {fact.seat for fact in occasion.each(HandedOver)}
        heirs = {fact.seat for fact in occasion.each(TakenOver)}
        anew = heirs | {fact.seat for fact in occasion.each(Asked)}
        begun = occasion.any(Begun)
        called = {seat for fact in occasion.each(Owed) for seat in fact.seats if begun}
        changed = {fact.seat for fact in occasion.each(HandChanged)}
        holding = {seat for seat, held in occasion.after.hands.items() if held != NOTHING_HELD}
        everybody = occasion.any(Ended, Moved, TimeChanged) or (occasion.any(ThreadDeleted) and not over)
        told = (
            holding
            if everybody
            else anew | {fact.seat for fact in occasion.each(Wished) if fact.seat is not None}
        )
        for seat in sorted(changed | (told & holding)):
            if seat not in leaving | (heirs - holding):
                _, secret = occasion.after.hands.get(seat, NOTHING_HELD)
                soon = not occasion.played
                there = occasion.before.letters.get(self.of(seat), {})
                silent = seat in called or (occasion.any(Moved) and bool(there.get("silent")))
                yield self.wish(seat, anew=seat in anew, soon=soon, asked=secret + 1, silent=silent)
        for seat in sorted(leaving | (heirs - holding)):
            yield self.gone(seat)

    def calm(self, slot: Slot, said: Mapping[str, object] | None, lately: Lately) -> float:
        """While nothing new is asked in it, and longer at the table: the panel shows what is held beside every question."""
        if said is None or slot.gone or slot.data.get("soon"):
            return 0
        if slot.data.get("asked") not in (None, said.get("asked")):
            return 0
        return 4 if slot.seat is not None and lately(slot.seat) else 1

    def anew(self, settings: Settings, age: Age) -> bool:
        """Only the last message of a DM is looked at."""
        return age.seconds > settings.old_after or age.below > 0

    def signed(self, verb: str, rest: str, slot: Slot) -> bool:
        """Its options carry the answer and no mark."""
        return verb in ANSWERING or super().signed(verb, rest, slot)

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Nothing for somebody who takes no private messages."""
        if sight.person is None:
            return None
        guest = await app.guests.person(sight.person)
        if not guest.dms or guest.dm_closed:
            return None
        content = await hand(sight.seen, words, app.pictures, mark(sight.slot.slot), note)
        if content is not None:
            content.silent = bool(sight.slot.data.get("silent"))  # the notice calls them already
        return content


LETTER = Hand()
