"""What a table's story tells beside its events: votes, pauses that ended by themselves, who went away and came back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.store.records import JournalRow, TableRow
from bot.store.votes import Vote
from bot.tables.ballot import PAUSE, RESUME
from bot.tables.offering import SEAT
from bot.tables.pausing import PAUSED_AT_MOST
from bot.tables.tally import PASSED
from bot.tables.tenures import Sat, Tenures
from bot.ui.table.ballots import Known, asking, proposal, proposed
from bot.ui.table.look import spoken
from bot.ui.table.news import left
from data.words import Words

Told = tuple[int, str]


@dataclass(frozen=True)
class Kept:
    """What is kept of a table beside its row: its journal, its votes, who sat where from when to when, and who asked for seats."""

    journal: Sequence[JournalRow]
    votes: Sequence[Vote]
    sat: Mapping[int, Sequence[Sat]]
    names: Mapping[int, str] = field(default_factory=dict)


def besides(row: TableRow, kept: Kept, now: int, words: Words) -> list[Told]:
    """Lines with their moments, in the order in which they happened."""
    found = [*_votes(row, kept, words), *_absences(row, kept, words), *_left(row, kept, words)]
    found += [(moment, words("history-pause-over")) for moment in _pauses_over(kept.votes, row.ended or now)]
    return sorted(found, key=lambda told: told[0])


def _votes(row: TableRow, kept: Kept, words: Words) -> Iterator[Told]:
    """What was proposed by whom, and what came of it."""
    answers = {entry.number: entry for entry in kept.journal}
    for vote in kept.votes:
        known = Known(answers, kept.names)
        what = proposal(vote, row, words, known)
        if vote.kind == SEAT:
            yield vote.opened, words("vote-asked-by", who=asking(vote.proposer, words, known), what=what)
        else:
            yield vote.opened, proposed(vote, row, words, what)
        if vote.closed is not None:
            yield vote.closed, words(f"history-vote-{vote.outcome}", what=what)


def _pauses_over(known: Sequence[Vote], end: int) -> Iterator[int]:
    """When pauses ended because all of a match together had lasted as long as they may."""
    left = PAUSED_AT_MOST
    passed = [
        (vote.closed, vote.kind) for vote in known if vote.outcome == PASSED and vote.closed is not None
    ]
    agreed = sorted(one for one in passed if one[1] in (PAUSE, RESUME))
    for (began, kind), (until, _) in pairwise([*agreed, (end, RESUME)]):
        if kind == PAUSE:
            if began + left < until:
                yield began + left
            left -= min(left, until - began)


def _absences(row: TableRow, kept: Kept, words: Words) -> Iterator[Told]:
    """For whom a computer began to play on, and who was there again."""
    away: set[int] = set()
    sat = Tenures(row, kept.sat)
    for entry in kept.journal:
        seat, played_on = (
            entry.seat,
            entry.by == "computer" and _person(kept.sat.get(entry.seat, ()), entry.at),
        )
        if played_on and seat not in away:
            away.add(seat)
            yield entry.at, words("history-away", name=spoken(sat.then(entry), words).name(seat))
        elif entry.by == "person" and seat in away:
            away.remove(seat)
            yield entry.at, words("history-back", name=spoken(sat.then(entry), words).name(seat))
        elif entry.by == "computer" and not played_on:
            away.discard(seat)


def _left(row: TableRow, kept: Kept, words: Words) -> Iterator[Told]:
    """Who has left so that a computer plays on."""
    for moment, then, seat in Tenures(row, kept.sat).left():
        yield moment, spoken(then, words).say(left(seat))


def _person(sat: Sequence[Sat], at: int) -> bool:
    """Whether a person sat there then."""
    there = [one for one in sat if one.since <= at]
    return bool(there) and there[-1].seat.person is not None
