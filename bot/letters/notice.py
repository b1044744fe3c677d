"""The short message that tells people that the table waits for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Here, Letter, Place, Sight
from bot.store.records import Slot, Wish
from bot.tables.facts import Occasion, Owed, Untold
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.look import title_name
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


@dataclass(frozen=True)
class Told:
    """To which question somebody is called, and by which revision of the table at the earliest."""

    question: int
    revision: int


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
        asked = {seat: wait.question for seat, wait in after.waits.items() if seat in people}
        still = {seat: one for seat, one in called.items() if asked.get(seat) == one.question}
        newly = {seat for fact in occasion.each(Owed) for seat in fact.seats if seat in people}
        newly |= {fact.seat for fact in occasion.each(Untold) if fact.seat in asked.keys() - still.keys()}
        if newly:
            still |= {seat: Told(asked[seat], after.row.revision) for seat in newly}
            yield self.wish(
                called=[[seat, one.question, one.revision] for seat, one in sorted(still.items())]
            )
        elif called and not still:
            yield self.gone()

    def calm(self, slot: Slot, said: Mapping[str, object] | None, here: Here) -> float:
        """Whoever is at the table sees there who is awaited, and mostly answers before a mention would be of use."""
        del said
        newly = [seat for seat, one in told(slot.data, slot.wanted).items() if one.revision > slot.shown]
        return 2 if not slot.gone and all(here(seat) for seat in newly) else 0

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Mentions of those who owe and were not called before; nobody if they have answered or seen it meanwhile."""
        del app, note
        slot, row, owed = sight.slot, sight.row, sight.seen.owed
        if sight.seen.look is None or row.state != "playing":
            return None
        people = {seat.seat: seat.person for seat in row.seats}
        owing = [
            people.get(seat)
            for seat, one in told(slot.data, slot.wanted).items()
            if owed.get(seat) == one.question and one.revision > slot.shown and seat not in sight.aware
        ]
        mentions = [person for person in owing if person is not None]
        if not mentions:
            return None
        who = words.listed([f"<@{person}>" for person in mentions])
        text = words("notice-turn", who=who, title=title_name(row, words), count=len(mentions))
        play = Id("play", row.id, slot.wanted, picks=self.name)
        style = discord.ButtonStyle.primary
        return Content(text, items=[button(play, words("button-play"), style=style)], mentions=mentions)


def told(data: Mapping[str, object], newest: int = 0) -> dict[int, Told]:
    """Whom a notice calls, by seat.

    One of an earlier form says only whom it calls newly, which it does at its newest revision; for the notice that replaces
    it they have been called.
    """
    called = data.get("called")
    if isinstance(called, list):
        return {int(seat): Told(int(question), int(revision)) for seat, question, revision in called}
    pairs, newly = data.get("told"), data.get("seats")
    if not isinstance(pairs, list) or not isinstance(newly, list):
        return {}
    return {int(seat): Told(int(question), newest if seat in newly else 0) for seat, question in pairs}


LETTER = Notice()
