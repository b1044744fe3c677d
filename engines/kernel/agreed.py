"""Going back beyond the boundary, as all have agreed: the match is played again from its seed, with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from data.text import Text
from engines.kernel.journal import Back, Entry, Outcome, lineage, standing
from engines.kernel.match import Match
from engines.kernel.questions import RefusedError


@dataclass(frozen=True, slots=True)
class WentBack:
    """The match that goes on, the row for its journal, and what everybody is told."""

    match: Match
    entry: Entry
    outcome: Outcome


def go_back(match: Match, journal: Sequence[Entry], to: int) -> WentBack:
    """The match as it was before this row of its journal, or a refusal; the match itself stays as it is.

    It goes on from there: the journal has one more row, everything is asked anew, nothing before is taken back by
    undo, and no standing order is left, for those would give the same answers at once.
    """
    answer = _point(match, journal, to)
    again, seen = _played(match, journal, to)
    entry = Back(to, answer.seat, seen).entry(match.length)
    outcome = again.repeat(entry)
    before, now = ({one.seat for one in each.awaited()} for each in (match, again))
    newly, released = tuple(sorted(now - before)), tuple(sorted(before - now))
    return WentBack(again, entry, replace(outcome, newly=newly, released=released))


def seen_since(match: Match, journal: Sequence[Entry], to: int) -> tuple[int, ...]:
    """The seats that were shown something hidden, each for itself, since before this row; never what it was."""
    _point(match, journal, to)
    return _played(match, journal, to)[1]


def _point(match: Match, journal: Sequence[Entry], to: int) -> Entry:
    """The answer to before which play may go back."""
    if match.over:
        raise RefusedError(Text("kernel-over"))
    for entry in standing(journal):
        if entry.row == to and entry.by == "person":
            return entry
    raise RefusedError(Text("kernel-back-none"))


def _played(match: Match, journal: Sequence[Entry], to: int) -> tuple[Match, tuple[int, ...]]:
    """The match as it was before this row, and who has been shown something since; refused if it came otherwise."""
    try:
        again = Match.replay(match.title, match.seats, match.options, match.seed, journal[:to])
        point = again.save()
        seen = {seat for entry in journal[to:] if entry.by == "back" for seat in Back.of(entry).seen}
        for entry in lineage(journal):
            if entry.row >= to:
                seen.update(again.repeat(entry).seen)
    except Exception as error:
        raise RefusedError(Text("kernel-back-rules")) from error
    if not again.stands_like(match):
        raise RefusedError(Text("kernel-back-rules"))
    return Match.load(match.title, point), tuple(sorted(seen))
