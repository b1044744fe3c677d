"""A digest tells all tables that wait, the most urgent first; whoever cannot have it is mentioned, and who is away or asleep is left alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.digest import Digest
from bot.store import Store, timers
from bot.store.timers import Timer
from bot.tables.clock import DAY, HOUR, NONE, QUICK, WEEKLY
from bot.tables.facts import Reminded
from bot.tables.habits import day_of
from tests.bot.tables.wall import ADA, BEN, NOON, House
from tests.e2e.stage import Toys
from tests.toys import WORKS

AT_EIGHT = 8  # it is eight in UTC


class Reader:
    """Reads what is sent, or does not."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.refusal: Exception | None = None

    async def send(self, *, content: str, **_: Any) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.read.append(content)


class Desk:
    """Ada's digest, sent as often as it is due."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ada = Reader()

    async def wishes(self, **said: Any) -> None:
        guests = self.house.tables.guests
        await guests.change_person(
            ADA, "Ada", **{"zone": "UTC", "digest": AT_EIGHT, "language": "en", **said}
        )

    async def due(self) -> int | None:
        """When the next one is due."""
        timer = await self._timer()
        return None if timer is None else timer.due

    async def _timer(self) -> Timer | None:
        async with self.house.store.writing() as connection:
            found = await timers.claim(connection, NOON + 99 * DAY, "test", 0, 9)
        return next((one for one in found if one.kind == "digest"), None)

    async def send(self, timer: Timer | None = None) -> list[str]:
        """It is due: what is read of it."""
        house, before = self.house, len(self.ada.read)
        app: Any = SimpleNamespace(
            tables=house.tables, guests=house.tables.guests, store=house.store, get_user=lambda _: self.ada
        )
        timer = timer or await self._timer()
        assert timer is not None
        await Digest(app).send(timer)
        return self.ada.read[before:]


@pytest.fixture
async def desk(store: Store) -> AsyncIterator[Desk]:
    with Toys():
        yield Desk(House(store))


def refusal(status: int, kind: type[discord.HTTPException] = discord.HTTPException) -> Exception:
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return kind(response, {"code": 0, "message": "no"})


async def test_it_tells_what_waits_the_most_urgent_first_and_comes_again_tomorrow(desk: Desk) -> None:
    house = desk.house
    never = await house.begun(ADA, BEN, pace=NONE)
    slow = await house.begun(ADA, BEN, pace=WEEKLY)
    daily = await house.begun(ADA, BEN)
    await house.begun(BEN, ADA)
    await house.begun(ADA, BEN, pace=QUICK)
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    await desk.wishes()
    assert await desk.due() == NOON + DAY, "this hour has begun"
    house.wall.now = NOON + HOUR
    (text,) = await desk.send()
    head, *lines = text.splitlines()
    assert head == "Good day. 3 tables wait for you:"
    assert [f"table {one}" in line for one, line in zip((daily, slow, never), lines, strict=True)] == [
        True
    ] * 3
    assert [f"<t:{NOON + 2 * DAY}:" in lines[0], "until" in lines[2]] == [True, False]
    assert f"table {row.id}" not in text
    assert "discord.com/channels/1/2" in lines[0]
    assert await desk.due() == NOON + DAY
    house.wall.now = NOON + DAY
    await desk.send()
    assert await desk.due() == NOON + 2 * DAY


async def test_where_nothing_waits_nothing_is_sent(desk: Desk) -> None:
    await desk.wishes()
    assert await desk.send() == []
    assert await desk.due() == NOON + DAY


async def test_whoever_takes_none_any_more_is_mentioned_at_each_table_that_waits(desk: Desk) -> None:
    house = desk.house
    first, paused = await house.begun(ADA, BEN), await house.begun(ADA, BEN)
    async with house.tables.enter(paused) as live:
        live.row.paused = NOON
    await desk.wishes()
    desk.ada.refusal = refusal(403, discord.Forbidden)
    assert await desk.send() == []
    assert house.stated(Reminded) == [NOON]
    assert (await house.tables.guests.person(ADA)).dm_closed
    desk.ada.refusal = None
    assert await desk.send() == []
    assert house.stated(Reminded) == [NOON], "from now on the table calls"
    assert first


async def test_a_hiccup_of_discord_is_no_refusal(desk: Desk) -> None:
    await desk.house.begun(ADA, BEN)
    await desk.wishes()
    desk.ada.refusal = refusal(500)
    assert await desk.send() == []
    assert not (await desk.house.tables.guests.person(ADA)).dm_closed
    assert desk.house.stated(Reminded) == []


@pytest.mark.parametrize("wish", [{"dms": False}, {"dm_closed": True}])
async def test_whoever_takes_no_private_messages_gets_none(desk: Desk, wish: dict[str, bool]) -> None:
    await desk.house.begun(ADA, BEN)
    await desk.wishes(**wish)
    assert await desk.send() == []
    assert await desk.due() == NOON + DAY
    assert desk.house.stated(Reminded) == []


async def test_in_quiet_hours_it_comes_with_their_end(desk: Desk) -> None:
    await desk.house.begun(ADA, BEN)
    await desk.wishes(quiet_from=7, quiet_to=10)
    assert await desk.send() == []
    assert await desk.due() == NOON + 2 * HOUR
    desk.house.wall.now = NOON + 2 * HOUR
    assert len(await desk.send()) == 1
    assert await desk.due() == NOON + DAY


async def test_it_does_not_come_while_somebody_is_away(desk: Desk) -> None:
    house = desk.house
    await house.begun(ADA, BEN)
    await desk.wishes()
    absence = await house.tables.guests.go_away(ADA, None, day_of(NOON + 4 * DAY, "UTC"))
    assert len(await desk.send()) == 1
    house.wall.now = absence.since
    assert await desk.send() == []
    house.wall.now = absence.until
    assert len(await desk.send()) == 1


async def test_one_that_somebody_else_has_sent_or_nobody_wants_any_more_is_not_sent(desk: Desk) -> None:
    await desk.house.begun(ADA, BEN)
    await desk.wishes()
    timer = await desk._timer()
    assert timer is not None
    assert await desk.send(replace(timer, due=timer.due - 1)) == []
    assert len(await desk.send(timer)) == 1
    assert await desk.send(timer) == []
    await desk.wishes(digest=None)
    assert await desk.due() is None
    async with desk.house.store.writing() as connection:
        await timers.put(connection, "digest", NOON, person=ADA)
    assert await desk.send() == []
    assert await desk.due() is None
