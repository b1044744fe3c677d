"""What passes while nobody can be served counts against nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.settings import Settings
from bot.store import Store
from bot.tables.clock import DAY, HOUR, MINUTE
from bot.tables.facts import WasLate
from bot.timekeeper import Timekeeper
from tests.bot.tables.wall import NOON, House
from tests.e2e.stage import Toys


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)


def keeper(house: House) -> Timekeeper:
    """That of a process which has just started."""
    house.restart()
    app: Any = SimpleNamespace(
        settings=Settings(_env_file=None), store=house.store, tables=house.tables, guests=house.tables.guests
    )
    made = Timekeeper(app)
    house.clockwork = made.clockwork
    return made


async def ends(house: House, number: int) -> int:
    """When the time of whoever is awaited runs out."""
    live = await house.live(number)
    end = live.deadline(live.begun.awaited()[0].seat)
    assert end is not None
    return end


@pytest.mark.parametrize("outage", [11 * MINUTE, HOUR, 7 * DAY])
async def test_a_process_that_was_off_for_long_moves_all_deadlines(house: House, outage: int) -> None:
    await keeper(house).take_up()
    number = await house.begun()
    house.wall.now += outage
    await keeper(house).take_up()
    assert await ends(house, number) == NOON + 2 * DAY + outage
    await keeper(house).take_up()
    assert await ends(house, number) == NOON + 2 * DAY + outage


async def test_after_a_short_outage_no_deadline_moves_and_nobody_is_late_for_as_long(house: House) -> None:
    number = await house.begun()
    await house.passes(2 * DAY - 5 * MINUTE)
    first = keeper(house)
    await first.take_up()
    await first.found()
    await first.stop()
    house.wall.now += 9 * MINUTE
    await keeper(house).take_up()
    assert await ends(house, number) == NOON + 2 * DAY
    await house.passes(9 * MINUTE - 1)
    assert not house.stated(WasLate)
    await house.passes(1)
    assert house.stated(WasLate) == [NOON + 2 * DAY + 13 * MINUTE]


async def test_an_outage_that_two_processes_have_seen_moves_deadlines_once(house: House) -> None:
    first, other = keeper(house), House(house.store, house.wall, house.facts)
    second = keeper(other)
    for one in (first, second):
        await one.take_up()
        await one.found()
    number = await house.begun()
    assert await ends(other, number) == NOON + 2 * DAY
    for one in (first, second):
        one.lost()
    house.wall.now += 3 * HOUR
    for one in (first, second):
        await one.found()
    for one in (house, other):
        assert await ends(one, number) == NOON + 2 * DAY + 3 * HOUR
        one.restart()
        assert await ends(one, number) == NOON + 2 * DAY + 3 * HOUR
    for one in (first, second):
        await one.stop()


async def test_what_passes_while_discord_cannot_be_reached_counts_against_nobody(house: House) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    await keeps.found()
    number = await house.begun()
    keeps.lost()
    house.wall.now += HOUR
    await keeps.found()
    assert await ends(house, number) == NOON + 2 * DAY + HOUR
    await keeps.stop()


@pytest.mark.parametrize("first", ["lost", "stop"])
async def test_a_machine_that_has_slept_was_away_for_that_long_whatever_wakes_first(
    house: House, first: str
) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    await keeps.found()
    number = await house.begun()
    house.wall.now += 8 * HOUR
    if first == "lost":
        keeps.lost()
        house.wall.now += MINUTE
        await keeps.found()
        await keeps.stop()
    else:
        await keeps.stop()
        house.wall.now += MINUTE
        await keeper(house).take_up()
    slept = await ends(house, number) - NOON - 2 * DAY
    assert 8 * HOUR - 3 * MINUTE <= slept <= 8 * HOUR + MINUTE


async def test_a_clock_that_jumps_and_is_put_right_again_changes_nothing(house: House) -> None:
    number = await house.begun()
    await keeper(house).take_up()
    house.wall.now += 3 * DAY
    await keeper(house).take_up()
    house.wall.now -= 3 * DAY
    await keeper(house).take_up()
    assert await ends(house, number) == NOON + 2 * DAY
