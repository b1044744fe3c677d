"""The life of a table: lobby, turns, leaving, the end. Knows no Discord."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from bot.store import Store, tables
from bot.store.records import OPEN, Seat, TableRow
from bot.tables.commit import Change, commit
from bot.tables.live import NOTHING_HELD, Cache, Live
from bot.tables.locks import Locks
from bot.tables.refusal import refusal
from data.text import Text
from engines.kernel import Entry, Match, Options, Picks, RefusedError, StaleError, fewest
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
        self._sitting: Locks[int] = Locks()
        self._clock = clock
        self._luck = Random(secrets.randbits(128))  # noqa: S311  # computer players need no secrecy

    @property
    def now(self) -> int:
        """The present second."""
        return int(self._clock())

    def _now(self, live: Live) -> int:
        """The present second as it counts at a table."""
        return live.moment(self.now)

    @asynccontextmanager
    async def enter(self, number: int) -> AsyncIterator[Live]:
        """Have a table alone."""
        async with self.cache.enter(number) as live:
            yield live

    async def _commit(self, live: Live, change: Change) -> None:
        await commit(self.store, live, change, self._now(live))
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
        sitting: list[Seat] | None = None,
    ) -> TableRow:
        """Open a lobby in a channel of a server with its host (or these players); one for one begins at once."""
        most = title.seats[-1] if places is None else places
        if most not in title.seats:
            raise RefusedError(
                Text("kernel-seats", {"least": title.seats[0], "most": title.seats[-1], "seats": most})
            )
        playable = [most] if places is not None else title.seats
        conflicts = [title.conflict(seats, options) for seats in playable]
        if all(conflict is not None for conflict in conflicts) and conflicts[-1] is not None:
            raise RefusedError(conflicts[-1])
        live = Live(
            TableRow(
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
                revision=0,
                created=self.now,
            )
        )
        async with self._room_for(host[0]):
            await self._commit(live, Change(reseated=sitting or [Seat(0, *host)], slots={"card"}))
        if most == 1:
            async with self.enter(live.row.id) as entered:
                await self._begin(entered, 0)
                return entered.row
        return live.row

    @asynccontextmanager
    async def _room_for(self, person: int) -> AsyncIterator[None]:
        """Refuse one table too many; whoever sits down at two at once does so one after the other."""
        async with self._sitting.hold(person):
            async with self.store.reading() as connection:
                count = await tables.open_count(connection, person)
            if count >= self.most_open:
                raise RefusedError(Text("table-too-many", {"most": self.most_open}))
            yield

    @staticmethod
    def _lobby(live: Live) -> None:
        if live.row.state != "lobby":
            over = live.row.state not in OPEN
            raise refusal("table-over" if over else "table-started", live.row.id)

    async def join(self, number: int, person: int, name: str) -> None:
        """Sit down at a table that has not begun."""
        async with self.enter(number) as live:
            self._lobby(live)
            if live.row.seat_of(person) is not None:
                raise refusal("table-already-joined", number)
            async with self._room_for(person):
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
            raise refusal("table-full", row.id, places=row.places)
        seats = [*row.seats, Seat(len(row.seats), person, name)]
        await self._commit(live, Change(reseated=seats, slots={"card"}))
        if row.autostart and len(seats) == row.places:
            await self._begin(live)

    @staticmethod
    def _host(live: Live, person: int) -> None:
        if live.row.host != person:
            raise refusal("table-host-only", live.row.id)

    async def start(self, number: int, person: int) -> None:
        """Begin the match with the players who sit at the table."""
        async with self.enter(number) as live:
            self._lobby(live)
            self._host(live, person)
            await self._begin(live, live.row.seat_of(person))

    async def _begin(self, live: Live, starter: int | None = None) -> None:
        """Begin; whoever starts it sees the first question in the reply and need not be told."""
        row = live.row
        title = title_of(row.title)
        match = Match.start(title, len(row.seats), title.options.parse(row.options), secrets.token_hex(32))
        live.match = match
        change = Change(
            columns={"state": "playing", "started": self._now(live)},
            newly={one.seat for one in match.awaited()} - {starter},
            slots={"card"},
        )
        change.wrote_start(match, self._now(live))
        await self._commit(live, change)
        await self._computers(live, starter)

    async def leave(self, number: int, person: int) -> str:
        """Leave a lobby, or hand the seat of a running match to a computer; the message that tells it."""
        async with self.enter(number) as live:
            if live.row.state not in OPEN:
                raise refusal("table-over", number)
            seat = live.seat(person)
            if live.row.state == "lobby":
                return await self._leave_lobby(live, seat)
            others = [one for one in live.row.people if one != person]
            if live.match is not None and live.match.given(seat):
                live.match.order(seat, ())
            computer = Seat(seat, None, live.row.seats[seat].name)
            change = Change(leaving=[seat], sitting=[computer], slots={"card", "table"})
            change.orders, change.number = live.match is not None, live.match.length if live.match else 0
            if not others:
                change.columns |= {"state": "abandoned", "ended": self._now(live), "reason": "left"}
                await self._commit(live, change)
                return "table-left-last"
            if live.row.host == person:
                change.columns["host"] = others[0]
            await self._commit(live, change)
            await self._computers(live)
            return "table-left-match"

    async def _leave_lobby(self, live: Live, seat: int) -> str:
        row = live.row
        left = [one for one in row.seats if one.seat != seat]
        people = [one for one in left if one.person is not None]
        change = Change(slots={"card"})
        if not people:
            change.columns |= {"state": "abandoned", "ended": self._now(live), "reason": "empty"}
        elif row.host not in [one.person for one in people]:
            change.columns["host"] = people[0].person
            left.remove(people[0])
            left.insert(0, people[0])
        change.reseated = [Seat(index, one.person, one.name) for index, one in enumerate(left)]
        await self._commit(live, change)
        return "table-left-lobby"

    # The match

    async def answer(self, number: int, person: int, picks: Picks, to: int) -> None:
        """Carry out a person's answer; whatever it asks of computers follows at once."""
        async with self.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            change = Change(number=match.length)
            outcome = match.answer(seat, picks, to)
            change.wrote(match, Entry(seat, picks), outcome, self._now(live))
            self._follow(live, match, change, seat)
            await self._finish(live, match, change)
            await self._computers(live, seat)

    async def undo(self, number: int, person: int, row: int | None = None, count: int = 1) -> None:
        """Take a person's last answers back (row: only if the last still is that one), all of them or none."""
        async with self.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            if (row is not None and row != match.last(seat)) or count > max(1, match.undoable(seat)):
                raise StaleError(Text("table-undo-stale"))
            change = Change(number=match.length)
            for _ in range(count):
                outcome = match.undo(seat)
                change.wrote(match, Entry(seat, None), outcome, self._now(live))
            self._follow(live, match, change, seat)
            await self._finish(live, match, change)
            await self._computers(live, seat)

    async def order(self, number: int, person: int, picks: Picks) -> bool:
        """Let these standing orders of a person hold from now on; whether what was open is answered by them at once."""
        async with self.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            change = Change(number=match.length, orders=True)
            match.order(seat, picks)
            due = match.due()
            self._follow(live, match, change, seat)
            await self._finish(live, match, change)
            await self._computers(live, seat)
            return due is not None and due[0].seat == seat

    def _follow(self, live: Live, match: Match, change: Change, actor: int | None) -> None:
        """Give the answers that standing orders give: they belong to what made them due, and are stored with it."""
        for _ in range(LONGEST_RUN):
            due = match.due()
            if due is None:
                break
            asked, picks = due
            outcome = match.answer(asked.seat, picks, asked.number, "order")
            change.wrote(match, Entry(asked.seat, picks, "order"), outcome, self._now(live))
        change.newly.discard(-1 if actor is None else actor)

    async def _finish(self, live: Live, match: Match, change: Change) -> None:
        if match.result is not None:
            change.columns |= {"state": "finished", "ended": self._now(live), "reason": match.result.reason}
        await self._commit(live, change)

    # Computer players

    async def _computers(self, live: Live, actor: int | None = None) -> None:
        """Let computer players answer until a person is asked; what goes wrong there undoes nothing of a person's.

        The actor, whose press or command led to this, sees in the reply what is asked next and is not told again.
        """
        try:
            for _ in range(LONGEST_RUN):
                if not await self._computers_answer(live, actor):
                    return
            log.error("table %d: computer players did not come to an end", live.row.id)
        except Exception:
            self.cache.forget(live.row.id)
            log.exception("table %d: a computer player cannot answer", live.row.id)

    async def _computers_answer(self, live: Live, actor: int | None) -> bool:
        """A few answers of computer players as one transaction; false if none is asked."""
        match = live.match
        if match is None or live.row.state != "playing":
            return False
        computers = {seat.seat for seat in live.row.seats if seat.person is None}
        change = Change(number=match.length)
        for _ in range(COMPUTER_ANSWERS_A_COMMIT):
            turn = next((one for one in match.awaited() if one.seat in computers), None)
            if turn is None:
                break
            picks = self._advised(match, turn.seat)
            outcome = match.answer(turn.seat, picks, turn.number, "computer")
            change.wrote(match, Entry(turn.seat, picks, "computer"), outcome, self._now(live))
            self._follow(live, match, change, actor)
        if not change.journal:
            return False
        await self._finish(live, match, change)
        return True

    def _advised(self, match: Match, seat: int) -> Picks:
        """What a computer player answers; the smallest legal answer where it has no idea, or none that is legal."""
        try:
            picks = match.advise(seat, self._luck)
            match.check(seat, picks)
        except Exception:
            log.exception("seat %d of a match of %s has no idea", seat, match.title.id)
            question = match.question(seat)
            return () if question is None else fewest(question)
        return picks

    async def wake_computers(self) -> None:
        """Let computer players answer where a stopped process left them waiting."""
        async with self.store.reading() as connection:
            waiting = await tables.computers_owe(connection)
        for number in waiting:
            try:
                async with self.enter(number) as live:
                    await self._computers(live)
            except Exception:
                log.exception("table %d: its computer players cannot be woken", number)

    # Where a table is shown

    async def close_place(self, number: int, reason: str) -> None:
        """Give a table up whose channel or server is gone."""
        async with self.enter(number) as live:
            if live.row.state in OPEN:
                change = Change(columns={"state": "abandoned", "ended": self._now(live), "reason": reason})
                change.slots = {"card"}
                await self._commit(live, change)

    async def resend(self, number: int, person: int) -> None:
        """Bring the table's messages, and the person's own, anew."""
        async with self.enter(number) as live:
            slots = self._shown(live, live.seat(person))
            await self._commit(live, Change(slots=slots | {"card"}, anew=True))

    async def refresh(self, number: int, person: int) -> None:
        """Bring what this person sees of the table up to date although the rules did nothing."""
        async with self.enter(number) as live:
            seat = live.row.seat_of(person)
            slots = {"table"} if seat is None else self._shown(live, seat)
            if live.match is not None:
                await self._commit(live, Change(slots=slots))

    @staticmethod
    def _shown(live: Live, seat: int) -> set[str]:
        if live.match is None:
            return set()
        holds = live.held(live.row.seats[seat]) != NOTHING_HELD
        return {"table", f"hand:{seat}"} if holds else {"table"}

    async def moved(self, number: int, thread: int | None) -> None:
        """Note in which thread a table's messages live now."""
        async with self.enter(number) as live:
            if live.row.thread != thread:
                change = Change(columns={"thread": thread}, slots={"card"} | self._hands(live))
                await self._commit(live, change)

    async def thread_deleted(self, number: int) -> None:
        """A running table gets another thread; whoever deletes that of an ended one does not want it any more."""
        async with self.enter(number) as live:
            change = Change(columns={"thread": None}, slots={"card"})
            if live.row.state in OPEN:
                change.slots |= {"table"} | self._hands(live)
            else:
                change.gone = {"table", "notice"}
            await self._commit(live, change)

    @staticmethod
    def _hands(live: Live) -> set[str]:
        return {f"hand:{seat.seat}" for seat in live.row.seats if live.held(seat) != NOTHING_HELD}

    async def show(self, number: int, *slots: str) -> None:
        """Bring these messages of a table (its card and its picture, if none are named) up to date as they are."""
        async with self.enter(number) as live:
            public = {"card"} if live.match is None else {"card", "table"}
            await self._commit(live, Change(slots=set(slots) or public))
