"""The strong computer player: what each answer makes of the own town along several series of kinds that may be named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from engines.kernel import Option, Question, picks_of
from engines.kernel.foresight import Foresight
from engines.kernel.luck import luck_of
from engines.kernel.thought import Expected, Thought
from engines.tiny_towns import computer
from engines.tiny_towns.foresight.beam import Beam, Series, replaced
from engines.tiny_towns.foresight.others import STRANGE, WHIMS, Table
from engines.tiny_towns.foresight.plans import KIND
from engines.tiny_towns.foresight.turn import MADE, Turn, kept, moves_for
from engines.tiny_towns.foresight.worth import Node

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

Worlds = Callable[[int], "TownsGame"]
MOST = 20_000
"""When so many towns were looked at, it is time to answer."""
AT_ONCE = 0.4
"""What a town is thought to be worth as it stands counts for so much beside what comes of it along a series: that may come otherwise."""
WIDER = 3
"""By so much the beam is wider where all cards are known: then there is only one world."""


@dataclass
class Tried:
    """An answer, the best towns in which the turn may end with it, what tells against it beside, and what comes of it."""

    option: Option
    nodes: list[Node]
    against: float
    values: list[float] = field(default_factory=list)


class Mind:
    """Thinks about one question."""

    def __init__(
        self, game: TownsGame, question: Question, luck: str, worlds: Worlds, numbers: Foresight
    ) -> None:
        self.game, self.question, self.luck, self.worlds, self.numbers = game, question, luck, worlds, numbers
        self.seat = question.seat
        self.turn = Turn(game, question)
        deck = game.deck
        known = game.mode == "solo" and deck is not None and len(set(deck.unseen)) < 2
        # Where a kind is named every answer has series of its own, for which many towns are played on.
        dear = question.step == "name" and game.seats > 2
        self.count = 1 if known else -(-numbers.worlds // 2) if dear else numbers.worlds
        self.at_once = 0.0 if game.seats == 1 else AT_ONCE
        self.beam = Beam(self.turn.moves, numbers.width * (WIDER if known else 1))

    def thought(self) -> Thought:
        """What comes of it."""
        tried = self._tried()
        if len(tried) > 1:
            for number in range(self.count):
                if number and self.beam.seen > MOST * number / self.count:
                    break
                ends = self._world(number)
                for one in tried:
                    later = (1 - self.at_once) * ends(one.option, one.nodes)
                    now = self.at_once * self.beam.value(one.nodes[0])
                    one.values.append(later + now - one.against)
            tried.sort(key=lambda one: -fmean(one.values))
            others = self._others()
            expected = tuple([self._expected(one, tried[0], others) for one in tried])
        else:
            expected = ()
        playouts = sum([len(one.values) for one in tried])
        return Thought(self.seat, picks_of((tried[0].option,)), expected, playouts)

    def _tried(self) -> list[Tried]:
        """The answers that promise most at a first glance; of those that come to the same town only one."""
        luck, value = luck_of("taste", self.luck), self.beam.value
        legal = list(self.question.legal)
        luck.shuffle(legal)
        plain = computer.advise(self.game, self.question)
        found: dict[object, Tried] = {}
        for option in legal:
            nodes = self.beam.best(self.turn.ends(option))
            bonus = self.numbers.bonus if option in plain else 0.0
            one = Tried(option, nodes, self.numbers.rival * self._theirs(option) - bonus)
            alike = (
                option if self.question.step == "name" else None,
                *[(node.things, node.beside) for node in nodes],
            )
            if alike not in found or one.against < found[alike].against:
                found[alike] = one
        best = sorted(found.values(), key=lambda one: value(one.nodes[0]) - one.against, reverse=True)
        return best[: self.numbers.options]

    def _expected(self, one: Tried, best: Tried, others: Mapping[int, float]) -> Expected:
        """An answer beside the best one."""
        own = fmean(one.values) + one.against
        points = tuple(own if seat == self.seat else others[seat] for seat in range(self.game.seats))
        gaps = [there - here for here, there in zip(one.values, best.values, strict=True)]
        error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
        chance = self.numbers.chance(self.seat, points)
        return Expected(
            picks_of((one.option,)), fmean(one.values), fmean(gaps), error, points, chance, len(gaps)
        )

    # What comes of it

    def _world(self, number: int) -> Callable[[Option, Sequence[Node]], float]:
        """What the town comes to in one of the worlds, for any answer."""
        if self.game.mode == "solo":
            return self._alone(number)
        if self.question.step == "name":
            return lambda option, nodes: self.beam.along(
                nodes, self._series(number, option.parts["resource"])
            )
        series = self._series(number, self.game.resource)
        return lambda _, nodes: self.beam.along(nodes, series)

    def _series(self, number: int, kind: str | None) -> Series:
        """The kinds of the turns to come, if this one's kind is this."""
        depth = self.numbers.depth
        if self.game.mode == "town_hall":
            return self._from_deck(number, depth)
        luck = luck_of("series", self.luck, number)
        table = Table(self.game, self.seat, WHIMS if number else 0.0, STRANGE if number % 2 else 0.0)
        if kind is not None:
            table.finish_turn(kind, luck)
        return list(table.kinds(depth, luck))

    def _from_deck(self, number: int, depth: int) -> Series:
        """Two cards of the pile, and every third turn is free."""
        game = self.worlds(number)
        deck = game.deck
        pile = [KIND[kind] for kind in deck.pile] if deck is not None else []
        luck = luck_of("series", self.luck, number)
        found: list[int | None] = []
        for turn in range(game.turn + 1, game.turn + 1 + depth):
            if turn % 3 == 0:
                found.append(None)
            else:
                found.append(pile.pop(0) if pile else luck.randrange(len(KIND)))
        return found

    def _alone(self, number: int) -> Callable[[Option, Sequence[Node]], float]:
        deck = self.worlds(number).deck
        if deck is None:
            raise LookupError("whoever plays alone has a deck")
        open_ = tuple(sorted(KIND[kind] for kind in deck.open))
        pile = tuple(KIND[kind] for kind in deck.pile)
        named = self.game.resource

        def end(option: Option, nodes: Sequence[Node]) -> float:
            kind = option.parts["resource"] if self.question.step == "name" else named
            left = replaced(open_, KIND[kind], pile) if kind else (open_, pile)
            return self.beam.alone(nodes, *left, self.numbers.depth)

        return end

    # The others

    def _theirs(self, option: Option) -> float:
        """How much the kind that is named brings the others."""
        if self.question.step != "name" or self.game.seats == 1 or not self.numbers.rival:
            return 0.0
        return sum([self.turn.gain_of(seat, option) for seat in self.game.active if seat != self.seat])

    def _others(self) -> dict[int, float]:
        """What the towns of the others promise, as far as everybody sees."""
        found = {}
        for seat in range(self.game.seats):
            if seat != self.seat:
                moves = moves_for(self.game, seat, shown=True)
                found[seat] = moves.worth.value(moves.node(self.game.towns[seat]))
        return found


def foresee(
    game: TownsGame, question: Question, luck: str, worlds: Worlds, numbers: Foresight
) -> Thought | None:
    """What a seat should answer."""
    if question.step == "keep":
        return Thought(question.seat, picks_of((kept(game, question),)))
    if question.step not in MADE:
        return None
    return Mind(game, question, luck, worlds, numbers).thought()
