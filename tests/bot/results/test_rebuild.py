"""Ratings are computed again while others write, and come out as if nobody had."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from sqlalchemy import delete, func, insert, select, update

from bot.results import rebuild
from bot.results.rebuild import Told
from bot.store import Store, StoreError, erasing, leases, privacy, scrap
from bot.store.schema import endings, ratings, standings
from tests.bot.results.books import DAY, NOON, Sat, played


@pytest.fixture(autouse=True)
def small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little at a time, so that few matches make many slices."""
    for name, size in {"ROWS": 40, "PEOPLE": 2, "ENDINGS": 2, "PAUSE": 0}.items():
        monkeypatch.setattr(rebuild, name, size)
    monkeypatch.setattr(scrap, "HOT", 7)


def silent(*_: object) -> None:
    """Nobody watches."""


async def some(store: Store, count: int, luck: Random) -> None:
    for _ in range(count):
        people = luck.sample(range(1, 9), luck.randint(2, 4))
        await played(store, *(Sat(who, place, luck.randint(0, 50)) for place, who in enumerate(people, 1)))


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.reading() as connection:
        return [
            [tuple(row) for row in await connection.execute(select(one).order_by(*one.primary_key.columns))]
            for one in (ratings, standings)
        ]


async def spoil(store: Store) -> None:
    """Wrong numbers, rows that are missing, and rows that should not be there."""
    async with store.writing() as connection:
        await connection.execute(update(standings).values(mu=standings.c.mu + 3, wins=0))
        await connection.execute(update(ratings).where(ratings.c.person < 4).values(after=1))
        await connection.execute(delete(ratings).where(ratings.c.person == 5))
        await connection.execute(delete(standings).where(standings.c.person == 6))
        row = dict((await connection.execute(select(standings).limit(1))).mappings().one())
        await connection.execute(insert(standings).values({**row, "person": 77}))
        step = dict((await connection.execute(select(ratings).limit(1))).mappings().one())
        await connection.execute(insert(ratings).values({**step, "person": 77}))


def once(work: Callable[[], Awaitable[object]]) -> tuple[Told, list[asyncio.Future[object]]]:
    """Do something as soon as half of the people are corrected, as another task would."""
    begun: list[asyncio.Future[object]] = []

    def told(what: str, done: int, of: int) -> None:
        if what == "people" and 2 * done >= of and not begun:
            begun.append(asyncio.ensure_future(work()))

    return told, begun


async def test_what_was_spoiled_is_put_right(store: Store) -> None:
    await some(store, 20, Random(1))
    right = await everything(store)
    await spoil(store)
    assert await everything(store) != right
    assert await rebuild.rebuild(store, silent) == (20, 8)
    assert await everything(store) == right


async def test_a_match_that_is_rated_no_more_leaves_no_trace(store: Store) -> None:
    luck = Random(2)
    await some(store, 5, luck)
    right = await everything(store)
    await some(store, 1, luck)
    async with store.writing() as connection:
        last = select(func.max(endings.c.id)).scalar_subquery()
        await connection.execute(update(endings).where(endings.c.id == last).values(unrated="computer"))
    await rebuild.rebuild(store, silent)
    assert await everything(store) == right


async def test_matches_that_end_meanwhile_are_rated_as_if_all_had_been_right(store: Store) -> None:
    luck = Random(3)
    await some(store, 20, luck)
    await spoil(store)
    told, begun = once(lambda: some(store, 5, luck))
    await rebuild.rebuild(store, told)
    assert begun[0].done(), "nobody else could write before the end"
    found = await everything(store)
    await spoil(store)
    assert await rebuild.rebuild(store, silent) == (25, 8)
    assert await everything(store) == found


async def test_whoever_is_erased_meanwhile_does_not_come_back(store: Store) -> None:
    await some(store, 20, Random(4))
    await spoil(store)

    async def erased() -> None:
        async with store.writing() as connection:
            await erasing.erase(connection, 1)

    told, begun = once(erased)
    assert await rebuild.rebuild(store, told) == (20, 7)
    assert begun[0].done()
    found = await everything(store)
    async with store.reading() as connection:
        for one in (ratings, standings):
            people = set((await connection.execute(select(one.c.person))).scalars())
            assert people == {-1, *range(2, 9)}
    await rebuild.rebuild(store, silent)
    assert await everything(store) == found


async def test_without_matches_nothing_is_left(store: Store) -> None:
    await played(store, Sat(1, 1, 30), Sat(2, 2, 20), ended=NOON + DAY)
    async with store.writing() as connection:
        await connection.execute(update(endings).values(unrated="alone"))
    assert await rebuild.rebuild(store, silent) == (0, 0)
    assert await everything(store) == [[], []]


async def test_who_was_half_erased_at_a_stop_is_erased_at_the_next_start_before_anything_is_rebuilt(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "A_SLICE", 2)
    monkeypatch.setattr(erasing, "A_TURN", 0)
    await some(store, 20, Random(5))
    async with store.writing() as connection:
        await erasing.begin(connection, 1)
        assert await erasing.some_more(connection, 1)
    await asyncio.gather(rebuild.rebuild(store, silent), erasing.finish(store))
    after = await everything(store)
    async with store.reading() as connection:
        assert await erasing.under_way(connection) == []
        kept = await privacy.kept(connection, 1)
    assert not kept.anything
    await rebuild.rebuild(store, silent)
    assert await everything(store) == after


async def test_it_is_done_once_at_a_time(store: Store) -> None:
    await some(store, 6, Random(2))
    right = await everything(store)
    await spoil(store)
    done = await asyncio.gather(
        rebuild.rebuild(store, silent), rebuild.rebuild(store, silent), return_exceptions=True
    )
    assert sorted(str(type(one).__name__) for one in done) == ["StoreError", "tuple"]
    assert await everything(store) == right
    async with store.writing() as connection:
        await leases.take(connection, rebuild.WORK, "another", int(time.time()), int(time.time()) + 99)
    with pytest.raises(StoreError, match="wait until that is done"):
        await rebuild.rebuild(store, silent)
