"""What a change of a table does to the clocks of its seats: whose runs, whose stands, who was in time, and when each is due."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store.records import JournalRow, Reservation, Seat, TableRow
from bot.tables.clock import CALLED, DAY, HALF, HOUR, UNHEARD, Clock
from bot.tables.commit import Actor, Change, _callable, _facts, _note_waiting, _untold
from bot.tables.facts import (
    Answered,
    Ended,
    HandedOver,
    OffersChanged,
    Owed,
    Reserved,
    TakenOver,
    WaitsChanged,
)
from bot.tables.habits import Quiet
from bot.tables.lasting import lasts
from bot.tables.live import Live, Wait
from bot.tables.reserved import check_room, kept_for, run_out, runs_out, sit_down
from bot.tables.ticking import HELD_AT_MOST, Habits, Ticked, held_enough, ticked
from engines.kernel import RefusedError

ADA, BEN, CLEO = 11, 12, 13
NOW = 1_800_000_000  # 08:00 in UTC
ROW = TableRow(
    id=5, title="works", server=8, channel=9, thread=None, host=ADA, state="playing", options={}, places=3,
    autostart=False, revision=4, created=0, started=1, pace="daily",
    seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"), Seat(2, None, "")],
)  # fmt: skip
RUNS = Clock(began=NOW - HOUR, open=True, stage=CALLED)


def live(*clocks: Clock, owes: tuple[int, ...] = (), **columns: Any) -> Live:
    """A table with these clocks that waits for these seats."""
    return Live(
        replace(ROW, **columns),
        waits={seat: Wait(3, NOW - HOUR) for seat in owes},
        clocks=dict(enumerate(clocks)),
    )


def row(seat: int, by: str = "person", *, back: bool = False) -> JournalRow:
    return JournalRow(3, seat, None if back else ("x",), by, "[]", NOW)


def asked(said: Habits | None = None, **columns: Any) -> Ticked:
    """Ada is newly asked, who has said this about time."""
    before, after = live(**columns), live(owes=(0,), **columns)
    return ticked(before, after, Change(habits={} if said is None else {0: said}), NOW)


def test_a_new_hand_over_runs_at_once_and_is_called_at_once() -> None:
    found = asked()
    assert (found.clocks[0].began, found.clocks[0].open, found.clocks[0].stage) == (NOW, True, CALLED)
    assert found.due == {0: NOW + DAY // 2, 1: None}
    assert (found.clocks[1].began, found.clocks[1].open) == (None, False)
    assert 2 not in found.clocks, "a computer has no clock"
    assert (found.columns, found.kept) == ({}, frozenset())


def test_who_sleeps_is_called_when_that_is_over_unless_they_are_there_or_the_table_is_quick() -> None:
    night = Quiet("UTC", 7, 10)
    sleeping = asked(Habits(night))
    assert (sleeping.clocks[0].stage, sleeping.due[0], sleeping.clocks[0].began) == (0, NOW + 2 * HOUR, NOW)
    assert sleeping.clocks[0].quiet == night
    for found in (asked(Habits(night, here=True)), asked(Habits(night), pace="quick"), asked(Habits())):
        assert found.clocks[0].stage == CALLED


@pytest.mark.parametrize(
    ("since", "until", "held"),
    [
        (NOW - 5, NOW + DAY, True),
        (NOW, NOW + DAY, True),
        (NOW + 1, NOW + DAY, False),
        (NOW - DAY, NOW, False),
    ],
)
def test_who_has_said_to_be_away_has_no_clock_that_runs(since: int, until: int, *, held: bool) -> None:
    found = asked(Habits(absent=(since, until)))
    assert (found.clocks[0].began is None) is held
    assert found.clocks[0].open
    assert found.clocks[0].stage == (0 if held else CALLED)
    assert found.columns == ({"held": NOW} if held else {})
    if held:
        assert found.due[0] == until


def test_absences_hold_a_table_for_thirty_days_in_all() -> None:
    away = Habits(absent=(NOW - 5, NOW + 40 * DAY))
    assert asked(away, held_for=HELD_AT_MOST - 60).due[0] == NOW + 60
    assert asked(away, held_for=HELD_AT_MOST).clocks[0].began == NOW
    assert not held_enough(replace(ROW, held=NOW - DAY, held_for=HELD_AT_MOST - DAY - 1), NOW)
    assert held_enough(replace(ROW, held=NOW - DAY, held_for=HELD_AT_MOST - DAY), NOW)
    assert not held_enough(replace(ROW, held=NOW + DAY, held_for=HELD_AT_MOST - 1), NOW), "a clock put back"
    free = asked(away, pace="none", held_for=HELD_AT_MOST)
    assert (free.clocks[0].began, free.due[0], free.columns) == (None, NOW + 40 * DAY, {})
    assert asked(away, pace="quick").clocks[0].began == NOW
    paused = asked(away, paused=NOW - 9)
    assert (paused.due[0], paused.columns) == (None, {})


def test_what_an_absence_has_held_is_counted_when_it_is_over() -> None:
    goes_on = live(replace(RUNS, began=None), owes=(0,), held=NOW - 50, held_for=100)
    found = ticked(goes_on, goes_on, Change(), NOW)
    assert found.columns == {"held": None, "held_for": 150}
    assert found.clocks[0].began == NOW
    ahead = live(replace(RUNS, began=None), owes=(0,), held=NOW + 50, held_for=100)
    assert ticked(ahead, ahead, Change(), NOW).columns == {"held": None, "held_for": 100}


def test_in_a_pause_and_at_the_end_nothing_runs() -> None:
    for columns in ({"paused": NOW}, {"state": "finished"}):
        there = live(RUNS, owes=(0,), **columns)
        found = ticked(there, there, Change(), NOW)
        assert (found.clocks[0].began, found.clocks[0].used, found.due[0]) == (None, HOUR, None)


def answered(clock: Clock = RUNS, other: Clock | None = None, by: str = "person", **columns: Any) -> Ticked:
    """Ada answers what she owed, and owes nothing more."""
    before = live(clock, other or Clock(), owes=(0,), **columns)
    after = replace(before, waits={})
    return ticked(before, after, Change(journal=[row(0, by)]), NOW)


def test_what_is_answered_in_time_counts_once_where_somebody_waited() -> None:
    found = answered()
    assert found.kept == {0}
    assert (found.clocks[0].open, found.clocks[0].began, found.clocks[0].kept) == (False, None, NOW // DAY)
    assert answered(by="order").kept == {0}
    unheard = Clock(open=True, late=True, stage=UNHEARD)
    for other in (
        answered(by="late"),
        answered(replace(RUNS, late=True)),
        answered(replace(RUNS, kept=NOW // DAY)),
        answered(other=Clock(away=True)),
        answered(other=unheard),
        answered(pace="none"),
        answered(seats=[ROW.seats[0], Seat(1, None, "Ben"), ROW.seats[2]]),
        answered(replace(RUNS, open=False)),
    ):
        assert other.kept == frozenset()
    away = answered(replace(RUNS, away=True, open=False, began=None))
    assert (away.kept, away.clocks[0].away) == (frozenset(), True)


def test_whoever_owes_another_answer_at_once_has_no_new_turn_unless_all_was_answered_between() -> None:
    before = live(replace(RUNS, stage=HALF), Clock(), owes=(0,))
    goes_on = ticked(before, before, Change(journal=[row(0)]), NOW)
    assert (goes_on.clocks[0].began, goes_on.clocks[0].stage, goes_on.kept) == (NOW - HOUR, HALF, frozenset())
    freed = ticked(before, before, Change(journal=[row(0)], released={0}), NOW)
    assert (freed.clocks[0].began, freed.clocks[0].stage, freed.kept) == (NOW, CALLED, frozenset({0}))


def test_a_turn_that_another_takes_back_stands_and_goes_on() -> None:
    before = live(replace(RUNS, stage=HALF), Clock(), owes=(0,))
    cut = ticked(before, replace(before, waits={1: Wait(4, NOW)}), Change(journal=[row(1, back=True)]), NOW)
    assert (cut.clocks[0].open, cut.clocks[0].began, cut.clocks[0].cut) == (True, None, 1)
    assert (cut.clocks[0].used, cut.clocks[0].stage) == (HOUR, HALF)
    later = live(cut.clocks[0], Clock(), owes=())
    on = ticked(later, replace(later, waits={0: Wait(5, NOW)}), Change(journal=[row(1)]), NOW + HOUR)
    assert (on.clocks[0].began, on.clocks[0].used, on.clocks[0].cut, on.clocks[0].stage) == (
        NOW + HOUR,
        HOUR,
        None,
        HALF,
    )


def test_taking_back_one_s_own_answer_goes_on_with_the_same_turn() -> None:
    done = replace(RUNS, open=False, began=None, used=HOUR)
    before = live(done, Clock(), owes=(1,))
    back = ticked(before, replace(before, waits={0: Wait(3, NOW)}), Change(journal=[row(0, back=True)]), NOW)
    assert (back.clocks[0].open, back.clocks[0].used, back.clocks[0].began) == (True, HOUR, NOW)


def test_whoever_sits_down_begins_with_a_clock_of_their_own() -> None:
    before = live(replace(RUNS, spent=HOUR, away=True), Clock(), owes=(0,))
    change = Change(leaving=[0], sitting=[Seat(0, CLEO, "Cleo")])
    found = ticked(before, replace(before, row=change.after(before.row)), change, NOW)
    assert (found.clocks[0].spent, found.clocks[0].away, found.clocks[0].began) == (0, False, NOW)


def test_time_in_which_a_match_cannot_be_read_counts_against_nobody() -> None:
    before = replace(live(RUNS, replace(RUNS, open=False), RUNS, owes=(0,)), frozen=True)
    found = ticked(before, before, Change(), NOW)
    assert found.due == {0: NOW + HOUR, 1: None}
    assert found.clocks == {0: replace(RUNS, began=None), 1: replace(RUNS, began=None, open=False)}


# What is true of a change


def test_how_long_the_others_have_waited_is_kept_with_the_first_answer_of_a_turn() -> None:
    def waited(first: JournalRow, wait: Wait | None = Wait(3, NOW - 90)) -> int | None:  # noqa: B008
        change = Change(journal=[first, row(1)])
        _note_waiting(Live(ROW, waits={} if wait is None else {0: wait}), change, NOW)
        assert change.journal[1].waited is None
        return change.journal[0].waited

    assert waited(row(0)) == 90
    assert waited(row(0), Wait(3, NOW)) == 0
    assert waited(row(0), Wait(3, NOW + 1)) is None, "a clock that was put back knows nothing"
    assert waited(row(0), Wait(3, NOW - 90, own=True)) is None
    assert waited(row(0), None) is None
    assert waited(row(1)) is None
    assert waited(row(0, "computer")) is None
    assert waited(row(0, back=True)) is None


def test_who_may_be_called_now() -> None:
    called, digest = replace(RUNS, stage=CALLED), Change(habits={0: Habits(digest=True)})
    assert _callable(live(called), 0, Change())
    assert _callable(live(), 0, Change()), "of whom nothing is known"
    assert not _callable(live(replace(called, stage=CALLED - 1)), 0, Change())
    assert not _callable(live(replace(called, away=True)), 0, Change())
    assert not _callable(live(called), 0, digest)
    assert _callable(live(called, pace="quick"), 0, digest)
    assert _callable(live(Clock(), called), 1, digest)


def test_who_sits_down_to_a_question_is_called_although_nothing_was_played() -> None:
    before, after = live(owes=(0, 1)), live(owes=(0, 1))
    assert _untold(before, after, Change(sitting=[Seat(1, CLEO, "Cleo")])) == {1}
    assert _untold(before, after, Change(sitting=[Seat(1, None, "Ben")])) == set()
    assert _untold(before, live(owes=(0,)), Change(sitting=[Seat(1, CLEO, "Cleo")])) == set()


def test_a_reply_shows_what_its_actor_is_asked_and_in_a_hand_only_what_is_secret() -> None:
    class Question:
        seat, secret = 0, False

    open_, secret = Question(), Question()
    secret.secret = True
    told: list[Any] = [open_, secret]
    assert [Actor(0).sees(one) for one in told] == [True, True]
    assert [Actor(0, in_hand=True).sees(one) for one in told] == [False, True]
    assert [Actor(1).sees(one) for one in told] == [False, False]


def test_what_is_true_of_a_change_is_seen_from_it() -> None:
    def facts(before: Live, after: Live, change: Change) -> list[str]:
        return [type(fact).__name__ for fact in _facts(before, after, change)]

    before = live(owes=(0,))
    assert facts(before, before, Change()) == []
    assert facts(before, before, Change(journal=[row(0)])) == [Answered.__name__]
    assert facts(before, before, Change(journal=[row(0)], begins=True)) == ["Begun"]
    assert facts(before, live(owes=(1,)), Change()) == [WaitsChanged.__name__]
    left = replace(before, row=replace(ROW, seats=[Seat(0, None, "Ada"), *ROW.seats[1:]]))
    assert facts(before, left, Change(leaving=[0])) == [HandedOver.__name__]
    assert facts(before, before, Change(leaving=[0])) == [TakenOver.__name__]
    assert facts(before, replace(before, offered=frozenset({2})), Change()) == [OffersChanged.__name__]
    kept = replace(before, row=replace(ROW, reserved=[Reservation(CLEO, 0, "Cleo", 9)]))
    assert facts(before, kept, Change()) == [Reserved.__name__]
    over = replace(before, row=replace(ROW, state="finished"), waits={})
    assert facts(before, over, Change()) == [WaitsChanged.__name__, Ended.__name__]
    assert facts(over, over, Change()) == []
    sits = facts(before, before, Change(sitting=[Seat(0, CLEO, "Cleo")]))
    assert sits == [Owed.__name__]


# Lobbies

LOBBY = replace(ROW, state="lobby", seats=[Seat(0, ADA, "Ada")], started=None)


def test_a_lobby_lasts_a_week_from_when_somebody_did_something_or_it_is_to_begin() -> None:
    def timers(before: TableRow, after: TableRow, *, touched: bool) -> dict[str, int | None]:
        return dict(lasts(before, after, NOW, touched=touched))

    week = NOW + 6 * DAY
    assert timers(replace(LOBBY, id=0), replace(LOBBY, id=0), touched=False) == {"idle": week}
    assert timers(LOBBY, LOBBY, touched=True) == {"idle": week, "shut": None}
    assert timers(LOBBY, LOBBY, touched=False) == {}
    assert timers(LOBBY, replace(LOBBY, begins=NOW + DAY), touched=True)["idle"] == week + DAY
    assert timers(LOBBY, replace(LOBBY, begins=NOW - DAY), touched=True)["idle"] == week
    assert timers(LOBBY, ROW, touched=True) == {"idle": None, "shut": None, "begins": None}
    assert timers(ROW, ROW, touched=True) == timers(replace(LOBBY, id=0), ROW, touched=True) == {}


def test_a_kept_seat_is_kept_to_its_last_second_and_counts_as_taken_for_others() -> None:
    kept = [Reservation(BEN, 0, "Ben", NOW + 60), Reservation(CLEO, 101, "Cleo", NOW + 30)]
    there = replace(LOBBY, reserved=kept)
    assert runs_out(there) == NOW + 30
    assert runs_out(LOBBY) is None
    assert kept_for(there, BEN, NOW + 59) == kept[0]
    assert kept_for(there, BEN, NOW + 60) is None
    assert run_out(there, NOW + 29) == kept
    assert run_out(there, NOW + 30) == kept[:1]

    def why(row_: TableRow, person: int | None, now: int = NOW) -> str:
        try:
            check_room(row_, person, now)
        except RefusedError as error:
            return error.text.id
        return ""

    assert [why(there, who) for who in (BEN, CLEO, 99, None)] == ["", "", "table-kept", "table-kept"]
    assert why(there, 99, NOW + 30) == ""
    assert why(replace(there, places=4), 99) == ""
    assert why(replace(there, places=1), BEN) == "table-full"


def test_whoever_has_a_place_sits_behind_those_before_it_and_all_others_at_the_end() -> None:
    kept = [Reservation(ADA, 1, "Ada", 9), Reservation(BEN, 0, "Ben", 9), Reservation(CLEO, 100, "Cleo", 9)]
    there = replace(LOBBY, reserved=kept)

    def order(*people: int) -> list[int]:
        row_ = there
        for person in people:
            row_ = replace(row_, seats=sit_down(row_, Seat(9, person, "")))
        assert [seat.seat for seat in row_.seats] == list(range(len(row_.seats)))
        return row_.people

    assert order(BEN) == [BEN, ADA]
    assert order(99, BEN) == [BEN, ADA, 99]
    assert order(CLEO, BEN, 99) == [BEN, ADA, CLEO, 99]
