"""A table before its match: who sits down, who leaves, and when it begins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.store import tables
from bot.store.records import NORMAL, OPEN, Level, Seat
from bot.tables.commit import Change
from bot.tables.facts import Seated, TimeChanged
from bot.tables.fellows import newcomer
from bot.tables.live import Live
from bot.tables.locks import Locks
from bot.tables.refusal import refusal
from bot.tables.reserved import check_room, declined, numbered, sit_down
from data.text import Text
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.tables.service import Tables


class Lobby:
    """Changes a lobby that somebody has alone."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._sitting: Locks[int] = Locks()

    @asynccontextmanager
    async def room_for(self, person: int) -> AsyncIterator[None]:
        """Refuse one table too many; whoever sits down at two at once does so one after the other."""
        async with self._sitting.hold(person):
            async with self._house.store.reading() as connection:
                count = await tables.open_count(connection, person)
            if count >= self._house.most_open:
                raise RefusedError(Text("table-too-many", {"most": self._house.most_open}))
            yield

    async def join(self, live: Live, person: int, name: str) -> None:
        """Sit down."""
        waits(live)
        if live.row.seat_of(person) is not None:
            raise refusal("table-already-joined", live.row.id)
        async with self.room_for(person):
            await self._sit(live, Seat(len(live.row.seats), person, name))

    async def add_computer(self, live: Live, person: int, level: Level = NORMAL) -> None:
        """Give a free seat to a computer player of this level; the host decides that."""
        waits(live)
        host_of(live, person)
        await self._sit(live, newcomer(live.row, level))

    async def start(self, live: Live, person: int) -> None:
        """Begin the match with the players who sit at the table."""
        waits(live)
        host_of(live, person)
        await self._house.play.begin(live, live.row.seat_of(person))

    async def repace(self, live: Live, person: int, pace: str) -> None:
        """Choose another pace; before the match begins the host decides that."""
        waits(live)
        host_of(live, person)
        if live.row.pace == pace:
            raise RefusedError(Text("vote-same-pace"))
        await self._house.commit(live, Change(columns={"pace": pace}, facts=[TimeChanged()]))

    async def leave(self, live: Live, person: int) -> None:
        """Leave; the next person is the host then, and a lobby without people is closed."""
        row, seat = live.row, live.seat(person)
        left = [one for one in row.seats if one.seat != seat]
        people = [one for one in left if one.person is not None]
        change = Change(facts=[Seated()])
        if not people:
            change.columns |= {"state": "abandoned", "ended": live.moment(self._house.now), "reason": "empty"}
        elif row.host not in [one.person for one in people]:
            change.columns["host"] = people[0].person
            left.remove(people[0])
            left.insert(0, people[0])
        change.reseated = numbered(left)
        await self._house.commit(live, change)

    async def decline(self, live: Live, person: int) -> None:
        """Give up the seat that is kept for oneself; it falls free."""
        waits(live)
        left = declined(live.row, person, live.moment(self._house.now))
        await self._house.commit(live, Change(reserved=left))

    async def _sit(self, live: Live, player: Seat) -> None:
        row = live.row
        check_room(row, player.person, live.moment(self._house.now))
        seats = sit_down(row, player)
        await self._house.commit(live, Change(reseated=seats, facts=[Seated()]))
        await self.begin_if_full(live)

    async def begin_if_full(self, live: Live) -> None:
        """Begin, where all seats are taken and the table begins by itself then."""
        if live.row.autostart and len(live.row.seats) == live.row.places:
            await self._house.play.begin(live)


def waits(live: Live) -> None:
    """Refuse a table whose match has begun, or that is closed."""
    if live.row.state != "lobby":
        over = live.row.state not in OPEN
        raise refusal("table-over" if over else "table-started", live.row.id)


def host_of(live: Live, person: int) -> None:
    """Refuse whoever is not the host."""
    if live.row.host != person:
        raise refusal("table-host-only", live.row.id)
