"""What people and servers wish is kept at once, and read from memory after that."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest

from bot.store import Connection, Store
from bot.tables import guests as guests_
from bot.tables.guests import Guests


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


async def test_the_locale_last_seen_is_kept_of_those_who_are_known(store: Store) -> None:
    guests = Guests(store)
    assert (await guests.met(1, "Ada", "pl")).name == "Ada"
    assert (await Guests(store).person(1)).locale is None, "nobody is kept for looking"
    await guests.change_person(1, "Ada", locale="pl")
    await guests.met(1, "Ada", "it")
    assert (await Guests(store).person(1)).locale == "it"


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


async def test_what_is_known_is_read_once_and_the_oldest_is_forgotten_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    reading = Store.reading

    def noted(self: Store) -> AbstractAsyncContextManager[Connection]:
        read.append("read")
        return reading(self)

    monkeypatch.setattr(Store, "reading", noted)
    monkeypatch.setattr(guests_, "KEPT", 2)
    await Guests(store).change_person(1, "Ada")
    guests = Guests(store)
    read.clear()
    for _ in range(3):
        assert (await guests.person(1)).name == "Ada"
        assert (await guests.server(7)).place == "thread"
    assert len(read) == 2
    for other in (2, 3):
        await guests.change_person(other, "Somebody")
    read.clear()
    await guests.person(3)
    await guests.person(2)
    assert read == []
    await guests.person(1)
    assert read == ["read"]
    guests.forget(3)
    assert (await guests.person(3)).name == "Somebody"
    assert len(read) == 2


async def test_nothing_is_written_where_nothing_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    writing = Store.writing

    def noted(self: Store) -> AbstractAsyncContextManager[Connection]:
        written.append("written")
        return writing(self)

    guests = Guests(store)
    await guests.change_person(1, "Ada")
    monkeypatch.setattr(Store, "writing", noted)
    assert (await guests.change_person(1, "Ada")).name == "Ada"
    assert (await guests.change_person(1)).name == "Ada"
    assert written == []
    await guests.change_person(1, "Ada", dms=False)
    await guests.change_person(1, "Adele")
    assert written == ["written"] * 2
    assert (await guests.person(1)).name == "Adele"
    assert not (await guests.person(1)).dms
