"""Who came before whom, and victories in a row."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import update

from bot.results.company import Duel, Duels, Runs, altogether, company_of, runs_of, turned
from bot.results.rebuild import rebuild
from bot.store import Store
from bot.store.ladders import EVERY_TITLE
from bot.store.played import climbs, victories
from bot.store.schema import endings
from tests.bot.results.books import DAY, NOON, Sat, played

ADA, BEN, CLEO = 1, 2, 3


async def duel(store: Store, person: int = ADA, other: int = BEN) -> Duels:
    async with store.reading() as connection:
        found = (await company_of(connection, person, [other, person, 99])).duels(other)
        assert turned((await company_of(connection, other, [person])).duels(person)) == found
    return found


async def won(store: Store, person: int = ADA) -> Runs:
    async with store.reading() as connection:
        return await runs_of(connection, person)


async def season(store: Store, *tables: Sequence[Sat]) -> None:
    """Matches that ended day after day."""
    for number, sat in enumerate(tables):
        await played(store, *sat, ended=NOON + number * DAY)


async def test_a_duel_goes_by_the_places_of_both(store: Store) -> None:
    await season(
        store,
        [Sat(ADA, 1, 30), Sat(BEN, 2, 20)],
        [Sat(ADA, 3, 10), Sat(BEN, 2, 20), Sat(None, 1, 40)],
        [Sat(ADA, 1, 20), Sat(BEN, 1, 20), Sat(CLEO, 3, 1)],
    )
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20), title="pillars")
    await played(store, Sat(ADA), Sat(BEN), state="abandoned")
    await played(store, Sat(ADA, 1, 3), Sat(CLEO, 2, 2))
    found = await duel(store)
    assert found == {"tiny_towns": Duel(1, 1, 1), "pillars": Duel(1, 0, 0)}
    assert altogether(found.values()) == Duel(2, 1, 1)
    assert await duel(store, BEN, ADA) == {"tiny_towns": Duel(1, 1, 1), "pillars": Duel(0, 1, 0)}


async def test_whoever_left_was_behind_whatever_a_computer_made_of_the_seat(store: Store) -> None:
    await season(
        store,
        [Sat(ADA, 2, 5), Sat(None, 1, 50, left=BEN)],
        [Sat(None, 1, 50, left=ADA), Sat(None, 2, 5, left=BEN)],
        [Sat(ADA, 2, 5, own=10), Sat(BEN, 1, 50, own=5)],
        [Sat(ADA, 2, 5, own=10), Sat(BEN, 1, 50, own=10, away=True)],
    )
    assert await duel(store) == {"tiny_towns": Duel(3, 0, 1)}


async def test_who_took_a_seat_over_is_in_no_duel(store: Store) -> None:
    await played(store, Sat(ADA, 2, 5), Sat(CLEO, 1, 50, left=BEN))
    assert await duel(store, ADA, CLEO) == {}
    assert await duel(store, CLEO, ADA) == {}
    assert await won(store, CLEO) == Runs()


async def test_victories_in_a_row_end_with_a_defeat(store: Store) -> None:
    win, defeat = [Sat(ADA, 1, 30), Sat(BEN, 2, 20)], [Sat(ADA, 2, 1), Sat(BEN, 1, 2)]
    shared = [Sat(ADA, 1, 30), Sat(BEN, 1, 30)]
    await season(store, win, shared, win, defeat, win)
    assert await won(store) == Runs(1, 3)
    assert await won(store, BEN) == Runs(0, 1)


async def test_leaving_ends_a_run_and_computers_neither_end_nor_extend_it(store: Store) -> None:
    win = [Sat(ADA, 1, 30), Sat(BEN, 2, 20)]
    alone = [Sat(ADA, 1, 30), Sat(None, 2, 20)]
    beaten_by_a_computer = [Sat(ADA, 2, 30), Sat(None, 1, 40)]
    solo = [Sat(ADA, 1, 30)]
    await season(store, win, alone, beaten_by_a_computer, solo, win)
    assert await won(store) == Runs(2, 2)
    await played(store, Sat(None, 1, 50, left=ADA), Sat(BEN, 2, 20), ended=NOON + 9 * DAY)
    assert await won(store) == Runs(0, 2)
    assert await won(store, BEN) == Runs(1, 1)


async def test_who_leaves_early_or_plays_too_often_gives_no_victory(store: Store) -> None:
    await season(store, [Sat(ADA, 1, 30, own=10), Sat(None, 2, 20, left=BEN, own=5)])
    assert await won(store) == Runs()
    table = await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20))
    assert await won(store) == Runs(1, 1)
    async with store.writing() as connection:
        await connection.execute(update(endings).where(endings.c.table_id == table).values(unrated="often"))
    await rebuild(store, lambda *_: None)
    assert await won(store) == Runs()


async def test_a_computer_beside_them_lets_nobody_trade_victories_without_end(store: Store) -> None:
    await season(store, *[[Sat(ADA, 1, 30), Sat(BEN, 2, 20), Sat(None, 3, 10)]] * 5)
    assert await won(store) == Runs()
    await season(store, [Sat(ADA, 1, 30), Sat(BEN, 2, 20)])
    await season(store, [Sat(ADA, 3, 30), Sat(BEN, 2, 20), Sat(None, 1, 40)])
    assert await won(store) == Runs(1, 1)


async def test_of_a_long_curve_the_last_point_and_no_more_than_can_be_seen_are_shown(store: Store) -> None:
    await season(store, *[[Sat(ADA, 1, 30), Sat(BEN, 2, 20)]] * 7)
    async with store.reading() as connection:
        whole = [one for one in await climbs(connection, BEN, 400) if one.title == EVERY_TITLE]
        thinned = [one for one in await climbs(connection, BEN, 3) if one.title == EVERY_TITLE]
        won = await victories(connection, ADA)
    assert [one.ended for one in whole] == [NOON + day * DAY for day in range(7)]
    assert thinned == whole[::3]
    assert (won[0], won[2]) == (7, 7)
    assert won[1] > 3.5
