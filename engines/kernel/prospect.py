"""What a match comes to if all play on by their first ideas: in imagined matches, as far as foresight looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engines.kernel.blind import opened
from engines.kernel.catalogue import AnyTitle
from engines.kernel.foresight import settings
from engines.kernel.imagined import Imagined
from engines.kernel.luck import luck_of
from engines.kernel.questions import Picks


class Given(NamedTuple):
    """An answer of a seat that is tried out."""

    seat: int
    picks: Picks


class Gap(NamedTuple):
    """By how much one prospect is better than another, and the standard error of that."""

    by: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is more than an error."""
        return self.by > self.error


@dataclass(frozen=True)
class Prospect:
    """What each of the same worlds comes to: the points of all seats, what each has of the first place, and whether all are over."""

    points: tuple[tuple[float, ...], ...]
    firsts: tuple[tuple[float, ...], ...]
    over: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points[0])

    def expected(self, seat: int) -> float:
        """The points of a seat, as a mean."""
        return fmean(points[seat] for points in self.points)

    def chance(self, seat: int) -> float:
        """How likely a seat wins; a shared victory counts as a part of one."""
        return fmean(firsts[seat] for firsts in self.firsts)

    def ahead_of(self, other: Prospect, seat: int) -> Gap:
        """How much better this is for a seat than another prospect in the same worlds: in chances, or alone in points."""
        mine, theirs = (one.points if self.seats == 1 else one.firsts for one in (self, other))
        gaps = [here[seat] - there[seat] for here, there in zip(mine, theirs, strict=True)]
        return Gap(fmean(gaps), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0)


def prospect(
    title: AnyTitle, blind: bytes, luck: str, worlds: int, given: Given | None = None, *, open_: float = 1.0
) -> Prospect:
    """What so many worlds come to, after an answer if one is given, where foresight may stop looking.

    The same luck makes the same worlds, so that answers can be compared. Open: how many times as much as usual a lead
    must be to mean something, while much is still to come.
    """
    ends = [_end(title, blind, (luck, number), given) for number in range(worlds)]
    viewer = opened(blind)[0]
    points = tuple(tuple(map(float, one.values(viewer))) for one in ends)
    firsts = tuple(_firsts(one, values, open_) for one, values in zip(ends, points, strict=True))
    return Prospect(points, firsts, all(one.over for one in ends))


def _end(title: AnyTitle, blind: bytes, luck: tuple[str, int], given: Given | None) -> Imagined:
    world = Imagined.of(title, blind, *luck)
    until = title.mark(world.game)
    if given is not None:
        world.take(given.seat, given.picks)
    world.play_on(luck_of("playout", *luck), until)
    return world


def _firsts(world: Imagined, points: Sequence[float], open_: float) -> tuple[float, ...]:
    """Who has won, or how likely each seat is to."""
    if (result := world.game.result) is None:
        return likely(points, settings(world.title, len(points)).smooth * open_)
    return tuple((seat in result.winners) / len(result.winners) for seat in range(len(points)))


def likely(points: Sequence[float], smooth: float) -> tuple[float, ...]:
    """How likely each seat wins who has that many points when nothing is over yet."""
    best = max(points)
    weights = [exp((one - best) / smooth) for one in points]
    return tuple(weight / sum(weights) for weight in weights)
