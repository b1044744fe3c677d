"""Playing again: the same players and options, and another one in the first seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.store import ConflictError, bars, blocks, results, tables
from bot.store.records import OPEN, Seat, TableRow
from bot.tables.apart import ApartError
from bot.tables.barred import BarredError
from bot.tables.locks import Locks
from bot.tables.refusal import refusal
from bot.tables.service import Tables
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of

Away = Callable[[Collection[int]], Awaitable[Collection[int]]]


@dataclass(frozen=True)
class Rematch:
    """The table where a match is played again, and who cannot sit down there, has left the server or is barred.

    Busy is who has no room for another table, or whom a block keeps from this one: nobody learns which it is.
    """

    row: TableRow
    busy: tuple[Seat, ...]
    away: tuple[Seat, ...]
    barred: tuple[Seat, ...]


class Rematches:
    """Opens a lobby with those who sat at a table that is over; one for each match at a time."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._locks: Locks[int] = Locks()

    async def open(self, number: int, person: int, away: Away) -> Rematch:
        """Seat everybody again, the second seat of the last match first; whoever asks is the host.

        The seats of those who cannot come stay free for others.
        """
        async with self._locks.hold(number):
            row = await self._over(number)
            players, places = await self._players(number)
            me = next((seat for seat in players if seat.person == person), None)
            if me is None:
                raise refusal("rematch-not-yours", number)
            await self._not_yet(number)
            others = [seat for seat in players if seat is not me]
            gone = await away([seat.person for seat in others if seat.person is not None])
            left = [seat for seat in others if seat.person in gone]
            barred = await self._barred(row.server, [seat for seat in others if seat not in left])
            here = [seat for seat in others if seat not in (*left, *barred)]
            busy = await self._busy(me, here)
            again = [seat for seat in [*players[1:], *players[:1]] if seat not in (*busy, *left, *barred)]
            opened = await self._open(row, me, places, again)
            async with self._house.store.writing() as connection:
                await results.note_rematch(connection, number, opened.id)
            return Rematch(opened, tuple(busy), tuple(left), tuple(barred))

    async def _open(self, row: TableRow, host: Seat, places: int, again: list[Seat]) -> TableRow:
        """The lobby with these players; who has been barred or blocked only now is a reason to ask once more."""
        title, person = title_of(row.title), host.person or 0
        try:
            return await self._house.open(
                title,
                (row.server, row.channel),
                (person, host.name),
                title.options.parse(row.options),
                places=places,
                sitting=[Seat(index, seat.person, seat.name) for index, seat in enumerate(again)],
                pace=row.pace,
                late=row.late,
            )
        except BarredError as error:
            if person in error.people:
                raise
            raise ConflictError(f"somebody of table {row.id} was barred meanwhile") from error
        except ApartError as error:
            raise ConflictError(f"somebody of table {row.id} was blocked meanwhile") from error

    async def _over(self, number: int) -> TableRow:
        async with self._house.enter(number) as live:
            if live.row.state in OPEN:
                raise refusal("rematch-not-over", number)
            return live.row

    async def _players(self, number: int) -> tuple[list[Seat], int]:
        """Who began the match, by seats, and how many seats there were.

        Whoever handed a seat over may want to play again; whoever was erased is nobody who could.
        """
        async with self._house.store.reading() as connection:
            rows = await tables.tenures(connection, number)
        found: dict[int, Seat] = {}
        for row in rows:
            found.setdefault(row["seat"], Seat(row["seat"], row["person"], row["name"]))
        known = [one for _, one in sorted(found.items()) if one.person is None or one.person > 0]
        return known, len(found)

    async def _not_yet(self, number: int) -> None:
        """Refuse while the last rematch of this match is still open."""
        async with self._house.store.reading() as connection:
            ending = await results.ending_of(connection, number)
            last = None if ending is None else ending.rematch
            row = None if last is None else await tables.load(connection, last)
        if row is not None and row.state in OPEN:
            raise RefusedError(Text("rematch-open", {"table": str(number), "again": str(row.id)}))

    async def _barred(self, server: int, seats: list[Seat]) -> list[Seat]:
        """Which of these players may not sit down in the server."""
        people = [seat.person for seat in seats if seat.person is not None]
        async with self._house.store.reading() as connection:
            found = await bars.barred(connection, server, people)
        return [seat for seat in seats if seat.person in found]

    async def _busy(self, host: Seat, others: list[Seat]) -> list[Seat]:
        """Who has no room for another table, or does not sit down with the host or whoever is asked before."""
        people = [seat.person for seat in (host, *others) if seat.person is not None]
        async with self._house.store.reading() as connection:
            pairs = await blocks.between(connection, people)
        found, together = [], [host.person]
        for seat in others:
            apart = any(frozenset((seat.person, other)) in pairs for other in together)
            if apart or not await self._room(seat.person):
                found.append(seat)
            else:
                together.append(seat.person)
        return found

    async def _room(self, person: int | None) -> bool:
        """Whether this player may sit at one more table."""
        if person is None:
            return True
        async with self._house.store.reading() as connection:
            return await tables.open_count(connection, person) < self._house.most_open
