"""What a strong computer player would answer in a person's place, and what it expects of that beside the next best."""

from __future__ import annotations

from dataclasses import dataclass

from engines.kernel.catalogue import AnyTitle
from engines.kernel.levels import think
from engines.kernel.prospect import Given, Prospect, prospect
from engines.kernel.questions import Picks

WORLDS = 32


@dataclass(frozen=True)
class Expectation:
    """An answer, the points that its seat comes to with it, whether these are the final ones, and its chance to win; alone there is none."""

    picks: Picks
    points: float
    final: bool
    chance: float | None


@dataclass(frozen=True)
class Counsel:
    """The answer that a strong computer would give, and the next best if it thought of one; as good: who knows which is better."""

    best: Expectation
    other: Expectation | None = None
    as_good: bool = False


def counsel(title: AnyTitle, blind: bytes, seat: int, luck: str, worlds: int = WORLDS) -> Counsel:
    """What whoever knows these bytes and no more should answer, and what comes of it as far as foresight looks."""
    thought = think(title, blind, seat, luck)
    best = prospect(title, blind, luck, worlds, Given(seat, thought.picks))
    tried = [one for one in thought.expected if sorted(one.picks) != sorted(thought.picks)]
    if not tried:
        return Counsel(_expectation(thought.picks, best, seat))
    other = prospect(title, blind, luck, worlds, Given(seat, tried[0].picks))
    return Counsel(
        _expectation(thought.picks, best, seat),
        _expectation(tried[0].picks, other, seat),
        as_good=tried[0].as_good or not best.ahead_of(other, seat).clear,
    )


def _expectation(picks: Picks, found: Prospect, seat: int) -> Expectation:
    return Expectation(
        picks, found.expected(seat), found.over, found.chance(seat) if found.seats > 1 else None
    )
