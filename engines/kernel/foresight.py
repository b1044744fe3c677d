"""How far and how often a strong computer player tries out what its answers lead to: data, by title and number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Annotated, Literal

from pydantic import Field, RootModel

from data.components import load
from engines.kernel.catalogue import AnyTitle
from engines.kernel.views import Frozen

HUNDRED = 100


class Foresight(Frozen):
    """The settings of a title with so many seats; in what they count is told in the file."""

    seats: int
    playouts: Annotated[int, Field(ge=1)]
    options: Annotated[int, Field(ge=1)]
    smooth: Annotated[float, Field(gt=0)]
    rival: float
    bonus: float
    by: Literal["chance", "points"] = "chance"
    worlds: Annotated[int, Field(ge=0)] = 0
    width: Annotated[int, Field(ge=0)] = 0
    depth: Annotated[int, Field(ge=0)] = 0

    def value(self, seat: int, points: Sequence[float]) -> float:
        """How good it is for this seat to have what it has: points, a lead, or a chance to win."""
        if len(points) == 1:
            return points[seat]
        best = max(other for one, other in enumerate(points) if one != seat)
        if self._by_points(len(points)):
            return points[seat] - self.rival * best
        return self.chance(seat, points)

    def chance(self, seat: int, points: Sequence[float]) -> float:
        """How likely this seat wins, by how far it is ahead of the best of the others."""
        lead = points[seat] - max((other for one, other in enumerate(points) if one != seat), default=0.0)
        return 1 / (1 + exp(-lead / self.smooth))

    def head_start(self, seats: int) -> float:
        """What the first idea is thought better of, in the unit of the value."""
        return self.bonus if self._by_points(seats) else self.bonus / HUNDRED

    def _by_points(self, seats: int) -> bool:
        return seats <= 2 or self.by == "points"


class Settings(Frozen):
    """What stands in the file of a title."""

    settled: tuple[str, ...] = ()
    careless: Annotated[float, Field(ge=0, le=1)] = 0.5
    table: Annotated[tuple[Foresight, ...], Field(min_length=1)]


class _File(RootModel[dict[str, Settings]]):
    """All titles."""


PLAIN = Settings(table=(Foresight(seats=1, playouts=32, options=8, smooth=4, rival=1, bonus=0),))


@cache
def settings_of(title: str) -> Settings:
    """The settings of a title; plain ones where it has none."""
    return load("foresight", _File).root.get(title, PLAIN)


def settings(title: AnyTitle, seats: int) -> Foresight:
    """The settings for so many seats, or for the next number that is there."""
    found = sorted(settings_of(title.id).table, key=lambda one: one.seats)
    return next((one for one in found if one.seats >= seats), found[-1])


def settled(title: AnyTitle, step: str) -> bool:
    """Whether the first idea is good enough for such a question."""
    return step in settings_of(title.id).settled
