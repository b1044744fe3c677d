"""Who is asked, and when a vote has passed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.records import Seat, TableRow
from bot.tables.ballot import (
    COMPUTER,
    EVERYBODY,
    EXTEND,
    KINDS,
    PACE,
    PAUSE,
    RESUME,
    UNANIMOUS,
    Motion,
    Point,
    asked,
    carried,
    hindrance,
    hopeless,
    open_for,
    overtaken,
    passes,
    running,
    stuck,
)
from bot.tables.clock import DAY, LATE, LOST, PACES, UNHEARD, Clock
from bot.tables.live import Live, Wait
from bot.tables.offering import OFFER, SEAT
from bot.tables.pausing import PAUSED_AT_MOST
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN

PEOPLE = (ADA, BEN, CLEO, DAN)


def row(*people: int | None) -> TableRow:
    """A running table of these people, with computers where nobody is."""
    return TableRow(
        id=1, title="toy_works", server=8, channel=9, thread=None, host=ADA, state="playing", options={},
        places=len(people), autostart=False, revision=4, created=0,
        seats=[Seat(seat, person, "somebody") for seat, person in enumerate(people)],
    )  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_asked_is_who_sits_there_and_is_not_away_unless_everybody_has_to_say_so(kind: str) -> None:
    everybody = asked(Motion(kind), row(ADA, None, CLEO, DAN), {2})
    assert everybody == ([ADA, CLEO, DAN] if kind in EVERYBODY else [ADA, DAN])


@pytest.mark.parametrize("kind", KINDS)
def test_what_nobody_or_not_enough_can_agree_to_any_more_is_hopeless(kind: str) -> None:
    assert hopeless(kind, (), {ADA: True})
    assert not hopeless(kind, PEOPLE, {ADA: True})
    assert not hopeless(kind, PEOPLE, dict.fromkeys(PEOPLE, True))
    assert hopeless(kind, PEOPLE, {ADA: False, BEN: False})
    assert hopeless(kind, PEOPLE, {ADA: False}) is (kind in UNANIMOUS)


def test_whom_it_concerns_is_not_asked() -> None:
    assert asked(Motion(COMPUTER, 1), row(ADA, BEN, CLEO), ()) == [ADA, CLEO]


@pytest.mark.parametrize(
    ("people", "yes", "most", "all_"),
    [(1, 1, True, True), (2, 1, False, False), (2, 2, True, True), (3, 1, False, False), (3, 2, True, False)],
)
def test_more_than_half_or_all(people: int, yes: int, most: bool, all_: bool) -> None:
    ballots = dict.fromkeys(PEOPLE[:yes], True)
    assert passes("extend", PEOPLE[:people], ballots) is most
    assert passes("end", PEOPLE[:people], ballots) is all_


@given(
    st.sampled_from(KINDS),
    st.sets(st.sampled_from(PEOPLE)),
    st.dictionaries(st.sampled_from(PEOPLE), st.booleans()),
)
def test_neither_silence_nor_the_vote_of_whoever_is_not_asked_makes_anything_pass(
    kind: str, people: set[int], ballots: dict[int, bool]
) -> None:
    passed = passes(kind, people, ballots)
    said = {person: True for person, yes in ballots.items() if yes and person in people}
    assert passes(kind, people, said) is passed
    if passed:
        assert len(said) * 2 > len(people)
        assert kind not in UNANIMOUS or said.keys() == people


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_where_to_go_back_to_is_stored_and_read(to: int, length: int) -> None:
    point = Point(to, length)
    assert Point.of(str(point)) == point
    assert len(str(point)) <= 20


def test_a_vote_is_open_for_a_day_and_at_quick_tables_for_ten_minutes() -> None:
    assert {pace: open_for(pace) for pace in PACES if pace != "quick"} == dict.fromkeys(
        ("daily", "relaxed", "weekly", "none"), 86400
    )
    assert open_for("quick") == 600


LONG_LATE = Clock(began=0, open=True, late=True, stage=UNHEARD, pressed=True, lates=1, running=1)


def test_about_whoever_is_lost_one_is_enough_and_about_the_unheard_who_votes_decides() -> None:
    lost = replace(LONG_LATE, stage=LOST)
    assert passes(COMPUTER, PEOPLE, {BEN: True}, lost)
    assert not passes(COMPUTER, PEOPLE, {BEN: False}, lost)
    assert not passes(COMPUTER, PEOPLE, {BEN: True}, LONG_LATE)
    assert not passes(EXTEND, PEOPLE, {BEN: True}, lost)
    assert carried(COMPUTER, PEOPLE, {BEN: True}, LONG_LATE)
    assert carried(COMPUTER, PEOPLE, {ADA: True, BEN: True, CLEO: False}, LONG_LATE)
    assert not carried(COMPUTER, PEOPLE, {ADA: True, BEN: False}, LONG_LATE), "not more than half"
    assert not carried(COMPUTER, PEOPLE, {}, LONG_LATE)
    assert not carried(COMPUTER, (CLEO, DAN), {ADA: True}, LONG_LATE), "who is not asked"
    assert not carried(COMPUTER, PEOPLE, {BEN: True}, replace(LONG_LATE, stage=LATE))
    assert not carried(COMPUTER, PEOPLE, {BEN: True})
    assert not carried(EXTEND, PEOPLE, {BEN: True}, LONG_LATE)


def test_without_any_pace_everybody_has_to_agree_also_who_is_away() -> None:
    assert asked(Motion(PACE, value="none"), row(ADA, BEN), {1}) == [ADA, BEN]
    assert asked(Motion(PACE, value="daily"), row(ADA, BEN), {1}) == [ADA]
    assert asked(Motion(OFFER, 1), row(ADA, BEN), ()) == [ADA, BEN]


def test_what_has_happened_meanwhile_is_decided_no_more() -> None:
    now = row(ADA, BEN)
    assert not overtaken(Motion(COMPUTER, 1, "7"), now, {1: 7})
    assert overtaken(Motion(COMPUTER, 1, "7"), now, {1: 8})
    assert overtaken(Motion(COMPUTER, 1, "7"), now, {})
    assert overtaken(Motion(COMPUTER, None, "None"), now, {})
    paused = replace(now, paused=500)
    assert [overtaken(Motion(PAUSE), one, {}) for one in (now, paused)] == [False, True]
    assert [overtaken(Motion(RESUME, value="500"), one, {}) for one in (now, paused)] == [True, False]
    assert overtaken(Motion(RESUME, value="400"), paused, {}), "another pause"
    daily = replace(now, pace="daily")
    assert [overtaken(Motion(PACE, value=pace), daily, {}) for pace in ("daily", "weekly")] == [True, False]
    for kind in KINDS:
        assert overtaken(Motion(kind), replace(now, state="finished"), {})


RUNS = Clock(began=1000, open=True)


def table(*clocks: Clock, offered: frozenset[int] = frozenset(), **columns: object) -> Live:
    """A table of Ada and Ben, and a computer, with these clocks, that waits for both."""
    there = replace(row(ADA, BEN, None), **{"pace": "daily", **columns})  # type: ignore[arg-type]
    return Live(
        there, waits={0: Wait(3, 900), 1: Wait(3, 900)}, clocks=dict(enumerate(clocks)), offered=offered
    )


def why(
    live: Live, kind: str, seat: int | None = None, value: str | None = None, asks: int | None = None
) -> str:
    """Why something cannot be proposed now."""
    told = hindrance(Motion(kind, seat, value, asks), live, 5000)
    return "" if told is None else told.id


def test_time_is_given_to_clocks_that_run_towards_an_end() -> None:
    assert running(table(RUNS, replace(RUNS, late=True))).keys() == {0}
    assert running(table(replace(RUNS, began=None), replace(RUNS, open=False))) == {}
    assert running(table(RUNS, pace="none")) == {}
    assert why(table(RUNS), EXTEND) == ""
    assert why(table(RUNS, extended=1), EXTEND) == ""
    assert why(table(RUNS, extended=2), EXTEND) == "vote-extended"
    assert why(table(), EXTEND) == "vote-nothing-runs"


def test_why_a_pause_a_pace_or_a_seat_cannot_be_proposed() -> None:
    assert why(table(), PAUSE) == ""
    assert why(table(paused=7), PAUSE) == "vote-paused"
    assert why(table(paused_for=PAUSED_AT_MOST - 1), PAUSE) == ""
    assert why(table(paused_for=PAUSED_AT_MOST), PAUSE) == "vote-pauses-over"
    assert (why(table(), RESUME), why(table(paused=7), RESUME)) == ("vote-not-paused", "")
    told = [why(table(), PACE, value=pace) for pace in ("weekly", "daily", "hourly")]
    assert told == ["", "vote-same-pace", "vote-no-pace"]
    free = frozenset({2})
    assert [why(table(), OFFER, seat) for seat in (0, 2, 9)] == ["seat-not-free", "", "seat-not-free"]
    assert why(table(offered=free), OFFER, 2) == "seat-offered-already"
    assert why(table(offered=free), SEAT, 2, asks=DAN) == ""
    assert why(table(), SEAT, 2, asks=DAN) == "seat-not-offered"
    assert why(table(offered=free), SEAT, 1, asks=DAN) == "seat-not-free"
    assert [why(table(offered=free), SEAT, 2, asks=who) for who in (None, -4)] == ["seat-nobody-asks"] * 2


def test_for_whom_a_computer_may_be_proposed() -> None:
    late = replace(RUNS, late=True)
    assert [why(table(late, late), COMPUTER, seat) for seat in (None, 2, 9)] == ["vote-no-player"] * 3
    assert why(table(late, late), COMPUTER, 1) == "vote-not-late", "there is time after taking back"
    end = late.allowed("daily") or 0
    for began, is_stuck in ((5000 - end, True), (5001 - end, False)):
        assert stuck(table(late, replace(late, began=began)), 1, 5000) is is_stuck
    long_ago = replace(late, began=-DAY * 30)
    assert stuck(table(RUNS, long_ago), 1, 5000)
    assert not stuck(table(RUNS, replace(long_ago, late=False)), 1, 5000)
    assert not stuck(table(RUNS, replace(long_ago, away=True)), 1, 5000)
    assert not stuck(table(RUNS), 1, 5000)
    assert not stuck(Live(table(RUNS, long_ago).row, clocks={1: long_ago}), 1, 5000), "nobody waits"


def test_without_a_pace_a_computer_may_be_proposed_after_a_week() -> None:
    week = 7 * DAY
    waits = [stuck(table(pace="none"), 1, 900 + span) for span in (week - 1, week)]
    clock = replace(RUNS, began=2000)
    runs = [stuck(table(RUNS, clock, pace="none"), 1, 2000 + span) for span in (week - 1, week)]
    closed = [
        stuck(table(RUNS, replace(clock, open=False), pace="none"), 1, 900 + span)
        for span in (week - 1, week)
    ]
    assert waits == runs == closed == [False, True]
