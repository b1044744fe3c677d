"""A reminder by private message, for whoever wants it there; and what has happened to whoever was late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Letter, Place, Sight, mark
from bot.store.records import Person, Slot, Wish
from bot.tables.facts import (
    CameBack,
    Fact,
    HandedOver,
    Occasion,
    Reminded,
    TakenOver,
    TimeChanged,
    WasLate,
    WentAway,
)
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.faces import link_to
from bot.ui.table.hours import own, resting
from bot.ui.table.look import title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

STILL, LATE, AWAY = "still", "late", "away"
ONLY_PRIVATELY = "dm"
PRIVATELY = (ONLY_PRIVATELY, "both")


class Nudge(Letter):
    """One to each player, and never more than one: a newer one takes the place of the older, and goes when it is over."""

    name = "nudge"
    place = Place.PLAYER
    rank = 3
    edited = False

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When it is time to remind somebody, or to tell that it is too late; it goes when they have answered, or are back."""
        said = {fact.seat: STILL for fact in occasion.each(Reminded)}
        said |= {fact.seat: LATE for fact in occasion.each(WasLate)}
        said |= {fact.seat: AWAY for fact in occasion.each(WentAway)}
        gone = {fact.seat for fact in occasion.each(CameBack)}
        gone |= {fact.seat for fact in occasion.each(HandedOver)}
        gone |= {fact.seat for fact in occasion.each(TakenOver)}
        for seat in occasion.after.row.seats:
            there = occasion.before.letters.get(self.of(seat.seat))
            if seat.seat in said and seat.person is not None and occasion.row.state == "playing":
                yield self.wish(seat.seat, says=said[seat.seat], at=occasion.after.row.revision)
            elif there is not None and (
                seat.seat in gone or self._over(occasion, seat.seat, there.get("says"))
            ):
                yield self.gone(seat.seat)
            elif there is not None and occasion.any(TimeChanged):
                yield self.wish(seat.seat, **there)

    @staticmethod
    def _over(occasion: Occasion, seat: int, says: object) -> bool:
        """Whether there is nothing more to be reminded of."""
        clock = occasion.after.clocks.get(seat)
        if clock is None or occasion.row.state != "playing":
            return True
        return (
            seat not in occasion.after.waits
            if says == STILL
            else not (clock.late or clock.missed or clock.away)
        )

    def edits(self, slot: Slot) -> bool:
        """Where nothing new is said, it is mended where it stands."""
        at = slot.data.get("at")
        return isinstance(at, int) and at <= slot.shown

    def refused(self, slot: Slot, guest: Person) -> tuple[Fact, ...]:
        """Whoever cannot be reminded here is mentioned instead, unless that was wished for anyway."""
        known = super().refused(slot, guest)
        if slot.seat is None or slot.data.get("says") != STILL or guest.reminders != ONLY_PRIVATELY:
            return known
        return (*known, Reminded(slot.seat))

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """A line with the way to the table; nothing for whoever does not want it here."""
        del note
        look, seat = sight.seen.look, sight.slot.seat
        if sight.person is None or look is None or seat is None:
            return None
        guest, says = await app.guests.person(sight.person), str(sight.slot.data.get("says"))
        if not guest.dms or guest.dm_closed or (says == STILL and guest.reminders not in PRIVATELY):
            return None
        row = sight.row
        message = {STILL: "nudge-half", LATE: f"nudge-late-{row.late}", AWAY: "nudge-away"}[says]
        if says == AWAY and resting(look):
            message = "nudge-resting"
        line = words(message, title=title_text(row), table=str(row.id), link=link_to(row))
        signed = mark(sight.slot.slot)
        play = Id("play", row.id, sight.slot.wanted, picks=signed)
        items = [button(play, words("button-play"), style=discord.ButtonStyle.primary)]
        if says == STILL:
            items.append(button(Id("today", row.id, sight.slot.wanted, picks=signed), words("button-today")))
        return Content("\n".join(part for part in (line, own(look, words)) if part), items=items)


LETTER = Nudge()
