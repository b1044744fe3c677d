"""What people and servers wish is kept at once, and read from memory after that."""

from __future__ import annotations

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
