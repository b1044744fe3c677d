"""What passes while nobody can be served counts against nobody."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.settings import Settings
from bot.store import Store, clocks, timers
from bot.store.postgresql import AwayError
from bot.tables.clock import DAY, HOUR, MINUTE
from bot.tables.facts import TimeChanged, WasLate
from bot.timekeeper import Timekeeper
from tests.bot.tables.wall import NOON, House
from tests.e2e.stage import Toys


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)


def keeper(house: House, **settings: Any) -> Timekeeper:
    """That of a process which has just started."""
    house.restart()
    app: Any = SimpleNamespace(
        settings=Settings(_env_file=None, **settings),
        store=house.store,
        tables=house.tables,
        guests=house.tables.guests,
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


# How long is long, and when it wakes


@pytest.mark.parametrize(("outage", "moved", "lenient"), [(5, 0, 0), (6, 0, 6), (600, 0, 600), (601, 601, 0)])
async def test_from_when_on_an_outage_moves_all_that_runs(
    house: House, outage: int, moved: int, lenient: int
) -> None:
    number = await house.begun()
    await keeper(house).take_up()
    house.wall.now += outage
    second = keeper(house)
    await second.take_up()
    assert await ends(house, number) == NOON + 2 * DAY + moved
    assert second.clockwork.lenient_until == (NOON + outage + lenient if lenient else 0)


async def test_a_short_outage_takes_no_leniency_away(house: House) -> None:
    await keeper(house).take_up()
    house.wall.now += 9 * MINUTE
    await keeper(house).take_up()
    house.wall.now += MINUTE
    third = keeper(house)
    await third.take_up()
    assert third.clockwork.lenient_until == NOON + 18 * MINUTE
    house.wall.now -= 2 * MINUTE  # a clock that is put back a little
    fourth = keeper(house)
    await fourth.take_up()
    assert fourth.clockwork.lenient_until == NOON + 18 * MINUTE


async def due(house: House, seconds: int) -> None:
    """Something is due in so many seconds that nobody knows how to do; it is forgotten then."""
    async with house.store.writing() as connection:
        await timers.put(connection, "nothing", int(house.wall.now) + seconds, part=seconds)


async def forgotten(house: House) -> bool:
    async with house.store.reading() as connection:
        return await clocks.next_due(connection) is None


@pytest.mark.parametrize(("first", "sleeps"), [(None, 180), (7, 7), (179, 179), (180, 180), (181, 180)])
async def test_it_sleeps_until_the_next_thing_is_due(house: House, first: int | None, sleeps: int) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    if first is not None:
        await due(house, first)
    keeps._reachable = True
    await keeps._turn()
    assert keeps._loop.seconds == sleeps
    house.wall.now += sleeps
    await keeps._turn()
    assert await forgotten(house) == (first is None or sleeps >= first)


async def test_what_somebody_else_works_at_is_looked_at_again_and_not_without_a_pause(house: House) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    await due(house, 1)
    keeps._reachable = True
    await keeps._turn()
    assert keeps._loop.seconds == 1
    keeps._sooner(NOON + 90)
    assert keeps._loop.seconds == 1, "it wakes before that anyway"


async def test_whatever_is_due_sooner_wakes_it_sooner(house: House) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    keeps._sooner(NOON + 10)  # nothing has been looked at yet: that comes first
    keeps._reachable = True
    await keeps._turn()
    assert keeps._loop.seconds == 180
    house.wall.now += 20
    keeps._sooner(NOON + 180)
    assert keeps._loop.seconds == 180
    for told in house.tables.sooner:
        told(NOON + 60)
    assert keeps._loop.seconds == 60
    keeps._sooner(NOON + 5)
    assert keeps._loop.seconds == 21, "what was due already is done in a second"
    keeps.lost()
    keeps._sooner(NOON + 21)
    assert keeps._loop.seconds == 21


async def test_while_discord_cannot_be_reached_nothing_is_done(house: House) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    await due(house, 0)
    await keeps._turn()
    assert not await forgotten(house)
    keeps._reachable = True
    await keeps._turn()
    assert await forgotten(house)


@pytest.mark.parametrize(("error", "sleeps"), [(AwayError("no answer"), 5), (ValueError("a mistake"), 180)])
async def test_a_database_that_is_away_is_asked_again_soon(
    house: House, error: Exception, sleeps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeps = keeper(house)
    await keeps.take_up()
    keeps._reachable = True

    async def breaks(*_: object) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.clocks.anything_due", breaks)
        await keeps._turn()
    assert keeps._loop.seconds == sleeps
    await keeps._turn()
    assert keeps._loop.seconds == 180


@pytest.mark.parametrize(("ago", "served"), [(0, True), (600, True), (601, False)])
async def test_who_was_served_by_another_process_lately_was_served(
    house: House, ago: int, *, served: bool
) -> None:
    first, second = keeper(house), keeper(house)
    async with house.store.reading() as connection:
        assert not await second._served_by_another(connection), "nobody has ever been awake"
    await first.take_up()
    house.wall.now += ago
    async with house.store.reading() as connection:
        assert await second._served_by_another(connection) is served
        assert not await first._served_by_another(connection), "by nobody else"


async def test_messages_follow_after_an_outage_the_soonest_deadline_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.timekeeper.FOLLOW_GAP", 0)
    slow, quick = await house.begun(pace="weekly"), await house.begun()
    keeps = keeper(house)
    await keeps.take_up()
    await keeps.found()
    assert keeps._following is None
    keeps.lost()
    house.wall.now += HOUR
    told: list[int] = []
    house.tables.changed.append(told.append)
    await keeps.found()
    assert keeps._following is not None
    await keeps._following
    assert [one for one in told if one in (slow, quick)] == [quick, slow]
    assert house.stated(TimeChanged) == [NOON + HOUR] * 2
    assert await house.store.note("followed") == ""
    done = keeps._following
    await keeps._follow()
    assert keeps._following is done
    await keeps.stop()


async def test_who_follows_is_gone_on_with_by_the_next_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.timekeeper.FOLLOW_GAP", 0)
    await house.begun(pace="weekly")
    number = await house.begun()
    async with house.store.reading() as connection:
        (first, _) = await clocks.showing(connection, (0, 0), 9)
    assert first[1] == number
    await house.store.keep_note("followed", json.dumps(first))
    keeps = keeper(house)
    await keeps.take_up()
    await keeps._follow()
    assert keeps._following is not None
    await keeps._following
    assert len(house.stated(TimeChanged)) == 1


async def test_to_be_woken_long_before_it_had_to_be_is_no_jump_of_the_clock(house: House) -> None:
    number = await house.begun()
    keeps = keeper(house, mark_gap=HOUR)
    await keeps.take_up()
    keeps._reachable = True
    for _ in range(2):
        await keeps._turn()
        assert keeps._loop.seconds == HOUR
        house.wall.now += MINUTE
    assert await ends(house, number) == NOON + 2 * DAY


async def test_nothing_is_sent_before_discord_is_there(house: House) -> None:
    await house.begun()
    await keeper(house).take_up()
    house.wall.now += HOUR
    again = keeper(house)
    await again.take_up()
    assert again._following is None
    assert await house.store.note("followed") != ""
