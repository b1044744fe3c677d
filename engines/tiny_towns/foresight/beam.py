"""A narrow beam over one's own town: the few best towns after each of the turns to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.plans import CUBES
from engines.tiny_towns.foresight.worth import Node

LONG, NARROW = 220, 3
"""A walk that has seen so many towns for each that is kept goes on with fewer: otherwise some cards would make it last."""
Series = Sequence[int | None]
"""The kinds of the turns to come; None: one's own choice."""


class Beam:
    """Looks ahead in one town, with so many towns kept after each turn."""

    def __init__(self, moves: Moves, width: int) -> None:
        self.moves = moves
        self.width = width
        self.value = moves.worth.value
        self.seen = 0
        self._until = LONG * width

    @property
    def _kept(self) -> int:
        """How many towns are kept now."""
        return self.width if self.seen < self._until else max(1, self.width // NARROW)

    def _set_out(self) -> None:
        """A walk begins."""
        self._until = self.seen + LONG * self.width

    def best(self, nodes: Iterable[Node]) -> list[Node]:
        """The best of these, each once."""
        value = self.value
        nodes = list(nodes)
        self.seen += len(nodes)
        once = {(node.things, node.beside): node for node in nodes}
        return sorted(once.values(), key=value, reverse=True)[: self._kept]

    def after(self, nodes: Sequence[Node], kind: int, *, foreign: bool) -> list[Node]:
        """Every town that a cube of this kind may lead to."""
        moves = self.moves
        found: list[Node] = []
        for node in nodes:
            if not node.empty:
                found.append(node)
                continue
            found += moves.laid(node, kind, foreign=foreign)
        return found

    def along(self, nodes: Sequence[Node], series: Series) -> float:
        """What the best town is worth after these turns."""
        self._set_out()
        for kind in series:
            if kind is None:
                grown = [
                    after
                    for node in nodes
                    for one in self.choices(node)
                    for after in self.after([node], one, foreign=False)
                ]
            else:
                grown = self.after(nodes, kind, foreign=True)
            nodes = self.best(grown)
        return max(map(self.value, nodes))

    def choices(self, node: Node) -> list[int]:
        """The kinds that may be named, of those that help somewhere."""
        banned = node.beside.bank
        kinds = [kind for kind in range(CUBES) if not banned >> kind & 1]
        wanted = self.moves.worth.wanted(node)
        return [kind for kind in kinds if wanted >> kind & 1] or kinds or [0]

    def alone(
        self, nodes: Sequence[Node], open_: tuple[int, ...], pile: tuple[int, ...], turns: int
    ) -> float:
        """The same where cards lie open, and the pile is thought to lie like this."""
        self._set_out()
        value = self.value
        kept = [(node, open_, pile) for node in nodes]
        for _ in range(turns):
            grown: dict[tuple[object, ...], tuple[Node, tuple[int, ...], tuple[int, ...]]] = {}
            for node, lying, rest in kept:
                if not node.empty:
                    grown[node.things, node.beside] = (node, lying, rest)
                    continue
                for kind in dict.fromkeys(lying):
                    left = replaced(lying, kind, rest)
                    for after in self.after([node], kind, foreign=True):
                        self.seen += 1
                        grown.setdefault((after.things, after.beside, left[0]), (after, *left))
            kept = sorted(grown.values(), key=lambda one: value(one[0]), reverse=True)[: self._kept]
        return max(value(node) for node, _, _ in kept)


def replaced(
    open_: tuple[int, ...], kind: int, pile: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The open cards and the pile once a card was chosen."""
    left = list(open_)
    left.remove(kind)
    rest = (*pile, kind)
    return tuple(sorted((*left, rest[0]))), rest[1:]
