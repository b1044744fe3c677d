"""The cards and the numbers of the board, read from the component files."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from data.components import load

KINDS = ("sand", "wood", "stone", "metal")
RAW = ("sand", "wood", "stone")
ROUNDS = 6
STARTERS = ("mortar_mixer", "woodworker", "stonecutter")

Kind = Literal["sand", "wood", "stone", "metal"]
Raw = Literal["sand", "wood", "stone"]
Source = Literal["printed", "reconstructed"]
Confidence = Literal["high", "medium", "low"]


def _known(amounts: dict[str, int]) -> dict[str, int]:
    if strange := amounts.keys() - {*KINDS, "gold"}:
        raise ValueError(f"there is no {', '.join(sorted(strange))}")
    return amounts


Amounts = Annotated[dict[str, int], AfterValidator(_known)]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Craftsman(_Record):
    """A craftsman card: what one use takes and brings (cubes, gold, points), and how often a round."""

    id: str
    trade: str
    round: int = Field(ge=0, le=ROUNDS)
    cost: int = 0
    uses: Amounts = Field(default_factory=dict)
    holds: Kind | None = None
    needs: str | None = None
    points: int = 0
    gold: int = 0
    capacity: int
    arrow: bool = True
    raisable: bool = True
    mark: bool = False
    confidence: Confidence = "high"
    source: Source = "printed"

    @property
    def free(self) -> bool:
        """Whether using it costs nothing at all."""
        return not self.uses

    @property
    def can_be_raised(self) -> bool:
        """Whether the archbishop may raise its capacity."""
        return self.arrow and self.raisable


class Resource(_Record):
    """A resource card: how many cubes of which kind it brings, and how many workers that takes."""

    id: str
    kind: Raw
    brings: int
    workers: int
    confidence: Confidence = "high"
    source: Source = "printed"


class Advantage(_Record):
    """An advantage card: when it works, and what it gives where that is a number."""

    id: str
    kind: Literal["permanent", "once", "immediate", "last"]
    cubes: Amounts = Field(default_factory=dict)
    gold: int = 0
    points: int = 0
    amount: int = 0
    confidence: Confidence = "high"
    source: Source = "printed"


class EventCard(_Record):
    """An event card: whether it carries the seal, and how much it gives or takes."""

    id: str
    good: bool
    amount: int
    confidence: Confidence = "high"
    source: Source = "printed"


class _Craftsmen(_Record):
    source: Source
    craftsman: tuple[Craftsman, ...]


class _Cards(_Record):
    source: Source
    resource: tuple[Resource, ...]
    advantage: tuple[Advantage, ...]
    event: tuple[EventCard, ...]


class _Track(_Record):
    prices: tuple[int, ...]


class _Priory(_Record):
    points: tuple[int, ...]


class _Tax(_Record):
    die: tuple[int, ...]


class _Market(_Record):
    stock: Amounts
    prices: Amounts


class _Box(_Record):
    cubes: Amounts
    grey_workers: int
    events_removed: int
    advantages_removed: int
    resources_dealt: int


class _Limits(_Record):
    gold: int
    craftsmen: int
    cubes_kept: int
    grey_workers: int


class _Start(_Record):
    points: int
    gold: tuple[int, ...]
    workers: int
    builders: int


class Board(_Record):
    """Spaces, tracks, prices and limits."""

    source: Source
    confidence: Confidence
    spaces: dict[str, int]
    track: _Track
    priory: _Priory
    tax: _Tax
    market: _Market
    box: _Box
    limits: _Limits
    start: _Start

    @model_validator(mode="after")
    def _fits(self) -> Board:
        if self.track.prices != tuple(range(self.track.prices[0], -1, -1)):
            raise ValueError("the prices of the track must fall by one down to 0")
        if len(self.priory.points) != self.spaces["priory"]:
            raise ValueError("the priory needs as many points as spaces")
        return self


@cache
def craftsmen() -> dict[str, Craftsman]:
    """All craftsmen by id, in the order of rounds."""
    return {card.id: card for card in load("pillars/craftsmen", _Craftsmen).craftsman}


@cache
def of_round(number: int) -> tuple[str, ...]:
    """The craftsmen that come into play in this round."""
    return tuple(card.id for card in craftsmen().values() if card.round == number)


@cache
def resources() -> dict[str, Resource]:
    """The resource cards by id."""
    return {card.id: card for card in load("pillars/cards", _Cards).resource}


@cache
def advantages() -> dict[str, Advantage]:
    """The advantage cards by id."""
    return {card.id: card for card in load("pillars/cards", _Cards).advantage}


@cache
def last_advantages() -> tuple[str, ...]:
    """The fixed pair of the last round."""
    return tuple(card.id for card in advantages().values() if card.kind == "last")


@cache
def events() -> dict[str, EventCard]:
    """The event cards by id."""
    return {card.id: card for card in load("pillars/cards", _Cards).event}


@cache
def board() -> Board:
    """The numbers of the board."""
    return load("pillars/board", Board)
