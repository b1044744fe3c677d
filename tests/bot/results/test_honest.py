"""Results mean something: whoever leaves, goes silent or hardly plays comes last, and the others gain nothing by it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from sqlalchemy import select, update

from bot.results import rebuild
from bot.results.outcome import shares
from bot.store import Store, erasing, results
from bot.store.meetings import KNOWN_FROM
from bot.store.records import Share, Tenure
from bot.store.schema import endings, ratings, standings
from tests.bot.results.books import DAY, HALL, HANSE, HOUR, NOON, Sat, played
from tests.bot.tables.wall import ADA as WALL_ADA
from tests.bot.tables.wall import BEN as WALL_BEN
from tests.bot.tables.wall import CLEO as WALL_CLEO
from tests.bot.tables.wall import DAN as WALL_DAN
from tests.bot.tables.wall import NOON as WALL_NOON
from tests.bot.tables.wall import House
from tests.e2e.stage import Toys

ADA, BEN, CLEO = 1, 2, 3


async def moved(store: Store, table: int) -> dict[int, tuple[int, int]]:
    """Who was rated by the match of a table: the place, and by how much the rating has changed."""
    async with store.reading() as connection:
        query = (
            select(ratings.c.person, ratings.c.place, ratings.c.after - ratings.c.before)
            .join(endings, endings.c.id == ratings.c.ending)
            .where(endings.c.table_id == table, ratings.c.title == "tiny_towns", ratings.c.server != 0)
        )
        return {int(person): (int(place), int(by)) for person, place, by in await connection.execute(query)}


async def alone(store: Store, *sat: Sat) -> dict[int, tuple[int, int]]:
    """The same for people who have never played before."""
    return await moved(store, await played(store, *sat))


async def test_who_stays_gains_nothing_where_a_computer_has_lost_for_who_left_at_once(store: Store) -> None:
    found = await alone(store, Sat(ADA, 1, 105, own=10), Sat(None, 2, 3, left=BEN, own=1))
    assert found.keys() == {BEN}
    assert found[BEN][0] == 2
    assert found[BEN][1] < 0


async def test_who_leaves_late_has_lost_to_who_stayed(store: Store) -> None:
    found = await alone(store, Sat(ADA, 1, 50, own=10), Sat(None, 2, 3, left=BEN, own=6))
    assert found[ADA][0] == 1
    assert found[ADA][1] > 0 > found[BEN][1]


async def test_who_goes_silent_when_losing_comes_last_against_all(store: Store) -> None:
    found = await alone(
        store, Sat(ADA, 2, 40, own=10), Sat(BEN, 1, 60, own=10), Sat(CLEO, 1, 60, own=7, away=True)
    )
    assert [found[one][0] for one in (BEN, ADA, CLEO)] == [1, 2, 3]
    assert found[CLEO][1] < 0


async def test_who_was_mostly_answered_for_has_not_won_whatever_the_place(store: Store) -> None:
    found = await alone(store, Sat(ADA, 1, 60, own=5), Sat(BEN, 2, 50, own=10), Sat(CLEO, 3, 40, own=10))
    assert found[ADA][0] == 3
    assert found[ADA][1] < 0
    assert found[BEN][0] == 1


async def test_for_the_others_it_is_as_if_who_left_early_had_not_played(store: Store) -> None:
    with_leaver = await alone(
        store, Sat(ADA, 1, 60, own=10), Sat(BEN, 2, 50, own=10), Sat(None, 3, 1, left=CLEO, own=1)
    )
    without = await alone(store, Sat(11, 1, 60, own=10), Sat(12, 2, 50, own=10))
    assert [with_leaver[one][1] for one in (ADA, BEN)] == [without[one][1] for one in (11, 12)]


async def test_the_share_counts_what_stands_and_what_orders_gave() -> None:
    sat: Sequence[Tenure] = (Tenure(0, ADA, 0, None), Tenure(1, BEN, 0, 50), Tenure(1, None, 50, None))
    answers = [(0, "person", 1), (0, "order", 2), (0, "late", 3), (1, "person", 4), (1, "computer", 60)]
    assert shares(sat, answers, {0}) == {0: Share(3, 2, away=True), 1: Share(2, 1)}


async def test_a_successor_s_answers_are_nobody_s_own() -> None:
    sat = (Tenure(0, ADA, 0, 50), Tenure(0, CLEO, 50, None))
    assert shares(sat, [(0, "person", 4), (0, "person", 60)], ()) == {0: Share(2, 1)}


async def test_the_share_is_stored_with_the_ending(store: Store) -> None:
    table = await played(store, Sat(ADA, 1, 60, own=10), Sat(BEN, 2, 50, own=7, away=True))
    async with store.reading() as connection:
        ending = await results.ending_of(connection, table)
        assert ending is not None
        assert ending.rules == 2
        kept = await results.shares_of(connection, [ending.id])
    assert kept == {ending.id: {0: Share(10, 10), 1: Share(10, 7, away=True)}}


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.reading() as connection:
        return [
            [tuple(row) for row in await connection.execute(select(one).order_by(*one.primary_key.columns))]
            for one in (ratings, standings)
        ]


@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.long
async def test_computed_again_it_is_what_was_stored_to_the_last_digit(store: Store, count: int) -> None:
    luck = Random(count)
    for index in range(count):
        people = luck.sample(range(1, 12), luck.randint(2, 4))
        sat = [
            Sat(None, place, 3, left=who, own=luck.randint(0, 10))
            if luck.random() < 0.15
            else Sat(
                who,
                place,
                luck.randint(0, 50),
                own=luck.choice((None, luck.randint(0, 10))),
                away=luck.random() < 0.1,
            )
            for place, who in enumerate(people, 1)
        ]
        table = await played(store, *sat, ended=NOON + index * HOUR)
        if luck.random() < 0.2:  # one of before
            async with store.writing() as connection:
                await connection.execute(update(endings).where(endings.c.table_id == table).values(rules=1))
    await rebuild.rebuild(store, lambda *_: None)
    right = await everything(store)
    async with store.writing() as connection:
        await connection.execute(update(standings).values(mu=standings.c.mu + 3))
    await rebuild.rebuild(store, lambda *_: None)
    assert await everything(store) == right


KINDS = ("stays", "leaves", "goes silent", "comes back late", "computer")


def _seat(who: int, placing: int, kind: str, luck: Random) -> Sat:
    score = 60 - 10 * placing
    if kind == "computer":
        return Sat(None, placing, score)
    if kind == "leaves":
        return Sat(None, placing, score, left=who, own=luck.randint(0, 10))
    if kind == "stays":
        return Sat(who, placing, score, own=luck.choice((None, 10)))
    return Sat(who, placing, score, own=luck.randint(0, 10), away=kind == "goes silent")


@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.long
async def test_what_each_ending_has_stored_is_what_a_rebuild_comes_to(store: Store, count: int) -> None:
    """Of every kind: ties, leavers together, nobody who stays, computers, abandoned matches, and people who are erased."""
    luck = Random(-count)
    for index in range(count):
        people = luck.sample(range(1, 9), luck.randint(1, 4))
        sat = [
            _seat(who, luck.randint(1, place), luck.choices(KINDS, (10, 3, 2, 2, 1))[0], luck)
            for place, who in enumerate(people, 1)
        ]
        await played(
            store,
            *sat,
            title=luck.choice(("tiny_towns", "pillars")),
            server=luck.choice((HANSE, HALL)),
            state=luck.choices(("finished", "abandoned"), (9, 1))[0],
            ended=NOON + index * DAY // 2,
        )
        if luck.random() < 0.02:
            async with store.writing() as connection:
                await erasing.erase(connection, luck.choice(people))
    stored = await everything(store)
    await rebuild.rebuild(store, lambda *_: None)
    assert await everything(store) == stored
    async with store.reading() as connection:
        steps = (await connection.execute(select(ratings.c.place, ratings.c.before, ratings.c.after))).all()
    assert any(step.place == 1 and step.after > step.before for step in steps)


async def test_the_same_people_play_three_rated_matches_a_week(store: Store) -> None:
    with Toys():
        house = House(store)
        numbers = [await house.begun(WALL_ADA, WALL_BEN) for _ in range(4)]
        rows = [await house.row(number) for number in numbers]
        assert [row.unrated for row in rows] == [None, None, None, "often"]
        house.wall.now = WALL_NOON + 7 * DAY
        assert (await house.row(await house.begun(WALL_ADA, WALL_BEN))).unrated is None


@pytest.mark.long
async def test_who_trades_wins_with_a_second_account_gains_three_times_a_week_at_most(store: Store) -> None:
    with Toys():
        house = House(store)
        counted = 0
        for _ in range(8):
            number = await house.begun(WALL_ADA, WALL_BEN)
            for _ in range(500):
                asked = await house.awaited(number)
                if not asked:
                    break
                await house.answers(number, asked[0])
            async with store.reading() as connection:
                ending = await results.ending_of(connection, number)
            assert ending is not None
            counted += ending.unrated is None
        assert counted == 3


@pytest.mark.parametrize("times", [3])
async def test_leave_and_play_again_in_a_loop_gains_nobody_anything(store: Store, times: int) -> None:
    with Toys():
        house = House(store)
        for _ in range(times):
            number = await house.begun(WALL_ADA, WALL_BEN)
            await house.tables.leave(number, WALL_BEN)
            for _ in range(500):
                asked = await house.awaited(number)
                if not asked:
                    break
                await house.answers(number, asked[0])
        async with store.reading() as connection:
            rows = (
                await connection.execute(select(ratings.c.person, ratings.c.before, ratings.c.after))
            ).all()
    assert {row.person for row in rows} == {WALL_BEN}
    assert all(row.after < row.before for row in rows)


async def test_nobody_gains_by_leaving_together_with_whoever_is_rated_higher(store: Store) -> None:
    """To be level with the best, at the end of the table, would be worth more than to lose to them."""
    for index in range(12):
        await played(store, Sat(CLEO, 1, 60, own=10), Sat(11 + index, 2, 1, own=10))
    found = await alone(
        store, Sat(ADA, 1, 60, own=10), Sat(None, 2, 1, left=BEN, own=1), Sat(None, 3, 1, left=CLEO, own=7)
    )
    assert found[ADA][1] > 0
    assert found[BEN][1] < 0
    assert found[CLEO][1] < 0


async def test_where_nobody_has_played_enough_nobody_has_won(store: Store) -> None:
    table = await played(store, Sat(ADA, 1, 60, own=5), Sat(None, 2, 1, left=BEN, own=1))
    found = await moved(store, table)
    assert {person: place for person, (place, _) in found.items()} == {ADA: 2, BEN: 2}
    assert all(by < 0 for _, by in found.values())
    async with store.reading() as connection:
        assert set((await connection.execute(select(standings.c.wins))).scalars()) == {0}


async def test_a_third_account_that_was_made_for_it_is_no_other_set_of_people(store: Store) -> None:
    """Ada and Ben know each other from rated matches; the third is new each time, and there may be none."""
    for index in range(KNOWN_FROM):
        await played(
            store, Sat(WALL_ADA, 1, 60, own=5), Sat(WALL_BEN, 2, 1, own=5), ended=NOON + index * HOUR
        )
    with Toys():
        house = House(store)
        numbers = [await house.begun(WALL_ADA, WALL_BEN, *third) for third in ([WALL_CLEO], [WALL_DAN], [])]
        numbers += [await house.begun(WALL_ADA, WALL_BEN, WALL_DAN), await house.begun(WALL_BEN, WALL_CLEO)]
        rows = [await house.row(number) for number in numbers]
        assert [row.unrated for row in rows] == [None, None, None, "often", None]


async def test_who_is_erased_and_comes_again_is_no_other_set_of_people(store: Store) -> None:
    with Toys():
        house = House(store)
        numbers = []
        for _ in range(5):
            numbers.append(await house.begun(WALL_ADA, WALL_BEN))
            house.wall.now += HOUR
            await house.tables.leave(numbers[-1], WALL_BEN)
            async with store.writing() as connection:
                await erasing.erase(connection, WALL_BEN)
        rows = [await house.row(number) for number in numbers]
        assert [row.unrated for row in rows] == [None, None, None, "often", "often"]


async def test_who_was_there_before_somebody_was_erased_is_somebody_else(store: Store) -> None:
    with Toys():
        house = House(store)
        await house.begun(WALL_ADA, WALL_CLEO)
        house.wall.now += HOUR
        for _ in range(3):
            await house.begun(WALL_ADA, WALL_BEN)
        house.wall.now += HOUR
        async with store.writing() as connection:
            await erasing.erase(connection, WALL_BEN)
        assert (await house.row(await house.begun(WALL_ADA, WALL_CLEO))).unrated is None
