"""What was learned of towns: a file for one seat, and one for more."""

from __future__ import annotations

from functools import cache, lru_cache

from pydantic import RootModel

from data.components import load
from engines.tiny_towns.components import MONUMENT, cards, of_group
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.worth import Weights, Worth

PLANS = (1.5, 0.9, 0.4, 0.2, 0.1)
STAND = (0.5, 2.0, 1.2, 0.6)
FREELY = ("cathedral",)
"""It stands almost always anyway."""


class _File(RootModel[dict[str, float]]):
    """Weights by name."""


def plans_begun() -> dict[str, float]:
    """What plans are worth by hand, by the cubes that they lack: with this learning begins."""
    return {f"plan{lack}:{card}": weight for lack, weight in enumerate(PLANS) for card in cards()}


@cache
def learned(alone: bool) -> Weights:
    """The weights for a town that is built alone, or beside others.

    Learning hardly ever builds what takes many cubes. So plans that never came up in it count as at its beginning, and those
    of monuments count no less than is said here: whoever has one on the way wants to see it stand.
    """
    found = {**plans_begun(), **load("tiny_towns_alone" if alone else "tiny_towns_together", _File).root}
    for lack, least in enumerate(STAND):
        for card in of_group(MONUMENT):
            if card not in FREELY:
                name = f"plan{lack}:{card}"
                found[name] = max(found[name], least)
    return found


@lru_cache(maxsize=6)
def moves_of(names: tuple[str, ...], alone: bool, right_halls: int = 0, starloom_place: int = 0) -> Moves:
    """The moves of somebody who may build these cards; what is worked out for one answer is there for the next."""
    return Moves(Worth(names, learned(alone), right_halls, starloom_place))
