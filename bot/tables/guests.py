"""What people and servers wish, remembered in memory beside the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.store import Store, people
from bot.store.records import Person, Server
from bot.tables.habits import Quiet
from bot.tables.ticking import Habits

KEPT = 5000


class Guests:
    """People and servers by number; what is saved here is stored at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._habits: OrderedDict[int, Habits] = OrderedDict()
        self._servers: OrderedDict[int, Server] = OrderedDict()

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

    async def change_person(self, number: int, name: str = "", **wishes: Any) -> Person:
        """Change what is kept about a person; nothing is written where nothing changes."""
        known = await self.person(number, name)
        if number in self._people and replace(known, name=name or known.name, **wishes) == known:
            return known
        async with self._store.writing() as connection:  # one after the other: no change overwrites another
            known = await people.person(connection, number) or Person(number, name)
            wanted: Person = replace(known, name=name or known.name, **wishes)
            await people.save_person(connection, wanted)
        self._keep(self._people, number, wanted)
        self._habits.pop(number, None)
        return wanted

    async def habits(self, numbers: Collection[int]) -> dict[int, Habits]:
        """What these people have said about time; who is not remembered is looked up at once with all others."""
        unknown = [number for number in numbers if number not in self._habits]
        if unknown:
            async with self._store.reading() as connection:
                known = await people.several(connection, unknown)
            for number in unknown:
                self._keep(self._habits, number, _habits(known.get(number)))
        return {number: self._habits[number] for number in numbers}

    def forget(self, number: int) -> None:
        """A person who was erased is unknown from now on."""
        self._people.pop(number, None)
        self._habits.pop(number, None)

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
        async with self._store.writing() as connection:
            wanted = replace(await people.server(connection, number), **wishes)
            await people.save_server(connection, wanted)
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
        return Habits()
    zone, start, end = known.zone, known.quiet_from, known.quiet_to
    quiet = None if zone is None or start is None or end is None else Quiet(zone, start, end)
    return Habits(quiet, digest=known.digest is not None and known.dms and not known.dm_closed)
