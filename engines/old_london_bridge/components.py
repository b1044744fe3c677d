"""What is printed on board, tiles and cards, read from the component files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from data.components import load

KINDS = ("chapel", "gate", "inn", "shop", "guild", "park")
COLOURS = ("blue", "orange", "grey", "green")
PILES = ("left", "middle", "right")
CENTRE = "centre"
PARK = "park"
BRIDGE_SLOTS = 12
NUMBERS = 60
OF_EACH_KIND = 12
CARDS = (0, 1, 2, 3, 4)
PETER, LADY = 0, 2

Source = Literal["printed", "reconstructed"]
Kind = Literal["chapel", "gate", "inn", "shop", "guild", "park"]
Colour = Literal["blue", "orange", "grey", "green"]
TileKind = Literal[
    "share_space", "free_centre", "use_x", "keep_card", "chapel_2", "gate_2", "card_plus1", "take_lady"
]
Money = Annotated[int, Field(ge=0)]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Sourced(_Record):
    source: Source


class _Building(_Sourced):
    kind: Kind
    coats: tuple[Colour, ...]
    number: Annotated[int, Field(ge=1, le=NUMBERS)] | None = None

    @model_validator(mode="after")
    def _fits_its_kind(self) -> Self:
        if (self.kind == PARK) != (self.number is None):
            raise ValueError("every building but a park has a number")
        if len(set(self.coats)) != (len(COLOURS) if self.kind == "guild" else 1):
            raise ValueError("a guild has all four coats of arms, every other building has one")
        return self


class _Buildings(_Record):
    building: tuple[_Building, ...]

    @model_validator(mode="after")
    def _is_complete(self) -> Self:
        numbers = sorted(one.number for one in self.building if one.number is not None)
        if numbers != list(range(1, NUMBERS + 1)):
            raise ValueError(f"each number from 1 to {NUMBERS} stands on one building")
        kinds = Counter(one.kind for one in self.building)
        if set(kinds.values()) != {OF_EACH_KIND} or len(kinds) != len(KINDS):
            raise ValueError(f"there are {OF_EACH_KIND} buildings of each kind")
        return self


class _Rondel(_Sourced):
    spaces: Annotated[tuple[Money, ...], Field(min_length=len(KINDS), max_length=len(KINDS))]

    @model_validator(mode="after")
    def _has_one_x(self) -> Self:
        if self.spaces.count(0) != 1:
            raise ValueError("exactly one space is the X, written as 0")
        return self


class _Centre(_Sourced):
    price: Money


class _Stacks(_Sourced):
    kinds: tuple[Kind, ...]

    @model_validator(mode="after")
    def _names_each_kind(self) -> Self:
        if sorted(self.kinds) != sorted(KINDS):
            raise ValueError("each kind of building has one stack")
        return self


class _Coin(_Record):
    space: int
    pays: Money


class _ChapelTrack(_Sourced):
    last: int
    coins: tuple[_Coin, ...]


class _GateTrack(_Sourced):
    last: int
    bonus: tuple[int, ...]


class _TrackEnd(_Sourced):
    prize: Money


class _Rounds(_Sourced):
    markers: tuple[int, int, int]
    with_two: int
    with_more: int
    empty_stacks_end: int


class Board(_Record):
    """The game board and the rondel."""

    rondel: _Rondel
    centre: _Centre
    stacks: _Stacks
    chapel: _ChapelTrack
    gate: _GateTrack
    track_end: _TrackEnd
    rounds: _Rounds


class _Copies(_Sourced):
    copies: tuple[int, int, int, int, int]


class _Start(_Sourced):
    zeros_with_two: int
    zeros_with_more: int
    money: Money


class _Step(_Record):
    step: str
    cards: tuple[int, int, int, int]


class _Hands(_Sourced):
    steps: Annotated[tuple[_Step, ...], Field(min_length=4)]


class Cards(_Record):
    """Character cards and starting hands."""

    cards: _Copies
    start: _Start
    hands: _Hands


class _Tiles(_Sourced):
    kinds: tuple[TileKind, ...]
    unused: Money


class _Backs(_Sourced):
    left: tuple[int, ...]
    middle: tuple[int, ...]
    right: tuple[int, ...]


class BonusTiles(_Record):
    """The bonus tiles and how they are spread over the three backs."""

    tiles: _Tiles
    backs: _Backs


@dataclass(slots=True, frozen=True)
class Building:
    """A building tile: its id is its number; parks have the ids above the last number."""

    id: int
    kind: str
    number: int | None
    coats: tuple[str, ...]


@cache
def buildings() -> tuple[Building | None, ...]:
    """All buildings by id; there is none with the id 0."""
    records = load("old_london_bridge/buildings", _Buildings).building
    numbered = {
        one.number: Building(one.number, one.kind, one.number, one.coats) for one in records if one.number
    }
    parks = [one for one in records if one.number is None]
    ids = range(NUMBERS + 1, NUMBERS + 1 + len(parks))
    return (
        None,
        *(numbered[number] for number in range(1, NUMBERS + 1)),
        *(Building(place, park.kind, None, park.coats) for place, park in zip(ids, parks, strict=True)),
    )


def building(place: int) -> Building:
    """The building with this id."""
    found = buildings()[place]
    if found is None:
        raise LookupError(f"there is no building {place}")
    return found


def is_park(place: int) -> bool:
    """Whether the building with this id is a park."""
    return place > NUMBERS


@cache
def of_kind(kind: str) -> tuple[int, ...]:
    """The ids of the buildings of a kind."""
    return tuple(one.id for one in buildings() if one is not None and one.kind == kind)


@cache
def board_data() -> Board:
    """The board."""
    return load("old_london_bridge/board", Board)


@cache
def cards_data() -> Cards:
    """The cards."""
    return load("old_london_bridge/cards", Cards)


@cache
def tiles_data() -> BonusTiles:
    """The bonus tiles."""
    return load("old_london_bridge/bonus_tiles", BonusTiles)
