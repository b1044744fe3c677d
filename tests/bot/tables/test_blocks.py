"""Blocks, on both databases: whichever of two people blocks the other, they sit down together no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Collection
from dataclasses import astuple

import pytest
from sqlalchemy import select

from bot.letters.shelf import due
from bot.store import ConflictError, Store, erasing, tables
from bot.store.blocks import Block, add
from bot.store.records import Wish
from bot.store.schema import blocks
from bot.tables.apart import ApartError
from bot.tables.blocking import MOST, Blocking
from bot.tables.facts import Occasion
from bot.tables.moderation import Moderation
from bot.tables.rematch import Rematches
from bot.tables.service import Tables
from engines.kernel import RefusedError
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

HERE, ROUND_THE_CORNER = (1, 2), (3, 4)
ADA, BEN, CLEO, DAN, EVA = 11, 12, 13, 14, 15
BOTH_WAYS = pytest.mark.parametrize(("who", "whom"), [(ADA, BEN), (BEN, ADA)])


@pytest.fixture
async def house(store: Store) -> AsyncIterator[Tables]:
    with Toys():
        yield Tables(store, lambda: 1_000_000.0, due, most_open=5)


@pytest.fixture
def blocking(house: Tables) -> Blocking:
    return Blocking(house)


async def lobby(house: Tables, *people: int, place: tuple[int, int] = HERE) -> int:
    """A lobby of these people, the first of them the host."""
    host, *others = people
    row = await house.open(LANTERNS, place, (host, f"Player {host}"), LANTERNS.options())
    for person in others:
        await joins(house, row.id, person)
    return row.id


async def joins(house: Tables, number: int, person: int) -> None:
    await house.join(number, person, f"Player {person}")


async def sitting(house: Tables, number: int) -> list[int]:
    """Who sits at a table, as it is stored."""
    async with house.store.reading() as connection:
        row = await tables.load(connection, number)
    assert row is not None
    return row.people


async def expected(house: Tables, number: int) -> list[int]:
    """Who sits at a table, and then for whom seats are kept, as it is stored."""
    async with house.store.reading() as connection:
        row = await tables.load(connection, number)
    assert row is not None
    return row.expected


async def over(house: Tables, *people: int) -> int:
    """A table whose match is over."""
    number = await lobby(house, *people)
    await house.start(number, people[0])
    async with house.enter(number) as live:
        await Moderation(house).close(live, EVA, "over")
    return number


async def stored(house: Tables) -> list[tuple[int, ...]]:
    async with house.store.reading() as connection:
        rows = await connection.execute(select(blocks).order_by(blocks.c.person, blocks.c.other))
        return [tuple(row) for row in rows]


async def nobody(_: Collection[int]) -> Collection[int]:
    """Nobody has left the server."""
    return ()


async def message(attempt: Awaitable[object]) -> str:
    """The message with which something is refused."""
    with pytest.raises(RefusedError) as refused:
        await attempt
    assert not refused.value.text.args or "most" in refused.value.text.args
    return refused.value.text.id


# Sitting down


@BOTH_WAYS
async def test_whoever_blocks_whom_they_do_not_sit_down_together(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    await blocking.block(who, whom)
    for host, other in ((ADA, BEN), (BEN, ADA)):
        for place in (HERE, ROUND_THE_CORNER):
            number = await lobby(house, host, place=place)
            assert await message(joins(house, number, other)) == "no-seat"
            assert await sitting(house, number) == [host]
            await joins(house, number, CLEO)


@BOTH_WAYS
async def test_it_holds_between_guests_of_somebody_else_too(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    await blocking.block(who, whom)
    number = await lobby(house, CLEO, BEN)
    assert await message(joins(house, number, ADA)) == "no-seat"
    await house.leave(number, BEN)
    await joins(house, number, ADA)
    assert await sitting(house, number) == [CLEO, ADA]


async def test_a_refusal_changes_nothing(house: Tables, blocking: Blocking) -> None:
    number = await lobby(house, ADA)
    await blocking.block(ADA, BEN)
    async with house.enter(number) as live:
        before, letters = live.row, dict(live.letters)
    await message(joins(house, number, BEN))
    async with house.enter(number) as live:
        assert (live.row, live.letters) == (before, letters)
    async with house.store.reading() as connection:
        assert await tables.load(connection, number) == before


async def test_who_sits_together_already_stays_and_plays(house: Tables, blocking: Blocking) -> None:
    """Neither a match nor a lobby is touched: others join, it begins, but nobody who has left comes back."""
    running, waiting = [await lobby(house, ADA, BEN) for _ in range(2)]
    await house.start(running, ADA)
    await blocking.block(BEN, ADA)
    await joins(house, waiting, CLEO)
    await house.add_computer(waiting, ADA)
    await house.start(waiting, ADA)
    for number, people in ((running, [ADA, BEN]), (waiting, [ADA, BEN, CLEO])):
        async with house.enter(number) as live:
            assert (live.row.state, live.row.people) == ("playing", people)
            match = live.begun
            first = match.awaited()[0]
        person = people[first.seat]
        await house.answer(number, person, match.default(first.seat), first.number)
    left = await lobby(house, CLEO, DAN)
    await blocking.block(CLEO, DAN)
    await house.leave(left, DAN)
    assert await message(joins(house, left, DAN)) == "no-seat"


async def test_a_block_is_taken_back_by_whoever_set_it(house: Tables, blocking: Blocking) -> None:
    number = await lobby(house, ADA)
    await blocking.block(ADA, BEN)
    await blocking.block(BEN, ADA)
    await blocking.unblock(ADA, BEN)
    assert await message(joins(house, number, BEN)) == "no-seat"
    assert await message(blocking.unblock(ADA, BEN)) == "block-not-there"
    await blocking.unblock(BEN, ADA)
    await joins(house, number, BEN)
    assert await sitting(house, number) == [ADA, BEN]


async def test_whoever_joins_at_the_moment_of_the_block_sits_or_is_refused(
    house: Tables, blocking: Blocking
) -> None:
    """Never half: whoever is told that no seat is free sits nowhere, whoever sits was told so."""
    numbers = [await lobby(house, ADA) for _ in range(4)]
    *done, blocked = await asyncio.gather(
        *(joins(house, number, BEN) for number in numbers), blocking.block(ADA, BEN), return_exceptions=True
    )
    assert blocked is None
    for number, outcome in zip(numbers, done, strict=True):
        assert outcome is None or isinstance(outcome, ApartError)
        assert await sitting(house, number) == ([ADA, BEN] if outcome is None else [ADA])
    assert await message(joins(house, await lobby(house, BEN), ADA)) == "no-seat"


# Rematches


@BOTH_WAYS
async def test_a_rematch_is_opened_without_whom_the_host_does_not_sit_with(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    number = await over(house, ADA, BEN, CLEO)
    await blocking.block(who, whom)
    again = await Rematches(house).open(number, ADA, nobody)
    assert [seat.person for seat in again.busy] == [BEN]
    assert (again.away, again.barred) == ((), ())
    assert await expected(house, again.row.id) == [ADA, CLEO]
    assert await message(joins(house, again.row.id, BEN)) == "no-seat"


@pytest.mark.parametrize(("who", "whom"), [(BEN, CLEO), (CLEO, BEN)])
async def test_of_two_others_the_first_in_seats_is_asked_to_a_rematch(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    """Whoever set the block cannot be told from it."""
    number = await over(house, ADA, BEN, CLEO)
    await blocking.block(who, whom)
    again = await Rematches(house).open(number, ADA, nobody)
    assert [seat.person for seat in again.busy] == [CLEO]
    assert await expected(house, again.row.id) == [ADA, BEN]


async def test_whoever_cannot_come_keeps_nobody_from_a_rematch(house: Tables, blocking: Blocking) -> None:
    number = await over(house, ADA, BEN, CLEO)
    await blocking.block(CLEO, BEN)

    async def away(_: Collection[int]) -> Collection[int]:
        return [BEN]

    again = await Rematches(house).open(number, ADA, away)
    assert ([seat.person for seat in again.away], again.busy) == ([BEN], ())
    assert await expected(house, again.row.id) == [ADA, CLEO]


async def test_a_block_that_comes_while_a_rematch_opens_is_not_overtaken(store: Store) -> None:
    """Whoever asked for the rematch is not told that no seat is free, but asks once more."""
    written_down = asyncio.Event()

    def noting(occasion: Occasion) -> list[Wish]:
        written_down.set()
        return due(occasion)

    with Toys():
        house = Tables(store, lambda: 1_000_000.0, noting, most_open=5)
        rematches, number = Rematches(house), await over(house, ADA, BEN, CLEO)
        written_down.clear()
        async with store.writing() as connection:  # the rematch waits here, with everybody counted in
            opening = asyncio.create_task(rematches.open(number, ADA, nobody))
            await written_down.wait()
            await add(connection, Block(BEN, ADA, 1))
        with pytest.raises(ConflictError):
            await opening
        again = await rematches.open(number, ADA, nobody)
        assert await expected(house, again.row.id) == [ADA, CLEO]


@BOTH_WAYS
async def test_nobody_loses_a_kept_seat_to_whom_they_do_not_sit_with(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    """Ben has a kept seat; there is room for Ada, too, but she would keep him out."""
    number = await over(house, CLEO, BEN, DAN)
    again = (await Rematches(house).open(number, CLEO, nobody)).row.id
    async with house.enter(again) as live:
        await house.lobby.decline(live, DAN)
    await blocking.block(who, whom)
    assert await message(joins(house, again, ADA)) == "no-seat"
    assert await expected(house, again) == [CLEO, BEN]
    await joins(house, again, BEN)
    assert await sitting(house, again) == [BEN, CLEO]


@BOTH_WAYS
async def test_a_kept_seat_brings_nobody_to_whom_a_later_block_keeps_apart(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    """Nothing that others see changes by the block: the seat is still kept, and falls free when it is given up."""
    number = await over(house, ADA, BEN, CLEO)
    again = (await Rematches(house).open(number, ADA, nobody)).row.id
    await blocking.block(who, whom)
    assert await message(joins(house, again, BEN)) == "no-seat"
    assert await expected(house, again) == [ADA, BEN, CLEO]
    await joins(house, again, CLEO)
    async with house.enter(again) as live:
        await house.lobby.decline(live, BEN)
    assert await expected(house, again) == [CLEO, ADA]


async def test_of_two_with_kept_seats_who_block_each_other_the_first_sits(
    house: Tables, blocking: Blocking
) -> None:
    number = await over(house, ADA, BEN, CLEO)
    again = (await Rematches(house).open(number, ADA, nobody)).row.id
    await blocking.block(BEN, CLEO)
    await joins(house, again, CLEO)
    assert await message(joins(house, again, BEN)) == "no-seat"
    assert await sitting(house, again) == [CLEO, ADA]


# What is stored


async def test_nobody_blocks_themselves_or_somebody_twice(house: Tables, blocking: Blocking) -> None:
    assert await message(blocking.block(ADA, ADA)) == "block-yourself"
    assert await message(blocking.unblock(ADA, BEN)) == "block-not-there"
    assert await stored(house) == []
    await blocking.block(ADA, BEN)
    assert await message(blocking.block(ADA, BEN)) == "block-already"
    assert await stored(house) == [(ADA, BEN, 1_000_000)]


async def test_of_many_who_block_at_once_one_does(house: Tables, blocking: Blocking) -> None:
    done = await asyncio.gather(*(blocking.block(ADA, BEN) for _ in range(8)), return_exceptions=True)
    assert sum(one is None for one in done) == 1
    assert sum(isinstance(one, RefusedError) for one in done) == 7


async def test_there_is_a_bound_for_each_person(house: Tables, blocking: Blocking) -> None:
    for other in range(100, 100 + MOST):
        await blocking.block(ADA, other)
    assert await message(blocking.block(ADA, BEN)) == "block-too-many"
    await blocking.block(BEN, ADA)
    await blocking.unblock(ADA, 100)
    await blocking.block(ADA, BEN)
    assert len(await blocking.blocked(ADA)) == MOST


async def test_a_list_shows_ones_own_blocks_and_nobody_elses(blocking: Blocking) -> None:
    await blocking.block(ADA, CLEO)
    await blocking.block(ADA, BEN)
    await blocking.block(BEN, DAN)
    assert [astuple(one) for one in await blocking.blocked(ADA)] == [
        (ADA, BEN, 1_000_000),
        (ADA, CLEO, 1_000_000),
    ]
    assert await blocking.blocked(CLEO) == []


@BOTH_WAYS
async def test_when_either_is_erased_nothing_is_left_of_it(
    house: Tables, blocking: Blocking, who: int, whom: int
) -> None:
    await blocking.block(who, whom)
    await blocking.block(CLEO, DAN)
    async with house.store.writing() as connection:
        await erasing.erase(connection, ADA)
    assert await stored(house) == [(CLEO, DAN, 1_000_000)]
