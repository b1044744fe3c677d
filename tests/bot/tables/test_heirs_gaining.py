"""What a seat that was taken over brings, and all who try to gain by it."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.results.profile import profile_of
from bot.store import promptness as counts
from bot.store import results
from bot.store.books import steps_of
from bot.store.ladders import Ladder
from bot.store.promptness import Tally
from bot.store.schema import tables as stored_tables
from bot.tables.clock import DAY, HOUR
from bot.tables.facts import CalledToVote, TimeChanged
from tests.bot.tables.assembly import outcomes, proposes, refused, says
from tests.bot.tables.succession import EVA, asks, away_from_ben, left_by_ben, tenures, to_the_end
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House


async def rated(house: House, number: int) -> dict[int, int]:
    """Who was rated by a match, with the place."""
    async with house.store.reading() as connection:
        ending = await results.ending_of(connection, number)
        assert ending is not None
        return {
            one.person: one.place for one in await steps_of(connection, ending.id, Ladder("toy_works", 1))
        }


@pytest.mark.parametrize("answers", [0, 1, 5])
async def test_a_second_account_in_a_won_seat_gains_nothing(house: House, answers: int) -> None:
    """Whoever leaves has lost, whatever becomes of the seat; and who takes it over is not rated."""
    number = await house.begun(ADA, BEN)
    for _ in range(2 * answers):
        await house.answers(number, (await house.awaited(number))[0])
    house.wall.now += HOUR
    await house.tables.leave(number, BEN)
    house.wall.now += HOUR
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    house.wall.now += HOUR
    await to_the_end(house, number)
    found = await rated(house, number)
    assert found.get(BEN, 2) == 2
    assert found.get(ADA, 1) == 1
    assert DAN not in found
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
        ben = await profile_of(connection, BEN, house.wall.now)
    assert dan is not None
    assert (dan.saved, dan.rated, dan.wins, dan.best, dan.standings) == (1, 0, 0, (), {})
    assert ben is not None
    assert ben.saved == 0


async def test_leaving_just_before_the_end_brings_a_successor_nothing(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    while await house.awaited(number) != [CLEO]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.tables.leave(number, DAN)
    await to_the_end(house, number)
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
    assert dan is not None
    assert dan.saved == 0


@pytest.mark.long
async def test_whoever_was_replaced_counts_as_who_left(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    await to_the_end(house, number)
    found = await rated(house, number)
    assert found.keys() == {ADA, BEN, CLEO}
    assert found[BEN] == 3


async def test_a_seat_is_not_saved_by_who_vanishes(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    while (await house.row(number)).state == "playing":
        (person,) = (await house.awaited(number))[:1]
        if person == DAN:
            await house.passes(DAY)
        else:
            await house.answers(number, person)
    assert (await house.live(number)).away == {1}
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
    assert dan is not None
    assert dan.saved == 0


async def test_whoever_sleeps_when_somebody_asks_for_a_seat_is_called_when_that_is_over(house: House) -> None:
    number = await left_by_ben(house)
    now = int(house.wall.now)
    hour = now // HOUR % 24
    await house.tables.guests.change_person(
        CLEO, "Cleo", zone="UTC", quiet_from=hour, quiet_to=(hour + 4) % 24
    )
    await asks(house, number, DAN)
    house.restart()
    await house.passes(5 * HOUR)
    assert house.stated(CalledToVote) == [(now // HOUR + 4) * HOUR]
    assert [fact.seat for _, fact in house.facts if isinstance(fact, CalledToVote)] == [2]


async def test_whoever_asks_for_a_seat_is_as_reliable_as_the_table_asks_for(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await connection.execute(update(stored_tables).values(least=90))
        today = int(house.wall.now) // DAY
        tallies = [Tally(DAN, today, late=circle < 5, circle=circle) for circle in range(13)]
        await counts.count(connection, tallies)
    house.restart()
    assert await refused(asks(house, number, DAN)) == "lobby-least"
    await asks(house, number, EVA)
    assert await outcomes(house, number) == ["passed", None]


async def test_whoever_was_late_after_asking_is_not_seated(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await connection.execute(update(stored_tables).values(least=90))
    house.restart()
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        today = int(house.wall.now) // DAY
        await counts.count(connection, [Tally(DAN, today, late=True)] * 10)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await tenures(house, number) == [BEN, None]


async def test_with_a_successor_a_table_goes_on_at_the_pace_that_was_agreed(house: House) -> None:
    number = await house.begun(ADA, BEN)
    while await house.awaited(number) != [ADA]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.passes(30 * HOUR)
    await house.tables.leave(number, BEN)
    assert (await house.row(number)).pace == "none"
    assert (await house.live(number)).deadline(0) is None
    await house.passes(10 * DAY)
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, CLEO)
    house.restart()
    await says(house, number, ADA)
    row, now = await house.row(number), int(house.wall.now)
    assert (row.pace, row.agreed) == ("daily", None)
    assert (await house.live(number)).deadline(0) == now + 2 * DAY
    assert now in house.stated(TimeChanged)


async def test_a_pace_that_was_agreed_on_later_stays(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.tables.leave(number, BEN)
    for voter in (ADA, CLEO):
        await (
            proposes(house, number, voter, "pace", value="none")
            if voter == ADA
            else says(house, number, voter)
        )
    await house.tables.leave(number, CLEO)
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert (await house.row(number)).pace == "none"
