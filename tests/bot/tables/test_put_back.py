"""A clock that is put back: nothing ends before it began, and nobody is said to have answered faster than they did."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from sqlalchemy import select

from bot.letters.shelf import due
from bot.results.pace import bucket
from bot.store import Store, tables
from bot.store.schema import endings, paces, ratings, seats
from bot.tables.service import Tables
from engines.kernel import fewest
from engines.kernel.catalogue import title_of
from tests.e2e.stage import Toys
from tests.toys import WORKS

NOON = 1_800_000_000
HALF_A_YEAR = 15_811_200
ADA, BEN = 11, 12


@dataclass
class Clock:
    """Shows what it was set to."""

    now: float = NOON

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    """Tables, and the clock on the wall."""

    tables: Tables
    clock: Clock

    async def row(self, number: int) -> tables.TableRow:
        async with self.tables.store.reading() as connection:
            row = await tables.load(connection, number)
        assert row is not None
        return row

    async def begun(self, *, at: float = NOON) -> int:
        self.clock.now = at
        row = await self.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
        await self.tables.join(row.id, BEN, "Ben")
        await self.tables.start(row.id, ADA)
        return row.id

    async def answer(self, number: int) -> bool:
        """Whoever is asked answers; false when nobody is."""
        async with self.tables.enter(number) as live:
            awaited = live.begun.awaited()
            if not awaited:
                return False
            turn = awaited[0]
            question = live.begun.question(turn.seat)
            assert question is not None
        await self.tables.answer(number, (ADA, BEN)[turn.seat], fewest(question), turn.number)
        return True


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    clock = Clock()
    with Toys():
        yield House(Tables(store, clock, due), clock)


async def test_a_match_that_ends_after_the_clock_was_put_back_ends_when_it_began(house: House) -> None:
    number = await house.begun()
    house.clock.now -= HALF_A_YEAR
    while await house.answer(number):
        pass
    row = await house.row(number)
    assert (row.state, row.started, row.ended) == ("finished", NOON, NOON)
    async with house.tables.store.reading() as connection:
        ending = (await connection.execute(select(endings))).one()
        journal = await tables.read_journal(connection, number)
        ended = set((await connection.execute(select(ratings.c.ended))).scalars())
    assert (ending.started, ending.ended) == (NOON, NOON)
    assert ended == {NOON}
    assert {one.at for one in journal} == {NOON}


async def test_a_match_begins_no_earlier_than_its_table_was_opened(house: House) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    await house.tables.join(row.id, BEN, "Ben")
    house.clock.now -= HALF_A_YEAR
    await house.tables.start(row.id, ADA)
    assert (await house.row(row.id)).started == NOON


async def test_whoever_leaves_has_sat_there_no_shorter_than_not_at_all(house: House) -> None:
    number = (await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())).id
    house.clock.now += HALF_A_YEAR
    await house.tables.join(number, BEN, "Ben")
    house.clock.now = NOON - 5
    await house.tables.start(number, ADA)
    await house.tables.leave(number, BEN)
    await house.tables.leave(number, ADA)
    async with house.tables.store.reading() as connection:
        sat = (await connection.execute(select(seats.c.since, seats.c.until))).all()
    assert all(until is None or since <= until for since, until in sat)
    row = await house.row(number)
    assert row.started is not None
    assert row.ended is not None
    assert row.started <= row.ended


@pytest.mark.parametrize("lobby", ["leave", "gone"])
async def test_a_lobby_ends_no_earlier_than_it_was_opened(house: House, lobby: str) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    house.clock.now -= HALF_A_YEAR
    if lobby == "leave":
        await house.tables.leave(row.id, ADA)
    else:
        await house.tables.close_place(row.id, "channel")
    assert (await house.row(row.id)).ended == NOON


async def test_nobody_knows_how_long_an_answer_took_over_which_the_clock_was_put_back(house: House) -> None:
    number = await house.begun()
    house.clock.now += 600
    await house.answer(number)
    house.clock.now -= 300
    await house.answer(number)
    for person in (ADA, BEN):
        await house.tables.leave(number, person)
    async with house.tables.store.reading() as connection:
        counted = (await connection.execute(select(paces))).all()
    assert [(one.person, one.bucket, one.count) for one in counted] == [(ADA, bucket(600), 1)]


async def test_standing_orders_answer_at_the_same_moment(house: House) -> None:
    pillars = title_of("pillars")
    row = await house.tables.open(pillars, (1, 2), (ADA, "Ada"), pillars.options(), places=2)
    await house.tables.join(row.id, BEN, "Ben")
    await house.tables.start(row.id, ADA)
    async with house.tables.enter(row.id) as live:
        offered = live.begun.orders(0)
    assert offered is not None
    passing = next(one.key for one in offered.options if one.parts["order"] == "pass_0")
    house.clock.now -= HALF_A_YEAR
    for person in (ADA, BEN):
        await house.tables.order(row.id, person, (passing,))
    by: list[str] = []
    while "order" not in by:
        await house.answer(row.id)
        async with house.tables.store.reading() as connection:
            journal = await tables.read_journal(connection, row.id)
        by = [one.by for one in journal]
    assert {one.at for one in journal} == {NOON}
