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
    LOST,
    MINUTE,
    NONE,
    PACES,
    QUARTER,
    QUICK,
    RELAXED,
    RESERVE,
    UNHEARD,
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


def test_a_vote_gives_the_pace_once_more_and_nothing_to_whoever_is_late_or_has_no_pace() -> None:
    clock = fresh(DAILY)
    assert clock.extended(DAILY).deadline(DAILY) == NOON + 3 * DAY
    assert clock.extended(DAILY).extended(DAILY).deadline(DAILY) == NOON + 4 * DAY
    assert clock.overdue().extended(DAILY) == clock.overdue()
    assert clock.extended(NONE) == clock
    given = clock.extended(DAILY)
    assert given.own_end(DAILY) == NOON + 2 * DAY
    used = given.done(NOON + 50 * HOUR).begun(DAILY, None)
    assert used.reserve(DAILY) == DAY - 2 * HOUR, "what was given is not of the reserve"


def test_whoever_owes_for_long_is_unheard_and_lost_at_last() -> None:
    late = replace(fresh(DAILY).overdue(), pressed=True)
    for stage, unheard, lost in ((LATE, False, False), (UNHEARD, True, False), (LOST, True, True)):
        at = replace(late, stage=stage)
        assert (at.unheard, at.lost) == (unheard, lost)
        for one in (replace(at, open=False), replace(at, late=False), replace(at, away=True)):
            assert (one.unheard, one.lost) == (False, False)
    assert replace(late, stage=UNHEARD, pressed=False).lost, "who was never seen is waited for no longer"
    assert not replace(late, stage=LATE, pressed=False).lost


@pytest.mark.parametrize(
    ("pace", "unheard", "lost"), [(QUICK, 3, 30), (DAILY, 3, 30), (RELAXED, 9, 30), (WEEKLY, 21, 70)]
)
def test_how_long_after_the_end_somebody_is_unheard(pace: str, unheard: int, lost: int) -> None:
    late = fresh(pace).overdue()
    end = late.deadline(pace) or 0
    assert [late.reached(pace, end + unheard * DAY - step) for step in (1, 0)] == [LATE, UNHEARD]
    assert [late.reached(pace, end + lost * DAY - step) for step in (1, 0)] == [UNHEARD, LOST]
    assert fresh(pace).reached(pace, end + 99 * DAY) == LATE, "nobody is who was not told of being late"


def test_the_last_quarter_of_a_reserve_is_told_of_only_where_more_than_that_was_left() -> None:
    whole = replace(fresh(DAILY), stage=RESERVE)
    assert replace(whole, spent=DAY - 6 * HOUR).due(DAILY) == NOON + DAY + 6 * HOUR
    nearly = replace(whole, spent=DAY - 6 * HOUR - 1)
    assert nearly.due(DAILY) == NOON + DAY + 1
    assert replace(nearly, stage=QUARTER).due(DAILY) == NOON + DAY + 6 * HOUR + 1


def test_by_how_much_the_night_has_put_something_off() -> None:
    clock = fresh(DAILY, Quiet("UTC", 18, 4))
    assert clock.pushed(DAILY, clock.due(DAILY)) == 8 * HOUR
    assert fresh(DAILY).pushed(DAILY, NOON + 12 * HOUR) == 0
    assert clock.pushed(DAILY, None) == 0
    assert clock.stand(NOON).pushed(DAILY, NOON + DAY) == 0
    assert replace(clock, stage=LATE).pushed(DAILY, NOON) == 0


def test_without_a_pace_before_what_runs_begins_anew_and_nobody_is_late() -> None:
    late = replace(fresh(DAILY).overdue(), graced=True, spent=HOUR, granted=HOUR)
    free = late.repaced(DAILY, NONE, NOON + 3 * DAY)
    assert (free.late, free.graced, free.stage, free.elapsed(NOON + 3 * DAY)) == (False, False, CALLED, 0)
    assert (free.spent, free.granted) == (0, 0)
    timed = fresh(NONE).repaced(NONE, DAILY, NOON + 9 * DAY)
    assert timed.deadline(DAILY) == NOON + 11 * DAY
    assert replace(fresh(NONE), stage=0).repaced(NONE, DAILY, NOON).stage == 0
    still = late.repaced(DAILY, WEEKLY, NOON + 3 * DAY)
    assert (still.late, still.graced, still.granted) == (True, True, 7 * HOUR)
    assert fresh(DAILY).stand(NOON).repaced(DAILY, WEEKLY, NOON).began is None


def test_who_comes_back_is_late_in_a_row_no_more_and_who_is_late_twice_in_one_turn_was_so_once() -> None:
    twice = fresh().overdue().done(NOON + 2 * DAY).begun(DAILY, None).run(NOON + 2 * DAY).overdue()
    assert (twice.lates, twice.running, twice.missed) == (2, 2, True)
    away = twice.gone(NOON + 4 * DAY)
    assert (away.away, away.open, away.began) == (True, False, None)
    back = away.back()
    assert (back.away, back.returned, back.running, back.missed, back.lates) == (False, True, 0, False, 2)
    assert replace(fresh(), stage=QUARTER).overdue().stage == twice.overdue().stage == LATE


def test_a_clock_on_the_wall_that_is_put_back_takes_nothing_away() -> None:
    assert fresh().elapsed(NOON - HOUR) == 0
    assert replace(fresh(), used=60).elapsed(NOON - HOUR) == 60


def test_without_a_pace_nothing_runs_out() -> None:
    clock = fresh(NONE)
    assert (clock.allowed(NONE), clock.deadline(NONE), clock.own_end(NONE)) == (None, None, None)
    assert clock.reserve(NONE) == 0
    assert clock.due(NONE) == NOON + DAY
    assert clock.again(NONE).open
    spent = replace(fresh(DAILY), spent=HOUR).done(NOON + HOUR).begun(NONE, None)
    assert spent.spent == HOUR


def test_of_a_new_clock_nothing_is_known() -> None:
    clock = Clock().begun(DAILY, None)
    assert (clock.missed, clock.late, clock.away, clock.returned, clock.pressed) == (False,) * 5
    assert (clock.lates, clock.running, clock.reserve(DAILY)) == (0, 0, DAY)
    assert Clock().run(NOON).elapsed(NOON) == 0
    assert (Clock().open, Clock().missed, Clock().graced) == (False,) * 3
    assert Clock().run(NOON).due(DAILY) == NOON
