"""Prizes of comparisons and the tables of the scoring tiles, read from the component file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from data.components import load
from engines.old_london_bridge.components import BRIDGE_SLOTS, NUMBERS, Money, Source


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Prizes(_Record):
    source: Source
    with_two: Annotated[tuple[Money, ...], Field(min_length=1, max_length=2)]
    with_three: Annotated[tuple[Money, ...], Field(min_length=1, max_length=3)]
    with_four: Annotated[tuple[Money, ...], Field(min_length=1, max_length=4)]


class _EmptySlots(_Record):
    source: Source
    cost: Annotated[
        tuple[Annotated[int, Field(ge=0, le=999)], ...],
        Field(min_length=BRIDGE_SLOTS + 1, max_length=BRIDGE_SLOTS + 1),
    ]


class _Rounds(_Record):
    source: Source
    chapel_leader: Money
    gate_leader: Money
    high_card: Money
    lowest_number: Money


class Row(_Record):
    """A row of a table: whoever reaches the least gets the pay of it."""

    least: Annotated[int, Field(ge=1, le=99)]
    pays: Money


class _Tables(_Record):
    source: Source
    gate_spaces: tuple[Row, ...]
    unused_tiles: tuple[Row, ...]
    cards_in_hand: tuple[Row, ...]


class _Each(_Record):
    source: Source
    space_of_lead: Money
    further_card: Money
    low_number: Money
    low_number_up_to: Annotated[int, Field(ge=1, le=NUMBERS)]
    six_kinds: Money


class Scoring(_Record):
    """Everything that is scored."""

    prizes: _Prizes
    empty_slots: _EmptySlots
    rounds: _Rounds
    tables: _Tables
    each: _Each


@cache
def scoring_data() -> Scoring:
    """What the fields and the scoring tiles pay."""
    return load("old_london_bridge/scoring", Scoring)


def paid(table: Sequence[Row], count: int) -> int:
    """What a table pays for a count: the highest row that is reached."""
    return max((row.pays for row in table if row.least <= count), default=0)


def compared(measures: Sequence[int], order: Sequence[int]) -> list[int]:
    """The prizes by seat: more is better, ties go by the order; whoever has nothing gets nothing."""
    prizes = scoring_data().prizes
    by_seats = {2: prizes.with_two, 3: prizes.with_three, 4: prizes.with_four}[len(measures)]
    place = {seat: rank for rank, seat in enumerate(order)}
    ranked = sorted(
        (seat for seat, measure in enumerate(measures) if measure > 0),
        key=lambda seat: (-measures[seat], place[seat]),
    )
    won = [0] * len(measures)
    for seat, prize in zip(ranked, by_seats, strict=False):
        won[seat] = prize
    return won
