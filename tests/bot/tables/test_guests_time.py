"""Absences and digests are stored with their timers, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bot.store import Connection, Store, timers
from bot.store.schema import timers as stored
from bot.tables.guests import Guests
from bot.tables.habits import Quiet, midnight
from engines.kernel import RefusedError
from tests.databases import BOTH, Fresh

WARSAW = "Europe/Warsaw"
BEGAN = int(datetime(2026, 11, 19, 10, tzinfo=ZoneInfo(WARSAW)).timestamp())
DAY = 86400
FIRST, LAST = date(2026, 11, 21), date(2026, 11, 24)


@pytest.fixture(params=BOTH)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made


class World:
    """Ada, of whom the zone is known, and a clock."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = store, BEGAN
        self.guests = Guests(store, lambda: self.now)

    async def due(self) -> list[tuple[str, int, int]]:
        """What is due, when, and of which part."""
        async with self.store.reading() as connection:
            rows = await connection.execute(select(stored).order_by(stored.c.due, stored.c.kind))
            return [(row["kind"], row["due"], row["part"]) for row in rows.mappings()]


@pytest.fixture
async def world(store: Store) -> World:
    one = World(store)
    await one.guests.change_person(1, "Ada", zone=WARSAW)
    return one


async def test_an_absence_has_a_timer_at_either_end(world: World) -> None:
    absence = await world.guests.go_away(1, None, LAST)
    assert (absence.person, absence.since, absence.until) == (
        1,
        midnight(FIRST, WARSAW),
        midnight(LAST, WARSAW) + DAY,
    )
    assert await world.due() == [
        ("leaving", absence.since, absence.id),
        ("return", absence.until, absence.id),
    ]
    for guests in (world.guests, Guests(world.store, lambda: world.now)):
        assert await guests.absence(1) == absence
        assert await guests.absence(2) is None


async def test_an_absence_is_over_when_its_time_has_come(world: World) -> None:
    absence = await world.guests.go_away(1, None, LAST)
    world.now = absence.until - 1
    assert await world.guests.absence(1) == absence
    world.now = absence.until
    assert await world.guests.absence(1) is None


async def test_what_is_called_off_has_never_been(world: World) -> None:
    absence = await world.guests.go_away(1, None, LAST)
    assert await world.guests.come_back(1) == absence
    assert await world.due() == []
    assert await world.guests.absence(1) is None
    assert await world.guests.absences(1) == ()
    with pytest.raises(RefusedError, match="away-not"):
        await world.guests.come_back(1)


async def test_whoever_is_back_early_is_back_at_once(world: World) -> None:
    absence = await world.guests.go_away(1, None, LAST)
    world.now = absence.since + DAY + 5
    await world.guests.come_back(1)
    assert await world.due() == [("return", world.now, absence.id)]
    for guests in (world.guests, Guests(world.store, lambda: world.now)):
        assert await guests.absence(1) is None
        assert [one.until for one in await guests.absences(1)] == [world.now]
    again = await world.guests.go_away(1, None, date(2026, 11, 30))
    assert again.since >= world.now + DAY


async def test_of_two_plans_at_once_one_holds(world: World) -> None:
    both = [world.guests.go_away(1, None, LAST), world.guests.go_away(1, FIRST, FIRST)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(one) for one in done].count(RefusedError) == 1
    assert len(await world.due()) == 2
    assert len(await world.guests.absences(1)) == 1


async def test_what_is_refused_changes_nothing(world: World) -> None:
    with pytest.raises(RefusedError, match="away-zone"):
        await world.guests.go_away(2, None, LAST)
    with pytest.raises(RefusedError, match="away-too-long"):
        await world.guests.go_away(1, None, date(2026, 12, 31))
    assert await world.due() == []
    assert await world.guests.absences(1) == ()


async def test_absences_of_earlier_quarters_are_forgotten(world: World) -> None:
    first = await world.guests.go_away(1, None, LAST)
    world.now = midnight(date(2027, 1, 2), WARSAW)
    second = await world.guests.go_away(1, None, date(2027, 1, 5))
    assert await world.guests.absences(1) == (second,)
    assert first.id != second.id


class Slow:
    """Whoever looks into the store from now on hears of what was there only when they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen, self.told = asyncio.Event(), asyncio.Event()
        reading = Store.reading

        @asynccontextmanager
        async def slowly(store: Store) -> AsyncIterator[Connection]:
            async with reading(store) as connection:
                yield connection
            self.seen.set()
            await self.told.wait()

        monkeypatch.setattr(Store, "reading", slowly)


async def test_an_older_look_does_not_overtake_a_plan(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    looked = asyncio.ensure_future(world.guests.absence(1))
    await slow.seen.wait()
    absence = await world.guests.go_away(1, None, LAST)
    slow.told.set()
    assert await looked == await world.guests.absence(1) == absence


async def test_an_older_look_does_not_overtake_what_is_wished(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two people, one plans and wishes something while a table looks both up; another one is erased."""
    guests = world.guests
    await guests.habits([3])
    slow = Slow(monkeypatch)
    looked = asyncio.ensure_future(guests.habits([1, 2, 3]))
    await slow.seen.wait()
    absence = await guests.go_away(1, None, LAST)
    await guests.change_person(1, quiet_from=22, quiet_to=7)
    guests.forget(3)
    slow.told.set()
    found = await looked
    assert found[1] == (await guests.habits([1]))[1]
    assert (found[1].quiet, found[1].absent) == (Quiet(WARSAW, 22, 7), (absence.since, absence.until))
    assert found[3] == found[2]


async def test_the_digest_is_due_at_its_hour_of_the_zone(world: World) -> None:
    guests = world.guests
    await guests.change_person(1, digest=18)
    assert await world.due() == [("digest", BEGAN + 8 * 3600, 0)]
    await guests.change_person(1, digest=9)
    assert await world.due() == [("digest", BEGAN + 23 * 3600, 0)]
    await guests.change_person(1, zone="Asia/Kolkata")
    assert await world.due() == [("digest", BEGAN + 23 * 3600 - 4.5 * 3600, 0)]
    before = await world.due()
    await guests.change_person(1, dms=False, quiet_from=22, quiet_to=7)
    await guests.change_person(2, "Ben", zone=WARSAW)
    assert await world.due() == before
    world.now = before[0][1] + 30
    await guests.change_person(1, dms=True)
    assert await world.due() == before, "what is due at this moment still comes"
    await guests.change_person(1, digest=None)
    assert await world.due() == []


async def test_a_timer_is_put_and_dropped_by_what_is_said_of_it(world: World) -> None:
    async with world.store.writing() as connection:
        given: list[dict[str, Any]] = [{"person": 1}, {"person": 2}, {"person": 1, "part": 3}, {}]
        for due, one in enumerate(given, 10):
            await timers.put(connection, "digest", due, **one)
        await timers.put(connection, "digest", 20, person=1)
        await timers.put(connection, "other", 30, person=1)
    assert [due for _, due, _ in await world.due()] == [11, 12, 13, 20, 30]
    async with world.store.writing() as connection:
        await timers.drop(connection, "digest", person=1, part=3)
    assert [due for _, due, _ in await world.due()] == [11, 13, 20, 30]
    async with world.store.writing() as connection:
        await timers.drop(connection, "digest", person=1)
    assert [due for _, due, _ in await world.due()] == [11, 13, 30]


async def test_whoever_works_at_a_timer_that_is_put_anew_has_it_no_more(world: World) -> None:
    async with world.store.writing() as connection:
        await timers.put(connection, "digest", 10, person=1)
        first = (await connection.execute(select(stored.c.id))).scalar_one()
        await connection.execute(stored.update().values(holder="somebody", leased=99))
        await timers.put(connection, "digest", 11, person=1)
        row = (await connection.execute(select(stored))).mappings().one()
    assert (row["due"], row["holder"], row["leased"]) == (11, None, None)
    assert row["id"] != first
