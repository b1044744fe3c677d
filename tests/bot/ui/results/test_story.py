"""The story of a table as one reader may know it, moment by moment, and in pages of which the latest is full."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store.records import JournalRow, Seat
from bot.tables.tenures import Tenures
from bot.ui.results.story import Story, _buttons, _latest_last, _shown
from tests.bot.ui.table.test_look import ADA, BEN, WORDS, table

NOON = 1_000_000
HOUR = 3600


def event(said: str, *to: int) -> dict[str, Any]:
    return {"text": {"id": "plain", "args": {"text": said}}, "to": list(to) or None}


def row(number: int, seat: int, at: int, *events: dict[str, Any], by: str = "person") -> JournalRow:
    return JournalRow(number, seat, ("x",), by, json.dumps(events), NOON + at)


JOURNAL = (
    row(-1, 0, 0, event("dealt")),
    row(0, 0, 60, event("one"), event("two"), event("secret", 1)),
    row(1, 1, 60 + 3 * HOUR, event("three")),
    row(2, 0, 61 + 6 * HOUR, event("four")),
)


def lines(*journal: JournalRow, person: int = 99, beside: Any = (), state: Any = "playing") -> list[str]:
    there = table(state=state, seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")])
    story = Story(there, journal or JOURNAL, Tenures(there, {}), beside, ["the end"], person, WORDS)
    return list(story.lines())


def at(moment: int, form: str) -> str:
    return f"<t:{NOON + moment}:{form}>"


def test_what_one_answer_has_brought_stands_together_and_the_day_where_play_had_paused() -> None:
    assert lines() == [
        f"{at(0, 'f')} dealt",
        f"{at(60, 't')} one",
        "· two",
        f"{at(60 + 3 * HOUR, 't')} three",
        f"{at(61 + 6 * HOUR, 'f')} four",
        "the end",
    ]


def test_a_secret_is_told_to_its_owner_and_a_mark_stands_after_the_own_last_turn() -> None:
    ben = lines(person=BEN)
    assert ben[3] == "· secret"
    assert ben[5] == "**Since your last turn:**"
    assert "Since" not in "".join(lines(person=BEN, state="finished"))
    assert lines(person=ADA)[-2:] == ["Nothing has happened since your last turn.", "the end"]
    answered = row(3, 0, 7 * HOUR, event("five"), by="computer")
    assert lines(*JOURNAL, answered, person=ADA)[5] == "**Since your last turn:**"
    assert not any("since" in line.lower() for line in lines())


def test_what_was_answered_for_somebody_late_is_told_so() -> None:
    late = row(3, 1, 7 * HOUR, event("five"), by="late")
    assert lines(*JOURNAL, late)[-3:] == [
        f"{at(7 * HOUR, 't')} **Ben** was late, and this was answered instead:",
        f"{at(7 * HOUR, 't')} five",
        "the end",
    ]


def test_what_was_beside_stands_where_it_happened() -> None:
    beside = [(NOON + 60, "voted"), (NOON + 61, "agreed"), (NOON + 9 * HOUR, "over")]
    told = lines(beside=beside)
    assert told[1:5] == [f"{at(60, 'f')} voted", f"{at(60, 't')} one", "· two", f"{at(61, 'f')} agreed"]
    assert told[-2:] == [f"{at(9 * HOUR, 'f')} over", "the end"]


@pytest.mark.parametrize("count", [1, 100])
def test_of_the_pages_only_the_oldest_may_be_short(count: int) -> None:
    every = [f"{number:03} {'x' * 50}" for number in range(count)]
    found = _latest_last(every)
    assert "\n".join(found).splitlines() == every
    assert [len(page) > 1700 for page in found[1:]] == [True] * (len(found) - 1)
    assert all(len(page) <= 1800 for page in found)


@pytest.mark.parametrize(
    ("page", "pages", "turned"),
    [(0, 1, []), (0, 3, [False, True]), (1, 3, [False, False]), (2, 3, [True, False])],
)
def test_pages_are_turned_where_there_are_several(page: int, pages: int, turned: list[bool]) -> None:
    *turning, whole = _buttons(7, page, pages, WORDS)
    assert [one.item.disabled for one in turning] == turned
    assert whole.item.label == WORDS("button-story")


def test_no_page_ends_with_what_stands_above_the_next_one() -> None:
    found = ["one\nmine\nSince:", "two\nthree", "four"]
    assert [_shown(found, index, "Since:") for index in range(3)] == [
        "one\nmine",
        "Since:\ntwo\nthree",
        "Since:\nfour",
    ]
    assert _shown(["mine\nSince:\none", "two"], 0, "Since:") == "mine\nSince:\none"
