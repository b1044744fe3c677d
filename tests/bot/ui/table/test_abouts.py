"""For how many a title is, as whoever chooses one reads it."""

from __future__ import annotations

import pytest

from data.words import Words


@pytest.mark.parametrize(
    ("least", "most", "told"),
    [(1, 1, "alone"), (1, 4, "alone, or up to 4 players"), (2, 4, "2 to 4 players")],
)
def test_a_title_says_for_how_many_it_is(least: int, most: int, told: str) -> None:
    assert Words("en")("about-players", least=least, most=most) == told
