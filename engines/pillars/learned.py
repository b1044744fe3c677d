"""What was learned of the things one has when a round begins: how many points each promises until the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

from pydantic import RootModel

from data.components import load

FIRST = 2
"""In the first round all have the same, so nothing is learned of it."""
_tried: dict[int, Mapping[str, float]] = {}


class _File(RootModel[dict[str, float]]):
    """Weights by round and name."""


@cache
def _stored(seats: int) -> Mapping[str, float]:
    return load(f"pillars_{seats}", _File).root


def promised(seats: int, round_: int, name: str) -> float:
    """What one of these is worth with so many players at the beginning of a round, in points."""
    weights = _tried[seats] if seats in _tried else _stored(seats)
    return weights.get(f"{max(round_, FIRST)}:{name}", 0.0)


@contextmanager
def instead(seats: int, weights: Mapping[str, float]) -> Iterator[None]:
    """Within it, matches of so many players are played by these."""
    before = _tried.get(seats)
    _tried[seats] = weights
    try:
        yield
    finally:
        del _tried[seats]
        if before is not None:
            _tried[seats] = before
