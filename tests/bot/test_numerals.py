"""Numbers, dates and lengths of time follow the reader's language."""

from __future__ import annotations

import pytest

from bot.ui.kit.numerals import day, month, number, signed, span
from data.words import Words

NOVEMBER = 1795003200


def reader(language: str) -> Words:
    words = Words()
    words.language = language
    return words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1,612", "14.6", "−27", "+1,105", "±0", "Nov 18, 2026", "November 2026", "3 hours"]),
        ("de", ["1.612", "14,6", "−27", "+1.105", "±0", "18.11.2026", "November 2026", "3 Stunden"]),
        ("pl", ["1 612", "14,6", "−27", "+1 105", "±0", "18 lis 2026", "listopad 2026", "3 godziny"]),
        ("it", ["1.612", "14,6", "−27", "+1.105", "±0", "18 nov 2026", "novembre 2026", "3 ore"]),
    ],
)
def test_as_the_language_writes_them(language: str, said: list[str]) -> None:
    words = reader(language)
    found = [
        number(words, 1612),
        number(words, 14.6, 1),
        signed(words, -27),
        signed(words, 1105),
        signed(words, 0),
        day(words, NOVEMBER),
        month(words, NOVEMBER),
        span(words, 3 * 3600),
    ]
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in found] == said


def test_rounded_to_as_many_digits_as_asked_for() -> None:
    words = reader("en")
    assert [number(words, 14.6), number(words, 3, 1), number(words, -0.25, 2)] == ["15", "3.0", "−0.25"]
    assert [signed(words, 1.25, 1), signed(words, -1), signed(words, 1)] == ["+1.2", "−1", "+1"]


def test_a_length_of_time_is_said_in_the_unit_that_fits_and_never_as_nothing() -> None:
    words = reader("en")
    found = [span(words, seconds) for seconds in (-5, 0, 1, 2, 65, 75, 3600, 86400)]
    assert found == [
        "1 second",
        "1 second",
        "1 second",
        "2 seconds",
        "65 seconds",
        "1 minute",
        "60 minutes",
        "24 hours",
    ]


def test_days_begin_at_midnight_in_utc() -> None:
    words = reader("en")
    midnight = NOVEMBER - NOVEMBER % 86400
    assert [day(words, midnight - 1), day(words, midnight)] == ["Nov 17, 2026", "Nov 18, 2026"]
    assert [month(words, 0), month(words, -1)] == ["January 1970", "December 1969"]
