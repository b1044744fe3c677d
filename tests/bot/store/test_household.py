"""Processes that serve one bot on one PostgreSQL: nobody has the shards of another, and all hear what one has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from bot.store import ALL, Share, Store, StoreError, household
from bot.store.base import connected
from bot.store.household import Household
from bot.store.look import Form, form_of
from tests.bot.store.releases import brought_back
from tests.databases import on_postgres
from tests.postgres import EMPTY, Server

FIRST, SECOND = Share((0, 1), 4), Share((2, 3), 4)
PATIENCE = 20.0


@pytest.mark.parametrize("server", [0, 5 << 22, (7 << 22) + 4_000_000, 2**63 - 1])
def test_every_server_has_one_process(server: int) -> None:
    serving = [share for share in (FIRST, SECOND) if share.serves(server)]
    assert len(serving) == 1
    assert (server >> 22) % 4 in serving[0].shards


@pytest.fixture
async def processes(database: str) -> AsyncIterator[list[Store]]:
    stores: list[Store] = []
    yield stores
    for one in stores:
        await one.close()


async def joins(stores: list[Store], database: str, share: Share) -> Store:
    """Another process with these shards."""
    store = await Store.open(database)
    stores.append(store)
    await store.join(database, share)
    return store


class Ear:
    """What a process has heard."""

    def __init__(self, store: Store) -> None:
        assert store.household is not None
        self.heard: list[tuple[str, int]] = []
        self._came = asyncio.Event()
        store.household.heard.append(self._hears)

    def _hears(self, kind: str, number: int) -> None:
        self.heard.append((kind, number))
        self._came.set()

    async def until(self, kind: str, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (kind, number) not in self.heard:
                self._came.clear()
                await self._came.wait()


@on_postgres
async def test_shards_that_another_process_serves_are_refused(database: str, processes: list[Store]) -> None:
    await joins(processes, database, FIRST)
    with pytest.raises(StoreError, match="already serves shard 1 of 4: end it first"):
        await joins(processes, database, Share((1, 2), 4))
    await joins(processes, database, SECOND)
    await processes[0].close()
    await joins(processes, database, FIRST)


@pytest.mark.postgres
async def test_who_is_refused_its_shards_has_not_brought_the_database_to_its_own_form(server: Server) -> None:
    """The other one may be of an older release, which goes on serving."""
    name = await server.make(EMPTY)
    url = server.url(name)
    serving = Household(url, connected(url, 1, isolation_level="AUTOCOMMIT"), FIRST)
    await serving.join()
    try:
        with pytest.raises(StoreError, match="already serves shard 1 of 4"):
            await Store.open(url, share=Share((1, 2), 4))
        assert await form_of(url) is Form.NONE
        await (await Store.open(url, share=SECOND)).close()
        assert await form_of(url) is Form.PRESENT
    finally:
        await serving.leave()
        await server.drop(name)


@on_postgres
async def test_what_is_run_beside_a_bot_leaves_it_the_form_that_it_knows(
    database: str, processes: list[Store]
) -> None:
    serving = await joins(processes, database, FIRST)
    await (await Store.open(database, fresh=False)).close()
    async with serving.writing() as connection:
        await connection.run_sync(brought_back)
    with pytest.raises(StoreError, match=r"still runs on the database .* older release: end it first"):
        await Store.open(database, fresh=False)
    assert await form_of(database) is Form.OLDER
    await serving.close()
    await (await Store.open(database, fresh=False)).close()
    assert await form_of(database) is Form.PRESENT


@on_postgres
async def test_all_must_divide_the_servers_alike(database: str, processes: list[Store]) -> None:
    await joins(processes, database, FIRST)
    with pytest.raises(
        StoreError, match="among 4 shards, this one among 8: give all of them the same number"
    ):
        await joins(processes, database, Share((7,), 8))


@on_postgres
async def test_a_bot_without_shards_wants_to_be_alone(database: str, processes: list[Store]) -> None:
    await joins(processes, database, Share())
    with pytest.raises(StoreError, match="already serves shard 0 of 1"):
        await joins(processes, database, Share())
    with pytest.raises(StoreError, match="give all of them the same number"):
        await joins(processes, database, FIRST)


@on_postgres
async def test_the_others_hear_what_was_committed_and_nothing_else(
    database: str, processes: list[Store]
) -> None:
    one, other = await joins(processes, database, FIRST), await joins(processes, database, SECOND)
    own, ear = Ear(one), Ear(other)
    with suppress(LookupError):
        async with one.writing() as connection:
            await one.tell(connection, "table", 1)
            raise LookupError
    async with one.writing() as connection:
        await one.tell(connection, "table", 2)
    await ear.until("table", 2)
    assert ear.heard == [("table", 2)]
    async with other.writing() as connection:
        await other.tell(connection, "table", 3)
    await own.until("table", 3)
    assert own.heard == [("table", 3)]


@on_postgres
async def test_after_the_server_was_away_everything_is_read_afresh(
    database: str, processes: list[Store], server: Server
) -> None:
    store = await joins(processes, database, FIRST)
    ear = Ear(store)
    server.stop()
    server.start()
    await ear.until(ALL, 0)
    with pytest.raises(StoreError, match="already serves shard"):
        await joins(processes, database, Share((0,), 4))


@on_postgres
async def test_a_line_that_breaks_is_noticed_at_once(
    database: str, processes: list[Store], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(household, "LOOKS", 10 * PATIENCE)
    ear = Ear(store := await joins(processes, database, FIRST))
    assert store.household is not None
    assert store.household._keeper is not None
    await store.household._keeper  # nobody looks again before the test is over
    server.stop()
    server.start()
    await ear.until(ALL, 0)


@on_postgres
async def test_whose_shards_somebody_else_has_taken_meanwhile_ends(
    database: str, processes: list[Store], server: Server
) -> None:
    store = await joins(processes, database, FIRST)
    assert store.household is not None
    ended = asyncio.Event()

    async def ends() -> None:
        ended.set()

    store.household.ousted = ends
    another = await Store.open(database)
    processes.append(another)
    server.stop()
    server.start()
    try:
        await another.join(database, FIRST)
    except StoreError:  # the first was quicker, and goes on
        assert not ended.is_set()
        return
    async with asyncio.timeout(PATIENCE):
        await ended.wait()


@on_postgres
async def test_who_goes_is_noticed(database: str, processes: list[Store]) -> None:
    one, other = await joins(processes, database, FIRST), await joins(processes, database, SECOND)
    assert one.household is not None
    taken_up = asyncio.Event()

    async def take_up() -> None:
        taken_up.set()

    one.household.fewer.append(take_up)
    await one.household.looks()
    await other.close()
    await one.household.looks()
    assert taken_up.is_set()
