"""Seeking players: whoever would play is remembered, and as soon as enough fit together a lobby keeps seats for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.store import ConflictError, Connection, bars, blocks, seeks, timers
from bot.store.records import Reservation, TableRow
from bot.store.seeks import Seek
from bot.tables.apart import ApartError
from bot.tables.barred import BarredError
from bot.tables.callings import KEPT, SOON, Later, note_later, sleepers
from bot.tables.clock import DAY, MINUTE, PACES, USUAL
from bot.tables.commit import Change
from bot.tables.facts import Called
from bot.tables.locks import Locks
from bot.tables.reserved import KEPT_FOR, SOUGHT
from bot.tables.service import Tables
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, titles

SEEK = "seek"
MOST, LONGEST, COMPANY = 3, 7 * DAY, 2
LEFT_FOR = MINUTE  # by then what is told and taken away has been, or whoever did so has died
Sees = Callable[[int, int], Awaitable[bool]]


@dataclass(frozen=True)
class Found:
    """What came of seeking: the number of it, or the table where enough have found each other, and whose seeking is over."""

    seek: Seek
    row: TableRow | None = None
    over: tuple[Seek, ...] = ()


class Seeking:
    """Brings those together who would play the same; nobody is seated who has not pressed for this very table.

    Whoever completes a company has just pressed: they host it, and for all others a seat is kept.
    """

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._locks: Locks[int] = Locks()

    async def seek(self, wanted: Seek, name: str, sees: Sees) -> Found:
        """Remember that somebody would play, or open the lobby if enough do; sees: whether somebody may look into a channel."""
        now = self._house.now
        wanted = replace(wanted, at=now)
        if not now < wanted.until <= now + LONGEST:
            raise RefusedError(Text("seek-long", {"days": LONGEST // DAY}))
        if wanted.pace is not None and wanted.pace not in PACES:
            raise RefusedError(Text("seek-pace"))
        async with self._locks.hold(wanted.server):
            async with self._house.lobby.room_for(wanted.person):
                others = await self._others(wanted)
            for company in self._companies(wanted, others):
                fitting = await self._fitting(wanted, company, sees)
                title = _title(wanted, fitting)
                if title is not None and len(fitting) >= _least(title) - 1:
                    chosen = fitting[: title.seats[-1] - 1]
                    try:
                        row = await self._open(wanted, name, chosen, title)
                    except (ApartError, ConflictError, BarredError):
                        continue
                    return Found(wanted, row, tuple(chosen))
            return Found(await self._keep(wanted))

    async def stop(self, number: int, person: int) -> Seek:
        """Seek no more."""
        async with self._house.store.writing() as connection:
            known = await seeks.one(connection, number)
            if known is None or known.person != person or not known.until:
                raise RefusedError(Text("seek-over"))
            await seeks.end(connection, [number])
            await self._look_again(connection, known)
        self._in_a_while()
        return known

    async def shown(self, one: Seek, message: int | None) -> None:
        """Remember the message in which others read of it (None: there can be none), and look at it when its time is over."""
        async with self._house.store.writing() as connection:
            if message is None or await seeks.note_message(connection, one.id, message):
                await timers.put(connection, SEEK, one.until, person=one.person, part=one.id)

    async def forget(self, one: Seek) -> None:
        """It is over, and no message says anything else."""
        async with self._house.store.writing() as connection:
            known = await seeks.one(connection, one.id)
            if known is not None and known.until:
                return
            await seeks.drop(connection, one.id)
            await timers.drop(connection, SEEK, person=one.person, part=one.id)

    async def _look_again(self, connection: Connection, one: Seek) -> None:
        """In a while somebody sees to its message, if whoever does so now dies on the way."""
        await timers.put(connection, SEEK, self._house.now + LEFT_FOR, person=one.person, part=one.id)

    async def _others(self, wanted: Seek) -> list[Seek]:
        """Who else seeks players there; refused to whoever is barred, seeks the same already, or too much."""
        async with self._house.store.reading() as connection:
            if await bars.barred(connection, wanted.server, [wanted.person]):
                raise BarredError([wanted.person])
            there = await seeks.in_server(connection, wanted.server, self._house.now)
        mine = [one for one in there if one.person == wanted.person]
        if wanted.title in [one.title for one in mine]:
            raise RefusedError(Text("seek-twice"))
        if len(mine) >= MOST:
            raise RefusedError(Text("seek-many", {"most": MOST}))
        return [one for one in there if one.person != wanted.person]

    @staticmethod
    def _companies(wanted: Seek, others: Sequence[Seek]) -> Iterator[list[Seek]]:
        """Those who would play one title at one pace with whoever asks, title after title."""
        names = [wanted.title] if wanted.title else list(dict.fromkeys(one.title for one in others))
        for name in names:
            pace, found = wanted.pace, dict[int, Seek]()
            for one in others:
                same = name is None or one.title in (None, name)
                if same and (pace is None or one.pace in (None, pace)) and one.person not in found:
                    found[one.person] = one
                    pace = pace or one.pace
            yield list(found.values())

    async def _fitting(self, wanted: Seek, company: Sequence[Seek], sees: Sees) -> list[Seek]:
        """Those of them who may sit down together, in the channel of whoever sought first; nobody learns who may not, or why."""
        people = [wanted.person, *(one.person for one in company)]
        async with self._house.store.reading() as connection:
            apart = await blocks.between(connection, people)
            out = await bars.barred(connection, wanted.server, people)
        place = _place(wanted, company)
        if not await sees(wanted.person, place):
            return []
        found: list[Seek] = []
        for one in company:
            together = [wanted.person, *(other.person for other in found)]
            kept_apart = any(frozenset((one.person, other)) in apart for other in together)
            if one.person not in out and not kept_apart and await sees(one.person, place):
                found.append(one)
        return found

    async def _open(self, wanted: Seek, name: str, company: Sequence[Seek], title: AnyTitle) -> TableRow:
        """Store as one: the lobby, the seats that are kept, and that their seeking is over."""
        now, guests = self._house.now, self._house.guests
        until = now + KEPT_FOR
        kept = [
            Reservation(one.person, SOUGHT + number, (await guests.person(one.person)).name, until)
            for number, one in enumerate(company)
        ]
        people = tuple(one.person for one in company)
        asleep = await sleepers(guests, people, now, within=SOON)

        async def over(connection: Connection, table: int) -> None:
            if await seeks.end(connection, [one.id for one in company]) != len(company):
                raise ConflictError("somebody has stopped seeking meanwhile")
            for one in company:
                await self._look_again(connection, one)
            await note_later(connection, table, [Later(one, KEPT, end) for one, end in asleep.items()])

        called = Called(people, frozenset(asleep))
        server = await guests.server(wanted.server)
        paces = [one.pace for one in (wanted, *company) if one.pace is not None]
        row = await self._house.open(
            title,
            (wanted.server, _place(wanted, company)),
            (wanted.person, name),
            title.options(),
            pace=paces[0] if paces else server.pace or USUAL,
            beside=Change(reserved=kept, facts=[called], opened=[over]),
        )
        self._in_a_while()
        return row

    async def _keep(self, wanted: Seek) -> Seek:
        async with self._house.store.writing() as connection:
            number = await seeks.add(connection, wanted)
            kept = replace(wanted, id=number)
            await self._look_again(connection, kept)
        self._in_a_while()
        return kept

    def _in_a_while(self) -> None:
        for sooner in self._house.sooner:
            sooner(self._house.now + LEFT_FOR)


def _place(wanted: Seek, company: Sequence[Seek]) -> int:
    """The channel of whoever began to seek first."""
    return min(company, key=lambda one: (one.at, one.id)).channel if company else wanted.channel


def _title(wanted: Seek, company: Sequence[Seek]) -> AnyTitle | None:
    """The title that one of them names, or the first of all if nobody names one."""
    named = [one.title for one in (wanted, *company) if one.title is not None]
    return titles().get(named[0]) if named else next(iter(sorted(titles().values(), key=lambda one: one.id)))


def _least(title: AnyTitle) -> int:
    return max(COMPANY, title.seats[0])
