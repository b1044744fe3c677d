"""What each answer makes of the own town until the end of this turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engines.kernel import Option, Question
from engines.tiny_towns.ending import starloom_place
from engines.tiny_towns.foresight.learned import moves_of
from engines.tiny_towns.foresight.masks import ALL
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.plans import KIND
from engines.tiny_towns.foresight.worth import NOTHING, Node
from engines.tiny_towns.squares import INDEX

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

HANDY = {
    "starloom": 3.0,
    "cathedral": 3.0,
    "grove_university": 3.0,
    "mandras_palace": 2.5,
    "archive": 2.5,
    "mausoleum": 2.5,
    "fort_ironweed": 1.0,
    "silva_forum": 1.0,
    "obelisk": 1.0,
}
"""What a monument is thought better of that is mostly built by whoever keeps it; the others hardly ever are."""


class Turn:
    """The town of a seat that is asked something."""

    def __init__(self, game: TownsGame, question: Question) -> None:
        self.game, self.question, self.seat = game, question, question.seat
        self.moves = moves_for(game, self.seat)
        self.node = self.moves.node(game.towns[self.seat])

    def ends(self, option: Option) -> list[Node]:
        """Every town in which the turn may end after this answer."""
        parts = option.parts
        if "building" in parts and "at" not in parts:  # nothing more is built
            return [self.node]
        made = MADE[self.question.step]
        return [end for node in made(self, option) for end in self.moves.ends(node)]

    def gain_of(self, seat: int, option: Option) -> float:
        """How much another town gains by the kind that is named, as far as everybody sees."""
        moves = moves_for(self.game, seat, shown=True)
        node = moves.node(self.game.towns[seat])
        value = moves.worth.value
        laid = moves.laid(node, KIND[option.parts["resource"]], foreign=True)
        return max(map(value, laid), default=0.0) - value(node)

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


def moves_for(game: TownsGame, seat: int, *, shown: bool = False) -> Moves:
    """The moves of a seat with the cards that it can build; shown: as far as everybody knows them."""
    town = game.towns[seat]
    monument = town.monument or (None if shown else town.kept)
    names = (*game.cards, monument) if monument else tuple(game.cards)
    halls = game.towns[(seat - 1) % game.seats].squares.count("feast_hall") if "feast_hall" in names else 0
    place = starloom_place(game, seat) if monument == "starloom" else 0
    return moves_of(names, game.mode == "solo", halls, place)


MADE: dict[str, Callable[[Turn, Option], Iterable[Node]]] = {
    "name": Turn.named,
    "place": Turn.placed,
    "build": Turn.built,
    "grove": Turn.given,
    "watch_place": Turn.given,
    "replace": Turn.changed,
}


def kept(game: TownsGame, question: Question) -> Option:
    """The monument with which an empty town is worth most, and that is likely to be built."""

    def worth(option: Option) -> float:
        monument = option.parts["monument"]
        moves = moves_of((*game.cards, monument), game.mode == "solo")
        return moves.worth.value(Node(0, ALL, moves.plans.all, NOTHING)) + HANDY.get(monument, 0.0)

    return max(question.legal, key=worth)
