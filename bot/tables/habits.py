"""When people sleep, when their day begins, and when a day is theirs: by the clock on their wall. Pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MORNING = 8
A_NIGHT = 16 * 3600  # from an evening to the next noon: about the next morning of somebody who told no zone
QUARTER_OF_AN_HOUR = 900
ONE_DAY = timedelta(days=1)


@lru_cache(maxsize=700)
def zone_of(name: str) -> tzinfo:
    """The zone of this name; one that this machine does not know counts as UTC, so that nothing stops for it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours in which somebody is sent nothing: from the start to the end of them, over midnight if it is smaller."""

    zone: str
    start: int
    end: int

    def covers(self, hour: int) -> bool:
        """Whether this hour of the day is quiet; from an hour to the same one none is."""
        return (hour - self.start) % 24 < (self.end - self.start) % 24

    def end_after(self, moment: int) -> int | None:
        """The end of the quiet hours that this second falls into; None if it falls into none.

        The clock on the wall decides, looked at wherever it can jump: hours that come twice are quiet twice.
        """
        zone = zone_of(self.zone)
        if not self.covers(datetime.fromtimestamp(moment, zone).hour):
            return None
        end = moment
        while self.covers(datetime.fromtimestamp(end, zone).hour):
            end += QUARTER_OF_AN_HOUR - end % QUARTER_OF_AN_HOUR
        return end


def next_hour(moment: int, zone: str, hour: int) -> int:
    """When it is this hour there next; where the clock jumps over it, right after the jump."""
    day = day_of(moment, zone)
    while (due := _at(day, hour, zone)) <= moment:
        day += ONE_DAY
    return due


def next_morning(moment: int, zone: str | None, quiet: Quiet | None = None) -> int:
    """When the next morning has come: at eight, or with the end of the quiet hours that eight falls into.

    Of somebody whose zone is not known it is guessed.
    """
    if zone is None:
        return moment + A_NIGHT
    morning = next_hour(moment, zone, MORNING)
    return (quiet and quiet.end_after(morning)) or morning


def day_of(moment: int, zone: str) -> date:
    """Which day it is there."""
    return datetime.fromtimestamp(moment, zone_of(zone)).date()


def midnight(day: date, zone: str) -> int:
    """When this day begins there."""
    return _at(day, 0, zone)


def _at(day: date, hour: int, zone: str) -> int:
    """When it is this hour of this day; of two the first, and where the clock jumps over it, right after the jump."""
    return int(datetime.combine(day, time(hour), zone_of(zone)).timestamp())
