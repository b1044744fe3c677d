"""Who counts in a match that is over, in which places, and why it may count for nobody.

Each match keeps the version of the rules by which it was rated: of the first, whoever left has lost to all, and all were
compared with all. Of the second, how much of it people have played counts, too (`placed`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from bot.store.records import LEVELS, NORMAL, Level, Share, Tenure
from bot.store.results import began

Unrated = Literal["abandoned", "alone", "computer", "often"]
FIRST_RULES, RULES = 1, 2
FEWEST = 2
OWN = ("person", "order")
NO_SHARES: Mapping[int, Share] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Placed:
    """A person who began a match: the place among those who did, and the score of whoever stayed to the end.

    Left: has given the match up, and comes last. Beaten: played enough of it that the others have won against this one.
    """

    person: int
    place: int
    score: int | None
    left: bool = False
    beaten: bool = True


@dataclass(frozen=True, slots=True)
class Ending:
    """A match that is over, as far as ratings need it."""

    id: int
    title: str
    server: int
    seats: int
    ended: int
    players: tuple[Placed, ...]
    rules: int = FIRST_RULES


def unrated(state: str, tenures: Iterable[Tenure]) -> Unrated | None:
    """Why a match is not rated: nobody finished it, a computer began it, or there was nobody to compare with."""
    first = began(tenures)
    if state != "finished":
        return "abandoned"
    if any(one.person is None for one in first.values()):
        return "computer"
    return "alone" if len(first) < FEWEST else None


def level_of(tenures: Iterable[Tenure]) -> Level:
    """How well the computers play that began a match: as the worst of them; for those who play on for people, as usual."""
    levels = {one.level or NORMAL for one in began(tenures).values() if one.person is None}
    return next((level for level in LEVELS if level in levels), NORMAL)


def shares(
    tenures: Sequence[Tenure], answers: Iterable[tuple[int, str, int]], away: Collection[int]
) -> dict[int, Share]:
    """What part of the answers of each seat that stand (seat, by whom, when) its first person gave.

    What standing orders have answered is the person's own; what was answered for the person is not.
    """
    first, counted, own = began(tenures), Counter[int](), Counter[int]()
    for seat, by, at in answers:
        counted[seat] += 1
        until = first[seat].until
        own[seat] += by in OWN and (until is None or at <= until)
    return {seat: Share(counted[seat], own[seat], seat in away) for seat in first}


def placed(
    tenures: Iterable[Tenure], results: Mapping[int, tuple[int, int]], shares: Mapping[int, Share] = NO_SHARES
) -> tuple[Placed, ...]:
    """The people who began, placed among themselves by (placing, score) of their seats.

    Whoever has left, is away at the end, or gave too little of it (shares, where they are known) has lost to all who stayed,
    whatever a computer made of it; where nobody has stayed, nobody has won.
    """
    first = began(tenures)
    stayed = {
        seat: one
        for seat, one in first.items()
        if one.until is None and (seat not in shares or (shares[seat].stayed and not shares[seat].away))
    }
    found = []
    for seat, one in sorted(first.items()):
        if one.person is None:
            continue
        if seat in stayed:
            place = 1 + sum(results[other][0] < results[seat][0] for other in stayed)
            found.append(Placed(one.person, place, results[seat][1]))
        else:
            beaten = seat not in shares or shares[seat].stayed
            found.append(Placed(one.person, 1 + max(1, len(stayed)), None, left=True, beaten=beaten))
    return tuple(found)
