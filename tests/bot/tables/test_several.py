"""Several processes at the same tables: nobody's answer is lost or counted twice, and each sees what the others have done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import combinations
from random import Random

import pytest

from bot.letters.shelf import due
from bot.results.rebuild import rebuild
from bot.store import ConflictError, Share, Store, schema, tables
from bot.store.base import Connection
from bot.tables.service import Tables
from engines.kernel import Match, RefusedError, fewest
from engines.kernel.catalogue import AnyTitle, titles
from tests.bot.tables.test_service import PEOPLE, acts, begun, consistent
from tests.databases import on_postgres
from tests.e2e.stage import Toys
from tests.postgres import Server
from tests.sizes import first
from tests.toys import WORKS, YARDS

PROCESSES, ROUNDS = 3, 25
NOW = 1_000_000.0

pytestmark = on_postgres
Make = Callable[[], Awaitable[Tables]]


@pytest.fixture
async def make(database: str) -> AsyncIterator[Make]:
    """Makes one more process, with the next shard as its own."""
    stores: list[Store] = []

    async def made() -> Tables:
        store = await Store.open(database)
        stores.append(store)
        await store.join(database, Share((len(stores) - 1,), PROCESSES))
        return Tables(store, lambda: NOW, due, most_open=5)

    with Toys():
        yield made
        for store in stores:
            await store.close()


async def tries(house: Tables, number: int, luck: Random) -> None:
    """Somebody does something by this process; whoever was second is told so, and nothing of it stays."""
    with suppress(ConflictError):
        await acts(house, number, luck.choice(PEOPLE), luck)


@pytest.mark.parametrize("title", first([YARDS, titles()["tiny_towns"]]), ids=lambda one: str(one.id))
async def test_many_hands_in_several_processes_leave_one_story(make: Make, title: AnyTitle) -> None:
    houses, luck = [await make() for _ in range(PROCESSES)], Random(20)
    number = await begun(houses[0], title)
    for _ in range(ROUNDS):
        await asyncio.gather(*(tries(luck.choice(houses), number, luck) for _ in range(6)))
        await consistent(luck.choice(houses), number)
    for house in houses:
        await consistent(house, number)


async def test_an_answer_by_one_process_is_what_the_next_look_by_another_shows(make: Make) -> None:
    one, other = await make(), await make()
    number = await begun(one, YARDS)
    for house in (one, other) * 6:
        async with house.enter(number) as live:
            seat = live.playing.awaited()[0].seat
            question = live.playing.question(seat)
            person = live.row.seats[seat].person
        assert question is not None
        assert person is not None
        await house.answer(number, person, fewest(question), question.number)
        for reader in (one, other):
            async with reader.enter(number) as live:
                assert live.begun.length > question.number


async def test_an_answer_waits_for_nobody_who_answers_at_another_table(make: Make) -> None:
    one, other = await make(), await make()
    here, there = await begun(one, YARDS), await begun(one, YARDS)
    async with one.enter(here) as live:
        row = live.row
    async with other.enter(there) as live:
        seat = live.playing.awaited()[0].seat
        question, person = live.playing.question(seat), live.row.seats[seat].person
    assert question is not None
    assert person is not None
    async with one.store.writing_apart() as connection:
        await tables.touch(connection, row, {})  # as somebody's answer that is just being stored
        await other.answer(there, person, fewest(question), question.number)
    async with one.enter(there) as live:
        assert live.begun.length > question.number


async def test_the_second_of_two_who_answer_the_same_question_is_told_that_it_is_old(make: Make) -> None:
    one, other = await make(), await make()
    number = await begun(one, YARDS)
    async with other.enter(number) as live:
        seat = live.playing.awaited()[0].seat
        question, person = live.playing.question(seat), live.row.seats[seat].person
    assert question is not None
    assert person is not None
    answered = [house.answer(number, person, fewest(question), question.number) for house in (one, other)]
    done = await asyncio.gather(*answered, return_exceptions=True)
    assert sum(one is None for one in done) == 1
    assert all(one is None or isinstance(one, RefusedError | ConflictError) for one in done)
    await consistent(one, number)


async def test_a_new_name_and_a_new_wish_are_known_everywhere(make: Make) -> None:
    one, other = await make(), await make()
    heard = asyncio.Event()
    assert other.store.household is not None
    await other.guests.change_person(PEOPLE[0], "Ada", zone="Europe/Warsaw")
    assert (await one.guests.person(PEOPLE[0])).zone == "Europe/Warsaw"
    other.store.household.heard.append(lambda *_: heard.set())
    await one.guests.change_person(PEOPLE[0], "Ada", zone="Europe/Rome")
    async with asyncio.timeout(20):
        await heard.wait()
    assert (await other.guests.person(PEOPLE[0])).zone == "Europe/Rome"


async def test_a_computer_plays_on_when_the_database_is_back(make: Make, server: Server) -> None:
    house, back = await make(), asyncio.Event()
    pillars = titles()["pillars"]
    row = await house.open(pillars, (1, 2), (PEOPLE[0], "Ada"), pillars.options(), places=2)
    await house.add_computer(row.id, PEOPLE[0])
    await house.start(row.id, PEOPLE[0])
    seat, theirs = 0, False
    while not theirs:
        async with house.enter(row.id) as live:
            seat = live.seat(PEOPLE[0])
            question, tried = live.playing.question(seat), Match.load(pillars, live.playing.save())
        assert question is not None
        tried.answer(seat, fewest(question), question.number)
        theirs = seat not in {one.seat for one in tried.awaited()}
        assert not tried.over
        if not theirs:
            await house.answer(row.id, PEOPLE[0], fewest(question), question.number)
    house.changed.append(lambda _: server.stop())  # what the person answers is stored, and nothing after it
    await house.answer(row.id, PEOPLE[0], fewest(question), question.number)
    house.changed[-1] = lambda _: back.set()
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(60):
        await back.wait()
    async with house.enter(row.id) as live:
        assert live.playing.length > tried.length


async def standings(connection: Connection) -> list[tuple[object, ...]]:
    return [
        tuple(row)
        for kept in (schema.ratings, schema.standings)
        for row in await connection.execute(kept.select().order_by(*kept.primary_key.columns))
    ]


Last = Callable[[Tables], Awaitable[None]]


async def plays(house: Tables, people: tuple[int, ...], luck: Random) -> Last:
    """A short match in one process, but for its last answer, which any process may give."""
    row = await house.open(WORKS, (1, 2), (people[0], str(people[0])), WORKS.options(), places=len(people))
    for person in people[1:]:
        await house.join(row.id, person, str(person))
    await house.start(row.id, people[0])
    while True:
        async with house.enter(row.id) as live:
            seat = luck.choice(live.playing.awaited()).seat
            question, person = live.playing.question(seat), people[seat]
            tried = Match.load(WORKS, live.playing.save())
        assert question is not None
        picks, number = fewest(question), question.number
        tried.answer(seat, picks, number)
        if tried.over:
            return lambda other: other.answer(row.id, person, picks, number)
        await house.answer(row.id, person, picks, number)


async def test_ratings_are_those_of_a_rebuild_however_many_processes_end_matches(make: Make) -> None:
    houses, luck = [await make() for _ in range(PROCESSES)], Random(21)
    for house in houses:
        house.most_open = 50
    for _ in range(2):
        matches = [plays(luck.choice(houses), pair, luck) for pair in combinations(range(50, 54), 2)]
        ends = await asyncio.gather(*matches)
        await asyncio.gather(*(end(luck.choice(houses)) for end in ends))
    async with houses[0].store.reading() as connection:
        before = await standings(connection)
    assert before
    await rebuild(houses[0].store, lambda *_: None)
    async with houses[0].store.reading() as connection:
        assert await standings(connection) == before
