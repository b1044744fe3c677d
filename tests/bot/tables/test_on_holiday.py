"""Whoever has said to be away is not called meanwhile; the call comes with the return."""

from __future__ import annotations

from datetime import date

from bot.tables.clock import DAY, NONE, QUICK
from bot.tables.facts import Owed, Reminded, TimeChanged, Untold
from bot.tables.habits import day_of
from tests.bot.tables.assembly import proposes, says
from tests.bot.tables.wall import House


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


async def test_without_a_pace_nobody_is_reminded_during_a_holiday(house: House) -> None:
    seat, back = await turn_in_holiday(house, NONE)
    house.restart()
    await house.passes(back - int(house.wall.now))
    assert house.stated(Reminded) == []
    assert called(house, seat) == [back]
    await house.passes(10 * DAY)
    assert house.stated(Reminded) == [back + DAY, back + 3 * DAY, back + 7 * DAY]
    assert (await house.row(1)).held_for == 0


async def test_when_absences_have_held_a_table_for_long_enough_its_messages_show_the_deadline(
    house: House,
) -> None:
    number = await house.begun(pace="weekly")
    (first,) = await house.awaited(number)
    (second,) = {*(await house.row(number)).people} - {first}
    guests = house.tables.guests
    await guests.change_person(first, zone="UTC")
    away = await guests.go_away(first, date(2027, 3, 2), date(2027, 4, 30))  # two quarters
    await proposes(house, number, second, "pause")
    await says(house, number, first)
    house.wall.now = away.since + 60
    await proposes(house, number, second, "resume")
    await says(house, number, first)
    held, seat = int(house.wall.now), (await house.live(number)).seat(first)
    assert (await house.live(number)).deadline(seat) is None
    await house.passes(0)
    house.facts.clear()
    await house.passes(30 * DAY - 1)
    assert house.stated(TimeChanged) == []
    house.restart()
    await house.passes(1)
    assert house.stated(TimeChanged) == [held + 30 * DAY]
    assert (await house.live(number)).deadline(seat) == held + 30 * DAY + 14 * DAY
