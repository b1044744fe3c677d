"""What computer players think that things are worth: numbers that were found by playing, by title and number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar

from pydantic import RootModel

from data.components import load
from engines.kernel.views import Frozen


class Weights(Frozen):
    """The numbers of a title with so many seats; what they mean is told in the file."""

    seats: int


class _File(RootModel[dict[str, tuple[dict[str, float], ...]]]):
    """All titles."""


W = TypeVar("W", bound=Weights)
_tried: dict[str, Weights] = {}


@cache
def _rows(title: str, kind: type[W]) -> tuple[W, ...]:
    rows = (kind.model_validate(row) for row in load("weights", _File).root[title])
    return tuple(sorted(rows, key=lambda row: row.seats))


@cache
def _stored(title: str, kind: type[W], seats: int) -> W:
    rows = _rows(title, kind)
    found: W = next((row for row in rows if row.seats >= seats), rows[-1])
    return found


def weights(title: str, kind: type[W], seats: int) -> W:
    """The numbers for so many seats, or for the next number that is there; others where some are tried out."""
    if _tried:
        tried = _tried.get(title)
        if isinstance(tried, kind):
            return tried
    found: W = _stored(title, kind, seats)
    return found


@contextmanager
def instead(title: str, tried: Weights | None) -> Iterator[None]:
    """Within it the computer player of a title thinks by these numbers; by those of the file if there are none."""
    before = _tried.pop(title, None)
    if tried is not None:
        _tried[title] = tried
    try:
        yield
    finally:
        _tried.pop(title, None)
        if before is not None:
            _tried[title] = before
