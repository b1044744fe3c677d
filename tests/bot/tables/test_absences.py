"""Being away ahead of time: whole days, a day's notice, and so many in a quarter."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.absences import Absence
from bot.tables.absences import IN_A_QUARTER, NOTICE, days, earliest, last_day, left, plan, quarter
from bot.tables.habits import midnight
from engines.kernel import RefusedError

WARSAW = "Europe/Warsaw"
ZONES = (WARSAW, "Asia/Kolkata", "America/Havana", "Pacific/Kiritimati", "Australia/Lord_Howe")
NOW = int(datetime(2026, 11, 19, 10, tzinfo=ZoneInfo(WARSAW)).timestamp())
TODAY = date(2026, 11, 19)
SOONEST = date(2026, 11, 21)


def away(first: date, last: date, zone: str = WARSAW) -> Absence:
    """Somebody is away from the first to the last of these days."""
    return Absence(1, 1, midnight(first, zone), midnight(last + timedelta(1), zone))


def refused(*absences: Absence, since: date | None = None, until: date, now: int = NOW) -> str:
    """The sentence that one gets."""
    with pytest.raises(RefusedError) as caught:
        plan(absences, WARSAW, since, until, now)
    return caught.value.text.id


def test_an_absence_is_whole_days_from_the_first_midnight_after_a_days_notice() -> None:
    since, until = plan([], WARSAW, None, date(2026, 11, 24), NOW)
    assert (since, until) == (midnight(SOONEST, WARSAW), midnight(date(2026, 11, 25), WARSAW))
    planned = Absence(0, 0, since, until)
    assert len(days(planned, WARSAW)) == 4
    assert last_day(planned, WARSAW) == date(2026, 11, 24)


def test_at_midnight_the_next_one_is_a_days_notice() -> None:
    assert earliest(WARSAW, midnight(TODAY, WARSAW)) == TODAY + timedelta(1)
    assert earliest(WARSAW, midnight(TODAY, WARSAW) + 1) == TODAY + timedelta(2)


def test_before_a_long_day_it_is_as_long() -> None:
    """The night in which clocks are put back gives no hour less."""
    evening = int(datetime(2026, 10, 24, 23, 30, tzinfo=ZoneInfo(WARSAW)).timestamp())
    assert earliest(WARSAW, evening) == date(2026, 10, 26)


@pytest.mark.parametrize(
    ("since", "until", "message"),
    [
        (None, date(2026, 11, 18), "away-past"),
        (None, date(1, 1, 1), "away-past"),
        (None, TODAY, "away-notice"),
        (None, date(2026, 11, 20), "away-notice"),
        (TODAY, date(2026, 11, 24), "away-notice"),
        (date(2026, 11, 18), date(2026, 11, 24), "away-notice"),
        (date(1, 1, 1), date(2026, 11, 24), "away-notice"),
        (date(2026, 11, 25), date(2026, 11, 24), "away-backwards"),
        (date(9999, 12, 31), date(2026, 11, 24), "away-backwards"),
        (None, date(9999, 12, 31), "away-far"),
        (date(9999, 12, 31), date(9999, 12, 31), "away-far"),
        (None, date(2026, 12, 31), "away-too-long"),
    ],
)
def test_what_may_not_be_planned(since: date | None, until: date, message: str) -> None:
    assert refused(since=since, until=until) == message


def test_one_absence_at_a_time() -> None:
    assert plan([away(date(2026, 11, 17), date(2026, 11, 18))], WARSAW, None, SOONEST, NOW)
    running = away(date(2026, 11, 18), date(2026, 11, 19))
    assert refused(running, until=SOONEST) == "away-already"
    assert refused(away(date(2026, 12, 1), date(2026, 12, 2)), until=SOONEST) == "away-already"


def test_days_count_in_the_quarter_in_which_they_lie() -> None:
    over_new_year = (date(2026, 12, 12), date(2027, 1, 20))
    since, until = plan([], WARSAW, *over_new_year, NOW)
    planned = Absence(1, 1, since, until)
    assert left([planned], WARSAW, TODAY) == IN_A_QUARTER - 20
    assert left([planned], WARSAW, date(2027, 3, 31)) == IN_A_QUARTER - 20
    assert left([planned], WARSAW, date(2027, 4, 1)) == IN_A_QUARTER
    before = [away(date(2026, 10, 1), date(2026, 10, 11))]
    assert refused(*before, since=date(2026, 12, 12), until=date(2027, 1, 20)) == "away-too-long"
    assert plan(before, WARSAW, date(2026, 12, 13), date(2027, 1, 30), NOW)
    assert refused(*before, since=date(2026, 12, 13), until=date(2027, 1, 31)) == "away-too-long"


def test_thirty_days_are_allowed_and_one_more_is_not() -> None:
    assert plan([], WARSAW, date(2026, 11, 21), date(2026, 12, 20), NOW)
    with pytest.raises(RefusedError) as caught:
        plan([away(date(2026, 10, 1), date(2026, 10, 2))], WARSAW, SOONEST, date(2026, 12, 20), NOW)
    args = caught.value.text.args
    assert (args["left"], args["wanted"], args["most"]) == (28, 30, 30)


def test_a_day_that_has_begun_is_used_and_the_others_are_given_back() -> None:
    absence = away(date(2026, 11, 10), date(2026, 11, 25))
    ended = Absence(1, 1, absence.since, NOW)
    assert left([ended], WARSAW, TODAY) == IN_A_QUARTER - 10
    assert left([Absence(1, 1, absence.since, absence.since)], WARSAW, TODAY) == IN_A_QUARTER


@given(
    st.sampled_from(ZONES),
    st.sampled_from(ZONES),
    st.dates(date(2026, 1, 1), date(2030, 1, 1)),
    st.integers(0, 59),
)
def test_moving_to_another_zone_hides_no_days(zone: str, other: str, first: date, more: int) -> None:
    absence = away(first, first + timedelta(more), zone)
    assert len(days(absence, zone)) == more + 1
    assert abs(len(days(absence, other)) - more - 1) <= 1


@pytest.mark.parametrize("days_", [1, 3])
def test_coming_back_before_midnight_elsewhere_and_moving_there_gives_no_day_again(days_: int) -> None:
    absence = away(date(2026, 11, 10), date(2026, 11, 9) + timedelta(days_), "UTC")
    ended = Absence(1, 1, absence.since, absence.until - 3601)
    assert len(days(ended, WARSAW)) == days_ - 1
    assert left([ended], WARSAW, TODAY) == left([ended], "UTC", TODAY) == IN_A_QUARTER - days_


@given(st.sampled_from(ZONES), st.integers(NOW, NOW + 10**8), st.integers(0, 59), st.integers(0, 40))
def test_whatever_is_planned_is_whole_days_with_notice_and_within_the_quarters(
    zone: str, now: int, ahead: int, more: int
) -> None:
    first = earliest(zone, now) + timedelta(ahead)
    last = first + timedelta(more)
    wanted = Counter(quarter(first + timedelta(day)) for day in range(more + 1))
    if max(wanted.values()) > IN_A_QUARTER:
        with pytest.raises(RefusedError, match="away-too-long"):
            plan([], zone, first, last, now)
        return
    since, until = plan([], zone, first, last, now)
    absence = Absence(1, 1, since, until)
    assert since >= now + NOTICE
    assert [days(absence, zone)[0], days(absence, zone)[-1]] == [first, last]
    for day in (first, last):
        assert left([absence], zone, quarter(day)) >= 0
