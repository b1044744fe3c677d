"""The rules of being away ahead of time: whole days, a day's notice, and so many days in a quarter. Pure arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date

from bot.store.absences import Absence
from bot.tables.habits import ONE_DAY, day_of, midnight
from data.text import Text
from engines.kernel import RefusedError

HOUR = 3600
DAY = 24 * HOUR
NOTICE = DAY
IN_A_QUARTER = 30
AHEAD = 366
HALF_A_DAY = NOTICE // 2


def on(day: date, zone: str) -> str:
    """A day as Discord shows it to whoever reads it: its noon, so that few readers see another day."""
    return f"<t:{midnight(day, zone) + HALF_A_DAY}:D>"


def last_day(absence: Absence, zone: str) -> date:
    """The last day of an absence."""
    return day_of(absence.until - 1, zone)


def running_or_next(absences: Iterable[Absence], now: int) -> Absence | None:
    """The absence that is not over: there is at most one."""
    return next((one for one in absences if one.until > now), None)


def quarter(day: date) -> date:
    """The first day of the quarter of a year in which a day lies."""
    return date(day.year, (day.month - 1) // 3 * 3 + 1, 1)


def left(absences: Iterable[Absence], zone: str, day: date) -> int:
    """How many days somebody may still be away in the quarter of this day."""
    return IN_A_QUARTER - _by_quarter(absences, zone)[quarter(day)]


def earliest(zone: str, now: int) -> date:
    """The first day that begins a day from now or later."""
    day = day_of(now + NOTICE, zone)
    return day if midnight(day, zone) >= now + NOTICE else day + ONE_DAY


def plan(
    absences: Sequence[Absence], zone: str, since: date | None, until: date, now: int
) -> tuple[int, int]:
    """From when to when somebody is away from one day to another, both included; refused where it may not be."""
    today, soonest = day_of(now, zone), earliest(zone, now)
    if until < today:
        raise RefusedError(Text("away-past"))
    if until > today + AHEAD * ONE_DAY:
        raise RefusedError(Text("away-far", {"day": on(today + AHEAD * ONE_DAY, zone)}))
    if since is not None and until < since:
        raise RefusedError(Text("away-backwards"))
    first = since or soonest
    if first < soonest or until < first:
        raise RefusedError(Text("away-notice", {"day": on(soonest, zone)}))
    known = running_or_next(absences, now)
    if known is not None:
        whole = {"since": on(day_of(known.since, zone), zone), "until": on(last_day(known, zone), zone)}
        raise RefusedError(Text("away-already", whole))
    wanted = (midnight(first, zone), midnight(until + ONE_DAY, zone))
    _check_quarters(absences, Absence(0, 0, *wanted), zone)
    return wanted


def _check_quarters(absences: Sequence[Absence], wanted: Absence, zone: str) -> None:
    before = _by_quarter(absences, zone)
    for begun, count in _by_quarter([wanted], zone).items():
        rest = IN_A_QUARTER - before[begun]
        if count > rest:
            told: dict[str, int | str] = {
                "most": IN_A_QUARTER,
                "left": max(0, rest),
                "quarter": on(begun, zone),
                "wanted": count,
            }
            raise RefusedError(Text("away-too-long", told))


def _by_quarter(absences: Iterable[Absence], zone: str) -> Counter[date]:
    """How many days of them lie in each quarter: a day is used when it begins.

    Of an absence that lay between the midnights of another zone, or has lasted for longer than its midnights say, the rest
    counts where it began: else whoever comes back early and says to live elsewhere would have those days again.
    """
    found = Counter[date]()
    for one in absences:
        begun = days(one, zone)
        lasted = -(-(one.until - one.since - HOUR) // DAY)  # a day may be an hour longer
        rest = max(0, lasted - len(begun))
        found.update([*map(quarter, begun), *[quarter(day_of(one.since, zone))] * rest])
    return found


def days(absence: Absence, zone: str) -> list[date]:
    """The days that begin within an absence."""
    found, day = [], day_of(absence.since, zone)
    while (begins := midnight(day, zone)) < absence.until:
        if begins >= absence.since:
            found.append(day)
        day += ONE_DAY
    return found
