"""What people and servers wish is kept at once, and read from memory after that."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.store import Connection, Store
from bot.tables import guests as guests_
from bot.tables.guests import Guests
from bot.tables.habits import Quiet, day_of
from bot.tables.ticking import Habits
from tests.bot.results.books import Sat, played


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


async def test_what_somebody_has_said_about_time_is_known_after_a_restart(store: Store) -> None:
    now = 1_800_000_000
    guests = Guests(store, lambda: float(now))
    assert (await guests.habits([1]))[1] == Habits()
    await guests.change_person(1, "Ada", zone="UTC", quiet_from=22, quiet_to=7, digest=8)
    absence = await guests.go_away(1, None, day_of(now + 3 * 86400, "UTC"))
    again = Guests(store, lambda: float(now))
    for _ in range(2):
        found = await again.habits([1, 2])
        assert found[1] == Habits(Quiet("UTC", 22, 7), digest=True, absent=(absence.since, absence.until))
        assert found[2] == Habits()
    assert await Guests(store, lambda: float(absence.until - 1)).absence(1) == absence
    assert await Guests(store, lambda: float(absence.until)).absence(1) is None
    again.forget(1)
    assert (await again.habits([1]))[1] == found[1]
    every: list[dict[str, Any]] = [{"dms": False}, {"dms": True, "dm_closed": True}]
    for wishes in every:
        await again.change_person(1, **wishes)
        assert not (await again.habits([1]))[1].digest, "there is none without private messages"
    await again.change_person(1, dm_closed=False, quiet_to=None)
    assert (await again.habits([1]))[1] == Habits(digest=True, absent=found[1].absent)


async def test_who_has_finished_a_match_is_asked_no_more_before_what_is_final(store: Store) -> None:
    guests = Guests(store)
    await guests.change_person(1, "Ada")
    assert await guests.confirms(1)
    await played(store, Sat(1, 1, 9), Sat(None, 2, 5), state="abandoned")
    assert await guests.confirms(1)
    await played(store, Sat(1, 1, 9), Sat(None, 2, 5))
    assert not await guests.confirms(1)
    assert not await guests.confirms(1)
    assert await guests.confirms(2)
    for wish in (True, False):
        await guests.change_person(1, confirm=wish)
        assert await guests.confirms(1) is wish


async def test_a_locale_is_noted_of_those_who_are_known(store: Store) -> None:
    guests = Guests(store)
    await guests.change_person(1, "Ada", locale="pl")
    assert (await guests.met(1, "Ada", "pl")).locale == "pl"
    assert (await guests.met(2, "Ben", "it")).name == "Ben"
    assert (await Guests(store).person(2, "nobody")).name == "nobody"
