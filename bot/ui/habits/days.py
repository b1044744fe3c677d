"""Days as people type them: a date, a weekday, today or tomorrow in their language, or in how many days."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from itertools import islice

from babel.dates import format_date, get_day_names

from bot.tables.habits import ONE_DAY
from bot.ui.habits.lengths import DAY, read_length
from data.tongues import locale_of
from data.typed import folded
from data.words import FALLBACK, Words

WRITTEN = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
NUMBER = re.compile(r"\d{1,3}")
FARTHEST = 999  # days ahead that anybody could mean
SHOWN = 100  # so many days ahead are looked through for what is typed


def read_day(typed: str, today: date, language: str) -> date | None:
    """The day that is meant; None if that cannot be told."""
    wanted = folded(typed)
    if written := WRITTEN.fullmatch(wanted):
        with suppress(ValueError):
            return date(*(int(part) for part in written.groups()))
    if NUMBER.fullmatch(wanted):
        return today + int(wanted) * ONE_DAY
    length = read_length(typed, language)
    if length is not None:
        count, seconds = length
        return today + count * ONE_DAY if seconds == DAY and count <= FARTHEST else None
    for ahead in (0, 1):
        if wanted in {folded(Words(tongue)("day-ahead", count=ahead)) for tongue in (FALLBACK, language)}:
            return today + ahead * ONE_DAY
    weekday = _weekdays(language).get(wanted)
    return None if weekday is None else today + ((weekday - today.weekday() - 1) % 7 + 1) * ONE_DAY


def days_like(typed: str, today: date, first: date, language: str, count: int) -> list[tuple[str, str]]:
    """Days that may be meant, from a first one on, each with its name and its date."""
    meant, wanted = read_day(typed, today, language), folded(typed)

    def found() -> Iterator[date]:
        if meant is not None:
            yield meant
        for ahead in range(SHOWN):
            day = first + ahead * ONE_DAY
            if day != meant and (
                day.isoformat().startswith(wanted) or wanted in folded(named(day, language))
            ):
                yield day

    return [(named(day, language), day.isoformat()) for day in islice(found(), count)]


def named(day: date, language: str) -> str:
    """A day in full."""
    return str(format_date(day, "full", locale=locale_of(language)))


def _weekdays(language: str) -> dict[str, int]:
    """The days of a week from Monday on, by name."""
    return {
        folded(name).rstrip("."): number
        for tongue in (FALLBACK, language)
        for width in ("abbreviated", "wide")
        for number, name in get_day_names(width, locale=locale_of(tongue)).items()
    }
