"""Playing again: the same options, another one in the first seat, and a seat kept for everybody who stayed to the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store import ConflictError, Connection, bars, blocks, results, tables, timers
from bot.store.records import OPEN, Reservation, Seat, TableRow, seat_of
from bot.tables.apart import ApartError
from bot.tables.barred import BarredError
from bot.tables.callings import KEPT, SOON, Later, note_later, sleepers
from bot.tables.commit import Change
from bot.tables.facts import Called
from bot.tables.hints import as_said
from bot.tables.locks import Locks
from bot.tables.refusal import refusal
from bot.tables.reserved import KEPT_FOR, numbered
from bot.tables.service import Tables
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of

Away = Callable[[Collection[int]], Awaitable[Collection[int]]]


@dataclass(frozen=True)
class Rematch:
    """The table where a match is played again, and who has left the server or is barred, so that no seat is kept for them.

    Busy is whom a block keeps from it: nobody learns who that is.
    """

    row: TableRow
    busy: tuple[Seat, ...]
    away: tuple[Seat, ...]
    barred: tuple[Seat, ...]


@dataclass(frozen=True)
class Played:
    """What is known of a match that is over: who stayed to its end, by seats; how many seats it had; who left; its last rematch.

    Uncalled: who slept so far, and so has not been called to that.
    """

    stayed: tuple[Seat, ...]
    places: int
    left: frozenset[int]
    again: TableRow | None
    uncalled: frozenset[int]

    def seat_of(self, person: int) -> Seat | None:
        """Where this person sat at the end."""
        return next((seat for seat in self.stayed if seat.person == person), None)

    def place(self, seat: Seat) -> int:
        """In which order they sit down again: the second seat of the last match first."""
        return (seat.seat - 1) % self.places


class Rematches:
    """Opens a lobby for playing a match again; one for each match at a time."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._locks: Locks[int] = Locks()

    async def open(self, number: int, person: int, away: Away) -> Rematch:
        """Seat whoever asks, who is the host, and the computers of the match; keep a seat for everybody else who may come.

        Seats of those who left the match, or cannot come, are free for others.
        """
        async with self._locks.hold(number):
            row, played = await self._over(number)
            me = played.seat_of(person)
            if me is None:
                raise refusal("rematch-left" if person in played.left else "rematch-not-yours", number)
            if played.again is not None and played.again.state in OPEN:
                raise RefusedError(
                    Text("rematch-open", {"table": str(number), "again": str(played.again.id)})
                )
            others = [seat for seat in played.stayed if seat is not me and seat.person is not None]
            gone = await away(_people(others))
            left = [seat for seat in others if seat.person in gone]
            barred = await self._barred(row.server, [seat for seat in others if seat not in left])
            here = [seat for seat in others if seat not in (*left, *barred)]
            busy = await self._apart(me, here)
            opened = await self._open(row, played, me, [seat for seat in here if seat not in busy])
            return Rematch(opened, tuple(busy), tuple(left), tuple(barred))

    async def _over(self, number: int) -> tuple[TableRow, Played]:
        """The table of a match that is over, and what is known of it."""
        async with self._house.enter(number) as live:
            if live.row.state in OPEN:
                raise refusal("rematch-not-over", number)
            row = live.row
        async with self._house.store.reading() as connection:
            return row, await _played(connection, number)

    async def _open(self, row: TableRow, played: Played, me: Seat, others: list[Seat]) -> TableRow:
        """Store as one: the lobby, the seats that are kept, and that it is the rematch.

        Who was barred or blocked only now, or has left or been erased, is a reason to ask once more.
        """
        title, person = title_of(row.title), me.person or 0

        async def noted(connection: Connection, again: int) -> None:
            if await _played(connection, row.id) != played:
                raise ConflictError(f"what is known of table {row.id} is not what it was")
            await results.note_rematch(connection, row.id, again)
            await note_later(connection, again, later)

        computers = [seat for seat in played.stayed if seat.person is None]
        sitting = numbered(sorted((me, *computers), key=played.place))
        called, now = _to_call(played, others, self._house.now), self._house.now
        asleep = await sleepers(self._house.guests, called, now, within=SOON)
        later = [Later(one, KEPT, until) for one, until in asleep.items()]
        try:
            return await self._house.open(
                title,
                (row.server, row.channel),
                (person, me.name),
                title.options.parse(row.options),
                places=played.places,
                sitting=sitting,
                pace=row.pace,
                late=row.late,
                least=row.least,
                hints=as_said(row.hints),
                beside=Change(
                    reserved=_reserved(played, (me, *others), now + KEPT_FOR),
                    facts=[Called(called, frozenset(asleep))] if called else [],
                    opened=[noted],
                ),
            )
        except BarredError as error:
            if person in error.people:
                raise
            raise ConflictError(f"somebody of table {row.id} was barred meanwhile") from error
        except ApartError as error:
            raise ConflictError(f"somebody of table {row.id} was blocked meanwhile") from error

    async def _barred(self, server: int, seats: list[Seat]) -> list[Seat]:
        """Which of these players may not sit down in the server."""
        async with self._house.store.reading() as connection:
            found = await bars.barred(connection, server, _people(seats))
        return [seat for seat in seats if seat.person in found]

    async def _apart(self, host: Seat, others: list[Seat]) -> list[Seat]:
        """Who does not sit down with the host or whoever is asked before."""
        async with self._house.store.reading() as connection:
            pairs = await blocks.between(connection, _people([host, *others]))
        found, together = [], [host.person]
        for seat in others:
            if any(frozenset((seat.person, other)) in pairs for other in together):
                found.append(seat)
            else:
                together.append(seat.person)
        return found


async def _played(connection: Connection, number: int) -> Played:
    """What is known of a match that is over."""
    rows = await tables.tenures(connection, number)
    ending = await results.ending_of(connection, number)
    last = None if ending is None else ending.rematch
    again = None if last is None else await tables.load(connection, last)
    waking = set[int]() if last is None else await timers.people_of(connection, timers.CALL, last, KEPT)
    stayed = tuple(_stayed(rows))
    sat = {row["person"] for row in rows if row["person"] is not None}
    places = len({row["seat"] for row in rows})
    left = frozenset(sat.difference(_people(stayed)))
    return Played(stayed, places, left, again, frozenset(waking))


def _stayed(rows: Iterable[Mapping[str, Any]]) -> list[Seat]:
    """Who sat there to the end, by seats: people who are not erased, and computers that nobody has left behind."""
    first: dict[int, Mapping[str, Any]] = {}
    last: dict[int, Mapping[str, Any]] = {}
    for row in rows:
        first.setdefault(row["seat"], row)
        last[row["seat"]] = row
    found = [seat_of(row) for _, row in sorted(last.items())]
    return [
        one
        for one in found
        if (one.person > 0 if one.person is not None else first[one.seat]["person"] is None)
    ]


def _people(seats: Iterable[Seat]) -> list[int]:
    return [seat.person for seat in seats if seat.person is not None]


def _reserved(played: Played, seats: Iterable[Seat], until: int) -> list[Reservation]:
    """The reservations of these people, by place; the host has one for the place."""
    kept = [(played.place(seat), seat) for seat in seats if seat.person is not None]
    return [
        Reservation(seat.person, place, seat.name, until)
        for place, seat in sorted(kept, key=lambda one: one[0])
        if seat.person is not None
    ]


def _to_call(played: Played, seats: list[Seat], now: int) -> tuple[int, ...]:
    """Whom to call: whoever was called to the last lobby and sits there no more, or never did, is left in peace for a while.

    So nobody is mentioned over and over by whoever opens and leaves it again and again, whether they begin in between or
    not; its host was not called.
    """
    people, last = _people(seats), played.again
    if last is None or last.created + KEPT_FOR <= now:
        return tuple(people)
    again = {last.host, *last.people, *played.uncalled}
    return tuple(person for person in people if person in again)
