"""Tables that somebody is busy with: one lock each, and a bounded cache of their matches."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from pydantic import BaseModel, ValidationError

from bot.store import ALL, Store, clocks, messages, offers, tables
from bot.store.records import NORMAL, OPEN, Level, Seat, TableRow
from bot.tables.clock import Clock
from bot.tables.dials import read
from bot.tables.locks import Locks
from bot.tables.past import Past
from bot.tables.refusal import outside, refusal
from bot.tables.reserved import moved
from bot.tables.unreadable import why
from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import titles

KEPT, KEPT_BEHIND = 256, 8
TABLE = "table"
LARGEST = 2**31 - 1
NOTHING_HELD: tuple[BaseModel | None, int] = (None, -1)
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Wait:
    """A question that waits for a seat: its number, since when, and whether the seat's own answer brought it."""

    question: int
    since: int
    own: bool = False


@dataclass
class Live:
    """A table in memory: its row, its match, for whom it waits as that is stored, and what its letters say.

    Letters: those that are wanted, each with what it was told to say last. Clocks: of the people who sit
    there; unsaved: those that are not yet stored as they are. Era: after how many moves of all clocks these are true.
    Offered: the seats on offer. Past: what was told before, where seats have changed hands.
    """

    row: TableRow
    match: Match | None = None
    frozen: bool = False
    waits: dict[int, Wait] = field(default_factory=dict)
    hands: dict[int, tuple[BaseModel | None, int]] = field(default_factory=dict)
    letters: dict[str, Mapping[str, object]] = field(default_factory=dict)
    clocks: dict[int, Clock] = field(default_factory=dict)
    unsaved: set[int] = field(default_factory=set)
    era: int = 0
    offered: frozenset[int] = frozenset()
    past: Past | None = None

    @property
    def begun(self) -> Match:
        """The match, running or over; a sentence about why there is none otherwise."""
        if self.frozen:
            raise refusal("table-frozen", self.row.id)
        if self.match is None:
            if self.row.state == "lobby":
                raise outside("table-not-started", self.row.id)
            raise refusal("table-over", self.row.id)
        return self.match

    @property
    def playing(self) -> Match:
        """The match of a table that still plays."""
        match = self.begun
        if self.row.state != "playing":
            raise refusal("table-over", self.row.id)
        return match

    def seat(self, person: int) -> int:
        """The seat of a person, or a sentence for somebody who has none."""
        seat = self.row.seat_of(person)
        if seat is None:
            known = "table-not-joined" if self.row.state == "lobby" else "table-no-seat"
            raise outside(known, self.row.id)
        return seat

    def moment(self, now: int) -> int:
        """When a change happens: never before the table was opened or begun, whatever the clock says."""
        return max(now, self.row.created, self.row.started or 0)

    def owed(self) -> dict[int, int]:
        """Who owes an answer to which question."""
        if self.match is None or self.row.state not in ("lobby", "playing"):
            return {}
        return {one.seat: one.number for one in self.match.awaited()}

    @property
    def away(self) -> frozenset[int]:
        """The seats whose players were late and have not been seen since."""
        return frozenset(seat for seat, clock in self.clocks.items() if clock.away)

    @property
    def unheard(self) -> frozenset[int]:
        """The seats whose players have owed an answer for very long, where nobody is answered for."""
        return frozenset(seat for seat, clock in self.clocks.items() if clock.unheard)

    @property
    def computers(self) -> frozenset[int]:
        """The seats for which a computer answers: nobody sits there, or the player is away."""
        return self.away | {seat.seat for seat in self.row.seats if seat.person is None}

    @property
    def thoughtful(self) -> frozenset[int]:
        """The seats of computers that think before they answer."""
        return frozenset(seat.seat for seat in self.row.seats if seat.thinks)

    def level(self, seat: int) -> Level:
        """How well the computer plays that answers for a seat; whoever is away has a usual one."""
        return self.row.seats[seat].level or NORMAL

    @property
    def resting(self) -> bool:
        """Whether no person is at the table any more, so that no computer plays on either."""
        people = {seat.seat for seat in self.row.seats if seat.person is not None}
        return self.row.state == "playing" and bool(people) and people <= self.away

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat runs out, if it runs."""
        clock = self.clocks.get(seat)
        return None if clock is None else clock.deadline(self.row.pace)

    def held(self, seat: Seat) -> tuple[BaseModel | None, int]:
        """What a player's private message is about: the hand, and the secret question that is open."""
        match = self.match
        if match is None or seat.person is None:
            return NOTHING_HELD
        secret = next((one.number for one in match.awaited() if one.seat == seat.seat and one.secret), -1)
        return (match.hand(seat.seat), secret)

    def holds(self, seat: int) -> bool:
        """Whether there is anything that this seat alone may know."""
        return self.held(self.row.seats[seat]) != NOTHING_HELD

    def all_held(self) -> dict[int, tuple[BaseModel | None, int]]:
        """What everybody holds now."""
        return {seat.seat: self.held(seat) for seat in self.row.seats}

    def remember(self) -> None:
        """Note what is held now, to tell what the next answer changes."""
        self.hands = self.all_held()


class Cache:
    """Loads tables and keeps those used last; whoever enters one has it alone.

    What is entered behind, for what nobody waits for, is kept apart: it pushes nothing out that people use, and is
    read by other connections.
    """

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._behind: OrderedDict[int, Live] = OrderedDict()
        self._locks: Locks[int] = Locks()
        self.era = 0
        self._overtaken: set[int] = set()
        if store.household is not None:
            store.household.heard.append(self._heard)

    @asynccontextmanager
    async def enter(self, number: int) -> AsyncIterator[Live]:
        """Wait for the table and load it; after an unexpected error it is loaded afresh the next time."""
        async with self._enter(number, behind=False) as live:
            yield live

    @asynccontextmanager
    async def enter_behind(self, number: int) -> AsyncIterator[Live]:
        """The same for what nobody waits for."""
        async with self._enter(number, behind=True) as live:
            yield live

    @asynccontextmanager
    async def _enter(self, number: int, *, behind: bool) -> AsyncIterator[Live]:
        async with self._locks.hold(number):
            live = await self._load(number, behind=behind)
            try:
                yield live
            except RefusedError:
                raise
            except BaseException:
                self.forget(number)
                raise

    async def glance(self, number: int) -> Live:
        """A table as it is committed, without waiting for whoever has it: only to be looked at, and before anything else is awaited."""
        live = None if number in self._locks else self._live.get(number) or self._behind.get(number)
        return live or await self._fetch(number, behind=False)

    def revision(self, number: int) -> int | None:
        """At which revision a table is that is in memory."""
        live = self._live.get(number) or self._behind.get(number)
        return None if live is None else live.row.revision

    def forget(self, number: int) -> None:
        """What is in memory may differ from what is stored: only that counts."""
        self._live.pop(number, None)
        self._behind.pop(number, None)

    def moving(self) -> None:
        """All clocks are about to be moved in the store: of what is read meanwhile nobody knows whether it is so already."""
        self.era += 1

    def moved(self, seconds: int) -> None:
        """So many seconds count against nobody, at any table that is in memory; what was begun before is not stored any more."""
        before, self.era = self.era - 1, self.era + 1
        for number, live in [*self._live.items(), *self._behind.items()]:
            if live.era == before:
                live.clocks = {seat: clock.moved(seconds) for seat, clock in live.clocks.items()}
                live.row.reserved = moved(live.row, seconds)
                live.row.revision += seconds != 0 and live.row.state in OPEN
                live.era = self.era
            else:
                self.forget(number)

    def clear(self) -> None:
        """Whatever is in memory may differ from what is stored."""
        self.era += 1
        self._live.clear()
        self._behind.clear()

    async def _load(self, number: int, *, behind: bool) -> Live:
        live = self._live.get(number) or self._behind.pop(number, None)
        if live is not None and self._store.several and not await self._newest(live, behind=behind):
            live = None
        if live is None:
            live = await self._fetch(number, behind=behind)
            while live.era != self.era or number in self._overtaken:
                live = await self._fetch(number, behind=behind)
        aside = behind and number not in self._live
        kept, most = (self._behind, KEPT_BEHIND) if aside else (self._live, self._kept)
        kept[number] = live
        kept.move_to_end(number)
        while len(kept) > most:
            kept.popitem(last=False)
        return live

    async def _newest(self, live: Live, *, behind: bool) -> bool:
        """Whether no other process has written this table meanwhile."""
        store = self._store
        async with store.reading_behind() if behind else store.reading() as connection:
            return await tables.revision(connection, live.row.id) == live.row.revision

    def _heard(self, kind: str, number: int) -> None:
        """Another process has written; whoever has a table just now reads it afresh the next time."""
        if kind == ALL:
            self.clear()
        elif kind == TABLE:
            self.forget(number)
            if number in self._locks:  # it may be just now that it is read
                self._overtaken.add(number)

    async def _fetch(self, number: int, *, behind: bool) -> Live:
        store, era = self._store, self.era
        self._overtaken.discard(number)
        async with store.reading_behind() if behind else store.reading() as connection:
            row = await tables.load(connection, number) if 0 < number <= LARGEST else None
            if row is None:
                raise outside("table-unknown", number)
            slots = await messages.slots(connection, number)
            wanted = {name: slot.data for name, slot in slots.items() if not slot.gone}
            live = Live(row, letters=wanted, era=era)
            try:
                saved = await tables.load_match(connection, number)
                if saved is not None:
                    live.match = Match.load(titles()[row.title], saved.snapshot)
            except (ValidationError, LookupError, ValueError) as error:
                # The error itself, and so its traceback, prints what is stored: hands, decks, the seed.
                log.error("table %d of %s cannot be read and is frozen: %s", number, row.title, why(error))  # noqa: TRY400
                live.frozen = True
            waiting = await tables.read_waits(connection, number)
            live.clocks = read(await clocks.read(connection, number))
            live.offered = await offers.of_table(connection, number)
            if live.match is not None:
                live.past = await Past.of(connection, number, live.match.length)
        if live.match is not None:
            live.waits = {seat: Wait(*wait) for seat, wait in waiting.items()}
        live.remember()
        return live
