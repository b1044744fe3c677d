"""Thinking ahead: a few answers are tried out in the same imagined matches, the worse half is dropped, and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from statistics import fmean, stdev

from engines.kernel.catalogue import AnyTitle
from engines.kernel.foresight import Foresight, settings, settled
from engines.kernel.imagined import Imagined
from engines.kernel.luck import luck_of
from engines.kernel.questions import Picks, picks_of
from engines.kernel.ranking import ranked
from engines.kernel.thought import Expected, Thought

CLEARLY = 2
"""By so many standard errors."""


@dataclass
class _Tried:
    """An answer, and what everybody had at the end of each world in which it was tried."""

    picks: Picks
    start: float
    ends: list[Sequence[float]] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.values) + self.start if self.values else self.start


def search(title: AnyTitle, blind: bytes, seat: int, luck: str) -> Thought:
    """What a seat that knows these bytes should answer; the same bytes and luck come to the same answer everywhere."""
    world = Imagined.of(title, blind, luck)
    question = world.asked_of(seat)
    numbers = settings(title, world.game.seats)
    chance = luck_of("ideas", luck)
    if (forced := title.forced(world.game, question)) is not None:
        return Thought(seat, picks_of(forced))
    if settled(title, question.step):
        return Thought(seat, picks_of(title.advise(world.game, question, chance)))
    own = title.foresee(
        world.game, question, luck, lambda number: Imagined.of(title, blind, luck, number).game, numbers
    )
    if own is not None:
        return own
    answers = ranked(title, world.game, question, chance, numbers.options)
    if len(answers) == 1:
        return Thought(seat, picks_of(answers[0]))
    return _Search(title, blind, seat, luck, numbers).best([picks_of(answer) for answer in answers])


class _Search:
    """Sequential halving: every answer that is still in gets the same worlds."""

    def __init__(self, title: AnyTitle, blind: bytes, seat: int, luck: str, numbers: Foresight) -> None:
        self.title = title
        self.blind = blind
        self.seat = seat
        self.luck = luck
        self.numbers = numbers
        self.until = 0
        self.playouts = 0

    def best(self, answers: Sequence[Picks]) -> Thought:
        """The answer that is left when all others were dropped."""
        first = Imagined.of(self.title, self.blind, self.luck)
        self.until = self.title.mark(first.game)
        bonus = self.numbers.head_start(first.game.seats)
        alive = [_Tried(picks, 0.0 if place else bonus) for place, picks in enumerate(answers)]
        rounds = ceil(log2(len(alive)))
        worlds, last = 0, alive
        for _ in range(rounds):
            more = max(1, self.numbers.playouts // rounds // len(alive))
            for world in range(worlds, worlds + more):
                for tried in alive:
                    self._try(tried, world)
            worlds += more
            alive.sort(key=lambda tried: -tried.mean)
            last = list(alive)
            del alive[ceil(len(alive) / 2) :]
        last = _clearly_best_first(last)
        return Thought(self.seat, last[0].picks, tuple(self._expected(last)), self.playouts)

    def _try(self, tried: _Tried, number: int) -> None:
        """Give the answer in one of the worlds, and see what becomes of it."""
        world = Imagined.of(self.title, self.blind, self.luck, number)
        world.take(self.seat, tried.picks)
        world.play_on(luck_of("playout", self.luck, number), self.until)
        end = world.values(self.seat)
        tried.ends.append(end)
        tried.values.append(self.numbers.value(self.seat, end))
        self.playouts += 1

    def _expected(self, last: Sequence[_Tried]) -> list[Expected]:
        """Those that were tried to the last, each beside the best."""
        return [self._beside(one, last[0]) for one in last]

    def _beside(self, one: _Tried, best: _Tried) -> Expected:
        gap, error = _gap(best, one)
        points = tuple(fmean(column) for column in zip(*one.ends, strict=True))
        chance = fmean(self.numbers.chance(self.seat, end) for end in one.ends)
        return Expected(one.picks, fmean(one.values), gap, error, points, chance, len(one.ends))


def _gap(one: _Tried, other: _Tried) -> tuple[float, float]:
    """How much better an answer did than another in the same worlds, and the standard error of that."""
    gaps = [here - there for here, there in zip(one.values, other.values, strict=True)]
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def _clearly_best_first(last: Sequence[_Tried]) -> list[_Tried]:
    """The first idea is thought better of while it is not clear which is the best, and no longer."""
    first, best = last[0], max(last, key=lambda one: fmean(one.values))
    gap, error = _gap(best, first)
    return sorted(last, key=lambda one: one is not best) if gap > CLEARLY * error else list(last)
