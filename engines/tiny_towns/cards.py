"""The cards and the tables that are printed on them, read from the component files."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from data.components import load

KINDS = ("brick", "glass", "wheat", "wood", "stone")
LETTERS = {"B": "brick", "G": "glass", "W": "wheat", "D": "wood", "S": "stone"}
GROUPS = ("blue", "red", "gray", "orange", "green", "yellow", "black")
COTTAGE = "cottage"
MONUMENT = "monument"

Source = Literal["printed", "reconstructed"]
Group = Literal["blue", "red", "gray", "orange", "green", "yellow", "black", "monument"]
Row = Annotated[str, StringConstraints(pattern=r"^[BGWDS.]{1,4}$")]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Card(_Record):
    """A building or monument card: the type of its piece, its pattern in letters, and its numbers."""

    id: str
    group: Group
    pattern: tuple[Row, ...]
    points: int = 0
    more: int = 0
    feeds: int = 0
    needs: int = 0
    holds: int = 0
    replaces: int = 0
    cottages: int = 0


class _Monument(Card):
    group: Literal["monument"] = "monument"


class _Buildings(_Record):
    source: Source
    building: tuple[Card, ...]


class _Monuments(_Record):
    source: Source
    monument: tuple[_Monument, ...]


class Deck(_Record):
    """The resource cards: copies of each kind, how many Town Hall buries, how many lie open in solo."""

    each: int
    town_hall_discard: int
    solo_open: int


class _Points(_Record):
    almshouse: tuple[int, ...]
    tavern: tuple[int, ...]
    shrine: tuple[int, ...]
    starloom: tuple[int, ...]


class _Sets(_Record):
    first_game: tuple[str, ...]
    solo_without: tuple[str, ...]


class _Solo(_Record):
    ranks: tuple[int, ...]


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
