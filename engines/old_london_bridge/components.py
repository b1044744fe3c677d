"""What is printed on board, tiles and cards, read from the component files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from data.components import load

KINDS = ("chapel", "gate", "inn", "shop", "guild", "park")
COLOURS = ("blue", "orange", "grey", "green")
PILES = ("left", "middle", "right")
CENTRE = "centre"
PARK = "park"
BRIDGE_SLOTS = 12
NUMBERS = 60
OF_EACH_KIND = 12
OF_EACH_TILE = 3
CARDS = (0, 1, 2, 3, 4)
PETER, LADY = 0, 2
STEPS = "ABCD"
TWO, MOST = 2, 4

Source = Literal["printed", "reconstructed"]
Kind = Literal["chapel", "gate", "inn", "shop", "guild", "park"]
Colour = Literal["blue", "orange", "grey", "green"]
TileKind = Literal[
    "share_space", "free_centre", "use_x", "keep_card", "chapel_2", "gate_2", "card_plus1", "take_lady"
]
Money = Annotated[int, Field(ge=0, le=99)]
Count = Annotated[int, Field(ge=0, le=99)]
Space = Annotated[int, Field(ge=1)]
LastSpace = Annotated[int, Field(ge=2, le=24)]
EachKind = Annotated[
    tuple[Count, ...], Field(min_length=len(get_args(TileKind)), max_length=len(get_args(TileKind)))
]


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

    @field_validator("building")
    @classmethod
    def _are_complete(cls, records: tuple[_Building, ...]) -> tuple[_Building, ...]:
        numbers = sorted(one.number for one in records if one.number is not None)
        if numbers != list(range(1, NUMBERS + 1)):
            raise ValueError(f"each number from 1 to {NUMBERS} stands on one building")
        kinds = Counter(one.kind for one in records)
        if set(kinds.values()) != {OF_EACH_KIND} or len(kinds) != len(KINDS):
            raise ValueError(f"there are {OF_EACH_KIND} buildings of each kind")
        return records


class _Rondel(_Sourced):
    spaces: Annotated[tuple[Money, ...], Field(min_length=len(KINDS), max_length=len(KINDS))]

    @field_validator("spaces")
    @classmethod
    def _have_one_x(cls, spaces: tuple[int, ...]) -> tuple[int, ...]:
        if spaces.count(0) != 1:
            raise ValueError("exactly one space is the X, written as 0")
        return spaces


class _Centre(_Sourced):
    price: Money


class _Stacks(_Sourced):
    kinds: tuple[Kind, ...]

    @field_validator("kinds")
    @classmethod
    def _name_each_kind(cls, kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
        if sorted(kinds) != sorted(KINDS):
            raise ValueError("each kind of building has one stack")
        return kinds


def _on_the_track(spaces: list[int], last: int | None) -> None:
    """The last space is not known if it is wrong itself: that is told instead."""
    if len(set(spaces)) != len(spaces):
        raise ValueError("no space is named twice")
    if last is not None and any(space > last for space in spaces):
        raise ValueError(f"the track ends with space {last}")


class _Coin(_Record):
    space: Space
    pays: Annotated[Money, Field(ge=1)]


class _ChapelTrack(_Sourced):
    last: LastSpace
    coins: tuple[_Coin, ...]

    @field_validator("coins")
    @classmethod
    def _lie_on_the_track(cls, coins: tuple[_Coin, ...], info: ValidationInfo) -> tuple[_Coin, ...]:
        _on_the_track([coin.space for coin in coins], info.data.get("last"))
        return coins


class _GateTrack(_Sourced):
    last: LastSpace
    bonus: tuple[Space, ...]

    @field_validator("bonus")
    @classmethod
    def _lie_on_the_track(cls, bonus: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        _on_the_track(list(bonus), info.data.get("last"))
        return bonus


class _TrackEnd(_Sourced):
    prize: Money


class _Rounds(_Sourced):
    markers: tuple[Count, Count, Count]
    with_two: Annotated[int, Field(ge=1, le=BRIDGE_SLOTS // 2)]
    with_more: Annotated[int, Field(ge=1, le=BRIDGE_SLOTS)]
    empty_stacks_end: Annotated[int, Field(ge=1, le=len(KINDS))]

    @field_validator("with_two", "with_more")
    @classmethod
    def _have_a_marker_each(cls, rounds: int, info: ValidationInfo) -> int:
        markers = info.data.get("markers")
        if markers is not None and sum(markers) < rounds:
            raise ValueError(f"there are {sum(markers)} round markers for {rounds} rounds")
        return rounds


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
    copies: tuple[Count, Count, Count, Count, Count]


class _Start(_Sourced):
    # Each lays so many cards in every round, and only these come back.
    zeros_with_two: Annotated[int, Field(ge=2, le=9)]
    zeros_with_more: Annotated[int, Field(ge=1, le=9)]
    money: Money


class _Step(_Record):
    step: Literal["A", "B", "C", "D"]
    cards: tuple[Count, Count, Count, Count]


class _Hands(_Sourced):
    steps: Annotated[tuple[_Step, ...], Field(min_length=MOST, max_length=MOST)]

    @field_validator("steps")
    @classmethod
    def _begin_in_front(cls, steps: tuple[_Step, ...]) -> tuple[_Step, ...]:
        if "".join(step.step for step in steps) != STEPS:
            raise ValueError("the steps are A, B, C and D in this order")
        return steps


class Cards(_Record):
    """Character cards and starting hands."""

    cards: _Copies
    start: _Start
    hands: _Hands

    @field_validator("start")
    @classmethod
    def _has_enough_zeros(cls, start: _Start, info: ValidationInfo) -> _Start:
        cards: _Copies | None = info.data.get("cards")
        for name, seats in (("zeros_with_two", TWO), ("zeros_with_more", MOST)):
            if cards is not None and cards.copies[PETER] < seats * getattr(start, name):
                raise ValueError(f"{name}: copies has {cards.copies[PETER]} cards of the value 0")
        return start

    @field_validator("hands")
    @classmethod
    def _can_be_dealt(cls, hands: _Hands, info: ValidationInfo) -> _Hands:
        cards: _Copies | None = info.data.get("cards")
        for card in CARDS[1:] if cards is not None else ():
            dealt = sum(step.cards[card - 1] for step in hands.steps)
            if cards is not None and dealt > cards.copies[card]:
                raise ValueError(
                    f"steps deal {dealt} cards of the value {card}, but copies has {cards.copies[card]}"
                )
        return hands


class _Tiles(_Sourced):
    kinds: tuple[TileKind, ...]
    unused: Money

    @field_validator("kinds")
    @classmethod
    def _name_each_once(cls, kinds: tuple[TileKind, ...]) -> tuple[TileKind, ...]:
        if sorted(kinds) != sorted(get_args(TileKind)):
            raise ValueError("each kind of bonus tile is named once")
        return kinds


class _Backs(_Sourced):
    left: EachKind
    middle: EachKind
    right: EachKind


class BonusTiles(_Record):
    """The bonus tiles and how they are spread over the three backs."""

    tiles: _Tiles
    backs: _Backs

    @field_validator("backs")
    @classmethod
    def _share_out_the_tiles(cls, backs: _Backs) -> _Backs:
        for kind, copies in enumerate(zip(backs.left, backs.middle, backs.right, strict=True)):
            if sum(copies) != OF_EACH_TILE:
                raise ValueError(
                    f"left, middle and right have {sum(copies)} tiles of the kind {kind}, not {OF_EACH_TILE}"
                )
        return backs


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
