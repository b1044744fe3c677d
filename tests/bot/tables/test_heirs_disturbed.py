"""Seats that are taken over while something else happens, and what ends that they are on offer."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.store import ConflictError, erasing, privacy
from bot.store.blocks import Block
from bot.store.blocks import add as block
from bot.store.schema import timers
from bot.tables.clock import DAY, HOUR
from bot.tables.moderation import Moderation
from engines.kernel import RefusedError
from tests.bot.tables.assembly import known, outcomes, proposes, refused, says
from tests.bot.tables.succession import EVA, asks, away_from_ben, left_by_ben, offered, tenures, to_the_end
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House

# At the same time


async def test_two_ask_for_a_seat_at_once(house: House) -> None:
    number = await left_by_ben(house)
    done = await asyncio.gather(asks(house, number, DAN), asks(house, number, EVA), return_exceptions=True)
    refusals = [one.text.id for one in done if isinstance(one, RefusedError)]
    assert refusals == ["seat-asked-by-others"]
    assert len(await known(house, number)) == 2


async def test_two_take_two_seats_and_none_takes_two(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    for person in (BEN, CLEO):
        await house.tables.leave(number, person)
    for seat in (1, 2):
        assert await proposes(house, number, ADA, "offer", seat)
    await asyncio.gather(asks(house, number, DAN, 1), asks(house, number, EVA, 2))
    assert await refused(asks(house, number, DAN, 2)) == "seat-asked-already"
    first, second = [vote.id for vote in await known(house, number) if vote.kind == "seat"]
    await asyncio.gather(says(house, number, ADA, first), says(house, number, ADA, second))
    assert (await house.row(number)).people == [ADA, DAN]
    assert await offered(house, number) == {2}
    await says(house, number, DAN, second)
    assert (await house.row(number)).people == [ADA, DAN, EVA]


async def test_the_last_ballot_comes_twice(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    done = await asyncio.gather(says(house, number, CLEO), says(house, number, CLEO), return_exceptions=True)
    assert [one.text.id for one in done if isinstance(one, RefusedError)] == ["vote-closed"]
    assert await tenures(house, number) == [BEN, None, DAN]


async def test_a_process_that_dies_between_ballot_and_seat_has_done_neither(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.tables.enter(number) as live:
        live.era -= 1  # so that the transaction breaks at its end
    with pytest.raises(ConflictError):
        await says(house, number, CLEO)
    house.restart()
    vote = (await known(house, number))[-1]
    assert (vote.closed, vote.ballots) == (None, {ADA: True})
    assert await tenures(house, number) == [BEN, None]
    assert await offered(house, number) == {1}
    await says(house, number, CLEO)
    assert await tenures(house, number) == [BEN, None, DAN]


# What ends it


async def test_the_owner_s_press_ends_the_offer_and_every_vote_about_it(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert (await house.row(number)).people == [ADA, BEN, CLEO]
    await house.comes(number, BEN)
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["passed", "over"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"
    assert await refused(asks(house, number, EVA)) == "seat-not-free"
    assert await tenures(house, number) == [BEN]
    async with house.store.reading() as connection:
        assert not (await connection.execute(select(timers).where(timers.c.kind == "vote"))).all()


async def test_the_owner_s_press_ends_a_vote_to_offer_the_seat(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(2 * DAY)
    await proposes(house, number, BEN, "offer", 0)
    await house.comes(number, ADA)
    assert await outcomes(house, number) == ["over"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"


async def test_the_owner_and_the_last_ballot_come_at_once(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    done = await asyncio.gather(house.comes(number, BEN), says(house, number, CLEO), return_exceptions=True)
    lost = await tenures(house, number) == [BEN, DAN]
    assert [isinstance(one, RefusedError) for one in done] == [False, not lost]
    assert (await house.row(number)).people[1] == (DAN if lost else BEN)


async def test_the_last_person_leaves_while_somebody_asks(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await house.tables.leave(number, ADA)
    await house.tables.leave(number, CLEO)
    assert (await house.row(number)).state == "abandoned"
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["passed", "over"]
    assert await refused(asks(house, number, EVA)) == "table-over"


async def test_who_asks_for_a_seat_of_a_table_that_is_closed_waits_no_more(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    async with house.tables.enter(number) as live:
        await Moderation(house.tables).close(live, EVA, "late")
    assert await outcomes(house, number) == ["passed", "over"]
    assert await offered(house, number) == set()


@pytest.mark.long
async def test_nothing_is_on_offer_when_the_match_is_over(house: House) -> None:
    number = await left_by_ben(house)
    await to_the_end(house, number)
    assert (await house.row(number)).state == "finished"
    assert await offered(house, number) == set()
    assert await refused(asks(house, number, DAN)) == "table-over"


async def test_a_seat_stays_on_offer_when_its_person_is_erased(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, BEN)
    await house.tables.renamed(shown.open, shown.over)
    assert await offered(house, number) == {1}
    assert (await house.row(number)).seats[1].name == ""
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    assert (await house.row(number)).people == [ADA, DAN, CLEO]


async def test_whoever_asked_is_erased_while_the_vote_is_open(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, DAN)
    assert shown.open == [number]
    await house.tables.renamed(shown.open, shown.over)
    house.tables.guests.forget(DAN)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-nobody-asks"
    assert await tenures(house, number) == [BEN, None]
    async with house.store.reading() as connection:
        assert not (await privacy.kept(connection, DAN)).anything


async def test_everything_is_looked_at_anew_when_the_seat_is_passed(house: House) -> None:
    number = await left_by_ben(house)
    other = await house.begun(DAN, EVA)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await house.tables.leave(other, DAN)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await tenures(house, number) == [BEN, None]
    assert await offered(house, number) == {1}
    await asks(house, number, EVA)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        await block(connection, Block(EVA, ADA, 0))
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await outcomes(house, number) == ["passed", "over", "over"]
    await to_the_end(house, number)


async def test_a_vote_that_nobody_ends_is_over_after_a_day(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await house.passes(DAY)
    assert await outcomes(house, number) == ["passed", "failed"]
    await asks(house, number, EVA)


async def test_a_successor_who_leaves_again_has_left(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    await house.tables.leave(number, DAN)
    assert await offered(house, number) == set()
    house.wall.now += DAY
    await proposes(house, number, ADA, "offer", 1)
    await says(house, number, CLEO)
    assert await refused(asks(house, number, DAN)) == "seat-sat-here"
    await asks(house, number, EVA)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    assert await tenures(house, number) == [BEN, None, DAN, None, EVA]
