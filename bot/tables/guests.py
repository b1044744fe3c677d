"""What people and servers wish, and when people are away, remembered in memory beside the store."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import date
from typing import Any

from bot.store import ALL, Connection, Store, absences, people, played, timers
from bot.store.absences import Absence
from bot.store.records import Person, Server
from bot.tables.absences import plan, quarter, running_or_next
from bot.tables.habits import Quiet, day_of, midnight, next_hour
from bot.tables.ticking import Habits
from data.text import Text
from engines.kernel import RefusedError

KEPT = 5000
DIGEST = "digest"
PERSON, SERVER = "person", "server"
NOTHING_SAID = Habits()


class Guests:
    """People and servers by number; what is saved here is stored at once."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._habits: OrderedDict[int, Habits] = OrderedDict()
        self._servers: OrderedDict[int, Server] = OrderedDict()
        self._absences: OrderedDict[int, tuple[Absence, ...]] = OrderedDict()
        self._experienced: OrderedDict[int, bool] = OrderedDict()
        if store.household is not None:
            store.household.heard.append(self._heard)

    @property
    def now(self) -> int:
        """The present second."""
        return int(self._clock())

    async def person(self, number: int, name: str = "") -> Person:
        """This person as known, or as a newcomer with this name."""
        known = self._people.get(number)
        if known is None:
            async with self._store.reading() as connection:
                known = await people.person(connection, number)
            if known is None:
                return Person(number, name)
            self._keep(self._people, number, known)
        return known

    async def met(self, number: int, name: str, locale: str) -> Person:
        """This person, who has just been seen with this locale; it is kept of those who are known anyway."""
        known = await self.person(number, name)
        if known.locale == locale or number not in self._people:
            return known
        return await self.change_person(number, locale=locale)

    async def change_person(self, number: int, name: str = "", **wishes: Any) -> Person:
        """Change what is kept about a person; nothing is written where nothing changes."""
        known = await self.person(number, name)
        if number in self._people and replace(known, name=name or known.name, **wishes) == known:
            return known
        async with self._store.writing() as connection:  # one after the other: no change overwrites another
            known = await people.person(connection, number) or Person(number, name)
            wanted: Person = replace(known, name=name or known.name, **wishes)
            await people.save_person(connection, wanted)
            if (known.zone, known.digest) != (wanted.zone, wanted.digest):
                await self._time_digest(connection, wanted)
            await self._store.tell(connection, PERSON, number)
        self._keep(self._people, number, wanted)
        self._keep(self._habits, number, _habits(wanted))
        return wanted

    async def confirms(self, number: int) -> bool:
        """Whether to ask this person once more before what is final: as they wish, else in their first match."""
        known = await self.person(number)
        if known.confirm is not None:
            return known.confirm
        if number not in self._experienced:
            async with self._store.reading() as connection:
                if not await played.has_finished(connection, number):
                    return True
            self._keep(self._experienced, number, True)
        return False

    async def habits(self, numbers: Collection[int]) -> dict[int, Habits]:
        """What these people have said about time; who is not remembered is looked up at once with all others."""
        unknown = [one for one in numbers if one not in self._habits or one not in self._absences]
        if unknown:
            async with self._store.reading() as connection:
                known = await people.several(connection, unknown)
                planned = {one: tuple(await absences.current_and_next(connection, one)) for one in unknown}
            for number in unknown:  # whoever has changed them meanwhile knows better
                self._keep(self._habits, number, self._habits.get(number) or _habits(known.get(number)))
                self._keep(self._absences, number, self._absences.get(number, planned[number]))
        return {
            number: replace(self._habits.get(number, NOTHING_SAID), absent=self._absent(number))
            for number in numbers
        }

    def _absent(self, number: int) -> tuple[int, int] | None:
        absence = running_or_next(self._absences.get(number, ()), self.now)
        return None if absence is None else (absence.since, absence.until)

    def forget(self, number: int) -> None:
        """A person who was erased is unknown from now on."""
        self._people.pop(number, None)
        self._habits.pop(number, None)
        self._absences.pop(number, None)

    def _heard(self, kind: str, number: int) -> None:
        """Another process has changed what is known of a person or a server."""
        if kind == ALL:
            for known in (self._people, self._habits, self._absences, self._servers):
                known.clear()
        elif kind == PERSON:
            self.forget(number)
        elif kind == SERVER:
            self._servers.pop(number, None)

    async def _time_digest(self, connection: Connection, who: Person) -> None:
        """Let the digest be due when its hour comes next, or not at all."""
        if who.digest is None or who.zone is None:
            await timers.drop(connection, DIGEST, person=who.id)
        else:
            due = next_hour(self.now, who.zone, who.digest)
            await timers.put(connection, DIGEST, due, person=who.id)

    # Absences

    async def absence(self, number: int) -> Absence | None:
        """The absence of this person that runs or comes next."""
        return running_or_next(await self.absences(number), self.now)

    async def absences(self, number: int) -> tuple[Absence, ...]:
        """All absences of this person that are kept: those of this quarter, and the one that comes."""
        if number not in self._absences:
            async with self._store.reading() as connection:
                found = await absences.current_and_next(connection, number)
            if number not in self._absences:  # whoever has changed them meanwhile knows better
                self._keep(self._absences, number, tuple(found))
        return self._absences[number]

    async def go_away(self, number: int, since: date | None, until: date) -> Absence:
        """Let this person be away from one day to another, both included: as soon as may be, if the first is not said."""
        zone = (await self.person(number)).zone
        if zone is None:
            raise RefusedError(Text("away-zone"))
        async with self._store.writing() as connection:
            now = self.now
            begun = midnight(quarter(day_of(now, zone)), zone)
            await absences.forget_before(connection, number, begun)
            known = await absences.current_and_next(connection, number)
            await absences.add(connection, number, *plan(known, zone, since, until, now))
            found = tuple(await absences.current_and_next(connection, number))
            await self._store.tell(connection, PERSON, number)
        self._keep(self._absences, number, found)
        return found[-1]

    async def come_back(self, number: int) -> Absence:
        """End the absence of this person that runs, or call the next one off; says which it was."""
        async with self._store.writing() as connection:
            now = self.now
            known = running_or_next(await absences.current_and_next(connection, number, now), now)
            if known is None:
                raise RefusedError(Text("away-not"))
            await absences.end(connection, known, now)
            found = tuple(await absences.current_and_next(connection, number))
            await self._store.tell(connection, PERSON, number)
        self._keep(self._absences, number, found)
        return known

    # Servers

    async def server(self, number: int) -> Server:
        """What this server wishes."""
        known = self._servers.get(number)
        if known is None:
            async with self._store.reading() as connection:
                known = await people.server(connection, number)
            self._keep(self._servers, number, known)
        return known

    async def change_server(self, number: int, **wishes: Any) -> Server:
        """Change what a server wishes."""
        return await self.alter_server(number, lambda known: replace(known, **wishes))

    async def alter_server(self, number: int, alter: Callable[[Server], Server]) -> Server:
        """Change what a server wishes into what follows from it: of two at once, none is lost."""
        async with self._store.writing() as connection:
            wanted = alter(await people.server(connection, number))
            await people.save_server(connection, wanted)
            await self._store.tell(connection, SERVER, number)
        self._keep(self._servers, number, wanted)
        return wanted

    @staticmethod
    def _keep(known: OrderedDict[int, Any], number: int, value: Any) -> None:
        known[number] = value
        known.move_to_end(number)
        while len(known) > KEPT:
            known.popitem(last=False)


def _habits(known: Person | None) -> Habits:
    if known is None:
        return NOTHING_SAID
    zone, start, end = known.zone, known.quiet_from, known.quiet_to
    quiet = None if zone is None or start is None or end is None else Quiet(zone, start, end)
    return Habits(quiet, digest=known.digest is not None and known.dms and not known.dm_closed)
