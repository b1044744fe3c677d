"""What was learned of towns: a file for one seat, and one for more."""

from __future__ import annotations

from functools import cache, lru_cache

from pydantic import RootModel

from data.components import load
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.worth import Weights, Worth


class _File(RootModel[dict[str, float]]):
    """Weights by name."""


@cache
def learned(alone: bool) -> Weights:
    """The weights for a town that is built alone, or beside others."""
    return load("tiny_towns_alone" if alone else "tiny_towns_together", _File).root


@lru_cache(maxsize=6)
def moves_of(names: tuple[str, ...], alone: bool, right_halls: int = 0, starloom_place: int = 0) -> Moves:
    """The moves of somebody who may build these cards; what is worked out for one answer is there for the next."""
    return Moves(Worth(names, learned(alone), right_halls, starloom_place))
