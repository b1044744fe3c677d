"""The life of a table: lobby, turns, leaving, the end. Knows no Discord."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from bot.store import Store, tables
from bot.store.records import Seat, TableRow
from bot.tables.commit import Change, commit
from bot.tables.live import Cache, Live
from data.text import Text, plain
from engines.kernel import Entry, Match, Options, Picks, RefusedError, StaleError
from engines.kernel.catalogue import AnyTitle, title_of

log = logging.getLogger(__name__)
COMPUTER_ANSWERS_A_COMMIT = 8
LONGEST_RUN = 2000


class Tables:
    """Everything that can happen to a table; each change is committed before anybody hears of it."""

    def __init__(self, store: Store, clock: Callable[[], float], most_open: int = 10) -> None:
        self.store = store
        self.cache = Cache(store)
        self.most_open = most_open
        self.changed: list[Callable[[int], None]] = []
        self._clock = clock
        self._luck = Random(secrets.randbits(128))  # noqa: S311  # computer players need no secrecy

    @property
    def now(self) -> int:
        """The present second."""
        return int(self._clock())

    @asynccontextmanager
    async def enter(self, number: int) -> AsyncIterator[Live]:
        """Have a table alone."""
        async with self.cache.enter(number) as live:
            yield live

    async def _commit(self, live: Live, change: Change) -> None:
        await commit(self.store, live, change, self.now)
        for listener in self.changed:
            listener(live.row.id)

    # The lobby

    async def open(
        self,
        title: AnyTitle,
        place: tuple[int, int],
        host: tuple[int, str],
        options: Options,
        *,
        places: int | None = None,
        autostart: bool = False,
    ) -> TableRow:
        """Open a lobby in a channel of a server, with its host in the first seat."""
        most = places or title.seats[-1]
        if most not in title.seats:
            raise RefusedError(
                Text("kernel-seats", {"least": title.seats[0], "most": title.seats[-1], "seats": most})
            )
        playable = [seats for seats in title.seats if seats <= most]
        conflicts = [title.conflict(seats, options) for seats in ([most] if places else playable)]
        if all(conflict is not None for conflict in conflicts) and conflicts[-1] is not None:
            raise RefusedError(conflicts[-1])
        await self._room_for(host[0])
        row = TableRow(
            id=0,
            title=title.id,
            server=place[0],
            channel=place[1],
            thread=None,
            host=host[0],
            state="lobby",
            options=options.written(),
            places=most,
            autostart=autostart,
            revision=1,
            created=self.now,
        )
        async with self.store.writing() as connection:
            row.id = await tables.add(connection, row)
            row.seats = [Seat(0, host[0], host[1])]
            await tables.seat(connection, row.id, self.now, [], row.seats)
        async with self.enter(row.id) as live:
            await self._commit(live, Change(slots={"card"}))
            if autostart and most == 1:
                await self._begin(live)
            return live.row

    async def _room_for(self, person: int) -> None:
        async with self.store.reading() as connection:
            count = await tables.open_count(connection, person)
        if count >= self.most_open:
            raise RefusedError(Text("table-too-many", {"most": self.most_open}))

    @staticmethod
    def _lobby(live: Live) -> None:
        if live.row.state != "lobby":
            raise RefusedError(Text("table-started" if live.row.state == "playing" else "table-over"))

    async def join(self, number: int, person: int, name: str) -> None:
        """Sit down at a table that has not begun."""
        await self._room_for(person)
        async with self.enter(number) as live:
            self._lobby(live)
            if live.row.seat_of(person) is not None:
                raise RefusedError(Text("table-already-joined"))
            await self._sit(live, person, name)

    async def add_computer(self, number: int, person: int) -> None:
        """Give a free seat to a computer player; the host decides that."""
        async with self.enter(number) as live:
            self._lobby(live)
            self._host(live, person)
            await self._sit(live, None, "")

    async def _sit(self, live: Live, person: int | None, name: str) -> None:
        row = live.row
        if len(row.seats) >= row.places:
            raise RefusedError(Text("table-full", {"places": row.places}))
        seats = [*row.seats, Seat(len(row.seats), person, name)]
        await self._commit(live, Change(reseated=seats, slots={"card"}))
        if row.autostart and len(seats) == row.places:
            await self._begin(live)

    @staticmethod
    def _host(live: Live, person: int) -> None:
        if live.row.host != person:
            host = next((seat.name for seat in live.row.seats if seat.person == live.row.host), "")
            raise RefusedError(Text("table-host-only", {"host": plain(host)}))

    async def start(self, number: int, person: int) -> None:
        """Begin the match with the players who sit at the table."""
        async with self.enter(number) as live:
            self._lobby(live)
            self._host(live, person)
            await self._begin(live)

    async def _begin(self, live: Live) -> None:
        row = live.row
        title = title_of(row.title)
        match = Match.start(title, len(row.seats), title.options.parse(row.options), secrets.token_hex(32))
        live.match = match
        try:
            newly = {one.seat for one in match.awaited()}
            change = Change(
                columns={"state": "playing", "started": self.now},
                begins=True,
                newly=newly,
                slots={"card"},
            )
            await self._commit(live, change)
        except BaseException:
            live.match = None
            raise
        await self._computers(live)

    async def leave(self, number: int, person: int) -> str:
        """Leave a lobby, or hand the seat of a running match to a computer."""
        async with self.enter(number) as live:
            if live.row.state == "lobby":
                await self._leave_lobby(live, live.seat(person))
                return "table-left-lobby"
            if live.row.state != "playing":
                raise RefusedError(Text("table-over"))
            seat = live.seat(person)
            others = [one for one in live.row.people if one != person]
            change = Change(leaving=[seat], sitting=[Seat(seat, None, "")], slots={"card", "table"})
            if live.row.host == person and others:
                change.columns["host"] = others[0]
            if not others:
                change.columns |= {"state": "abandoned", "ended": self.now, "reason": "left"}
                change.slots |= {"final"}
            change.slots |= {f"hand:{seat}"} if live.hands.get(seat) else set()
            await self._commit(live, change)
            if others:
                await self._computers(live)
            return "table-left-match"

    async def _leave_lobby(self, live: Live, seat: int) -> None:
        row = live.row
        left = [one for one in row.seats if one.seat != seat]
        seats = [Seat(index, one.person, one.name) for index, one in enumerate(left)]
        people = [one.person for one in seats if one.person is not None]
        change = Change(reseated=seats, slots={"card"})
        if not people:
            change.columns |= {"state": "abandoned", "ended": self.now, "reason": "empty"}
        elif row.host not in people:
            change.columns["host"] = people[0]
            first = next(one for one in seats if one.person == people[0])
            order = [first, *(one for one in seats if one is not first)]
            change.reseated = [Seat(index, one.person, one.name) for index, one in enumerate(order)]
        await self._commit(live, change)

    # The match

    async def answer(self, number: int, person: int, picks: Picks, to: int) -> None:
        """Carry out a person's answer; whatever it asks of computers follows at once."""
        async with self.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            change = Change(number=match.length)
            outcome = match.answer(seat, picks, to)
            change.wrote(match, Entry(seat, picks), outcome, self.now)
            await self._finish(live, match, change)
            await self._computers(live)

    async def undo(self, number: int, person: int, row: int | None = None) -> None:
        """Take a person's last answer back (row: only if it still is that one)."""
        async with self.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            if row is not None and row != match.last(seat):
                raise StaleError(Text("kernel-stale"))
            change = Change(number=match.length)
            outcome = match.undo(seat)
            change.wrote(match, Entry(seat, None), outcome, self.now)
            await self._finish(live, match, change)

    async def _finish(self, live: Live, match: Match, change: Change) -> None:
        if match.result is not None:
            change.columns |= {"state": "finished", "ended": self.now, "reason": match.result.reason}
        await self._commit(live, change)

    async def _computers(self, live: Live) -> None:
        """Let computer players answer until a person is asked; a few answers a transaction."""
        match = live.match
        computers = {seat.seat for seat in live.row.seats if seat.person is None}
        for _ in range(LONGEST_RUN):
            if match is None or live.row.state != "playing" or not computers & live.owed().keys():
                return
            change = Change(number=match.length)
            for _ in range(COMPUTER_ANSWERS_A_COMMIT):
                turn = next((one for one in match.awaited() if one.seat in computers), None)
                if turn is None:
                    break
                picks = match.advise(turn.seat, self._luck)
                outcome = match.answer(turn.seat, picks, turn.number, "computer")
                change.wrote(match, Entry(turn.seat, picks, "computer"), outcome, self.now)
            await self._finish(live, match, change)
        log.error("table %d: computer players did not come to an end", live.row.id)

    async def wake_computers(self) -> None:
        """Let computer players answer where a stopped process left them waiting."""
        async with self.store.reading() as connection:
            waiting = await tables.computers_owe(connection)
        for number in waiting:
            async with self.enter(number) as live:
                await self._computers(live)

    # Looking

    async def close_place(self, number: int, reason: str) -> None:
        """Give a table up whose channel or server is gone."""
        async with self.enter(number) as live:
            if live.row.state in ("lobby", "playing"):
                change = Change(columns={"state": "abandoned", "ended": self.now, "reason": reason})
                await self._commit(live, change)

    async def resend(self, number: int, person: int) -> None:
        """Bring the table's messages, and the person's own, anew."""
        async with self.enter(number) as live:
            seat = live.seat(person)
            slots = {"card"}
            if live.match is not None:
                slots |= {"table", f"hand:{seat}"}
            await self._commit(live, Change(slots=slots, anew=True))

    async def moved(self, number: int, **columns: Any) -> None:
        """Note where a table's messages live now (its thread)."""
        async with self.enter(number) as live:
            await self._commit(live, Change(columns=columns, slots={"card"}, quiet=True))

    async def show(self, live: Live, slots: set[str]) -> None:
        """Bring these messages up to date although the rules did nothing; the table is held already."""
        await self._commit(live, Change(slots=slots, quiet=True))
