"""Clocks of seats neither gain nor lose time, whatever interrupts them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.clock import (
    CALLED,
    DAILY,
    DAY,
    HALF,
    HOUR,
    LATE,
    MINUTE,
    NONE,
    PACES,
    QUARTER,
    QUICK,
    RELAXED,
    RESERVE,
    WEEKLY,
    Clock,
)
from bot.tables.habits import Quiet

NOON = 1_800_000_000  # 08:00 in UTC
TIMED = [pace for pace, each in PACES.items() if each is not None]
paces = st.sampled_from(TIMED)
seconds = st.integers(0, 10 * DAY)
deeds = st.lists(
    st.tuples(st.sampled_from(["run", "stand", "answered", "taken back", "outage"]), seconds), max_size=30
)


def fresh(pace: str = DAILY, quiet: Quiet | None = None) -> Clock:
    return replace(Clock().begun(pace, quiet).run(NOON), stage=CALLED)


@given(paces, deeds)
def test_what_counts_is_how_long_it_has_run(pace: str, deeds: list[tuple[str, int]]) -> None:
    clock, now, ran = fresh(pace), NOON, 0
    for deed, passed in deeds:
        if deed == "outage":
            clock, now = clock.moved(passed), now + passed
            continue
        ran += passed if clock.began is not None else 0
        now += passed
        if deed == "run" and clock.open:
            clock = clock.run(now)
        elif deed == "stand":
            clock = clock.stand(now)
        elif deed == "answered":
            clock = clock.done(now)
        elif deed == "taken back":
            clock = clock.again(pace).run(now)
    assert clock.elapsed(now) == ran


@given(paces, seconds, seconds, seconds)
def test_no_interruption_moves_the_end_by_more_or_less_than_it_lasts(
    pace: str, before: int, pause: int, outage: int
) -> None:
    clock = fresh(pace)
    end = clock.deadline(pace)
    stopped = clock.stand(NOON + before)
    assert stopped.deadline(pace) is None
    assert end is not None
    assert stopped.run(NOON + before + pause).moved(outage).deadline(pace) == end + pause + outage


@given(paces, st.lists(seconds, min_size=1, max_size=12))
def test_the_reserve_is_spent_once_in_a_match(pace: str, taken: list[int]) -> None:
    clock, now, over, each = Clock(), NOON, 0, PACES[pace] or 0
    for passed in taken:
        clock = clock.begun(pace, None).run(now)
        assert clock.allowed(pace) == each + max(0, each - over)
        now += passed
        clock = clock.done(now)
        over += max(0, passed - each)


@given(paces, st.integers(0, 4 * DAY))
def test_an_answer_taken_back_gives_no_time(pace: str, passed: int) -> None:
    clock = fresh(pace)
    end = clock.deadline(pace)
    again = clock.done(NOON + passed).again(pace).run(NOON + passed)
    assert again.deadline(pace) == end


@pytest.mark.parametrize(
    ("pace", "rungs"),
    [
        (QUICK, {HALF: 15 * MINUTE, RESERVE: 30 * MINUTE, QUARTER: 52 * MINUTE + 30, LATE: HOUR}),
        (DAILY, {HALF: 12 * HOUR, RESERVE: DAY, QUARTER: 42 * HOUR, LATE: 2 * DAY}),
        (RELAXED, {HALF: 36 * HOUR, RESERVE: 3 * DAY, QUARTER: 126 * HOUR, LATE: 6 * DAY}),
        (WEEKLY, {HALF: 84 * HOUR, RESERVE: 7 * DAY, QUARTER: 294 * HOUR, LATE: 14 * DAY}),
        (NONE, {HALF: DAY, RESERVE: 3 * DAY, QUARTER: 7 * DAY}),
    ],
)
def test_the_ladder(pace: str, rungs: dict[int, int]) -> None:
    clock, climbed = fresh(pace), {}
    while (due := clock.due(pace)) is not None:
        assert clock.reached(pace, due - 1) < clock.reached(pace, due)
        clock = replace(clock, stage=clock.reached(pace, due))
        climbed[clock.stage] = due - NOON
    assert climbed == rungs


def test_without_a_reserve_there_are_no_rungs_of_it() -> None:
    clock = replace(fresh(DAILY), spent=DAY)
    assert clock.due(DAILY) == NOON + 12 * HOUR
    assert replace(clock, stage=HALF).due(DAILY) == clock.deadline(DAILY) == NOON + DAY


def test_a_little_reserve_is_told_of_once() -> None:
    clock = replace(fresh(DAILY), spent=DAY - HOUR, stage=RESERVE)
    assert clock.due(DAILY) == clock.deadline(DAILY) == NOON + DAY + HOUR


def test_nothing_is_sent_in_quiet_hours_and_nobody_is_late_there() -> None:
    night = Quiet("UTC", 18, 4)
    clock = fresh(DAILY, night)  # half of it would be at 20:00
    assert clock.due(DAILY) == NOON + 20 * HOUR
    late = replace(clock, granted=11 * HOUR)  # the end would be at 19:00
    assert late.deadline(DAILY) == NOON + 2 * DAY + 20 * HOUR


def test_quick_tables_know_no_night_for_the_deadline() -> None:
    clock = Clock().begun(QUICK, Quiet("UTC", 7, 15)).run(NOON)
    assert clock.deadline(QUICK) == NOON + HOUR
    assert replace(clock, stage=CALLED).due(QUICK) == NOON + HOUR


def test_not_today_holds_reminders_back_and_not_the_deadline() -> None:
    clock = replace(fresh(DAILY), silent=NOON + 22 * HOUR)
    assert clock.due(DAILY) == NOON + 22 * HOUR
    assert clock.deadline(DAILY) == NOON + 2 * DAY


def test_not_today_holds_for_a_later_turn_of_the_day_too_which_is_called_at_once() -> None:
    clock = replace(fresh(DAILY), silent=NOON + 22 * HOUR).done(NOON + HOUR)
    later = clock.begun(DAILY, None).run(NOON + 2 * HOUR)
    assert later.due(DAILY) == NOON + 2 * HOUR
    assert replace(later, stage=CALLED).due(DAILY) == NOON + 22 * HOUR
    tomorrow = later.done(NOON + 3 * HOUR).begun(DAILY, None).run(NOON + DAY)
    assert replace(tomorrow, stage=CALLED).due(DAILY) == NOON + 36 * HOUR


def test_whoever_was_late_and_takes_back_has_an_hour_once() -> None:
    late = fresh(DAILY).overdue().done(NOON + 2 * DAY)
    assert (late.lates, late.running) == (1, 1)
    now = NOON + 3 * DAY
    again = late.again(DAILY).run(now)
    assert again.deadline(DAILY) == again.due(DAILY) == now + HOUR
    twice = again.overdue().done(now + HOUR)
    assert (twice.lates, twice.running) == (1, 1)
    assert twice.again(DAILY).run(now + DAY).deadline(DAILY) == now + DAY


def test_a_quick_table_leaves_five_minutes() -> None:
    late = fresh(QUICK).overdue().done(NOON + HOUR)
    assert late.again(QUICK).run(NOON + DAY).deadline(QUICK) == NOON + DAY + 5 * MINUTE


@pytest.mark.parametrize(
    ("clock", "away"),
    [
        (Clock(pressed=False), True),
        (Clock(pressed=True), False),
        (Clock(pressed=True, running=1, lates=1), True),
        (Clock(pressed=True, lates=2), False),
        (Clock(pressed=True, lates=3), True),
        (Clock(pressed=False, returned=True), False),
        (Clock(pressed=True, lates=7, returned=True), False),
        (Clock(pressed=True, lates=7, running=1, returned=True), True),
    ],
)
def test_who_is_taken_to_be_away(clock: Clock, *, away: bool) -> None:
    assert replace(clock, open=True).overdue().vanished == away


def test_who_answers_in_time_is_late_in_a_row_no_more() -> None:
    late = fresh().overdue().done(NOON + 2 * DAY)
    prompt = late.begun(DAILY, None).run(NOON + 3 * DAY).done(NOON + 3 * DAY + HOUR)
    assert (prompt.lates, prompt.running) == (1, 0)


@given(paces, paces, seconds)
def test_another_pace_leaves_the_share_of_the_time_and_of_the_reserve(old: str, new: str, spent: int) -> None:
    before, after = PACES[old] or 1, PACES[new] or 1
    spent = min(spent, before)
    clock = replace(fresh(old), spent=spent).repaced(old, new, NOON + before // 2)
    assert clock.began == NOON + before // 2
    assert clock.elapsed(NOON + before // 2) == before // 2 * after // before
    assert clock.reserve(new) == after - spent * after // before
