"""Each process shows what belongs to its servers, hears of what others have changed, and waits for a database that is away."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.post import drain
from bot.post.drain import kind_of
from bot.post.line import PRIVATE, PUBLIC
from bot.store import ALL
from bot.store.household import Share
from bot.store.postgresql import AwayError
from bot.tables.live import TABLE
from tests.bot.post.offline import House, refusal


async def quiet(house: House) -> None:
    """Until nothing is being delivered."""
    while tasks := list(house.post._tasks.values()):
        await asyncio.wait(tasks)


async def goes_out(house: House, table: int) -> None:
    """What is due is delivered, also what waits for a picture."""
    while await house.post._round((table, PUBLIC)) is not None:
        late = house.post._delivery.late(await house.slot(table))
        if late is None:
            break
        await asyncio.wait({late.coming})


async def test_what_another_process_serves_is_left_to_it(house: House) -> None:
    table = await house.lobby()
    house.post._share = Share((1,), 2)
    assert await house.post._round((table, PUBLIC)) is None
    assert house.channel.done == []
    house.post._share = Share((0,), 2)
    await goes_out(house, table)
    assert house.channel.done == ["send"]


async def test_of_which_server_a_table_is_is_remembered_for_so_many(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await house.lobby(), await house.lobby()
    house.post._share = Share((0,), 2)
    monkeypatch.setattr(drain, "REMEMBERED", 1)
    assert await house.post._mine(first)
    assert list(house.post._servers) == [first]
    assert await house.post._mine(second)
    assert list(house.post._servers) == [second]


async def test_what_others_have_changed_is_shown_and_nothing_before_discord_is_there(house: House) -> None:
    house.settings.edit_gap = 0
    table = await house.lobby()
    house.post._heard(ALL, 0)
    house.post._heard(TABLE, table)
    house.post._heard("person", table)
    await quiet(house)
    assert house.channel.done == []
    await house.post.start()
    await quiet(house)
    assert "send" in house.channel.done
    await house.tables.add_computer(table, 11)
    before = len(house.channel.done)
    house.post._heard("person", table)
    await quiet(house)
    assert len(house.channel.done) == before
    house.post._heard(ALL, 0)
    await house.post._starting
    await quiet(house)
    assert (await house.slot(table)).settled


async def test_while_the_database_is_away_nothing_is_tried_in_vain(house: House) -> None:
    slot = await house.slot(await house.lobby())
    error = AwayError("no answer")
    assert [await house.post._failed(replace(slot, tries=tries), error) for tries in (0, 1, 2, 9)] == [
        5,
        5,
        8,
        600,
    ]
    assert (await house.slot(slot.table)).tries == 0
    assert house.post.results["failed"] == 4
    assert house.post._next[slot.table, "card"] > asyncio.get_running_loop().time() + 500


async def test_a_drain_whose_database_is_away_is_woken_soon_and_a_mistake_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.post.start()
    woken: list[float] = []
    monkeypatch.setattr(house.post, "_wake_in", lambda _, seconds, **__: woken.append(seconds))
    for error in (AwayError("no answer"), ValueError("a mistake")):

        async def breaks(_: object, error: Exception = error) -> None:
            raise error

        with monkeypatch.context() as broken:
            broken.setattr(house.post, "_round", breaks)
            house.post.wake(1)
            await quiet(house)
            await asyncio.sleep(0)
    assert woken == [5, 5, 60, 60], "the public and the private letters of the table"


async def test_how_many_tables_wait_is_known(house: House) -> None:
    assert house.post.waiting == 0
    await house.lobby()
    await house.post.start()
    assert house.post.waiting >= 1
    await quiet(house)
    await asyncio.sleep(0)
    assert house.post.waiting == 0
    assert (kind_of("card"), kind_of("hand:2")) == (PUBLIC, PRIVATE)


async def test_what_went_well_what_failed_and_what_was_lost_is_counted(house: House) -> None:
    table = await house.lobby()
    house.settings.edit_gap = 0
    house.channel.refusals["send"] = [refusal(503), refusal(403, 50013)]
    for _ in range(2):
        house.post._next.clear()
        await goes_out(house, table)
    assert dict(house.post.results) == {"failed": 1, "lost": 1}
    await house.tables.add_computer(table, 11)
    house.post._next.clear()
    await goes_out(house, table)
    assert house.post.results["shown"] == 1
