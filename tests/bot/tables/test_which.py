"""Which table a command means: that of the thread, else the only one that waits, else one's own, else the only one there."""

from __future__ import annotations

import pytest

from bot.store import Store, tables
from bot.store.records import Seat, TableRow
from bot.tables.moderation import plain
from bot.tables.which import SeveralError, which
from engines.kernel import RefusedError

ADA, BEN = 11, 12
CHANNEL, OTHER, THREAD = 2, 3, 30


async def table(store: Store, *people: int, waits: bool = False, **changed: object) -> int:
    values = {
        "id": 0, "title": "works", "server": 1, "channel": CHANNEL, "thread": None, "host": ADA, "state": "playing",
        "options": {}, "places": 4, "autostart": False, "revision": 1, "created": 5,
    }  # fmt: skip
    async with store.writing() as connection:
        number = await tables.add(connection, TableRow(**{**values, **changed}))  # type: ignore[arg-type]
        await tables.seat(connection, number, 5, [], [Seat(seat, who, "") for seat, who in enumerate(people)])
        if waits:
            await tables.save_waits(connection, number, (), {0: (1, 5)})
    return number


async def several(store: Store, *given: object, **said: object) -> list[int]:
    with pytest.raises(SeveralError) as error:
        await which(store, *given, **said)  # type: ignore[arg-type]
    return sorted(row.id for row in error.value.rows)


async def test_a_thread_has_its_table_whoever_asks(store: Store) -> None:
    over = await table(store, BEN, state="finished", thread=THREAD)
    await table(store, ADA, waits=True)
    assert await which(store, ADA, THREAD) == over


async def test_what_waits_comes_before_what_is_mine_and_what_is_near_before_what_is_not(store: Store) -> None:
    with pytest.raises(RefusedError) as why:
        await which(store, ADA, CHANNEL)
    assert why.value.text.id == "table-which"
    theirs = await table(store, BEN)
    assert await which(store, ADA, CHANNEL) == theirs
    mine = await table(store, ADA, channel=OTHER)
    assert await which(store, ADA, CHANNEL) == mine
    near = await table(store, ADA)
    assert await which(store, ADA, CHANNEL) == near
    asked = await table(store, ADA, waits=True, channel=OTHER)
    assert await which(store, ADA, CHANNEL) == asked
    assert await which(store, ADA, CHANNEL, waiting=False) == near
    both = await table(store, ADA, waits=True)
    assert await which(store, ADA, CHANNEL) == both
    assert await several(store, ADA, None) == sorted([asked, both])
    assert await several(store, ADA, CHANNEL, waiting=False) == sorted([near, both])
    assert await which(store, ADA, OTHER) == asked


async def test_in_a_server_only_its_own_tables_of_the_title_are_meant(store: Store) -> None:
    far = await table(store, ADA, server=9, channel=OTHER)
    here = await table(store, ADA, title="lanterns", channel=4)
    assert await which(store, ADA, None, server=1) == here
    assert await which(store, ADA, None, title="works") == far
    assert await several(store, ADA, None) == [far, here]


def test_what_a_moderator_says_is_one_line_of_some_length() -> None:
    assert plain("  too\nloud \x00 today ") == "too loud today"
    assert len(plain("x" * 200)) == 200
    for words, why in (
        ("x" * 201, "moderate-long-reason"),
        ("", "moderate-no-reason"),
        (" \n\u200b", "moderate-no-reason"),
        ("\u3164\u115f", "moderate-no-reason"),
    ):
        with pytest.raises(RefusedError) as refused:
            plain(words)
        assert refused.value.text.id == why
