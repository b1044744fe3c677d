"""Several processes on one database: what a table owns is shown by the one that serves its server, whoever has changed it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.settings import Settings
from tests.bot.post.offline import ADA, SERVER, House
from tests.databases import POSTGRES

PATIENCE, AGAIN = 20.0, 0.1


@pytest.fixture(params=[POSTGRES])
def fresh(request: pytest.FixtureRequest) -> object:
    return request.getfixturevalue(request.param)


@pytest.fixture
async def houses(database: str) -> AsyncIterator[tuple[House, House]]:
    """The process that serves the server of all tables here, and another one."""
    made = []
    for shard in (SERVER >> 22, 1):
        given = {"shards": f"{shard}/2", "edit_gap": 0, "card_gap": 0}
        house = House(Settings.read(database=database, rehearse=False, icons=False, **given))
        await house.open()
        house.tables.changed.append(house.post.wake)
        made.append(house)
    await made[0].guests.change_server(SERVER, place="channel")
    for house in made:
        await house.post.start()
    yield made[0], made[1]
    for house in made:
        await house.post.stop()
        house.pictures.close()
        await house.store.close()


async def settled(house: House, table: int, revision: int) -> None:
    """Until the card of a table shows this revision."""
    heard, household = asyncio.Event(), house.store.household
    assert household is not None
    household.heard.append(lambda *_: heard.set())
    async with asyncio.timeout(PATIENCE):
        while (await house.slot(table)).shown < revision:
            waiting = [*house.post._tasks.values(), asyncio.ensure_future(heard.wait())]
            # What has come to its end during the look is not among them, and nothing else may come.
            await asyncio.wait(waiting, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
            waiting[-1].cancel()
            heard.clear()


async def test_it_is_shown_once_by_whose_server_it_is(houses: tuple[House, House]) -> None:
    serving, other = houses
    table = await other.lobby()
    await settled(serving, table, 2)
    assert other.channel.done == []
    assert [one.split()[0] for one in serving.channel.done].count("send") == 1
    assert len(serving.channel.said) == 1


async def test_what_was_left_is_shown_by_whoever_takes_its_shards_up(database: str) -> None:
    left = House(Settings.read(database=database, rehearse=False, icons=False, shards="1/2"))
    await left.open()
    await left.guests.change_server(SERVER, place="channel")
    table = await left.lobby()
    taking = House(Settings.read(database=database, rehearse=False, icons=False, shards="0/2"))
    await taking.open()
    for house in (left, taking):
        await house.post.start()
    await settled(taking, table, 2)
    assert len(taking.channel.said) == 1
    assert left.channel.said == {}
    for house in (left, taking):
        await house.post.stop()
        house.pictures.close()
        await house.store.close()


async def test_what_is_answered_elsewhere_is_shown_here(houses: tuple[House, House]) -> None:
    serving, other = houses
    table = await serving.lobby()
    await settled(serving, table, 2)
    await other.tables.start(table, ADA)
    async with other.tables.enter(table) as live:
        revision = live.row.revision
    await settled(serving, table, revision)
    assert other.channel.done == []


@pytest.mark.parametrize(("behind", "edits"), [(0, 0), (1, 1)])
async def test_a_reply_elsewhere_that_comes_too_late_does_not_stay(
    houses: tuple[House, House], behind: int, edits: int
) -> None:
    """What the other process shows as its reply may be older than what stands there already."""
    serving, other = houses
    table = await serving.lobby()
    await settled(serving, table, 2)
    slot = await serving.slot(table)
    await other.post.overtook(slot, slot.shown - behind)
    await settled(serving, table, slot.shown)
    assert serving.channel.done.count(f"edit {slot.message}") == edits
    await other.post.overtook(replace(slot, message=0), 1)  # it was on a message that does not count any more
    assert (await serving.slot(table)).shown == slot.shown
