"""Quiet hours, mornings and days are those of the clock on the wall, also when it jumps."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.habits import MORNING, Quiet, day_of, midnight, next_hour, next_morning

HOUR = 3600
ZONES = (
    "Europe/Warsaw",
    "Asia/Kolkata",
    "America/New_York",
    "America/Sao_Paulo",
    "America/Havana",
    "Africa/Cairo",
    "Australia/Lord_Howe",
    "Australia/Sydney",
    "Antarctica/Troll",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "UTC",
)
moments = st.integers(
    int(datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()),
    int(datetime(2032, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()),
)
zones = st.sampled_from(ZONES)
hours = st.integers(0, 23)


def at(zone: str, written: str) -> int:
    """The second of what a clock shows there; of two the first."""
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp())


def shown(zone: str, moment: int | None) -> str | None:
    """What a clock shows there."""
    return None if moment is None else f"{datetime.fromtimestamp(moment, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("zone", "start", "end", "now", "then"),
    [
        ("Europe/Warsaw", 22, 7, "2026-11-19 21:59", None),
        ("Europe/Warsaw", 22, 7, "2026-11-19 22:00", "2026-11-20 07:00"),
        ("Europe/Warsaw", 22, 7, "2026-11-20 06:59", "2026-11-20 07:00"),
        ("Europe/Warsaw", 22, 7, "2026-11-20 07:00", None),
        ("Europe/Warsaw", 1, 6, "2026-11-20 00:59", None),
        ("Europe/Warsaw", 1, 6, "2026-11-20 01:00", "2026-11-20 06:00"),
        ("Europe/Warsaw", 20, 0, "2026-11-20 20:30", "2026-11-21 00:00"),
        ("Asia/Kolkata", 22, 7, "2026-11-19 23:30", "2026-11-20 07:00"),
        ("Europe/Warsaw", 22, 2, "2026-03-28 23:00", "2026-03-29 03:00"),  # two o’clock does not come
        ("Australia/Sydney", 22, 7, "2026-10-03 23:00", "2026-10-04 07:00"),
        ("Antarctica/Troll", 22, 2, "2026-03-29 00:30", "2026-03-29 03:00"),
        ("Australia/Lord_Howe", 22, 2, "2026-10-04 01:50", "2026-10-04 02:30"),
        ("Europe/Warsaw", 7, 7, "2026-11-20 07:30", None),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(
    zone: str, start: int, end: int, now: str, then: str | None
) -> None:
    assert shown(zone, Quiet(zone, start, end).end_after(at(zone, now))) == then


@pytest.mark.parametrize(
    ("zone", "evening", "length"),
    [
        ("Europe/Warsaw", "2026-03-28 22:00", 8),
        ("Europe/Warsaw", "2026-10-24 22:00", 10),
        ("Europe/Warsaw", "2026-11-19 22:00", 9),
        ("America/Santiago", "2026-09-05 22:00", 8),  # there spring begins in September, at midnight
        ("America/Santiago", "2027-04-03 22:00", 10),
        ("Australia/Sydney", "2027-04-03 22:00", 10),
    ],
)
def test_a_night_is_as_long_as_it_is(zone: str, evening: str, length: int) -> None:
    begun = at(zone, evening)
    assert Quiet(zone, 22, 7).end_after(begun) == begun + length * HOUR


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    quiet = Quiet("Europe/Warsaw", 1, 3)
    first = at("Europe/Warsaw", "2026-10-25 02:30")
    assert quiet.end_after(first) == quiet.end_after(first + HOUR) == first + 1.5 * HOUR


@given(moments, zones, hours, st.integers(1, 10))
def test_the_end_is_soon_and_not_quiet_and_all_before_it_is(
    moment: int, zone: str, start: int, length: int
) -> None:
    quiet = Quiet(zone, start, (start + length) % 24)
    inside = quiet.covers(datetime.fromtimestamp(moment, ZoneInfo(zone)).hour)
    end = quiet.end_after(moment)
    assert (end is not None) == inside
    if end is not None:
        assert moment < end <= moment + (length + 1) * HOUR + (HOUR if zone == "Antarctica/Troll" else 0)
        assert quiet.end_after(end) is None
        assert quiet.end_after(end - 1) == end
        assert quiet.end_after((moment + end) // 2) == end


@given(moments, zones, hours)
def test_an_hour_of_the_day_comes_again_within_a_day(moment: int, zone: str, hour: int) -> None:
    due = next_hour(moment, zone, hour)
    assert moment < due <= moment + 26 * HOUR
    showing = datetime.fromtimestamp(due, ZoneInfo(zone))
    jumped = datetime.fromtimestamp(due - 1, ZoneInfo(zone))
    assert showing.hour == hour or (showing.hour - jumped.hour) % 24 > 1 or showing.minute == 30
    assert day_of(next_hour(due, zone, hour), zone) > day_of(due, zone), "one a day"


@pytest.mark.parametrize(
    ("now", "hour", "then"),
    [
        ("2026-11-19 07:59", 8, "2026-11-19 08:00"),
        ("2026-11-19 08:00", 8, "2026-11-20 08:00"),
        ("2026-03-28 12:00", 2, "2026-03-29 03:00"),
        ("2026-10-25 02:00", 2, "2026-10-26 02:00"),
        ("2026-12-31 23:30", 0, "2027-01-01 00:00"),
    ],
)
def test_when_it_is_an_hour_next(now: str, hour: int, then: str) -> None:
    zone = "Europe/Warsaw"
    assert shown(zone, next_hour(at(zone, now), zone, hour)) == then


def test_the_morning_comes_at_eight_or_when_the_quiet_hours_end() -> None:
    zone = "Asia/Kolkata"
    evening = at(zone, "2026-11-19 20:00")
    assert shown(zone, next_morning(evening, zone)) == "2026-11-20 08:00"
    assert shown(zone, next_morning(evening, zone, Quiet(zone, 22, 7))) == "2026-11-20 08:00"
    assert shown(zone, next_morning(evening, zone, Quiet(zone, 1, 11))) == "2026-11-20 11:00"
    assert shown(zone, next_morning(at(zone, "2026-11-20 03:00"), zone)) == "2026-11-20 08:00"
    assert next_morning(evening, None) == evening + 16 * HOUR, (
        "of somebody whose zone is not known it is guessed"
    )


@given(moments, zones)
def test_the_morning_is_never_quiet(moment: int, zone: str) -> None:
    quiet = Quiet(zone, MORNING - 3, MORNING + 4)
    morning = next_morning(moment, zone, quiet)
    assert morning > moment
    assert quiet.end_after(morning) is None


@given(moments, zones)
def test_a_day_begins_at_its_midnight(moment: int, zone: str) -> None:
    day = day_of(moment, zone)
    begun = midnight(day, zone)
    assert begun <= moment
    assert day_of(begun, zone) == day
    assert day_of(begun - 1, zone) < day


def test_a_day_without_a_midnight_begins_when_the_clock_has_jumped() -> None:
    zone = "Africa/Cairo"
    assert shown(zone, midnight(date(2026, 4, 24), zone)) == "2026-04-24 01:00"


def test_a_zone_that_the_machine_does_not_know_counts_as_utc() -> None:
    for zone in ("Europe/Atlantis", "../../etc/passwd", ""):
        assert next_hour(0, zone, 8) == 8 * HOUR
