"""How votes are told: what is proposed and by whom, who has voted how, who is still asked, and until when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.results.happened import events_of
from bot.store.records import JournalRow, TableRow
from bot.store.votes import Vote
from bot.tables.ballot import BACK, COMPUTER, EVERYBODY, UNANIMOUS, Point, asked, motion_of, overtaken, passes
from bot.tables.clock import PACES, Clock
from bot.tables.offering import SEAT
from bot.ui.kit.markup import bold, cut
from bot.ui.table.faces import Seen
from bot.ui.table.hours import at
from bot.ui.table.look import NAME_LIMIT, spoken
from data.names import straight
from data.text import Text, Value
from data.words import Words

TOLD = 120


@dataclass(frozen=True)
class Known:
    """What is told of votes beside the table: answers that play may go back to, by row, and the names of who asks for a seat."""

    answers: Mapping[int, JournalRow] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)


def answer(row: JournalRow, here: Words) -> Text:
    """An answer that play may go back to, and the first thing that it has brought about for all to see."""
    told: dict[str, Value] = {"name": here.name(row.seat), "number": str(row.number + 1)}
    seen = [event for event in events_of(row) if event.seen_by(None)]
    if not seen:
        return Text("vote-answer", told)
    return Text("vote-answer-told", {**told, "event": cut(here.say(seen[0].text), TOLD)})


def proposal(vote: Vote, row: TableRow, words: Words, known: Known) -> str:
    """What is proposed."""
    here = spoken(row, words)
    told: dict[str, str | Text] = {"each": row.pace}
    if vote.kind == BACK:
        to = Point.of(vote.value).to
        plain: dict[str, Value] = {"name": here.name(vote.seat or 0), "number": str(to + 1)}
        there = known.answers.get(to)
        told["answer"] = answer(there, here) if there else Text("vote-answer", plain)
    elif vote.seat is not None:
        told |= {"name": here.name(vote.seat), "number": str(vote.seat + 1)}
    if vote.candidate is not None:
        told["who"] = asking(vote.candidate, words, known)
    if vote.value in PACES:
        told["pace"] = Text(f"pace-{vote.value}")
    return words(f"vote-what-{vote.kind}", **told)


def still_open(vote: Vote, seen: Seen) -> bool:
    """Whether there is anything to be decided any more."""
    return not overtaken(motion_of(vote), seen.row, seen.owed)


def voters(vote: Vote, seen: Seen) -> list[int]:
    """Who is asked now."""
    clocks = {} if seen.look is None else seen.look.clocks
    absent = {seat for seat, clock in clocks.items() if clock.away or clock.unheard}
    return asked(motion_of(vote), seen.row, absent)


def _about(vote: Vote, seen: Seen) -> Clock | None:
    """The clock of the seat that is concerned."""
    return None if vote.seat is None or seen.look is None else seen.look.clocks.get(vote.seat)


def ballots(vote: Vote, seen: Seen) -> Mapping[int, bool]:
    """Who has voted how about what is proposed, as it is now."""
    return {} if gone_on(vote, seen) else vote.ballots


def gone_on(vote: Vote, seen: Seen) -> bool:
    """Whether the match has gone on since somebody agreed to go back."""
    return vote.kind == BACK and Point.of(vote.value).length != seen.length


def standing(vote: Vote, seen: Seen, words: Words, known: Known) -> str:
    """A vote as everybody reads it."""
    row, cast, people = seen.row, ballots(vote, seen), voters(vote, seen)
    what = proposal(vote, row, words, known)
    head = proposed(vote, row, words, what)
    if vote.kind == SEAT:
        head = words("vote-asked-by", who=asking(vote.proposer, words, known), what=what)
    if not still_open(vote, seen):
        return f"{head}\n{words('vote-line-over')}"
    lines = [words("vote-gone-on")] if gone_on(vote, seen) else []
    groups = {
        "for": [one for one in people if cast.get(one) is True],
        "against": [one for one in people if cast.get(one) is False],
        "asked": [one for one in people if one not in cast],
    }
    told = [
        words(f"vote-{how}", who=_named(some, row, words), count=len(some))
        for how, some in groups.items()
        if some
    ]
    about = _about(vote, seen)
    rule = "everybody" if vote.kind in EVERYBODY else "all" if vote.kind in UNANIMOUS else "most"
    if vote.kind == COMPUTER and about is not None and about.unheard:
        rule = "one" if about.lost else "voters"
    end = f"{words(f'vote-needs-{rule}')} {words('vote-until', at=at(vote.ends, words))}"
    if passes(
        vote.kind, people, cast, about
    ):  # who was asked, too, has left or gone away; that alone decides nothing
        lines.append(words("vote-enough"))
    return "\n".join([head, *lines, " ".join(told), end])


def proposed(vote: Vote, row: TableRow, words: Words, what: str) -> str:
    """Who proposes this."""
    seat = row.seat_of(vote.proposer)
    if seat is None:
        return words("vote-proposed-by-somebody", what=what)
    return words("vote-proposed-by", who=spoken(row, words).name(seat), what=what)


def outcome(vote: Vote, row: TableRow, words: Words, known: Known) -> str:
    """What came of a vote."""
    what, moment = proposal(vote, row, words, known), str(vote.closed)
    return words(f"vote-told-{vote.outcome}", what=what, moment=moment)


def asking(person: int, words: Words, known: Known) -> str:
    """Who asks for a seat and does not sit there."""
    name = cut(straight(known.names.get(person, "")), NAME_LIMIT)
    return bold(name) if name else words("vote-somebody-asks")


def _named(people: Iterable[int], row: TableRow, words: Words) -> str:
    here, seats = spoken(row, words), [row.seat_of(person) for person in people]
    return words.listed([words("vote-somebody") if seat is None else here.name(seat) for seat in seats])
