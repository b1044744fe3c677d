"""The short message that tells people that the table waits for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Lately, Letter, Place, Sight
from bot.store.records import Slot, TableRow, Wish
from bot.tables.facts import Occasion, Owed, Reminded, TimeChanged, Untold
from bot.tables.guests import Guests
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.hours import asked, rungs
from bot.ui.table.look import title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


@dataclass(frozen=True)
class Told:
    """To which question somebody is called, by which revision of the table at the earliest, and whether once more."""

    question: int
    revision: int
    again: bool = False

    def plain(self, seat: int) -> list[int]:
        """As it is stored."""
        return [seat, self.question, self.revision, *([1] if self.again else [])]


class Notice(Letter):
    """One for all who owe an answer: a newer one replaces the older, and nobody is mentioned twice."""

    name = "notice"
    place = Place.TABLE
    rank = 2
    edited = False

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When somebody newly owes an answer and is not shown it; it goes away when all who were called have answered."""
        after = occasion.after
        called = told(occasion.before.letters.get(self.name, {}))
        people = {seat.seat for seat in after.row.seats if seat.person is not None}
        questions = {seat: wait.question for seat, wait in after.waits.items() if seat in people}
        still = {seat: one for seat, one in called.items() if questions.get(seat) == one.question}
        newly = {seat for fact in occasion.each(Owed) for seat in fact.seats if seat in people}
        newly |= {fact.seat for fact in occasion.each(Untold) if fact.seat in questions.keys() - still.keys()}
        again = {fact.seat for fact in occasion.each(Reminded) if fact.seat in questions}
        moved = occasion.any(TimeChanged) and still
        if newly or again or moved:
            revision = after.row.revision
            still |= {seat: Told(questions[seat], revision, seat in again) for seat in newly | again}
            yield self.wish(called=[one.plain(seat) for seat, one in sorted(still.items())])
        elif called and not still:
            yield self.gone()

    def edits(self, slot: Slot) -> bool:
        """Where nobody is called, only what it says is mended."""
        return not _newly(slot)

    def calm(self, slot: Slot, said: Mapping[str, object] | None, lately: Lately) -> float:
        """Whoever has played lately sees at the table who is awaited, and mostly answers before a mention would be of use."""
        del said
        return 4 if not slot.gone and all(lately(seat) for seat in _newly(slot)) else 0

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Mentions of those who owe and were not called before; nobody if they have answered or seen it meanwhile."""
        del note
        slot, row, owed, shown = sight.slot, sight.row, sight.seen.owed, sight.seen.look
        if shown is None or row.state != "playing":
            return None
        calls = await called(app.guests, slot, row, owed, sight.aware)
        if not calls:
            return None
        owing, mentions = list(calls), list(calls.values())
        again = all(one.again for seat, one in told(slot.data, slot.wanted).items() if seat in owing)
        who = words.listed([f"<@{person}>" for person in mentions])
        head = "notice-still" if again else "notice-turn"
        text = words(head, who=who, title=title_text(row), count=len(mentions))
        play = Id("play", row.id, slot.wanted, picks=self.name)
        items = [button(play, words("button-play"), style=discord.ButtonStyle.primary)]
        if again:
            items.append(button(Id("today", row.id, slot.wanted, picks=self.name), words("button-today")))
        rung = rungs(shown, owing, words) if again else []
        told_ = "\n".join([text, *rung, *asked(shown, owing, words)])
        return Content(told_, items=items, mentions=mentions)


def _newly(slot: Slot) -> set[int]:
    """Whom the letter calls who was not called by what it shows."""
    return {seat for seat, one in told(slot.data, slot.wanted).items() if one.revision > slot.shown}


async def called(
    guests: Guests, slot: Slot, row: TableRow, owed: Mapping[int, int], aware: frozenset[int]
) -> dict[int, int]:
    """Whom it mentions, by seat: who still owes what the letter calls to, and was not shown it meanwhile."""
    people = {seat.seat: seat.person for seat in row.seats if seat.person is not None}
    newly = _newly(slot)
    return {
        seat: people[seat]
        for seat, one in told(slot.data, slot.wanted).items()
        if seat in people
        and owed.get(seat) == one.question
        and (seat in newly or not newly)
        and (one.again or seat not in aware)
        and (not one.again or await _in_thread(guests, people[seat]))
    }


async def _in_thread(guests: Guests, person: int) -> bool:
    """Whether this person is reminded where the table is played: as usual, or since private messages are refused."""
    guest = await guests.person(person)
    if guest.reminders == "dm":
        return guest.dm_closed or not guest.dms
    return guest.reminders in ("thread", "both")


def told(data: Mapping[str, object], newest: int = 0) -> dict[int, Told]:
    """Whom a notice calls, by seat.

    One of an earlier form says only whom it calls newly, which it does at its newest revision; for the notice that replaces
    it they have been called.
    """
    called = data.get("called")
    if isinstance(called, list):
        return {
            int(seat): Told(int(question), int(when), bool(again)) for seat, question, when, *again in called
        }
    pairs, newly = data.get("told"), data.get("seats")
    if not isinstance(pairs, list) or not isinstance(newly, list):
        return {}
    return {int(seat): Told(int(question), newest if seat in newly else 0) for seat, question in pairs}


LETTER = Notice()
