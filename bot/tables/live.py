"""Tables that somebody is busy with: one lock each, and a bounded cache of their matches."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from pydantic import BaseModel, ValidationError

from bot.store import Store, messages, tables
from bot.store.records import MatchRow, Seat, TableRow
from data.text import Text
from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import titles

KEPT = 256
log = logging.getLogger(__name__)


@dataclass
class Live:
    """A table in memory: its row, its match, and what its messages told last."""

    row: TableRow
    match: Match | None = None
    waits: dict[int, int] = field(default_factory=dict)
    hands: dict[int, tuple[BaseModel | None, int]] = field(default_factory=dict)
    notice: tuple[int, ...] = ()

    @property
    def begun(self) -> Match:
        """The match, running or over; a sentence about why there is none otherwise."""
        if self.row.state == "frozen":
            raise RefusedError(Text("table-frozen", {"table": self.row.id}))
        if self.match is None:
            raise RefusedError(Text("table-not-started" if self.row.state == "lobby" else "table-over"))
        return self.match

    @property
    def playing(self) -> Match:
        """The match of a table that still plays."""
        match = self.begun
        if self.row.state != "playing":
            raise RefusedError(Text("table-over"))
        return match

    def seat(self, person: int) -> int:
        """The seat of a person, or a sentence for somebody who has none."""
        seat = self.row.seat_of(person)
        if seat is None:
            raise RefusedError(Text("table-no-seat", {"table": self.row.id}))
        return seat

    def owed(self) -> dict[int, int]:
        """Who owes an answer to which question."""
        return {one.seat: one.number for one in self.match.awaited()} if self.match else {}

    def held(self, seat: Seat) -> tuple[BaseModel | None, int]:
        """What a player's private message is about: the hand, and the secret question that is open."""
        match = self.match
        if match is None:
            return (None, -1)
        secret = next((one.number for one in match.awaited() if one.seat == seat.seat and one.secret), -1)
        return (match.view(seat.seat).hand, secret)

    def remember(self) -> None:
        """Note what is owed and held now, to tell what the next answer changes."""
        self.waits = self.owed()
        self.hands = {seat.seat: self.held(seat) for seat in self.row.seats if seat.person is not None}


class Cache:
    """Loads tables and keeps those used last; whoever enters one has it alone."""

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: dict[int, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def enter(self, number: int) -> AsyncIterator[Live]:
        """Wait for the table and load it; after an unexpected error it is loaded afresh the next time."""
        lock, users = self._locks.get(number, (asyncio.Lock(), 0))
        self._locks[number] = (lock, users + 1)
        try:
            async with lock:
                live = await self._load(number)
                try:
                    yield live
                except RefusedError:
                    raise
                except BaseException:
                    self._live.pop(number, None)
                    raise
        finally:
            lock, users = self._locks[number]
            if users == 1:
                del self._locks[number]
            else:
                self._locks[number] = (lock, users - 1)

    async def _load(self, number: int) -> Live:
        live = self._live.get(number)
        if live is None:
            live = await self._fetch(number)
            self._live[number] = live
            while len(self._live) > self._kept:
                self._live.popitem(last=False)
        self._live.move_to_end(number)
        return live

    async def _fetch(self, number: int) -> Live:
        async with self._store.reading() as connection:
            row = await tables.load(connection, number)
            if row is None:
                raise RefusedError(Text("table-unknown", {"table": number}))
            saved = await tables.load_match(connection, number)
            notice = (await messages.slots(connection, number)).get("notice")
        live = Live(row)
        if saved is not None and row.state != "frozen":
            live.match = self._revive(row, saved)
        if notice is not None and not notice.gone:
            seats = notice.data.get("seats")
            live.notice = tuple(seats) if isinstance(seats, list) else ()
        live.remember()
        return live

    @staticmethod
    def _revive(row: TableRow, saved: MatchRow) -> Match | None:
        """The stored match; a state that no longer fits freezes the table instead of breaking it."""
        try:
            return Match.load(titles()[row.title], saved.snapshot)
        except (ValidationError, LookupError, ValueError):
            log.exception("table %d cannot be read and is frozen", row.id)
            row.state = "frozen"
            return None
