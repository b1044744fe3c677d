"""What is proposed at a table and voted on, with the buttons for it; and what came of the last vote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot.letters.letter import Letter, Place, Sight
from bot.store import people, tables, votes
from bot.store.records import Slot, Wish
from bot.store.votes import Vote
from bot.tables.ballot import BACK, Point
from bot.tables.callings import SOON, Later, asleep
from bot.tables.facts import (
    Answered,
    Asked,
    CalledToVote,
    CameBack,
    Ended,
    HandedOver,
    Moved,
    Occasion,
    OffersChanged,
    PlaceGone,
    Renamed,
    ThreadDeleted,
    TimeChanged,
    VotesChanged,
    WentAway,
)
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import ROWS
from bot.ui.kit.press import Press, button
from bot.ui.table.ballots import Known, outcome, standing, still_open, voters
from bot.ui.table.look import title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

CAUSES = (
    Asked,
    OffersChanged,
    CameBack,
    HandedOver,
    Moved,
    PlaceGone,
    Renamed,
    ThreadDeleted,
    TimeChanged,
    WentAway,
)
GREEN = discord.ButtonStyle.success


class VoteLetter(Letter):
    """One for all votes that are open: posted anew when one is opened, and brought up to date where it stands by ballots.

    What came of the last one stays until something else is proposed, or the match ends.
    """

    name = "vote"
    place = Place.TABLE
    rank = 4
    edited = False

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When something is proposed, voted on or decided; and when who is asked, or what it is about, is not what it was."""
        there = occasion.before.letters.get(self.name)
        calls = _calls(occasion, there or {})
        if changed := occasion.each(VotesChanged):
            now = changed[-1]
            opened = occasion.row.revision if now.opened else (there or {}).get("at", 0)
            yield self.wish(at=opened, tied=now.tied, calls=calls)
        elif there is not None:
            if occasion.any(Ended):
                yield self.gone()
            elif occasion.any(CalledToVote, *CAUSES) or (occasion.any(Answered) and there.get("tied")):
                kept = {name: there.get(name) for name in ("at", "tied")}
                yield self.wish(None, anew=occasion.any(Asked), calls=calls, **kept)

    def edits(self, slot: Slot) -> bool:
        """Where nothing new is proposed and nobody is called, it is mended where it stands."""
        return not (_newly(slot) or _called(slot))

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Every open vote with its buttons; mentions of those who are newly asked."""
        del note
        row, seen = sight.row, sight.seen
        async with app.store.reading() as connection:
            open_ = await votes.standing(connection, row.id)
            last = await votes.last_closed(connection, row.id)
            if last is not None and any(one.opened > (last.closed or 0) for one in open_):
                last = None
            told_of = [*open_, *([last] if last else [])]
            answers = {
                to: one
                for to in _turning_points(told_of)
                for one in await tables.read_journal(connection, row.id, to, 1)
            }
            asking = [one.candidate for one in told_of if one.candidate is not None]
            names = {number: one.name for number, one in (await people.several(connection, asking)).items()}
        known = Known(answers, names)
        lines = [words("vote-head", title=title_text(row), table=str(row.id))]
        called = await _called_by(app, open_, sight)
        sleeping = await asleep(app.guests, row, called, app.tables.now)
        mentions = [one for one in called if one not in sleeping]
        if mentions:
            lines.append(words("vote-new", who=[f"<@{one}>" for one in mentions]))
        if last is not None:
            lines.append(outcome(last, row, words, known))
        several = len(open_) > 1
        for number, vote in enumerate(open_, 1):
            told = standing(vote, seen, words, known)
            lines.append(words("vote-numbered", number=number, vote=told) if several else told)
        return Content("\n".join(lines), items=_buttons(sight, open_, words), mentions=mentions)

    async def later(self, app: Guildhall, sight: Sight) -> list[Later]:
        """Who fell asleep between the proposal and now."""
        async with app.store.reading() as connection:
            open_ = await votes.standing(connection, sight.row.id)
        called = await _called_by(app, open_, sight)
        sleeping = await asleep(app.guests, sight.row, called, app.tables.now)
        found = ((one, vote, until) for one, until in sleeping.items() for vote in called[one])
        return [Later(one, vote.id, until) for one, vote, until in found if until < vote.ends]


def _newly(slot: Slot) -> bool:
    """Whether something was proposed that it does not show yet."""
    opened = slot.data.get("at")
    return isinstance(opened, int) and opened > slot.shown


def _calls(occasion: Occasion, said: Mapping[str, object]) -> list[list[int]]:
    """Which seats are called beside those whom something new calls, each by which revision of the table."""
    known = said.get("calls")
    before = known if isinstance(known, list) else []
    return [*before, *([fact.seat, occasion.row.revision] for fact in occasion.each(CalledToVote))]


def _called(slot: Slot) -> set[int]:
    """Which seats it calls that what it shows did not."""
    calls = slot.data.get("calls")
    return {seat for seat, revision in calls if revision > slot.shown} if isinstance(calls, list) else set()


def _turning_points(known: Sequence[Vote]) -> list[int]:
    return [Point.of(vote.value).to for vote in known if vote.kind == BACK]


async def _called_by(app: Guildhall, open_: Sequence[Vote], sight: Sight) -> dict[int, list[Vote]]:
    """Who is asked about what is new, or is called only now, and has not voted; each with the votes that they are called to.

    Whoever slept when something was proposed, or was about to, is called when that is over.
    """
    called = {sight.row.seats[seat].person for seat in _called(sight.slot)}
    found: dict[int, list[Vote]] = {}
    for vote in open_:
        asked = [one for one in voters(vote, sight.seen) if one not in vote.ballots]
        new = set(called)
        if _newly(sight.slot) and vote is open_[-1]:
            new |= {*asked} - {*await asleep(app.guests, sight.row, asked, vote.opened, within=SOON)}
        for one in asked:
            if one in new:
                found.setdefault(one, []).append(vote)
    return found


def _buttons(sight: Sight, open_: Sequence[Vote], words: Words) -> list[Press]:
    """A pair for each vote, in a row of its own as long as there are rows; without one, the way to the table."""
    table, wanted = sight.row.id, sight.slot.wanted
    pairs = [(number, vote) for number, vote in enumerate(open_, 1) if still_open(vote, sight.seen)]
    if not pairs:
        verb = "play" if sight.row.state == "playing" else "read"
        return [button(Id(verb, table, wanted, picks=VoteLetter.name), words(f"button-{verb}"))]
    in_a_row = 1 + (len(pairs) - 1) // ROWS
    found = []
    for place, (number, vote) in enumerate(pairs):
        for verb, style in (("agree", GREEN), ("against", discord.ButtonStyle.secondary)):
            label = words(f"button-{verb}")
            if len(open_) > 1:
                label = words("button-numbered", number=number, label=label)
            identity = Id(verb, table, wanted, picks=VoteLetter.name, path=str(vote.id))
            found.append(button(identity, label, style=style, row=place // in_a_row))
    return found


LETTER = VoteLetter()
