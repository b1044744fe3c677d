"""Leaderboards: their order and their pages."""

from __future__ import annotations

from bot.results.standings import page_of
from bot.store import Store, books
from bot.store.ladders import ALWAYS, Board, Key, Ladder, Standing
from tests.bot.results.books import HANSE, Sat, played

BOARD = Board(Ladder("tiny_towns", HANSE))


async def write(store: Store, *rows: tuple[int, int, int]) -> None:
    """People with these ratings after so many matches."""
    found = {
        Key(*BOARD.ladder, ALWAYS, person): Standing(25, 8, number, matches >= 5, matches)
        for person, number, matches in rows
    }
    async with store.writing() as connection:
        await books.write(connection, found, [])


async def order(store: Store, number: int = 0, viewer: int = 0) -> list[tuple[int, int]]:
    async with store.reading() as connection:
        page = await page_of(connection, BOARD, number, viewer)
    return [(place.rank, place.person) for place in page.places]


async def test_settled_ratings_stand_before_provisional_ones(store: Store) -> None:
    await write(store, (1, 1400, 5), (2, 1900, 4), (3, 1600, 9), (4, 1500, 1))
    assert await order(store) == [(1, 3), (2, 1), (3, 2), (4, 4)]


async def test_equal_ratings_share_a_rank_and_the_next_one_is_left_out(store: Store) -> None:
    await write(store, (1, 1500, 5), (2, 1500, 7), (3, 1600, 5), (4, 1400, 5))
    assert await order(store) == [(1, 3), (2, 2), (2, 1), (4, 4)]


async def test_ranks_go_on_over_pages(store: Store) -> None:
    await write(store, *((person, 2000 - 10 * (person // 2), 5) for person in range(1, 26)))
    whole = [*await order(store), *await order(store, 1), *await order(store, 2)]
    assert len(whole) == 25
    assert [rank for rank, _ in whole[:5]] == [1, 2, 2, 4, 4]
    assert [rank for rank, _ in whole[8:13]] == [8, 10, 10, 12, 12]
    assert await order(store, 3) == []


async def test_the_own_row_has_its_true_rank(store: Store) -> None:
    await write(store, *((person, 2000 - person, 5) for person in range(1, 31)), (50, 3000, 1))
    async with store.reading() as connection:
        page = await page_of(connection, BOARD, 0, 28)
        newcomer = await page_of(connection, BOARD, 0, 50)
        stranger = await page_of(connection, BOARD, 0, 99)
    assert page.own is not None
    assert (page.own.rank, page.pages, page.people) == (28, 4, 31)
    assert newcomer.own is not None
    assert newcomer.own.rank == 31
    assert stranger.own is None


async def test_best_scores_are_those_of_whoever_stayed(store: Store) -> None:
    await played(store, Sat(1, 1, 30), Sat(None, 1, 90, left=2))
    await played(store, Sat(1, 2, -4), Sat(2, 1, 3))
    async with store.reading() as connection:
        page = await page_of(connection, BOARD, 0, 1)
    found = {place.person: place.row for place in page.places}
    assert (found[1].matches, found[1].wins, found[1].best) == (2, 1, 30)
    assert (found[2].matches, found[2].wins, found[2].best) == (2, 1, 3)
    assert found[1].trend[0] == 1500
    assert len(found[1].trend) == 3


async def test_a_board_shows_where_the_last_matches_have_led(store: Store) -> None:
    for _ in range(20):
        await played(store, Sat(1, 1, 9), Sat(2, 2, 5))
    async with store.reading() as connection:
        page = await page_of(connection, BOARD, 0, 1)
    best = next(place.row for place in page.places if place.person == 1)
    assert len(best.trend) == 16
    assert list(best.trend) == sorted(best.trend), "whoever wins climbs"
    assert best.trend[-1] == best.number
