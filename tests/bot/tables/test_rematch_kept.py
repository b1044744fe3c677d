"""Seats kept for a rematch: when they fall free, and that a lobby and its kept seats are stored as one."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import ConflictError, Store, erasing
from bot.store.records import Seat, TableRow
from bot.tables.clock import HOUR
from bot.tables.facts import Reserved
from bot.tables.rematch import Rematches
from bot.tables.reserved import KEPT_FOR
from engines.kernel import RefusedError
from tests.bot.tables.assembly import refused
from tests.bot.tables.encore import again, declines, joins, kept, nobody, over, stored
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House

# Falling free


async def test_after_48_hours_the_seats_fall_free_once(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await joins(house, lobby, CLEO)
    house.restart()
    await house.passes(KEPT_FOR - 1)
    assert await kept(house, lobby) == [BEN]
    stated = len(house.stated(Reserved))
    await house.passes(1)
    assert await kept(house, lobby) == []
    revision = (await house.row(lobby)).revision
    await house.passes(HOUR)
    house.restart()
    await house.passes(HOUR)
    assert house.stated(Reserved)[stated:] == [NOON + KEPT_FOR]
    assert (await house.row(lobby)).revision == revision
    assert (await stored(house))[1:] == ([ADA, CLEO], [lobby], [])
    assert await refused(declines(house, lobby, BEN)) == "reserved-not"
    await joins(house, lobby, DAN)
    assert await refused(joins(house, lobby, BEN)) == "table-full"
    assert (await house.row(lobby)).people == [CLEO, ADA, DAN]


async def test_at_the_moment_itself_a_seat_is_free_although_nothing_has_ticked(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    house.wall.now += KEPT_FOR
    assert await refused(declines(house, lobby, BEN)) == "reserved-not"
    await joins(house, lobby, DAN)
    await house.passes(0)
    assert (await house.row(lobby)).expected == [ADA, DAN]


async def test_what_passes_while_nobody_is_served_counts_against_nobody(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    await house.live(lobby)
    house.wall.now += KEPT_FOR + HOUR
    await house.tables.move_time(KEPT_FOR, {})
    known = (await house.live(lobby)).row.kept
    assert known == (await house.row(lobby)).kept
    assert [one.until for one in known] == [NOON + 2 * KEPT_FOR]
    await house.passes(KEPT_FOR - HOUR - 1)
    assert await kept(house, lobby) == [BEN]
    await house.passes(1)
    assert await kept(house, lobby) == []


async def test_who_gets_up_has_no_seat_kept_any_more_and_the_host_passes_on(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO, DAN)
    lobby = await again(house, number)
    for person in (DAN, CLEO):
        await joins(house, lobby, person)
    await house.tables.leave(lobby, ADA)
    row = await house.row(lobby)
    assert (row.host, row.people, await kept(house, lobby)) == (CLEO, [CLEO, DAN], [BEN])
    await joins(house, lobby, ADA)
    assert (await house.row(lobby)).people == [CLEO, DAN, ADA]
    await joins(house, lobby, BEN)
    assert (await house.row(lobby)).people == [BEN, CLEO, DAN, ADA]


async def test_whoever_is_erased_has_no_seat_kept_any_more(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, BEN)
    assert lobby in shown.open
    await house.tables.renamed(shown.open, shown.over)
    assert (await house.live(lobby)).row.expected == [ADA, CLEO]
    await house.passes(KEPT_FOR)
    assert await kept(house, lobby) == []


# One transaction


async def test_a_lobby_its_kept_seats_and_the_note_of_it_are_stored_as_one(house: House) -> None:
    """Whichever statement a process dies before: there is all of it or nothing, and it can be asked for again."""
    number = await over(house, ADA, BEN, CLEO)
    before, died = await stored(house), 0
    while True:
        house.restart()
        try:
            async with dying(house.store, died):
                lobby = await again(house, number)
        except DiedError:
            assert await stored(house) == before
            died += 1
        else:
            break
    assert died > 5
    assert await stored(house) == (2, [ADA, BEN, CLEO], [lobby], [NOON + KEPT_FOR])


class DiedError(Exception):
    """The process is no more."""


class dying:  # noqa: N801  # reads as a sentence
    """A process that dies before so many statements of a transaction."""

    def __init__(self, store: Store, left: int) -> None:
        self._engine: Any = store._writer.sync_engine  # where all statements pass
        self._left = left

    def _count(self, *_: object) -> None:
        if not self._left:
            raise DiedError
        self._left -= 1

    async def __aenter__(self) -> None:
        event.listen(self._engine, "before_cursor_execute", self._count)

    async def __aexit__(self, *_: object) -> None:
        event.remove(self._engine, "before_cursor_execute", self._count)


async def test_of_many_who_ask_at_once_one_opens_it(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    rematches = [Rematches(house.tables) for _ in range(3)]  # as processes that do not know of each other
    done = await asyncio.gather(
        *(one.open(number, person, nobody) for one in rematches for person in (ADA, BEN, CLEO)),
        return_exceptions=True,
    )
    assert sum(not isinstance(one, BaseException) for one in done) == 1
    assert all(isinstance(one, (RefusedError, ConflictError)) for one in done if isinstance(one, Exception))
    assert (await stored(house))[0] == 2


async def test_for_whoever_is_erased_while_it_opens_no_seat_is_kept(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)

    async def away(_: Collection[int]) -> Collection[int]:
        async with house.store.writing() as connection:
            await erasing.erase(connection, BEN)
        return ()

    with pytest.raises(ConflictError):
        await Rematches(house.tables).open(number, ADA, away)
    assert (await stored(house))[0] == 1
    row: TableRow = await house.row(await again(house, number))
    assert row.expected == [ADA, CLEO]
    assert row.seats == [Seat(0, ADA, "Ada")]
