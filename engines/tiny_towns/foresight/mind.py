"""The strong computer player: what each answer makes of the own town along several series of kinds that may be named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from engines.kernel import Option, Question, picks_of
from engines.kernel.foresight import Foresight
from engines.kernel.luck import luck_of
from engines.kernel.thought import Expected, Thought
from engines.tiny_towns.asking import DONE
from engines.tiny_towns.ending import starloom_place
from engines.tiny_towns.foresight.beam import Beam, Series, replaced
from engines.tiny_towns.foresight.learned import moves_of
from engines.tiny_towns.foresight.masks import ALL
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.others import WHIMS, Table
from engines.tiny_towns.foresight.plans import KIND
from engines.tiny_towns.foresight.worth import NOTHING, Node
from engines.tiny_towns.squares import INDEX

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

Worlds = Callable[[int], "TownsGame"]
MOST = 20_000
"""When so many towns were looked at, it is time to answer."""
WIDER = 3
"""By so much the beam is wider where all cards are known: then there is only one world."""


@dataclass
class Tried:
    """An answer, the best towns in which the turn may end with it, what others gain, and what comes of it in each world."""

    option: Option
    nodes: list[Node]
    theirs: float
    values: list[float] = field(default_factory=list)


class Mind:
    """Thinks about one question."""

    def __init__(
        self, game: TownsGame, question: Question, luck: str, worlds: Worlds, numbers: Foresight
    ) -> None:
        self.game, self.question, self.luck, self.worlds, self.numbers = game, question, luck, worlds, numbers
        self.seat = question.seat
        self.moves = moves_for(game, self.seat)
        self.node = self.moves.node(game.towns[self.seat])
        deck = game.deck
        known = game.mode == "solo" and deck is not None and len(set(deck.unseen)) < 2
        # Where a kind is named every answer has series of its own, for which many towns are played on.
        dear = question.step == "name" and game.seats > 2
        self.count = 1 if known else -(-numbers.worlds // 2) if dear else numbers.worlds
        self.beam = Beam(self.moves, numbers.width * (WIDER if known else 1))

    def thought(self) -> Thought:
        """What comes of it."""
        tried = self._tried()
        if len(tried) > 1:
            for number in range(self.count):
                if number and self.beam.seen > MOST * number / self.count:
                    break
                ends = self._world(number)
                for one in tried:
                    one.values.append(ends(one.option, one.nodes) - one.theirs)
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
        found: dict[object, Tried] = {}
        for option in legal:
            nodes = self._after(option)
            one = Tried(option, nodes, self.numbers.rival * self._theirs(option))
            alike = (
                option if self.question.step == "name" else None,
                *[(node.things, node.beside) for node in nodes],
            )
            found.setdefault(alike, one)
        best = sorted(found.values(), key=lambda one: value(one.nodes[0]) - one.theirs, reverse=True)
        return best[: self.numbers.options]

    def _expected(self, one: Tried, best: Tried, others: Mapping[int, float]) -> Expected:
        """An answer beside the best one."""
        own = fmean(one.values) + one.theirs
        points = tuple(own if seat == self.seat else others[seat] for seat in range(self.game.seats))
        gaps = [there - here for here, there in zip(one.values, best.values, strict=True)]
        error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
        chance = self.numbers.chance(self.seat, points)
        return Expected(
            picks_of((one.option,)), fmean(one.values), fmean(gaps), error, points, chance, len(gaps)
        )

    # What an answer makes of the own town in this turn

    def _after(self, option: Option) -> list[Node]:
        """The best towns in which the turn may end after this answer."""
        if option.parts.get("building") == DONE:
            return [self.node]
        made = MADE[self.question.step]
        return self.beam.best([end for node in made(self, option) for end in self.moves.ends(node)])

    def named(self, option: Option) -> Iterable[Node]:
        """The kind is laid in the own town, too."""
        kind = KIND[option.parts["resource"]]
        return self.moves.laid(self.node, kind, foreign=self.game.mode == "solo")

    def placed(self, option: Option) -> Iterable[Node]:
        """The cube lies where it is said."""
        parts, node = option.parts, self.node
        how = parts.get("how", "place")
        named = self.game.resource
        beside = node.beside
        if how == "aside":
            return [node]
        at = INDEX[parts["at"]]
        if how == "place":
            return [self.moves.lay(node, KIND[parts.get("resource") or named or ""], at)]
        if how == "cottage":
            return [node._replace(beside=beside._replace(lent=beside.lent | 1 << at))]
        kind = KIND[named or ""]
        stored = list(beside.stored)
        if how == "store":
            return [node._replace(beside=beside._replace(stored=tuple(sorted([*stored, kind]))))]
        taken = KIND[parts["resource"]]
        stored[stored.index(taken)] = kind
        other = node._replace(beside=beside._replace(stored=tuple(sorted(stored))))
        return [self.moves.lay(other, taken, at)]

    def built(self, option: Option) -> Iterable[Node]:
        """The building stands."""
        parts, moves = option.parts, self.moves
        slot = moves.slot[parts["building"]]
        mask = sum(1 << INDEX[square] for square in parts["pattern"].split())
        plan = next(plan for plan in moves.plans.list if plan.card == slot and plan.mask == mask)
        cleared, _ = moves.cleared(self.node, plan)
        return moves.stands(cleared, slot, INDEX[parts["at"]])

    def given(self, option: Option) -> Iterable[Node]:
        """A building comes from elsewhere."""
        return self.moves.stands(
            self.node, self.moves.slot[option.parts["building"]], INDEX[option.parts["at"]]
        )

    def changed(self, option: Option) -> Iterable[Node]:
        """A building takes the place of another."""
        return [
            self.moves.changed(
                self.node, self.moves.slot[option.parts["building"]], INDEX[option.parts["at"]]
            )
        ]

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
        table = Table(self.game, self.seat, WHIMS if number else 0.0)
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
        kind = KIND[option.parts["resource"]]
        total = 0.0
        for seat in self.game.active:
            if seat != self.seat:
                moves = moves_for(self.game, seat, shown=True)
                node = moves.node(self.game.towns[seat])
                value = moves.worth.value
                total += max(map(value, moves.laid(node, kind, foreign=True)), default=0.0) - value(node)
        return total

    def _others(self) -> dict[int, float]:
        """What the towns of the others promise, as far as everybody sees."""
        found = {}
        for seat in range(self.game.seats):
            if seat != self.seat:
                moves = moves_for(self.game, seat, shown=True)
                found[seat] = moves.worth.value(moves.node(self.game.towns[seat]))
        return found


def moves_for(game: TownsGame, seat: int, *, shown: bool = False) -> Moves:
    """The moves of a seat with the cards that it can build; shown: as far as everybody knows them."""
    town = game.towns[seat]
    monument = town.monument or (None if shown else town.kept)
    names = (*game.cards, monument) if monument else tuple(game.cards)
    halls = game.towns[(seat - 1) % game.seats].squares.count("feast_hall") if "feast_hall" in names else 0
    place = starloom_place(game, seat) if monument == "starloom" else 0
    return moves_of(names, game.mode == "solo", halls, place)


MADE: dict[str, Callable[[Mind, Option], Iterable[Node]]] = {
    "name": Mind.named,
    "place": Mind.placed,
    "build": Mind.built,
    "grove": Mind.given,
    "watch_place": Mind.given,
    "replace": Mind.changed,
}


def foresee(
    game: TownsGame, question: Question, luck: str, worlds: Worlds, numbers: Foresight
) -> Thought | None:
    """What a seat should answer."""
    if question.step == "keep":
        return kept(game, question)
    if question.step not in MADE:
        return None
    return Mind(game, question, luck, worlds, numbers).thought()


def kept(game: TownsGame, question: Question) -> Thought:
    """The monument with which an empty town is worth most."""

    def worth(option: Option) -> float:
        moves = moves_of((*game.cards, option.parts["monument"]), game.mode == "solo")
        return moves.worth.value(Node(0, ALL, moves.plans.all, NOTHING))

    return Thought(question.seat, picks_of((max(question.legal, key=worth),)))
