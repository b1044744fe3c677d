"""Watching a match: whoever does is shown what everybody sees, and hears of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import watching
from bot.tables.callings import sleepers
from bot.tables.live import Live
from bot.tables.refusal import refusal

if TYPE_CHECKING:
    from bot.tables.service import Tables

MOST = 30  # so many are told of the end in one message


class Watching:
    """Knows who watches a table that somebody has alone."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def watch(self, live: Live, person: int) -> None:
        """Watch from now on; whoever does already goes on."""
        live.playing  # noqa: B018  # refuses with the reason where nothing is played
        if live.row.seat_of(person) is not None:
            raise refusal("watch-yours", live.row.id)
        async with self._house.store.writing() as connection:
            known = await watching.of_table(connection, live.row.id)
            if person in known:
                return
            if len(known) >= MOST:
                raise refusal("watch-many", live.row.id, most=MOST)
            await watching.add(connection, live.row.id, person)

    async def stop(self, table: int, person: int) -> None:
        """Watch no more."""
        async with self._house.store.writing() as connection:
            if not await watching.end(connection, table, person):
                raise refusal("watch-not", table)

    async def watches(self, live: Live, person: int) -> bool:
        """Whether somebody who has no seat at a match watches it."""
        if live.match is None or live.row.seat_of(person) is not None:
            return False
        async with self._house.store.reading() as connection:
            return await watching.watches(connection, live.row.id, person)


async def onlookers(tables: Tables, table: int) -> tuple[list[int], list[int]]:
    """Who has watched a table, and who of these is awake."""
    async with tables.store.reading() as connection:
        watched = await watching.of_table(connection, table)
    sleeping = await sleepers(tables.guests, watched, tables.now)
    return watched, [one for one in watched if one not in sleeping]
