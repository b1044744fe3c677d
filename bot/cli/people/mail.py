"""Notices without Discord: each is delivered a few seconds after it was wished, and mentions whom the notice would mention."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.cli.people.counts import Counts
from bot.letters.notice import LETTER, called
from bot.store.records import Slot, TableRow, Wish
from bot.tables.guests import Guests
from bot.tables.service import Tables

CALM_GAP = 15  # as it is usually set
SOON = 2
Calls = Callable[[Guests, Slot, TableRow, Mapping[int, int], frozenset[int]], Awaitable[dict[int, int]]]


class Mail:
    """The notice of each table: the revision that it must show, and the one it shows."""

    def __init__(self, house: Tables, counts: Counts, calls: Calls = called) -> None:
        self._house = house
        self._counts = counts
        self._calls = calls
        self._slots: dict[int, Slot] = {}
        self._coming: set[int] = set()

    def wished(self, table: int, revision: int, wishes: Sequence[Wish]) -> int | None:
        """A change wishes this; in how many seconds it is delivered, unless one is on its way already."""
        for wish in wishes:
            slot = self._slots.get(table) or Slot(
                table, wish.slot, 0, 0, False, None, None, 0, None, None, 0, False, {}
            )
            self._slots[table] = replace(slot, wanted=revision, gone=wish.gone, data=wish.data)
        if not wishes or table in self._coming:
            return None
        self._coming.add(table)
        lately = partial(self._house.attendance.lately, table)
        return SOON + int(CALM_GAP * LETTER.calm(self._slots[table], None, lately))

    async def deliver(self, table: int) -> list[int]:
        """Bring the notice of a table to what it must show; the people whom that mentions."""
        self._coming.discard(table)
        slot = self._slots.pop(table)
        if slot.gone:
            return []
        async with self._house.enter(table) as live:
            row, owed = live.row, live.owed()
        aware = self._house.attendance.knows(table, owed)
        calls = (
            await self._calls(self._house.guests, slot, row, owed, aware) if row.state == "playing" else {}
        )
        self._slots[table] = replace(slot, shown=row.revision)
        if LETTER.edits(slot):
            return []
        self._counts.mentions += len(calls)
        self._counts.mentioned_in_vain += len(calls.keys() - owed.keys())
        return list(calls.values())
