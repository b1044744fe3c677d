"""Two processes on one database: one writes after the other, and whoever looks sees one moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, text

from bot.store import Connection, Store, promptness
from bot.store.schema import notes
from tests.databases import on_postgres

WAITING = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


@pytest.fixture
async def other(database: str, store: Store) -> AsyncIterator[Store]:
    """A second process, as far as the database can tell."""
    one = await Store.open(database)
    yield one
    await one.close()


async def number(connection: Connection) -> int:
    query = select(notes.c.value).where(notes.c.name == "number")
    return int((await connection.execute(query)).scalar_one())


async def count(store: Store, times: int) -> None:
    """Read a number, and write the next one."""
    for _ in range(times):
        async with store.writing() as connection:
            following = await number(connection) + 1
            await connection.execute(notes.update().values(value=str(following)))


async def test_what_is_read_before_it_is_written_is_changed_by_nobody_else(
    store: Store, other: Store
) -> None:
    await store.keep_note("number", "0")
    await asyncio.gather(count(store, 20), count(other, 20))
    assert await other.note("number") == "40"


async def held_up(store: Store) -> int:
    """How many wait for a lock in this database."""
    async with store.reading() as connection:
        return int((await connection.execute(WAITING)).scalar_one())


@on_postgres
async def test_who_changes_one_table_waits_for_whoever_changes_more_and_for_nobody_else(
    store: Store, other: Store
) -> None:
    order = []

    async def alone() -> None:
        async with other.writing():
            order.append("alone")

    async with store.writing_apart(), store.writing_apart(), other.writing_apart():
        waiting = asyncio.create_task(alone())
        while not await held_up(store):  # noqa: ASYNC110  # the server tells nobody
            await asyncio.sleep(0)
        order.append("apart")
    await waiting
    assert order == ["apart", "alone"]


async def test_what_adds_up_is_added_by_all_at_once(store: Store, other: Store) -> None:
    async def late(one: Store) -> None:
        for _ in range(10):
            async with one.writing_apart() as connection:
                await promptness.count(connection, [promptness.Tally(who, 5, late=True) for who in (1, 2)])

    await asyncio.gather(*(late(one) for one in (store, store, other, other)))
    async with store.reading() as connection:
        assert await promptness.since(connection, [1, 2], 0) == {1: (0, 40), 2: (0, 40)}


async def test_whoever_looks_twice_in_one_look_sees_the_same(store: Store, other: Store) -> None:
    await store.keep_note("number", "1")
    async with store.reading() as connection:
        before = await number(connection)
        await other.keep_note("number", "2")
        assert await number(connection) == before
    assert await store.note("number") == "2"


async def test_two_that_start_at_once_both_find_the_present_form(database: str) -> None:
    opened = await asyncio.gather(*(Store.open(database) for _ in range(3)))
    for one in opened:
        await one.keep_note("seen", "yes")
        await one.close()
