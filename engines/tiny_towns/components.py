"""The cards and the tables that are printed on them, read from the component files."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
)

from data.components import EachOnce, called, load

KINDS = ("brick", "glass", "wheat", "wood", "stone")
LETTERS = {"B": "brick", "G": "glass", "W": "wheat", "D": "wood", "S": "stone"}
GROUPS = ("blue", "red", "gray", "orange", "green", "yellow", "black")
COTTAGE = "cottage"
MONUMENT = "monument"
MONUMENTS, MONUMENTS_DEALT, RANKS = 15, 2, 5
CARDS_OF = dict.fromkeys(GROUPS, 4) | {"blue": 1}

Source = Literal["printed", "reconstructed"]
Group = Literal["blue", "red", "gray", "orange", "green", "yellow", "black", "monument"]
Row = Annotated[str, StringConstraints(pattern=r"^[BGWDS.]{1,4}$")]
Id = Annotated[str, called("towns-card-{}")]
Number = Annotated[int, Field(ge=0, le=9)]
Points = Annotated[int, Field(ge=0, le=99)]
Table = Annotated[tuple[Points, ...], Field(min_length=1)]


def _a_pattern(pattern: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(map(len, pattern))) != 1:
        raise ValueError("all rows of a pattern have the same length")
    if not any(letter in LETTERS for row in pattern for letter in row):
        raise ValueError("a pattern needs at least one cube")
    return pattern


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Card(_Record):
    """A building or monument card: the type of its piece, its pattern in letters, and its numbers."""

    id: Id
    group: Group
    pattern: Annotated[tuple[Row, ...], Field(min_length=1, max_length=4), AfterValidator(_a_pattern)]
    points: Annotated[int, Field(ge=-1, le=99)] = 0  # what lies on a Warehouse costs
    more: Number = 0
    feeds: Number = 0
    needs: Number = 0
    holds: Annotated[int, Field(ge=0, le=7)] = 0
    replaces: Annotated[int, Field(ge=0, le=2)] = 0
    cottages: Number = 0


class _Monument(Card):
    group: Literal["monument"] = "monument"


class _Buildings(_Record):
    source: Source
    building: Annotated[tuple[Card, ...], EachOnce]

    @field_validator("building")
    @classmethod
    def _fill_the_groups(cls, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        found = Counter[str](card.group for card in cards)
        for group in (*GROUPS, MONUMENT):
            if found[group] != CARDS_OF.get(group, 0):
                raise ValueError(f"{found[group]} cards are {group}, not {CARDS_OF.get(group, 0)}")
        return cards


class _Monuments(_Record):
    source: Source
    monument: Annotated[tuple[_Monument, ...], Field(min_length=MONUMENTS, max_length=MONUMENTS), EachOnce]


class Deck(_Record):
    """The resource cards: copies of each kind, how many Town Hall buries, how many lie open in solo."""

    each: Annotated[int, Field(ge=1, le=9)]
    town_hall_discard: Annotated[int, Field(ge=0)]
    solo_open: Annotated[int, Field(ge=1, le=len(KINDS))]

    @field_validator("town_hall_discard", "solo_open")
    @classmethod
    def _leave_a_pile(cls, cards: int, info: ValidationInfo) -> int:
        there = len(KINDS) * info.data.get("each", cards)
        if cards >= there:
            raise ValueError(f"there are only {there} resource cards")
        return cards


class _Points(_Record):
    almshouse: Annotated[tuple[Annotated[int, Field(ge=-99, le=99)], ...], Field(min_length=1)]
    tavern: Table
    shrine: Table
    starloom: Table


class _Sets(_Record):
    first_game: tuple[Id, ...]
    solo_without: tuple[Id, ...]

    @field_validator("first_game")
    @classmethod
    def _has_one_of_each_group(cls, cards: tuple[str, ...]) -> tuple[str, ...]:
        if tuple(groups()[card] for card in cards) != GROUPS:
            raise ValueError(f"the set has a card of each group, in this order: {', '.join(GROUPS)}")
        return cards

    @field_validator("solo_without")
    @classmethod
    def _leave_some_of_each_group(cls, out: tuple[str, ...]) -> tuple[str, ...]:
        for group in (*GROUPS, MONUMENT):
            if len({*of_group(group)} - {*out}) < (MONUMENTS_DEALT if group == MONUMENT else 1):
                raise ValueError(f"too few cards are left that are {group}")
        return out


class _Solo(_Record):
    ranks: Annotated[tuple[Points, ...], Field(min_length=RANKS, max_length=RANKS)]

    @field_validator("ranks")
    @classmethod
    def _fall(cls, ranks: tuple[int, ...]) -> tuple[int, ...]:
        if any(after >= before for before, after in pairwise(ranks)):
            raise ValueError("each rank needs fewer points than the one before")
        return ranks


class Tables(_Record):
    """Scoring tables, the resource deck and the sets of cards."""

    source: Source
    points: _Points
    deck: Deck
    sets: _Sets
    solo: _Solo


@cache
def cards() -> dict[str, Card]:
    """All forty cards by id, buildings first."""
    buildings = load("tiny_towns/buildings", _Buildings).building
    monuments = load("tiny_towns/monuments", _Monuments).monument
    return {card.id: card for card in (*buildings, *monuments)}


def points(card: str) -> int:
    """The points that a card states."""
    return cards()[card].points


@cache
def groups() -> dict[str, str]:
    """The group of each card: the type of its piece."""
    return {card.id: card.group for card in cards().values()}


@cache
def of_group(group: str) -> tuple[str, ...]:
    """The ids of the cards of a group."""
    return tuple(card.id for card in cards().values() if card.group == group)


@cache
def tables() -> Tables:
    """The printed tables."""
    return load("tiny_towns/tables", Tables)


def steps_of(table: tuple[int, ...], count: int) -> int:
    """The number a table states for a count; its last one stands for that many and more."""
    return table[min(count, len(table) - 1)]
