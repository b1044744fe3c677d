"""Ladders and what people have on them, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

EVERY_TITLE, EVERYWHERE, ANY_SEATS, ALWAYS = "", 0, 0, ""


class Ladder(NamedTuple):
    """Which matches count: of one title or all, of one server or all, with so many seats or any number."""

    title: str = EVERY_TITLE
    server: int = EVERYWHERE
    seats: int = ANY_SEATS


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard: a ladder, always or within a month or year."""

    ladder: Ladder
    period: str = ALWAYS


class Key(NamedTuple):
    """One row of the books: a person on a ladder, always or in a month or year."""

    title: str
    server: int
    seats: int
    period: str
    person: int


@dataclass(slots=True)
class Standing:
    """What a person has there: the rating as it is, and what was played within the period.

    Run: the victories in a row that have not ended, kept where any number of seats and all time count.
    """

    mu: float
    sigma: float
    number: int
    settled: bool = False
    matches: int = 0
    wins: int = 0
    best: int | None = None
    trend: tuple[int, ...] = ()
    updated: int = 0
    run: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What a match has made of a person's rating on the ladder of a title (or all) and a server (or all).

    Run: how many victories in a row it was the last of.
    """

    ending: int
    title: str
    server: int
    person: int
    ended: int
    mu: float
    sigma: float
    before: int
    after: int
    expected: float
    place: int
    matches: int
    run: int = 0
