"""What leaves the engines: events, results and views."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from data.text import Text

B = TypeVar("B", bound=BaseModel)
H = TypeVar("H", bound=BaseModel)


@dataclass(slots=True)
class Event:
    """A thing that happened: the message that tells it, who may know it, and the places it touched."""

    text: Text
    to: tuple[int, ...] | None = None
    marks: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this viewer (None: anybody at the table) may know of it."""
        return self.to is None or viewer in self.to


@dataclass(slots=True, frozen=True)
class Awaited:
    """A seat that owes an answer, the number of its question, and whether its answer stays secret for now."""

    seat: int
    number: int
    secret: bool


class Frozen(BaseModel):
    """Base of everything that is only looked at."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def _named_by_its_label(told: dict[str, Any]) -> str:
    """The source of a line that was stored before lines said it: the end of its label's id."""
    label: Text = told["label"]
    return label.id.split("-", 2)[-1]


class Line(Frozen):
    """One row of a score sheet: how it is called, the points, and where they come from as a short id of the title."""

    label: Text
    points: int
    source: str = Field(default_factory=_named_by_its_label)


class SeatResult(Frozen):
    """How one seat ended: placing from 1, score, where the points came from, and the tie-breaks in their order."""

    placing: int
    score: int
    breakdown: tuple[Line, ...] = ()
    ties: tuple[Line, ...] = ()
    rank: Text | None = None


class Result(Frozen):
    """The end of a match: why it ended and how each seat did."""

    reason: str
    seats: tuple[SeatResult, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, result in enumerate(self.seats) if result.placing == 1)


def placings(keys: list[tuple[int, ...]]) -> list[int]:
    """Placings from 1 for sort keys in which higher is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


class View(Frozen, Generic[B, H]):
    """Everything one viewer may know. The board is the same for all; the hand is the viewer's own secret."""

    title: str
    seats: int
    viewer: int | None
    options: Mapping[str, str | bool | int]
    commitment: str
    board: SerializeAsAny[B]
    hand: SerializeAsAny[H] | None
    awaited: tuple[int, ...]
    news: tuple[Event, ...]
    result: Result | None

    @property
    def marks(self) -> frozenset[str]:
        """The places that changed since the viewer's last answer."""
        return frozenset(mark for event in self.news for mark in event.marks)


AnyView = View[BaseModel, BaseModel]
