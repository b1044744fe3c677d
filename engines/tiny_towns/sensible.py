"""The orders that a sensible person would let stand: some buildings planned together, and where the next cube goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.kernel import Hold, Order, Want
from engines.tiny_towns.building import own_cards
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.computer import SQUARES_TRIED
from engines.tiny_towns.orders import LACKING, NAME, PASS, PLACE, PLANS
from engines.tiny_towns.planning import outlook, plan
from engines.tiny_towns.plans import written_target
from engines.tiny_towns.squares import NAMES

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame
    from engines.tiny_towns.town import Town

PLANNED = 2
"""So many buildings are planned at a time."""


def sensible(game: TownsGame, seat: int) -> Iterator[Order]:
    """The next cube where it helps most; those after it, and what is named and built, by plan."""
    town = game.towns[seat]
    if town.completed is not None:
        return
    cards = own_cards(game, town)
    best = _next_cubes(town, cards)
    if best:
        squares = ({"resource": kind, "at": at} for kind, at in best.items())
        yield _order(PLACE, *squares, hold="once")
        if game.mode != "town_hall":
            yield _order(NAME, *({"resource": kind} for kind in (LACKING, *best)))
    planned = [written_target(one) for one in plan(town.squares, cards, town.kept, PLANNED)]
    if planned:
        yield _order(PLANS, *planned)
    yield _order(PASS)


def _order(kind: str, *wants: Want, hold: Hold = "on") -> Order:
    return Order(kind=kind, wants=tuple(dict(want) for want in wants), hold=hold)


def _next_cubes(town: Town, cards: tuple[str, ...]) -> dict[str, str]:
    """Where a cube of each kind would help most, the most helpful kind first."""
    if town.full:
        return {}
    here = outlook(town.squares, cards)
    found = []
    for kind in KINDS:
        values = [(here.with_cube(square, kind), -square) for square in here.likely(kind, SQUARES_TRIED)]
        value, square = max(values)
        found.append((value, kind, NAMES[-square]))
    return {kind: at for _, kind, at in sorted(found, key=lambda one: -one[0])}
