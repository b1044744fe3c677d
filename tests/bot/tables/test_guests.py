"""What people and servers wish is kept at once, and read from memory after that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables.guests import Guests


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    one = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}")
    yield one
    await one.close()


async def test_a_newcomer_is_kept_when_something_is_changed(store: Store) -> None:
    guests = Guests(store)
    assert (await guests.person(1, "Ada")).name == "Ada"
    assert (await Guests(store).person(1, "")).name == "", "only looked at"
    await guests.change_person(1, "Ada")
    assert (await Guests(store).person(1, "somebody else")).name == "Ada"


async def test_wishes_are_kept(store: Store) -> None:
    guests = Guests(store)
    await guests.change_person(1, "Ada", dms=False)
    await guests.change_server(9, place="channel")
    assert not (await guests.person(1)).dms
    again = Guests(store)
    assert not (await again.person(1)).dms
    assert (await again.server(9)).place == "channel"
    assert (await again.server(8)).place == "thread"


async def test_two_changes_at_once_are_both_kept(store: Store) -> None:
    guests = Guests(store)
    await asyncio.gather(
        guests.change_person(1, "Ada", dms=False),
        guests.change_person(1, "Ada", dm_closed=True),
        guests.change_server(9, language="en"),
        guests.change_server(9, openers="managers"),
    )
    for known in (guests, Guests(store)):
        ada, server = await known.person(1), await known.server(9)
        assert (ada.dms, ada.dm_closed) == (False, True)
        assert (server.language, server.openers) == ("en", "managers")
