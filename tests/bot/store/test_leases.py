"""Work that one process does: the lease on it, and what is remembered of icons."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.store import Store, icons, leases
from bot.store.icons import Kept

NOW, LATER = 1000, 1060


@pytest.fixture
async def other(database: str, store: Store) -> AsyncIterator[Store]:
    """A second process, as far as the database can tell."""
    one = await Store.open(database)
    yield one
    await one.close()


async def take(store: Store, holder: str, now: int = NOW) -> bool:
    async with store.writing() as connection:
        return await leases.take(connection, "icons", holder, now, now + LATER - NOW)


async def test_of_two_at_once_one_has_it(store: Store, other: Store) -> None:
    assert sorted(await asyncio.gather(take(store, "one"), take(other, "other"))) == [False, True]


async def test_it_can_be_held_longer_and_ends_by_itself(store: Store, other: Store) -> None:
    assert await take(store, "one")
    assert await take(store, "one", NOW + 50)
    assert not await take(other, "other", LATER)
    assert await take(other, "other", NOW + 50 + 60)
    assert not await take(store, "one", NOW + 50 + 61)


async def test_only_ones_own_is_given_back(store: Store, other: Store) -> None:
    assert await take(store, "one")
    async with other.writing() as connection:
        await leases.give_back(connection, "icons", "other")
    assert not await take(other, "other")
    async with store.writing() as connection:
        await leases.give_back(connection, "icons", "one")
    assert await take(other, "other")


async def test_icons_are_kept_end_and_are_forgotten(store: Store) -> None:
    wood, brick = (
        Kept(number, f"tiny_towns/{name}", f"gh_{name}_00000000", NOW)
        for number, name in ((2**60, "wood"), (2**60 + 1, "brick"))
    )
    async with store.writing() as connection:
        for one in (wood, brick, wood):
            await icons.keep(connection, one)
        await icons.end(connection, [wood.id], LATER)
        assert [(one.name, one.ended) for one in await icons.every(connection)] == [
            ("gh_wood_00000000", LATER),
            ("gh_brick_00000000", None),
        ]
        await icons.end(connection, [wood.id], None)
        assert await icons.every(connection) == [wood, brick]
        await icons.forget(connection, [wood.id])
        assert await icons.every(connection) == [brick]
