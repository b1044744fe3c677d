"""What was learned of towns: a file for one seat, and one for more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from pydantic import RootModel

from data.components import load
from engines.tiny_towns.components import LETTERS, MONUMENT, cards, of_group
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.worth import FAR, Weights, Worth

PLANS = (1.5, 0.9, 0.4, 0.2, 0.1)
STAND = {0: 0.5, 1: 2.0, 2: 1.2, 3: 0.6}
"""What a plan of a monument counts at least, by the cubes that it lacks."""
FEW = 4
STAND_LARGE = {0: 1.0, 1: 5.0, 2: 3.4, 3: 2.2, FAR: 1.2}
"""The same where its pattern has more than a few: whoever lays so many cubes for it has fewer for all else."""
STANDING = 5.0
"""What such a monument counts for more when it stands, as long as there is room for what it helps."""
FREELY = ("cathedral",)
"""It stands almost always anyway."""
ROOMY = ("bank", "trading_post")
"""Small plans would use up the room for these, as for monuments; Factory and Warehouse do not pay even if there is room."""
PAYING = {"trading_post": {0: 0.5, 1: 3.0, 2: 2.4, 3: 1.5, FAR: 0.8}}
"""What plans of a building count at least that learning never built, and that pays."""
PAYING_STANDING = 3.0


class _File(RootModel[dict[str, float]]):
    """Weights by name."""


def plans_begun() -> dict[str, float]:
    """What plans are worth by hand, by the cubes that they lack: with this learning begins."""
    return {f"plan{lack}:{card}": weight for lack, weight in enumerate(PLANS) for card in cards()}


@cache
def learned(alone: bool) -> Weights:
    """The weights for a town that is built alone, or beside others.

    Learning hardly ever builds what takes many cubes. So plans that never came up in it count as at its beginning, and those
    of monuments count no less than is said here: whoever has one on the way wants to see it stand. Beside others, room is
    kept for them too.
    """
    found = {**plans_begun(), **load("tiny_towns_alone" if alone else "tiny_towns_together", _File).root}
    for card in of_group(MONUMENT):
        large = not alone and cubes_of(card) > FEW
        if card not in FREELY:
            _raise(found, card, STAND_LARGE if large else STAND, STANDING if large else 0.0)
    if not alone:
        for card, least in PAYING.items():
            _raise(found, card, least, PAYING_STANDING)
        found |= {f"room:{card}": 1.0 for card in (*of_group(MONUMENT), *ROOMY)}
    return found


def _raise(weights: dict[str, float], card: str, least: Mapping[int, float], standing: float) -> None:
    """Let plans of a card count at least so much, and let it count for more when it stands."""
    for lack, weight in least.items():
        name = f"plan{lack}:{card}"
        weights[name] = max(weights.get(name, 0.0), weight)
    if standing:
        weights[f"count:{card}"] = weights.get(f"count:{card}", 0.0) + standing


def cubes_of(card: str) -> int:
    """How many cubes its pattern has."""
    return sum([square in LETTERS for row in cards()[card].pattern for square in row])


@lru_cache(maxsize=6)
def moves_of(names: tuple[str, ...], alone: bool, right_halls: int = 0, starloom_place: int = 0) -> Moves:
    """The moves of somebody who may build these cards; what is worked out for one answer is there for the next."""
    return Moves(Worth(names, learned(alone), right_halls, starloom_place))
