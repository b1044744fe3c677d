"""What disturbs the clockwork: processes that die, clocks that move, matches that cannot be read, another pace."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import select, update

from bot.store import ConflictError
from bot.store.schema import matches
from bot.tables.clock import DAY, HOUR, RELAXED
from bot.tables.commit import Change
from bot.tables.facts import Reminded, TimeChanged, WasLate
from tests.bot.tables.assembly import proposes, says
from tests.bot.tables.wall import ADA, BEN, NAMES, NOON, House
from tests.sizes import first


async def test_a_computer_that_plays_on_is_woken_where_a_process_was_killed_before_it_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await house.begun()
    await house.passes(2 * DAY)

    async def dies(*_: object) -> None:
        raise OSError("killed")

    with monkeypatch.context() as broken:
        broken.setattr(house.tables.play, "computers", dies)
        while BEN in await house.awaited(number):
            with pytest.raises(OSError, match="killed"):
                await house.answers(number, BEN)
    house.restart()
    assert await house.awaited(number) == [ADA]
    await house.tables.wake_computers()
    assert BEN in await house.awaited(number)


async def test_the_end_of_a_pause_brings_nothing_up_at_a_table_that_is_over(house: House) -> None:
    number = await house.begun()
    await proposes(house, number, ADA, "pause")
    await says(house, number, BEN)
    await house.tables.close_place(number, "closed")
    house.facts.clear()
    await house.passes(40 * DAY)
    assert house.facts == []


async def test_what_is_stored_right_after_clocks_were_moved_keeps_them_moved(house: House) -> None:
    number = await house.begun()
    before = (await house.live(number)).deadline(0)
    assert before is not None
    era = house.tables.cache.era

    async def presses_at_once() -> None:
        while house.tables.cache.era == era:  # noqa: ASYNC110  # at any moment from then on
            await asyncio.sleep(0)
        async with house.tables.enter(number) as live:
            with suppress(ConflictError):
                await house.tables.commit(live, Change(clocks=dict(live.clocks)))

    house.wall.now += DAY
    await asyncio.gather(house.tables.move_time(DAY, {}), presses_at_once())
    for _ in range(2):
        assert (await house.live(number)).deadline(0) == before + DAY
        house.restart()


async def test_no_process_writes_back_clocks_that_another_has_moved(house: House) -> None:
    number, other = await house.begun(), House(house.store, house.wall)
    before = (await other.live(number)).deadline(0)
    assert before is not None
    house.wall.now += DAY
    await house.tables.move_time(DAY, {})
    with pytest.raises(ConflictError):
        await other.answers(number, (await other.awaited(number))[0])
    assert (await other.live(number)).deadline(0) == before + DAY
    await other.answers(number, (await other.awaited(number))[0])
    with pytest.raises(ConflictError):
        await house.answers(number, (await house.awaited(number))[0])


@pytest.mark.parametrize("outage", first([20 * HOUR, 5 * HOUR, 4 * DAY]))
@pytest.mark.parametrize("asleep", [3, 9])
async def test_after_an_outage_somebody_is_late_when_it_was_shown_whatever_the_night_was(
    house: House, outage: int, asleep: int
) -> None:
    hour = NOON // HOUR % 24
    for person in (ADA, BEN):
        wishes = {"zone": "UTC", "quiet_from": (hour - 1) % 24, "quiet_to": (hour - 1 + asleep) % 24}
        await house.tables.guests.change_person(person, NAMES[person], **wishes)
    number = await house.begun()
    (late,) = await house.awaited(number)
    shown = (await house.live(number)).deadline((await house.live(number)).seat(late))
    assert shown == NOON // HOUR * HOUR + 2 * DAY + (asleep - 1) * HOUR
    await house.passes(2 * DAY - HOUR)
    house.wall.now += outage
    await house.tables.move_time(outage, {})
    house.restart()
    live = await house.live(number)
    shown = live.deadline(live.seat(late))
    await house.passes(2 * DAY)
    assert house.stated(WasLate)[:1] == [shown]


async def test_a_table_that_is_read_while_clocks_move_has_them_once(house: House) -> None:
    number = await house.begun()
    before = (await house.live(number)).deadline(0)
    assert before is not None
    house.tables.cache.forget(number)
    await asyncio.gather(*(house.live(number) for _ in range(3)), house.tables.move_time(DAY, {}))
    assert (await house.live(number)).deadline(0) == before + DAY


@pytest.mark.long
async def test_no_time_passes_where_a_match_cannot_be_read_and_then_it_goes_on(house: House) -> None:
    number = await house.begun()
    await house.passes(30 * HOUR)
    async with house.store.writing() as connection:
        stored = (await connection.execute(select(matches.c.snapshot))).scalar_one()
        await connection.execute(update(matches).values(snapshot=b"nonsense"))
    house.restart()
    await house.tables.state(number, TimeChanged())
    await house.passes(30 * DAY)
    assert not house.stated(WasLate)
    async with house.store.writing() as connection:
        await connection.execute(update(matches).values(snapshot=stored))
    house.restart()
    mended = int(house.wall.now)
    await house.passes(3 * DAY)
    assert mended + 18 * HOUR <= house.stated(WasLate)[0] <= mended + 2 * DAY + HOUR


async def test_what_is_due_is_left_when_nobody_can_be_reached_any_more(house: House) -> None:
    await house.begun()
    house.wall.now += 2 * DAY
    await house.clockwork.tick(lambda: False)
    assert not house.stated(WasLate)
    await house.clockwork.tick()
    assert house.stated(WasLate)


@pytest.mark.parametrize("late", ["computer", "nothing"])
async def test_another_pace_neither_reminds_again_nor_makes_anybody_late_twice(
    house: House, late: str
) -> None:
    number = await house.begun(late=late)
    await house.passes(13 * HOUR if late == "computer" else 2 * DAY)
    reminded, lates = house.stated(Reminded), house.stated(WasLate)
    await proposes(house, number, BEN, "pace", value=RELAXED)
    await says(house, number, ADA)
    await house.passes(HOUR)
    assert (house.stated(Reminded), house.stated(WasLate)) == (reminded, lates)


async def test_a_pause_ends_when_it_was_said_to_end_also_over_an_outage(house: House) -> None:
    number = await house.begun()
    await proposes(house, number, ADA, "pause")
    await says(house, number, BEN)
    house.wall.now += 5 * DAY
    await house.tables.move_time(5 * DAY, {})
    await house.passes(25 * DAY - 1)
    assert (await house.row(number)).paused is not None
    await house.passes(1)
    assert (await house.row(number)).paused is None
