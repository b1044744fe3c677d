"""What is told of time: until when, from which reserve, who is late, who is away, and when nobody is any more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store.records import Seat
from bot.tables.clock import DAY, HALF, LATE, QUARTER, RESERVE, UNHEARD, Clock
from bot.ui.table.hours import agreed, asked, at, own, rungs, standing
from bot.ui.table.look import Look
from data.text import Text
from tests.bot.ui.table.test_look import ADA, BEN, WORDS, seen_by, table

NOON = 1_000_000
RUNS = Clock(began=NOON, open=True)
ONE, BOTH = {"awaited": (0,)}, {"awaited": (0, 1)}


def until(moment: int) -> str:
    return f"<t:{moment}:f> (<t:{moment}:R>)"


def told(
    clocks: dict[int, Clock],
    person: int | None = None,
    *,
    view: dict[str, Any] | None = None,
    retractable: frozenset[int] = frozenset(),
    **row: Any,
) -> Look:
    """A daily table with these clocks, at which Ada is awaited."""
    shown = seen_by(person, view=ONE if view is None else view, **{"pace": "daily", **row})
    return replace(shown, clocks=clocks, retractable=retractable)


def lines(clocks: dict[int, Clock], **given: Any) -> list[str]:
    """What the table says below whom it waits for."""
    first, *rest = standing(told(clocks, **given), WORDS).splitlines()
    assert first.startswith("Waiting for")
    return rest


def test_a_table_says_its_pace_and_what_lateness_brings() -> None:
    assert agreed(table(pace="none"), WORDS) == "No pace: everybody takes as long as they like."
    assert agreed(table(pace="daily"), WORDS).startswith("Pace: daily (24 hours). When a player is late:")
    assert at(NOON, WORDS) == until(NOON)


# How long the reader has


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (RUNS, f"{until(NOON + DAY)}, then spare time until {until(NOON + 2 * DAY)}: it is there once for the whole match."),
        (replace(RUNS, spent=DAY - 1), f"then spare time until {until(NOON + DAY + 1)}: "),
        (replace(RUNS, spent=DAY), f"You have until {until(NOON + DAY)}."),
        (replace(RUNS, stage=HALF), "then spare time until"),
        (replace(RUNS, stage=RESERVE), f"Your spare time for the whole match runs: you have until {until(NOON + 2 * DAY)}."),
        (replace(RUNS, stage=QUARTER), "Your spare time for the whole match runs"),
    ],
)  # fmt: skip
def test_whoever_is_asked_reads_how_long_they_have_and_what_comes_from_the_reserve(
    clock: Clock, said: str
) -> None:
    assert own(told({0: clock}, ADA), WORDS).endswith(said) or said in own(told({0: clock}, ADA), WORDS)


def test_nothing_is_said_of_time_that_does_not_run() -> None:
    assert own(told({0: RUNS}), WORDS) == ""
    assert own(told({0: RUNS}, BEN), WORDS) == ""
    assert own(told({0: RUNS}, ADA, pace="none"), WORDS) == ""
    for shut in (replace(RUNS, open=False), replace(RUNS, stage=LATE), Clock(open=True)):
        assert own(told({0: shut}, ADA), WORDS) == ""
    paused = "The table is paused: no time runs for you."
    assert own(told({0: RUNS}, ADA, paused=NOON), WORDS) == paused
    assert own(told({0: Clock()}, ADA, paused=NOON), WORDS) == ""
    assert own(told({}, ADA, paused=NOON), WORDS) == ""


# What everybody reads


def test_until_when_is_told_once_where_it_is_the_same_and_of_each_where_it_is_not() -> None:
    assert lines({0: RUNS}) == [f"Until {until(NOON + 2 * DAY)}."]
    assert lines({0: RUNS, 1: RUNS}, view=BOTH) == [f"Until {until(NOON + 2 * DAY)}."]
    later = replace(RUNS, began=NOON + 60)
    ada, ben = (
        f"• **Ada\\*** has until {until(NOON + 2 * DAY)}.",
        f"• **Ben** has until {until(NOON + 60 + 2 * DAY)}.",
    )
    assert lines({0: RUNS, 1: later}, view=BOTH) == [ada, ben]
    assert lines({0: RUNS}, view=BOTH) == [ada]
    assert lines({0: replace(RUNS, stage=LATE, began=None)}) == []
    assert lines({}) == []


def test_whoever_is_late_is_told_until_they_are_seen_again() -> None:
    late = replace(RUNS, late=True, stage=LATE)
    said = "**Ada\\*** was late, so a computer has answered."
    assert lines({0: late}) == [said]
    assert lines({0: replace(late, open=False, stage=HALF, began=None)}) == [said]
    assert lines({0: Clock(missed=True)}) == [said]
    assert lines({0: replace(late, stage=QUARTER, began=None)}) == [], "a little time was given once more"
    assert lines({0: late}, late="nothing") == ["**Ada\\*** is late."]
    back = "**Ada\\*** may take that back while nothing new was seen."
    assert lines({0: late}, retractable=frozenset({0})) == [said, back]
    assert lines({0: late}, retractable=frozenset({1})) == [said]
    (unheard,) = lines({0: replace(late, stage=UNHEARD)})
    assert unheard.startswith("**Ada\\*** has been late for long. By **/table vote**")


def test_whoever_is_away_is_told_and_not_that_they_were_late() -> None:
    (line,) = lines({1: Clock(away=True, late=True, missed=True)})
    assert line.startswith("**Ben** is away, so a computer plays on in that seat.")
    seats = [Seat(0, ADA, "Ada"), Seat(1, None, "Ben")]
    assert lines({1: Clock(away=True), 0: Clock()}, seats=seats) == [], "a computer is never away"
    assert standing(told({0: Clock(away=True), 1: Clock(away=True)}), WORDS).startswith("Everybody is away")
    assert standing(told({0: Clock(away=True)}, seats=seats), WORDS).startswith("Everybody is away")
    assert standing(told({1: Clock(away=True)}, seats=seats), WORDS).startswith("Waiting for")
    assert standing(told({0: Clock(away=True), 1: Clock()}), WORDS).startswith("Waiting for")
    over = told({0: Clock(away=True), 1: Clock(away=True)}, state="abandoned", reason="left")
    assert standing(over, WORDS) == "All people have left, so this table has ended without a result."


def test_whoever_has_said_to_be_away_holds_the_time_and_no_pause_counts_as_that() -> None:
    absent = "**Ada\\*** has said to be away, so no time runs for them."
    held = Clock(open=True)
    assert lines({0: held}, held=NOON) == [absent]
    assert lines({0: held}, pace="none") == [absent]
    assert lines({0: held}) == []
    assert lines({1: held}, held=NOON) == [], "nobody waits for Ben"
    assert lines({0: Clock()}, held=NOON) == []
    assert lines({0: RUNS}, held=NOON) == [f"Until {until(NOON + 2 * DAY)}."]
    both = lines({0: held, 1: held}, view=BOTH, held=NOON)
    assert both == ["**Ada\\*** and **Ben** have said to be away, so no time runs for them."]
    end = NOON + 30 * DAY - 60
    (paused,) = lines({0: held}, held=NOON, paused=NOON, paused_for=60)
    assert paused == f"The table is paused until {until(end)} at the latest: no time runs."


# Notices


def test_a_notice_says_what_is_asked_unless_it_is_secret() -> None:
    shown = replace(told({0: RUNS}), asked={0: Text("towns-ask-build"), 1: None})
    ada, end = asked(shown, [0], WORDS)
    assert ada.startswith(f"• **Ada\\***: {WORDS('towns-ask-build')[:10]}")
    assert end == f"Until {until(NOON + 2 * DAY)}."
    assert asked(replace(shown, clocks={}), [1], WORDS) == ["• **Ben** chooses in secret."]
    assert asked(replace(shown, asked={}), [0], WORDS) == [end]


@pytest.mark.parametrize(
    ("stages", "pace", "said"),
    [
        ((2,), "daily", ["Half of the time for this is over."]),
        ((3,), "daily", ["The time for this is over, and your spare time for the whole match has begun."]),
        ((4,), "daily", ["A quarter of your spare time is left."]),
        ((1,), "daily", []),
        ((5,), "daily", []),
        ((2, 2), "daily", ["Half of the time for this is over."]),
        ((2, 3), "daily", []),
        ((2,), "none", []),
        ((), "daily", []),
    ],
)
def test_a_reminder_says_what_has_come_where_it_is_the_same_for_all(
    stages: tuple[int, ...], pace: str, said: list[str]
) -> None:
    clocks = {seat: replace(RUNS, stage=stage) for seat, stage in enumerate(stages)}
    assert rungs(told(clocks, pace=pace), [0, 1], WORDS) == said
