"""Moments as people type them: a time of their own day, a day with a time, or in how many minutes or hours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time
from functools import lru_cache
from itertools import islice

from babel.dates import format_datetime

from bot.tables.habits import ONE_DAY, day_of, zone_of
from bot.ui.habits.days import read_day
from bot.ui.habits.lengths import any_of, read_length, words_of
from data.text import Text
from data.typed import folded
from engines.kernel import RefusedError

EXACT = re.compile(r"@(\d{9,11})")
EVENING, SHOWN_DAYS = 20, 6
SOON = (3600, 3 * 3600)


def read_moment(typed: str, now: int, zone: str | None, language: str) -> int | None:
    """The moment that is meant; None if that cannot be told.

    A time that the clock on the wall jumps over, or shows twice, is refused, and so is one by a clock that is not known.
    """
    wanted = folded(typed)
    if exact := EXACT.fullmatch(wanted):
        return int(exact[1])
    if length := read_length(typed, language):
        count, seconds = length
        return now + count * seconds
    written = _time(language).fullmatch(wanted)
    if written is None or not any(written[name] for name in ("at", "minutes", "half")):
        return None
    clock = _clock(written["hours"], written["minutes"], written["half"])
    if clock is None:
        return None
    if zone is None:
        raise RefusedError(Text("begins-zone"))
    today = day_of(now, zone)
    if written["day"]:
        day = read_day(written["day"], today, language)
        return None if day is None else by_the_wall(day, clock, zone)
    moment = by_the_wall(today, clock, zone)
    return moment if moment > now else by_the_wall(today + ONE_DAY, clock, zone)


@lru_cache(maxsize=32)
def _time(language: str) -> re.Pattern[str]:
    """A time of day, maybe after a day; the hour alone where a word says that it is one."""
    at = any_of(words_of("typed-at", language))
    return re.compile(
        rf"(?:(?P<day>.*?)[\s,]+)??(?P<at>(?:{at}\s+)+)?(?P<hours>\d{{1,2}})(?:[:.](?P<minutes>\d{{2}}))?\s*(?P<half>am|pm|h)?"
    )


def _clock(hours: str, minutes: str | None, half: str | None) -> time | None:
    hour, minute = int(hours), int(minutes or 0)
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


def by_the_wall(day: date, clock: time, zone: str) -> int:
    """When the clock on the wall shows this time that day; refused where it never does so, or twice."""
    here = datetime.combine(day, clock, zone_of(zone))
    first, second = (int(here.replace(fold=fold).timestamp()) for fold in (0, 1))
    if first == second:
        return first
    back = datetime.fromtimestamp(first, UTC).astimezone(zone_of(zone))
    jumped = back.replace(tzinfo=None) != here.replace(tzinfo=None)
    raise RefusedError(Text("begins-jumped" if jumped else "begins-twice", {"time": f"{clock:%H:%M}"}))


def moments_like(typed: str, now: int, zone: str | None, language: str, count: int) -> list[tuple[str, str]]:
    """Moments that may be meant, each by its name in the reader's own time and as it is given."""
    found: list[tuple[str, str]] = []
    try:
        meant = read_moment(typed, now, zone, language) if typed.strip() else None
    except RefusedError:
        meant = None
    if meant is not None:
        found.append((moment_named(meant, zone, language), f"@{meant}"))
    wanted = folded(typed)
    others = (one for one in usual_moments(now, zone) if one != meant)
    usual = ((moment_named(one, zone, language), f"@{one}") for one in others)
    return found + list(islice((one for one in usual if wanted in folded(one[0])), count - len(found)))


def usual_moments(now: int, zone: str | None) -> Iterator[int]:
    """Moments at which people like to begin: soon, and in the evenings to come."""
    for seconds in SOON:
        yield now + seconds
    if zone is None:
        yield from (now + ahead * 86400 for ahead in range(1, SHOWN_DAYS))
        return
    today = day_of(now, zone)
    for ahead in range(SHOWN_DAYS):
        try:
            evening = by_the_wall(today + ahead * ONE_DAY, time(EVENING), zone)
        except RefusedError:
            continue
        if evening > now + SOON[-1]:
            yield evening


def moment_named(moment: int, zone: str | None, language: str) -> str:
    """A moment by the clock of its reader; of somebody whose zone is not known, by that of the world."""
    there = datetime.fromtimestamp(moment, UTC if zone is None else zone_of(zone))
    said = str(format_datetime(there, "EEEE, d MMMM, HH:mm", locale=language))
    return said if zone is not None else f"{said} UTC"
