"""What moderators do, on both databases: whatever comes at the same moment, nobody who is barred ends up in a seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection

import pytest
from sqlalchemy import select

from bot.letters.shelf import due
from bot.store import ConflictError, Store, bars, erasing, tables
from bot.store.bars import Bar
from bot.store.schema import endings
from bot.tables.barred import BarredError
from bot.tables.moderation import Moderation
from bot.tables.rematch import Rematches
from bot.tables.service import Tables
from engines.kernel import RefusedError
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

HERE, THERE = 1, 2
ADA, BEN, CLEO, DAN = 11, 12, 13, 14


@pytest.fixture
async def house(store: Store) -> AsyncIterator[Tables]:
    with Toys():
        yield Tables(store, lambda: 1_000_000.0, due, most_open=5)


@pytest.fixture
def moderation(house: Tables) -> Moderation:
    return Moderation(house)


async def lobby(house: Tables, *people: int, server: int = HERE) -> int:
    """A lobby of these people, the first of them the host."""
    host, *others = people
    row = await house.open(LANTERNS, (server, 2), (host, f"Player {host}"), LANTERNS.options())
    for person in others:
        await house.join(row.id, person, f"Player {person}")
    return row.id


async def begun(house: Tables, *people: int, server: int = HERE) -> int:
    number = await lobby(house, *people, server=server)
    await house.start(number, people[0])
    return number


async def sitting(house: Tables, number: int) -> list[int]:
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


async def closed(house: Tables, moderation: Moderation, number: int, moderator: int, words: str) -> None:
    async with house.enter(number) as live:
        await moderation.close(live, moderator, words)


async def nobody(_: Collection[int]) -> Collection[int]:
    """Nobody has left the server."""
    return ()


async def test_a_closed_table_is_over_for_everybody_and_rated_for_nobody(
    house: Tables, moderation: Moderation
) -> None:
    number = await begun(house, ADA, BEN)
    await closed(house, moderation, number, DAN, "  too\tlate ")
    async with house.enter(number) as live:
        row = live.row
        assert live.waits == {}
    assert (row.state, row.reason, row.closed_for, row.ended) == (
        "abandoned",
        "closed",
        "too late",
        1_000_000,
    )
    async with house.store.reading() as connection:
        found = await tables.load(connection, number)
        ending = (await connection.execute(select(endings))).mappings().one()
    assert found == row
    assert (ending["reason"], ending["unrated"]) == ("closed", "abandoned")


async def test_of_many_who_close_at_once_one_does(house: Tables, moderation: Moderation) -> None:
    number = await begun(house, ADA, BEN)
    done = await asyncio.gather(
        *(closed(house, moderation, number, 100 + one, f"reason {one}") for one in range(8)),
        return_exceptions=True,
    )
    assert sum(one is None for one in done) == 1
    assert sum(isinstance(one, RefusedError) for one in done) == 7


async def test_whoever_sat_at_a_table_does_not_close_it(house: Tables, moderation: Moderation) -> None:
    number = await begun(house, ADA, BEN, CLEO)
    await house.leave(number, CLEO)
    for moderator in (ADA, CLEO):
        with pytest.raises(RefusedError):
            await closed(house, moderation, number, moderator, "mine")
    await closed(house, moderation, number, DAN, "not mine")


async def test_whoever_is_barred_leaves_what_is_open_there_and_only_there(
    house: Tables, moderation: Moderation
) -> None:
    here, there = [await begun(house, BEN, ADA, server=server) for server in (HERE, THERE)]
    waiting = await lobby(house, BEN, CLEO)
    assert await moderation.bar(HERE, BEN, DAN, None) == 2
    assert [await sitting(house, number) for number in (here, there, waiting)] == [[ADA], [BEN, ADA], [CLEO]]
    with pytest.raises(BarredError):
        await lobby(house, BEN)
    with pytest.raises(BarredError):
        await house.join(waiting, BEN, "Ben")
    assert await sitting(house, await lobby(house, BEN, server=THERE)) == [BEN]


async def test_a_bar_and_a_seat_at_the_same_moment(house: Tables, moderation: Moderation) -> None:
    """Whichever comes first, Ben does not sit there in the end."""
    numbers = [await lobby(house, ADA) for _ in range(4)]
    await asyncio.gather(
        *(house.join(number, BEN, "Ben") for number in numbers[:2]),
        moderation.bar(HERE, BEN, DAN, None),
        *(house.join(number, BEN, "Ben") for number in numbers[2:]),
        return_exceptions=True,
    )
    assert [await sitting(house, number) for number in numbers] == [[ADA]] * 4


async def test_of_many_who_bar_at_once_one_does(house: Tables, moderation: Moderation) -> None:
    done = await asyncio.gather(
        *(moderation.bar(HERE, BEN, 100 + one, None) for one in range(8)), return_exceptions=True
    )
    assert sum(isinstance(one, int) for one in done) == 1
    assert len(await moderation.barred(HERE)) == 1


async def test_what_a_stopped_process_left_is_finished(house: Tables, moderation: Moderation) -> None:
    running, waiting = await begun(house, ADA, BEN), await lobby(house, BEN)
    elsewhere = await lobby(house, BEN, server=THERE)
    async with house.store.writing() as connection:
        await bars.add(connection, Bar(HERE, BEN, DAN, 1))
    await moderation.finish()
    await moderation.finish()
    assert [await sitting(house, number) for number in (running, waiting, elsewhere)] == [[ADA], [], [BEN]]


async def over(house: Tables, moderation: Moderation) -> int:
    number = await begun(house, ADA, BEN, CLEO)
    await closed(house, moderation, number, DAN, "over")
    return number


async def test_a_rematch_leaves_the_seat_of_the_barred_free(house: Tables, moderation: Moderation) -> None:
    number = await over(house, moderation)
    await moderation.bar(HERE, BEN, DAN, None)
    with pytest.raises(BarredError):
        await Rematches(house).open(number, BEN, nobody)
    again = await Rematches(house).open(number, ADA, nobody)
    assert [seat.person for seat in again.barred] == [BEN]
    assert await expected(house, again.row.id) == [ADA, CLEO]


async def test_a_bar_that_comes_while_a_rematch_opens_is_not_overtaken(
    house: Tables, moderation: Moderation
) -> None:
    """Whoever asked for the rematch is not called barred for it."""
    number = await over(house, moderation)
    rematches, asked = Rematches(house), asyncio.Event()

    async def away(_: Collection[int]) -> Collection[int]:
        asked.set()
        return ()

    async with house.lobby.room_for(ADA):  # nothing is opened before the bar is there
        opening = asyncio.create_task(rematches.open(number, ADA, away))
        await asked.wait()
        await moderation.bar(HERE, BEN, DAN, None)
    try:
        again = await opening
    except ConflictError:
        again = await rematches.open(number, ADA, nobody)
    assert await expected(house, again.row.id) == [ADA, CLEO]


async def test_a_seat_that_is_kept_for_somebody_falls_free_when_they_are_barred(
    house: Tables, moderation: Moderation
) -> None:
    number = await over(house, moderation)
    again = (await Rematches(house).open(number, ADA, nobody)).row.id
    await moderation.bar(HERE, BEN, DAN, None)
    assert await expected(house, again) == [ADA, CLEO]
    with pytest.raises(BarredError):
        await house.join(again, BEN, "Ben")


async def test_what_a_stopped_process_left_of_a_bar_is_finished_for_kept_seats(
    house: Tables, moderation: Moderation
) -> None:
    number = await over(house, moderation)
    again = (await Rematches(house).open(number, ADA, nobody)).row.id
    async with house.store.writing() as connection:
        await bars.add(connection, Bar(HERE, BEN, DAN, 1))
        await bars.add(connection, Bar(THERE, CLEO, DAN, 1))
    await moderation.finish()
    assert await expected(house, again) == [ADA, CLEO]


async def test_erasing_keeps_the_bar_and_forgets_the_rest(house: Tables, moderation: Moderation) -> None:
    number = await over(house, moderation)
    await moderation.bar(HERE, BEN, DAN, "rude")
    await moderation.bar(THERE, BEN, DAN, None)
    async with house.store.writing() as connection:
        await erasing.erase(connection, BEN)
        await erasing.erase(connection, DAN)
    async with house.store.reading() as connection:
        row = await tables.load(connection, number)
        assert row is not None
        assert row.closed_for is None
        kept = [*await bars.of_server(connection, HERE), *await bars.of_server(connection, THERE)]
        assert [await bars.barred(connection, server, [ADA, BEN]) for server in (HERE, THERE)] == [{BEN}] * 2
    assert {one.person for one in kept} == {BEN}
    assert DAN not in {one.by for one in kept}
    assert {one.reason for one in kept} == {None}
    await moderation.unbar(HERE, BEN)
    with pytest.raises(RefusedError):
        await moderation.unbar(HERE, BEN)
    assert await sitting(house, await lobby(house, BEN)) == [BEN]
