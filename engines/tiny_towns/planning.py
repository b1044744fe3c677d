"""Looking ahead: what to build next, and after that, for towns that are worth most once it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.tiny_towns.outlook import LEAST, Outlook, chances
from engines.tiny_towns.patterns import Placement
from engines.tiny_towns.plans import Target, possible
from engines.tiny_towns.town import KIND_SET
from engines.tiny_towns.worth import Built, built_of, gain, gains

TEMPO = 0.5
"""What is left of a building's worth for each cube that its pattern still lacks."""
PATTERNS_TRIED, SQUARES_TRIED = 10, 2


class Ahead(NamedTuple):
    """A building that might be planned, what it brings, and the town as it would lie then."""

    value: float
    target: Target
    squares: list[str]


def outlook(squares: Sequence[str], cards: Sequence[str]) -> Outlook:
    """How a town looks to somebody who may build these cards."""
    built = built_of(squares)
    return Outlook(squares, [chances(built, card) for card in cards])


def plan(squares: Sequence[str], cards: Sequence[str], kept: str | None, most: int) -> Iterator[Target]:
    """So many buildings at most whose patterns share no square, each as if those before it stood already."""
    now, used, left = list(squares), set[int](), list(cards)
    for _ in range(most):
        best = max(_ahead(now, left, kept, used), key=lambda one: one.value, default=None)
        if best is None or best.value <= 0:
            return
        yield best.target
        now = best.squares
        used |= set(best.target.squares)
        left = [card for card in left if card != kept or card != best.target.card]


def _ahead(squares: list[str], cards: list[str], kept: str | None, used: set[int]) -> Iterator[Ahead]:
    """The most promising patterns beside those squares, with what the town would promise beyond what it does now."""
    built, before = built_of(squares), outlook(squares, cards).now()
    for fit, discount in _promising(squares, built, cards, used):
        left = [card for card in cards if card != kept or card != fit.card]
        best = sorted(_cubes(fit, squares), key=lambda square: -gain(built, fit.card, square))
        for at in best[:SQUARES_TRIED]:
            then = [item if square not in fit.squares else "" for square, item in enumerate(squares)]
            then[at] = fit.card
            brings = gain(built, fit.card, at) + outlook(then, left).now() - before
            target = Target(fit.card, tuple(zip(fit.squares, fit.kinds, strict=True)), at)
            yield Ahead(brings * discount, target, then)


def _cubes(fit: Placement, squares: Sequence[str]) -> list[int]:
    """The squares on which a building may stand: those of its cubes, not of Trading Posts."""
    return [square for square in fit.squares if squares[square] in ("", *KIND_SET)]


def _promising(
    squares: list[str], built: Built, cards: list[str], used: set[int]
) -> list[tuple[Placement, float]]:
    """The patterns by what their building is worth at a glance, and what the missing cubes leave of that."""
    found = []
    for fit in possible(cards, squares):
        if not used & set(fit.squares):
            worths = gains(built, fit.card)
            discount = TEMPO ** sum(not squares[square] for square in fit.squares)
            found.append((max(LEAST, *(worths[square] for square in fit.squares)) * discount, fit, discount))
    found.sort(key=lambda one: -one[0])
    return [(fit, discount) for _, fit, discount in found[:PATTERNS_TRIED]]
