"""The cards and the numbers of the board, read from the component files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from data.components import EachOnce, called, load

KINDS = ("sand", "wood", "stone", "metal")
RAW = ("sand", "wood", "stone")
ROUNDS = 6
STARTERS = ("mortar_mixer", "woodworker", "stonecutter")
MOST_SEATS = 4
CRAFTSMEN_A_ROUND, ADVANTAGES_A_ROUND = 4, 2
RESOURCES, ADVANTAGES, EVENTS = 9, 16, 10
# The places in clockwise order, and how many spaces there is room for.
SPACES = {
    "bishop": 1,
    "kingsbridge": 2,
    "priory": 3,
    "court": 6,
    "shiring": 2,
    "castle": 1,
    "market": 6,
    "start_player": 1,
}

Kind = Literal["sand", "wood", "stone", "metal"]
Raw = Literal["sand", "wood", "stone"]
Source = Literal["printed", "reconstructed"]
Confidence = Literal["high", "medium", "low"]


def _of(kinds: Collection[str], *, all_of_them: bool = True) -> AfterValidator:
    """Numbers of these things and of no others."""

    def check(numbers: dict[str, int]) -> dict[str, int]:
        if strange := sorted(numbers.keys() - set(kinds)):
            raise ValueError(f"there is no {', '.join(strange)}")
        if all_of_them and (missing := sorted(set(kinds) - numbers.keys())):
            raise ValueError(f"{', '.join(missing)} is missing")
        return numbers

    return AfterValidator(check)


def _with_room(spaces: dict[str, int]) -> dict[str, int]:
    for place, number in spaces.items():
        if number > SPACES[place]:
            raise ValueError(f"{place} has room for {SPACES[place]}, not for {number}")
    return spaces


Id = Annotated[str, called("pillars-card-{}")]
Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Amounts = Annotated[dict[str, Some], _of((*KINDS, "gold"), all_of_them=False)]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Craftsman(_Record):
    """A craftsman card: what one use takes and brings (cubes, gold, points), and how often a round."""

    id: Id
    trade: str
    round: int = Field(ge=0, le=ROUNDS)
    cost: Count = 0
    uses: Amounts = Field(default_factory=dict)
    holds: Kind | None = None
    needs: Literal["mortar_mixer"] | None = None
    points: Count = 0
    gold: Count = 0
    capacity: Some
    arrow: bool = True
    raisable: bool = True
    mark: bool = False
    confidence: Confidence = "high"
    source: Source = "printed"

    @field_validator("trade")
    @classmethod
    def _is_that_of_the_card(cls, trade: str, info: ValidationInfo) -> str:
        card = info.data.get("id", trade)
        if not card.startswith(trade):
            raise ValueError(f"“{card}” has another trade")
        return trade

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

    id: Id
    kind: Raw
    brings: Some
    workers: Some
    confidence: Confidence = "high"
    source: Source = "printed"


class Advantage(_Record):
    """An advantage card: when it works, and what it gives where that is a number."""

    id: Id
    kind: Literal["permanent", "once", "immediate", "last"]
    cubes: Amounts = Field(default_factory=dict)
    gold: Count = 0
    points: Count = 0
    amount: Count = 0
    confidence: Confidence = "high"
    source: Source = "printed"


class EventCard(_Record):
    """An event card: whether it carries the seal, and how much it gives or takes."""

    id: Id
    good: bool
    amount: Some
    confidence: Confidence = "high"
    source: Source = "printed"


def _fill_the_rounds(cards: tuple[Craftsman, ...]) -> tuple[Craftsman, ...]:
    if tuple(card.id for card in cards if not card.round) != STARTERS:
        raise ValueError(f"everybody begins with {', '.join(STARTERS)}")
    rounds = Counter(card.round for card in cards)
    for number in range(1, ROUNDS + 1):
        if rounds[number] != CRAFTSMEN_A_ROUND:
            raise ValueError(f"round {number} has {rounds[number]} craftsmen, not {CRAFTSMEN_A_ROUND}")
    return cards


class _Craftsmen(_Record):
    source: Source
    craftsman: Annotated[tuple[Craftsman, ...], EachOnce, AfterValidator(_fill_the_rounds)]


class _Cards(_Record):
    source: Source
    resource: Annotated[tuple[Resource, ...], Field(min_length=RESOURCES), EachOnce]
    advantage: Annotated[tuple[Advantage, ...], Field(min_length=ADVANTAGES), EachOnce]
    event: Annotated[tuple[EventCard, ...], Field(min_length=EVENTS), EachOnce]

    @field_validator("advantage")
    @classmethod
    def _has_the_last_pair(cls, cards: tuple[Advantage, ...]) -> tuple[Advantage, ...]:
        if sum(card.kind == "last" for card in cards) != ADVANTAGES_A_ROUND:
            raise ValueError(f"{ADVANTAGES_A_ROUND} of them are for the last round")
        return cards


class _Track(_Record):
    prices: Annotated[tuple[Count, ...], Field(min_length=2, max_length=10)]

    @field_validator("prices")
    @classmethod
    def _fall_by_one(cls, prices: tuple[int, ...]) -> tuple[int, ...]:
        if prices != tuple(range(prices[0], -1, -1)):
            raise ValueError("the prices of the track must fall by one down to 0")
        return prices


class _Priory(_Record):
    points: tuple[Count, ...]


class _Tax(_Record):
    die: Annotated[tuple[Annotated[int, Field(ge=1, le=6)], ...], Field(min_length=6, max_length=6)]


class _Market(_Record):
    stock: Annotated[dict[str, Annotated[int, Field(ge=1, le=12)]], _of(RAW)]
    prices: Annotated[dict[str, Some], _of(KINDS)]


class _Box(_Record):
    cubes: Annotated[dict[str, Some], _of(KINDS)]
    grey_workers: Count
    events_removed: Annotated[int, Field(ge=0, le=EVENTS - ROUNDS)]
    advantages_removed: Annotated[int, Field(ge=0, le=ADVANTAGES - ROUNDS * ADVANTAGES_A_ROUND)]
    resources_dealt: Annotated[int, Field(ge=1, le=RESOURCES)]


class _Limits(_Record):
    gold: Some
    craftsmen: Annotated[int, Field(ge=len(STARTERS), le=9)]
    cubes_kept: Annotated[int, Field(ge=1, le=9)]
    grey_workers: Count


class _Start(_Record):
    points: Count
    gold: Annotated[tuple[Count, ...], Field(min_length=MOST_SEATS, max_length=MOST_SEATS)]
    workers: Annotated[int, Field(ge=1, le=20)]
    builders: Annotated[int, Field(ge=1, le=4)]


class Board(_Record):
    """Spaces, tracks, prices and limits."""

    source: Source
    confidence: Confidence
    spaces: Annotated[dict[str, Annotated[int, Field(ge=1)]], _of(SPACES), AfterValidator(_with_room)]
    track: _Track
    priory: _Priory
    tax: _Tax
    market: _Market
    box: _Box
    limits: _Limits
    start: _Start

    @field_validator("priory")
    @classmethod
    def _has_points_for_each_space(cls, priory: _Priory, info: ValidationInfo) -> _Priory:
        spaces = info.data.get("spaces", {}).get("priory", len(priory.points))
        if len(priory.points) != spaces:
            raise ValueError(f"points: the priory has {spaces} spaces")
        return priory

    @field_validator("limits")
    @classmethod
    def _has_grey_workers_for_two_rounds(cls, limits: _Limits, info: ValidationInfo) -> _Limits:
        box: _Box | None = info.data.get("box")
        if box is not None and box.grey_workers < 2 * limits.grey_workers:
            raise ValueError(f"grey_workers: {box.grey_workers} of them in the box are not enough")
        return limits

    @field_validator("start")
    @classmethod
    def _fits_the_board(cls, start: _Start, info: ValidationInfo) -> _Start:
        spaces, limits = info.data.get("spaces"), info.data.get("limits")
        if spaces is not None and MOST_SEATS * start.builders > sum(spaces.values()):
            raise ValueError("builders: the board has too few spaces for all of them")
        if limits is not None and max(start.gold) > limits.gold:
            raise ValueError(f"gold: the track ends at {limits.gold}")
        return start


@cache
def craftsmen() -> dict[str, Craftsman]:
    """All craftsmen by id, in the order of rounds."""
    return {card.id: card for card in load("pillars/craftsmen", _Craftsmen).craftsman}


@cache
def of_round(number: int) -> tuple[str, ...]:
    """The craftsmen that come into play in this round."""
    return tuple(card.id for card in craftsmen().values() if card.round == number)


@cache
def cards_data() -> _Cards:
    """The cards that are no craftsmen."""
    return load("pillars/cards", _Cards)


@cache
def resources() -> dict[str, Resource]:
    """The resource cards by id."""
    return {card.id: card for card in cards_data().resource}


@cache
def advantages() -> dict[str, Advantage]:
    """The advantage cards by id."""
    return {card.id: card for card in cards_data().advantage}


@cache
def last_advantages() -> tuple[str, ...]:
    """The fixed pair of the last round."""
    return tuple(card.id for card in advantages().values() if card.kind == "last")


@cache
def events() -> dict[str, EventCard]:
    """The event cards by id."""
    return {card.id: card for card in cards_data().event}


@cache
def board() -> Board:
    """The numbers of the board."""
    return load("pillars/board", Board)
