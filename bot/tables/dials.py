"""Clocks as rows, and rows as clocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from bot.tables.clock import Clock
from bot.tables.habits import Quiet

PLAIN = tuple(field.name for field in fields(Clock) if field.name != "quiet")


def read(rows: Iterable[Mapping[str, Any]]) -> dict[int, Clock]:
    """The clocks of a table by seat."""
    return {row["seat"]: _clock(row) for row in rows}


def _clock(row: Mapping[str, Any]) -> Clock:
    zone, start, end = row["zone"], row["quiet_from"], row["quiet_to"]
    quiet = None if zone is None or start is None or end is None else Quiet(zone, start, end)
    return Clock(quiet=quiet, **{name: row[name] for name in PLAIN})


def written(seat: int, clock: Clock, due: int | None, pushed: int) -> dict[str, Any]:
    """What is stored of a clock, with the moment at which it is due, and how far the night has pushed that on."""
    quiet = clock.quiet
    return {
        "seat": seat,
        **{name: getattr(clock, name) for name in PLAIN},
        "zone": None if quiet is None else quiet.zone,
        "quiet_from": None if quiet is None else quiet.start,
        "quiet_to": None if quiet is None else quiet.end,
        "due": due,
        "pushed": pushed,
    }
