"""Whoever has said to be away is not called meanwhile; the call comes with the return."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.tables.clock import DAY, QUICK
from bot.tables.facts import Owed, Untold
from bot.tables.habits import day_of
from tests.bot.tables.wall import House
from tests.e2e.stage import Toys


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)


def called(house: House, seat: int) -> list[int]:
    """When the player of a seat was called."""
    return [
        moment
        for moment, fact in house.facts
        if (isinstance(fact, Owed) and seat in fact.seats) or fact == Untold(seat)
    ]


async def turn_in_holiday(house: House, pace: str) -> tuple[int, int]:
    """It is somebody's turn at a table while that person is on holiday; the seat, and the end of the holiday."""
    number = await house.begun(pace=pace)
    (first,) = await house.awaited(number)
    (second,) = {*(await house.row(number)).people} - {first}
    guests = house.tables.guests
    await guests.change_person(second, zone="UTC")
    absence = await guests.go_away(second, None, day_of(int(house.wall.now) + 5 * DAY, "UTC"))
    house.wall.now = absence.since + 60
    async with house.tables.enter(number) as live:
        seat = live.seat(second)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    assert await house.awaited(number) == [second]
    return seat, absence.until


async def test_whoever_is_on_holiday_is_called_on_return(house: House) -> None:
    seat, back = await turn_in_holiday(house, "relaxed")
    await house.passes(back - int(house.wall.now) - 1)
    assert called(house, seat) == []
    await house.passes(1)
    assert called(house, seat) == [back]


async def test_at_a_quick_table_a_holiday_changes_nothing(house: House) -> None:
    seat, _ = await turn_in_holiday(house, QUICK)
    assert called(house, seat) == [int(house.wall.now)]
