"""A season is a quarter of the year, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.results.ledger import season_of
from bot.results.standings import page_of
from bot.store import Store
from bot.store.ladders import Board, Ladder
from tests.bot.results.books import HANSE, Sat, played


def second(*when: int) -> int:
    return int(datetime(*when, tzinfo=UTC).timestamp())  # type: ignore[arg-type,misc]  # year, month, day …


@pytest.mark.parametrize(
    ("when", "season"),
    [
        ((2026, 1, 1), "2026-Q1"),
        ((2026, 3, 31, 23, 59, 59), "2026-Q1"),
        ((2026, 4, 1), "2026-Q2"),
        ((2026, 9, 30, 23, 59, 59), "2026-Q3"),
        ((2026, 12, 31, 23, 59, 59), "2026-Q4"),
        ((2027, 1, 1), "2027-Q1"),
    ],
)
def test_when_a_season_ends(when: tuple[int, ...], season: str) -> None:
    assert season_of(second(*when)) == season


async def test_a_match_counts_for_the_season_in_which_it_ended(store: Store) -> None:
    await played(store, Sat(1, 1, 9), Sat(2, 2, 5), ended=second(2026, 6, 30, 23, 59, 59))
    await played(store, Sat(1, 1, 9), Sat(3, 2, 5), ended=second(2026, 7, 1))
    for season, people in (("2026-Q2", {1, 2}), ("2026-Q3", {1, 3}), ("2026-Q4", set())):
        async with store.reading() as connection:
            page = await page_of(connection, Board(Ladder("tiny_towns", HANSE), season), 0, 1)
        assert {place.person for place in page.places} == people
