"""The score of a town: who is fed, what each card brings, and the empty squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engines.tiny_towns import building_points, monument_points
from engines.tiny_towns.components import COTTAGE, GROUPS, MONUMENT, groups
from engines.tiny_towns.feeding import CASTLE, Fed, fed_squares
from engines.tiny_towns.layout import CATHEDRAL, Layout
from engines.tiny_towns.squares import SQUARES
from engines.tiny_towns.town import Town

RULES = building_points.RULES | monument_points.RULES


@dataclass(slots=True)
class Score:
    """A counted town: points of each card, of the empty squares, and which squares were fed."""

    total: int
    cards: list[tuple[str, int]]
    empty: int
    fed: Fed


def layout(
    squares: Sequence[str],
    on_top: Mapping[str, list[str]] | None = None,
    shrine: int = 0,
    right_halls: int = 0,
    starloom_place: int = 0,
) -> Layout:
    """The town with its buildings sorted, and fed as its owner would."""
    types_of = groups()
    types = [""] * len(SQUARES)
    places: dict[str, list[int]] = {}
    for square, item in enumerate(squares):
        if item in types_of:
            types[square] = "blue" if item == CASTLE else types_of[item]
            places.setdefault(item, []).append(square)
    found = Layout(squares, on_top or {}, shrine, right_halls, starloom_place, types, places)
    found.fed = fed_squares(places, lambda fed: _worth_of_food(found, fed))
    return found


def _worth_of_food(found: Layout, fed: Fed) -> int:
    found.fed = fed
    return sum(
        RULES[card](found, found.places[card])
        for card in (COTTAGE, CASTLE, "chapel", "temple")
        if card in found.places
    )


def score_town(town: Town, right_halls: int = 0, starloom_place: int = 0) -> Score:
    """All points of a town; right_halls are the Feast Halls of the player to the right."""
    return score(layout(town.squares, town.on_top, town.shrine or 0, right_halls, starloom_place))


def score(found: Layout) -> Score:
    """All points, card by card, and the empty squares."""
    cards = [(card, RULES[card](found, squares)) for card, squares in found.places.items()]
    cards.sort(key=lambda line: _order(line[0]))
    built = sum(map(len, found.places.values()))
    empty = 0 if CATHEDRAL in found.places else built - len(SQUARES)
    return Score(sum(points for _, points in cards) + empty, cards, empty, found.fed)


def _order(card: str) -> int:
    kind = groups()[card]
    return len(GROUPS) if kind == MONUMENT else GROUPS.index(kind)
