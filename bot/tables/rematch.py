"""Playing again: the same players and options, and another one in the first seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import results, tables
from bot.store.records import OPEN, Seat, TableRow
from bot.tables.locks import Locks
from bot.tables.refusal import refusal
from bot.tables.service import Tables
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of


@dataclass(frozen=True)
class Rematch:
    """The lobby where a match is played again, who sits there, and who had no room for another table."""

    row: TableRow
    left_out: tuple[Seat, ...]


class Rematches:
    """Opens a lobby with those who sat at a table that is over; one for each match at a time."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._locks: Locks[int] = Locks()

    async def open(self, number: int, person: int) -> Rematch:
        """Seat everybody again, the second seat of the last match first; whoever asks is the host."""
        async with self._locks.hold(number):
            row = await self._over(number)
            players = await self._players(number)
            me = next((seat for seat in players if seat.person == person), None)
            if me is None:
                raise refusal("rematch-not-yours", number)
            await self._not_yet(number)
            left_out = [seat for seat in players if seat is not me and not await self._room(seat.person)]
            again = [seat for seat in [*players[1:], *players[:1]] if seat not in left_out]
            title = title_of(row.title)
            if len(again) not in title.seats:
                raise refusal("rematch-too-few", number, who=", ".join(seat.name for seat in left_out))
            sitting = [Seat(index, seat.person, seat.name) for index, seat in enumerate(again)]
            opened = await self._house.open(
                title,
                (row.server, row.channel),
                (person, me.name),
                title.options.parse(row.options),
                places=len(players),
                sitting=sitting,
            )
            async with self._house.store.writing() as connection:
                await results.note_rematch(connection, number, opened.id)
            return Rematch(opened, tuple(left_out))

    async def _over(self, number: int) -> TableRow:
        async with self._house.enter(number) as live:
            if live.row.state in OPEN:
                raise refusal("rematch-not-over", number)
            return live.row

    async def _players(self, number: int) -> list[Seat]:
        """Who began the match, by seats: also whoever handed a seat over may want to play again."""
        async with self._house.store.reading() as connection:
            rows = await tables.tenures(connection, number)
        found: dict[int, Seat] = {}
        for row in rows:
            found.setdefault(row["seat"], Seat(row["seat"], row["person"], row["name"]))
        erased = [seat for seat, one in found.items() if one.person is not None and one.person < 0]
        return [one for seat, one in sorted(found.items()) if seat not in erased]

    async def _not_yet(self, number: int) -> None:
        """Refuse while the last rematch of this match is still open."""
        async with self._house.store.reading() as connection:
            ending = await results.ending_of(connection, number)
            last = None if ending is None else ending["rematch"]
            row = None if last is None else await tables.load(connection, last)
        if row is not None and row.state in OPEN:
            raise RefusedError(Text("rematch-open", {"table": str(number), "again": str(row.id)}))

    async def _room(self, person: int | None) -> bool:
        """Whether this player may sit at one more table."""
        if person is None:
            return True
        async with self._house.store.reading() as connection:
            return await tables.open_count(connection, person) < self._house.most_open
