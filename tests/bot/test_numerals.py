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
