"""Who counts in a match that is over, in which places, and why it may count for nobody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.store.records import Tenure

Unrated = Literal["abandoned", "alone", "computer"]
FEWEST = 2


@dataclass(frozen=True, slots=True)
class Placed:
    """A person who began a match: the place among those who did, and the score of whoever stayed to the end."""

    person: int
    place: int
    score: int | None


@dataclass(frozen=True, slots=True)
class Ending:
    """A match that is over, as far as ratings need it."""

    id: int
    title: str
    server: int
    seats: int
    ended: int
    players: tuple[Placed, ...]


def unrated(state: str, tenures: Iterable[Tenure]) -> Unrated | None:
    """Why a match is not rated: nobody finished it, a computer began it, or there was nobody to compare with."""
    began = _began(tenures)
    if state != "finished":
        return "abandoned"
    if any(one.person is None for one in began.values()):
        return "computer"
    return "alone" if len(began) < FEWEST else None


def _began(tenures: Iterable[Tenure]) -> dict[int, Tenure]:
    """Who sat in each seat when the match began."""
    found: dict[int, Tenure] = {}
    for one in tenures:
        found.setdefault(one.seat, one)
    return found


def placed(tenures: Iterable[Tenure], results: Mapping[int, tuple[int, int]]) -> tuple[Placed, ...]:
    """The people who began, placed among themselves by (placing, score) of their seats.

    Whoever handed the seat over has lost to all who stayed, whatever the computer made of it.
    """
    began = _began(tenures)
    stayed = {seat: one for seat, one in began.items() if one.until is None}
    found = []
    for seat, one in sorted(began.items()):
        if one.person is None:
            continue
        if seat in stayed:
            place = 1 + sum(results[other][0] < results[seat][0] for other in stayed)
            found.append(Placed(one.person, place, results[seat][1]))
        else:
            found.append(Placed(one.person, 1 + len(stayed), None))
    return tuple(found)
