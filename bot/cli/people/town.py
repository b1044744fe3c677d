"""A town of invented people who play, and the clockwork of their tables: what comes next happens next."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from itertools import count, cycle
from random import Random

from bot.cli.people.counts import Counts
from bot.cli.people.hour import START, Hour
from bot.cli.people.invite import invitation
from bot.cli.people.mail import Calls, Mail
from bot.cli.people.person import Person
from bot.cli.people.visit import Visits
from bot.cli.people.watch import Watched
from bot.letters.notice import called
from bot.store import Store, timers
from bot.store.records import OPEN, Wish
from bot.store.timers import Timer
from bot.tables.clock import DAY, HOUR, NONE
from bot.tables.clockwork import Clockwork
from bot.tables.guests import DIGEST
from bot.tables.habits import day_of, next_hour
from bot.tables.live import Live
from bot.tables.service import Tables
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles

TABLES_AT_ONCE = 150  # fewer than are kept in memory
LAST = START + 3 * 365 * DAY
SOME_DAYS = 10 * DAY
PLACE = (1, 2)
FEWEST = 12  # people
Happening = Callable[[], Awaitable[None]]


class Town:
    """People, their tables, and what is to happen at which moment."""

    def __init__(
        self,
        store: Store,
        hour: Hour,
        seed: str,
        tables: int,
        *,
        clockwork: Callable[[Tables], Clockwork] = Clockwork,
        calls: Calls = called,
        invented: Callable[[int, Random], Person] = Person.invented,
    ) -> None:
        self._store = store
        self._hour = hour
        self._luck = Random(f"{seed}:town")  # noqa: S311  # invented people need no secrecy
        self.counts = Counts()
        self.house = Watched(store, hour, self.counts, self._luck)
        self.house.listeners.append(self._changed)
        self.clockwork = clockwork(self.house)
        self.clockwork.due[DIGEST] = self._digest
        self._mail = Mail(self.house, self.counts, calls)
        self._everybody = [
            invented(number, Random(f"{seed}:person:{number}"))  # noqa: S311  # no secrecy
            for number in range(1, max(FEWEST, tables) + 1)
        ]
        self._people = {one.number: one for one in self._everybody}
        self._visits = Visits(self.house, self._people, self._luck, self.at)
        self._titles = cycle(titles().values())
        self._left = tables
        self._running: set[int] = set()
        self._open_ones: set[int] = set()
        self._since: dict[int, tuple[int, int]] = {}
        self._coming: list[tuple[int, int, Happening]] = []
        self._order = count()
        self._due: int | None = None
        self._looks = True
        self.house.sooner.append(self._sooner)

    def at(self, moment: int, happening: Happening) -> None:
        """Let this happen then."""
        heapq.heappush(self._coming, (moment, next(self._order), happening))

    # Time

    async def live(self, told: Callable[[int], None] | None = None) -> Counts:
        """Let everything happen until no table with a pace is played any more; how many have ended is told again and again."""
        for _ in range(min(TABLES_AT_ONCE, self._left)):
            self.at(START + self._luck.randrange(SOME_DAYS), self._open)
        for person in self._everybody:
            await self._settle(person)
        while self._hour.now < LAST and (self._coming or self._left or self._running):
            await self._step()
            if told is not None:
                told(len(self.counts.days))
        await self._count_open()
        return self.counts

    async def _count_open(self) -> None:
        """Why each table that is still open has not ended: without a pace, whoever vanishes for good stops it."""
        for table in sorted(self._open_ones):
            async with self.house.enter(table) as live:
                seats = (live.row.seats[seat].person for seat in live.owed())
                owing = [self._people[person] for person in seats if person is not None]
            if table not in self._running and any(one.there(self._hour.now) is None for one in owing):
                self.counts.waiting += 1
            else:
                self.counts.endless.append(table)

    async def _step(self) -> None:
        """What happens next: at a table by itself, or because somebody comes."""
        moment = self._coming[0][0] if self._coming else LAST
        if self._looks:
            self._due, self._looks = await self.clockwork.next(), False
        if self._due is not None and self._due <= moment:
            self._hour.reach(self._due)
            await self.clockwork.tick()
            self._looks = True
            return
        self._hour.reach(moment)
        if self._coming:
            await heapq.heappop(self._coming)[2]()

    def _sooner(self, due: int) -> None:
        """A change has brought something that is due then; what it has taken away is found out when it would be due."""
        self._due = due if self._due is None else min(self._due, due)

    # People

    async def _settle(self, person: Person) -> None:
        """Somebody says once how to be called, and maybe plans a holiday."""
        await self.house.guests.change_person(person.number, person.name, **person.wishes)
        if person.holiday:
            self.at(START + self._luck.randrange(60 * DAY), partial(self._go_away, person))

    async def _go_away(self, person: Person) -> None:
        """Announce some days of holiday."""
        today, luck = day_of(self._hour.now, person.zone), self._luck
        first = today + timedelta(days=luck.randrange(2, 8))
        last = first + timedelta(days=luck.randrange(2, 15))
        try:
            absence = await self.house.guests.go_away(person.number, first, last)
        except RefusedError:  # more days than are left in one of two quarters
            return
        self._looks = True
        person.absent = (absence.since, absence.until)

    async def _digest(self, timer: Timer) -> None:
        """All that waits for somebody is told at once; then most people look at it."""
        person = self._people[timer.person or 0]
        digest = person.wishes.get("digest")
        async with self._store.writing() as connection:
            if await timers.done(connection, timer) and isinstance(digest, int):
                again = next_hour(self._hour.now, person.zone, digest)
                await timers.put(connection, DIGEST, again, person=person.number)
        self._visits.reads(person)

    # Tables

    async def _open(self) -> None:
        """Somebody opens a table, and those who are invited sit down."""
        invited = invitation(next(self._titles), self._everybody, self._hour.now, self._luck)
        if not self._left:
            return
        if invited is None:
            self.at(self._hour.now + HOUR, self._open)
            return
        self._left -= 1
        self.counts.tables += 1
        host = invited.people[0]
        for person in invited.people:
            person.begins(self._hour.now)
        row = await self.house.open(
            invited.title,
            PLACE,
            (host.number, host.name),
            invited.options,
            sitting=invited.sitting,
            pace=invited.pace,
            late=invited.late,
        )
        await self.house.start(row.id, host.number)

    def _changed(self, before: Live, live: Live, wishes: list[Wish]) -> None:
        """A table is not what it was: people hear of it, notices leave, and it may have begun or ended."""
        row = live.row
        delay = self._mail.wished(row.id, row.revision, wishes)
        if delay is not None:
            self.at(self._hour.now + delay, partial(self._deliver, row.id))
        if before.row.state == "lobby" and row.state == "playing":
            self._begun(live)
        if before.row.state in OPEN and row.state not in OPEN:
            self._over(live)
        self._visits.changed(before, live)

    async def _deliver(self, table: int) -> None:
        for person in await self._mail.deliver(table):
            self._visits.called(table, self._people[person])

    def _begun(self, live: Live) -> None:
        """A match begins: from now on all who sit there have a table."""
        self._open_ones.add(live.row.id)
        if live.row.pace != NONE:
            self._running.add(live.row.id)
        for person in live.row.people:
            tables, _ = self._since.get(person, (0, 0))
            self._since[person] = (tables + 1, self._since[person][1] if tables else self._hour.now)

    def _over(self, live: Live) -> None:
        """A table has ended, and another one may be opened."""
        row, now = live.row, self._hour.now
        self._running.discard(row.id)
        self._open_ones.discard(row.id)
        self.counts.given_up += row.state == "abandoned"
        self.counts.days.append((now - (row.started or now)) / DAY)
        for number in row.people:
            self._people[number].tables -= 1
            tables, since = self._since[number]
            self._since[number] = (tables - 1, since)
            if tables == 1:
                self.counts.spent[number] = self.counts.spent.get(number, 0) + now - since
        if self._left:
            self.at(now + self._luck.randrange(DAY), self._open)
