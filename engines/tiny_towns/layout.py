"""A town as its scoring sees it, and the registry of what each card is worth in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engines.tiny_towns.components import COTTAGE, cards
from engines.tiny_towns.feeding import CASTLE, Fed
from engines.tiny_towns.squares import BESIDE

MAUSOLEUM = "mausoleum"
CATHEDRAL = "cathedral"


@dataclass(slots=True)
class Layout:
    """A town as its scoring sees it: types by square, the squares of each card, who is fed."""

    squares: Sequence[str]
    on_top: Mapping[str, list[str]]
    shrine: int
    right_halls: int
    starloom_place: int
    types: list[str]
    places: dict[str, list[int]]
    fed: Fed = field(default_factory=frozenset)

    def beside(self, square: int) -> list[str]:
        """The types of the orthogonal neighbours."""
        return [self.types[near] for near in BESIDE[square]]

    def as_cottages(self, square: int, fed: Fed | None = None) -> int:
        """How many Cottages this square counts as for other buildings; with fed, only if it is fed."""
        if fed is not None and square not in fed:
            return 0
        item = self.squares[square]
        if item == COTTAGE:
            return 1
        return cards()[CASTLE].cottages if item == CASTLE else 0


Rule = Callable[[Layout, list[int]], int]


class Rules(dict[str, Rule]):
    """How all buildings of a card count together, by card."""

    def rule(self, *cards: str) -> Callable[[Rule], Rule]:
        """Register a function for these cards; it is given the squares on which they stand."""

        def register(function: Rule) -> Rule:
            self.update(dict.fromkeys(cards, function))
            return function

        return register
