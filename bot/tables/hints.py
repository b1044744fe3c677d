"""Whether people at a table may ask what a computer would do: as its host has said, and else where it is not rated."""

from __future__ import annotations

from typing import Literal

from bot.store.records import TableRow

Hints = Literal["on", "off"]
HINTS: tuple[Hints, ...] = ("on", "off")
UNRATED = "unrated"  # nobody has said anything, and the match began as one that is not rated
COMPANY = 2


def may_ask(row: TableRow) -> bool:
    """Whether somebody may ask in the match of this table."""
    if row.hints is None:
        return row.unrated is not None
    return row.hints != "off"


def as_it_begins(row: TableRow) -> str | None:
    """What holds from the beginning of the match on: whether it is rated is known by who begins it."""
    rated = len(row.people) == len(row.seats) >= COMPANY
    return UNRATED if row.hints is None and not rated else row.hints


def as_said(hints: str | None) -> str | None:
    """What somebody has said, without what followed from who began."""
    return None if hints == UNRATED else hints
