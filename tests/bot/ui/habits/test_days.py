"""Days are understood as people type them, in the reader's language."""

from __future__ import annotations

from datetime import date

import pytest

from bot.ui.habits.days import days_like, read_day

THURSDAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    ("typed", "language", "day"),
    [
        ("2026-12-24", "en", date(2026, 12, 24)),
        (" 2026-2-3 ", "en", date(2026, 2, 3)),
        ("Friday", "en", date(2026, 11, 20)),
        ("thu", "en", date(2026, 11, 26)),
        ("WEDNESDAY", "en", date(2026, 11, 25)),
        ("środa", "pl", date(2026, 11, 25)),
        ("sroda", "pl", date(2026, 11, 25)),
        ("wednesday", "pl", date(2026, 11, 25)),
        ("in 5 days", "en", date(2026, 11, 24)),
        ("1 day", "en", date(2026, 11, 20)),
        ("za 3 dni", "pl", date(2026, 11, 22)),
        ("tra 3 giorni", "it", date(2026, 11, 22)),
        ("5", "en", date(2026, 11, 24)),
        ("0", "en", THURSDAY),
        ("today", "en", THURSDAY),
        (" Tomorrow ", "pl", date(2026, 11, 20)),
    ],
)
def test_a_day_is_a_date_a_weekday_or_so_many_days_ahead(typed: str, language: str, day: date) -> None:
    assert read_day(typed, THURSDAY, language) == day


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "24 December",
        "24.12.",
        "2026-13-01",
        "2026-02-30",
        "20261224",
        "2026-W52-4",
        "-5",
        "in 3 hours",
        "1" * 99,
        "²",
    ],
)
def test_what_is_no_day_is_none(typed: str) -> None:
    assert read_day(typed, THURSDAY, "en") is None


def test_days_are_offered_by_name_from_the_first_that_is_possible() -> None:
    first = date(2026, 11, 21)
    found = days_like("", THURSDAY, first, "en", 25)
    assert len(found) == 25
    assert found[0] == ("Saturday, November 21, 2026", "2026-11-21")
    assert [value for _, value in days_like("2026-12-0", THURSDAY, first, "en", 3)] == [
        "2026-12-01",
        "2026-12-02",
        "2026-12-03",
    ]
    assert days_like("december 24", THURSDAY, first, "en", 25) == [
        ("Thursday, December 24, 2026", "2026-12-24")
    ]
    assert days_like("grudnia", THURSDAY, first, "pl", 1) == [("wtorek, 1 grudnia 2026", "2026-12-01")]
    assert days_like("friday", THURSDAY, first, "en", 25)[:2] == [
        ("Friday, November 20, 2026", "2026-11-20"),
        ("Friday, November 27, 2026", "2026-11-27"),
    ]
    assert days_like("in 5 days", THURSDAY, first, "en", 25) == [("Tuesday, November 24, 2026", "2026-11-24")]
    assert days_like("xyz", THURSDAY, first, "en", 25) == []


def test_a_hundred_days_are_looked_through_and_a_thousand_can_be_meant() -> None:
    first = date(2026, 11, 21)
    found = days_like("", THURSDAY, first, "en", 999)
    assert [len(found), found[-1][1]] == [100, "2027-02-28"]
    assert read_day("in 999 days", THURSDAY, "en") == date(2029, 8, 14)
    assert read_day("999", THURSDAY, "en") == date(2029, 8, 14)
    assert read_day("in 1000 days", THURSDAY, "en") is None
