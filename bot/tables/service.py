"""The life of a table: lobby, turns, leaving, the end. Knows no Discord."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from random import Random

from bot.store import (
    ALL,
    ConflictError,
    Connection,
    Store,
    clocks,
    reservations,
    tables,
    timers,
    unreachable,
    votes,
)
from bot.store.base import keep_note
from bot.store.records import NORMAL, OPEN, Level, Seat, TableRow
from bot.tables.attendance import Attendance
from bot.tables.budget import Budgets
from bot.tables.clock import NONE
from bot.tables.commit import Change, commit
from bot.tables.facts import Asked, Due, Fact, Moved, Renamed, Seated, ThreadDeleted, Untold, Wished
from bot.tables.guests import Guests
from bot.tables.heirs import Heirs
from bot.tables.hosting import Hosting
from bot.tables.inviting import Inviting
from bot.tables.live import Cache, Live
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.refusal import refusal
from bot.tables.reserving import Reserving
from bot.tables.thinking import Think
from bot.tables.ticking import Habits
from bot.tables.votes import Votes
from bot.tables.waiting import Waiting
from bot.tables.watching import Watching
from data.text import Text
from engines.kernel import Options, Picks, RefusedError
from engines.kernel.catalogue import AnyTitle

log = logging.getLogger(__name__)
UNTOLD_AGAIN = (0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
Known = Callable[[Connection], Awaitable[bool]]


class Tables:
    """Everything that can happen to a table; each change is committed before anybody hears of it.

    Due says which letters a change brings; they are stored with it. From a chance that is given follow all matches and all
    that computers answer; without one, nobody can foretell them. Think is where strong computer players think; without it
    they answer at once, as usual ones.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        due: Due,
        most_open: int = 10,
        guests: Guests | None = None,
        *,
        chance: Random | None = None,
        think: Think | None = None,
    ) -> None:
        self.store = store
        self.guests = guests or Guests(store, clock)
        self.cache = Cache(store)
        self.play = Play(self.cache, self.commit, self._now, chance, think)
        self.lobby = Lobby(self)
        self.hosting = Hosting(self)
        self.inviting = Inviting(self)
        self.waiting = Waiting(self)
        self.watching = Watching(self)
        self.reserving = Reserving(self)
        self.votes = Votes(self)
        self.heirs = Heirs(self)
        self.attendance = Attendance()
        self.most_open = most_open
        self.budgets = Budgets(clock, most_open)
        self.changed: list[Callable[[int], None]] = []
        self.sooner: list[Callable[[int], None]] = []
        self.commits = 0
        self.answers: Counter[str] = Counter()
        self._behind: set[asyncio.Task[None]] = set()
        self._clock = clock
        self._due = due

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

    @asynccontextmanager
    async def enter_behind(self, number: int) -> AsyncIterator[Live]:
        """Have a table alone, for what nobody waits for."""
        async with self.cache.enter_behind(number) as live:
            yield live

    async def commit(self, live: Live, change: Change) -> None:
        """Store a change of a table that somebody has alone, and let everybody know."""
        now, era = live.moment(self.now), live.era

        async def same_era(connection: Connection) -> None:
            del connection
            if self.cache.era != era:
                raise ConflictError(f"the clocks of table {live.row.id} have been moved meanwhile")

        change.also.append(same_era)
        await self.votes.lost(live, change)
        change.habits = await self._habits(live, change)
        soonest = await commit(self.store, live, change, self._due, now)
        if soonest is not None:
            for sooner in self.sooner:
                sooner(soonest)
        self.commits += 1
        self.answers.update(row.by for row in change.journal if row.picks is not None)
        for listener in self.changed:
            listener(live.row.id)

    async def _habits(self, live: Live, change: Change) -> dict[int, Habits]:
        """What the players have said about time, by seat."""
        row = change.after(live.row)
        if row.state != "playing":
            return {}
        known = await self.guests.habits(row.people)
        return {
            seat.seat: replace(known[seat.person], here=self.attendance.here(row.id, seat.seat))
            for seat in row.seats
            if seat.person is not None
        }

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
        pace: str = NONE,
        late: str = "computer",
        least: int | None = None,
        hints: str | None = None,
        beside: Change | None = None,
        counted: bool = True,
    ) -> TableRow:
        """Open a lobby in a channel of a server with its host (or these players); one for one begins at once.

        The reply to a host who sits down alone is the panel; who is seated by others is told by the notice. Beside: what is
        stored with it, seats that are kept for somebody among it. Counted: whether the host may sit at too many tables for it.
        """
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
                pace=pace,
                late=late,
                least=least,
                hints=hints,
            ),
            era=self.cache.era,
        )
        change = beside or Change()
        change.reseated = sitting or [Seat(0, *host)]
        change.facts.append(Seated())
        async with self.lobby.room_for(host[0]) if counted else nullcontext():
            if counted:
                self.budgets.tables.spend(host[0])
            await self.commit(live, change)
        if most == 1:
            async with self.enter(live.row.id) as entered:
                await self.play.begin(entered, None if sitting else 0)
                return entered.row
        return live.row

    async def join(self, number: int, person: int, name: str) -> None:
        """Sit down at a table that has not begun."""
        async with self.enter(number) as live:
            await self.lobby.join(live, person, name)

    async def add_computer(self, number: int, person: int, level: Level = NORMAL) -> None:
        """Give a free seat to a computer player of this level; the host decides that."""
        async with self.enter(number) as live:
            await self.lobby.add_computer(live, person, level)

    async def start(self, number: int, person: int) -> None:
        """Begin the match with the players who sit at the table."""
        async with self.enter(number) as live:
            await self.lobby.start(live, person)

    async def leave(self, number: int, person: int) -> str:
        """Leave a lobby, or hand the seat of a running match to a computer; the message that tells it."""
        async with self.enter(number) as live:
            return await self.leave_held(live, person)

    async def leave_held(self, live: Live, person: int) -> str:
        """The same at a table that somebody has alone."""
        if live.row.state not in OPEN:
            raise refusal("table-over", live.row.id)
        seat = live.seat(person)
        if live.row.state == "lobby":
            await self.lobby.leave(live, person)
            return "table-left-lobby"
        return "table-left-match" if await self.play.hand_over(live, seat) else "table-left-last"

    # The match

    async def answer(self, number: int, person: int, picks: Picks, to: int) -> None:
        """Carry out a person's answer; whatever it asks of computers follows at once."""
        async with self.enter(number) as live:
            await self.play.answer(live, person, picks, to)

    async def undo(self, number: int, person: int, row: int | None = None, count: int = 1) -> None:
        """Take a person's last answers back (row: only if the last still is that one), all of them or none."""
        async with self.enter(number) as live:
            await self.play.undo(live, person, row, count)

    async def order(self, number: int, person: int, picks: Picks) -> bool:
        """Let these standing orders of a person hold from now on; whether what was open is answered by them at once."""
        async with self.enter(number) as live:
            return await self.play.order(live, person, picks)

    async def untold(self, number: int, person: int) -> None:
        """A reply to this person did not arrive: if the table waits for them, a notice calls whom none has called.

        Where another process is quicker, or the database is away, that is tried again.
        """
        for pause in UNTOLD_AGAIN:
            try:
                await self._calls(number, person)
            except Exception as error:
                if not (isinstance(error, ConflictError) or unreachable(error)):
                    raise
                await asyncio.sleep(pause)
            else:
                return
        await self._calls(number, person)

    async def _calls(self, number: int, person: int) -> None:
        async with self.enter(number) as live:
            seat = live.row.seat_of(person)
            if seat is not None and seat in live.waits:
                self.attendance.missed(number, seat)
                await self.commit(live, Change(facts=[Untold(seat)]))

    async def wake_computers(self) -> None:
        """Let computer players answer where a stopped process left them waiting."""
        async with self.store.reading() as connection:
            waiting = await tables.computers_owe(connection)
        for number in waiting:
            try:
                async with self.enter(number) as live:
                    await self.play.computers(live)
            except ConflictError:
                log.info("table %d: another process has woken its computer players", number)
            except Exception as error:
                if unreachable(error):
                    self.play.later.again(number)
                else:
                    log.exception("table %d: its computer players cannot be woken", number)

    def thought(self, table: int) -> asyncio.Future[None] | None:
        """What is done when the computers of this table have thought; None where none of them thinks."""
        thinking = self.play.thinking
        return None if thinking is None else thinking.over(table)

    # Time

    async def came(self, live: Live, person: int) -> bool:
        """A person does something at a table; whether they were away until now, so that a computer plays there no longer."""
        seat = live.row.seat_of(person)
        if seat is None:
            return False
        self.attendance.came(live.row.id, seat)
        clock = live.clocks.get(seat)
        if clock is None or live.row.state != "playing":
            return False
        if clock.away:
            await self.play.come_back(live, seat)
            return True
        if (clock.open and not clock.pressed) or clock.missed:
            live.clocks[seat] = replace(clock, pressed=clock.pressed or clock.open, missed=False)
            live.unsaved.add(seat)
        return False

    def sits(self, live: Live, person: int) -> None:
        """Whoever has just sat down is at the table."""
        if (seat := live.row.seat_of(person)) is not None:
            self.attendance.came(live.row.id, seat)

    def keep(self, live: Live) -> None:
        """Store behind that somebody has come, where nothing was committed with it; nobody waits for that."""
        if live.unsaved:
            task = asyncio.get_running_loop().create_task(self._keep(live.row.id, frozenset(live.unsaved)))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)
            live.unsaved.clear()

    async def stop(self) -> None:
        """Think no more, and let what is stored behind come to its end."""
        if self.play.thinking is not None:
            await self.play.thinking.stop()
        await self.play.later.stop()
        await asyncio.gather(*self._behind, return_exceptions=True)

    async def _keep(self, table: int, seats: frozenset[int]) -> None:
        try:
            for seat in seats:  # one at a time, so that nobody who changes several waits for the other's next
                async with self.store.writing_apart() as connection:
                    await clocks.pressed(connection, table, [seat])
        except Exception as error:
            if unreachable(error):
                log.warning("table %d: that somebody has come cannot be stored: %s", table, error)
            else:
                log.exception("table %d: that somebody has come cannot be stored", table)

    async def move_time(self, seconds: int, notes: Mapping[str, str], unless: Known | None = None) -> bool:
        """So many seconds count against nobody: all that runs at any table is moved by them, and that is noted.

        False, and nothing is moved, if another process has known of it (unless): what is in memory is read afresh then.
        """
        try:
            async with self.store.writing() as connection:
                if unless is not None and await unless(connection):
                    self.cache.clear()
                    return False
                await tables.overtake(connection)
                await clocks.move(connection, seconds)
                await timers.move(connection, seconds)
                await votes.move(connection, seconds)
                await reservations.move(connection, seconds)
                for name, value in notes.items():
                    await keep_note(connection, name, value)
                await self.store.tell(connection, ALL, 0)
                self.cache.moving()
        except BaseException:
            self.cache.clear()
            raise
        self.cache.moved(seconds)
        return True

    # Where and how a table is shown

    async def state(self, number: int, *facts: Fact) -> None:
        """State what is true of a table although its rules did nothing; its letters answer to it."""
        async with self.enter(number) as live:
            await self.commit(live, Change(facts=list(facts)))

    async def close_place(self, number: int, reason: str) -> None:
        """Give a table up whose channel or server is gone."""
        async with self.enter(number) as live:
            if live.row.state in OPEN:
                columns = {"state": "abandoned", "ended": live.moment(self.now), "reason": reason}
                await self.commit(live, Change(columns=columns))

    async def resend(self, number: int, person: int) -> None:
        """Bring the table's messages, and the person's own, anew."""
        async with self.enter(number) as live:
            await self.commit(live, Change(facts=[Asked(live.seat(person))]))

    async def refresh(self, number: int, person: int) -> None:
        """Bring what this person sees of the table up to date although the rules did nothing."""
        async with self.enter(number) as live:
            if live.match is not None:
                await self.commit(live, Change(facts=[Wished(live.row.seat_of(person))]))

    async def renamed(self, open_: Iterable[int], over: Iterable[int]) -> None:
        """Somebody who sat at these tables is called otherwise; what is over has its letters due already."""
        for number in open_:
            self.cache.forget(number)
            await self.state(number, Renamed())
        for number in over:
            self.cache.forget(number)
            for listener in self.changed:
                listener(number)

    async def moved(self, number: int, thread: int | None) -> None:
        """Note in which thread a table's messages live now."""
        async with self.enter(number) as live:
            if live.row.thread != thread:
                await self.commit(live, Change(columns={"thread": thread}, facts=[Moved()]))

    async def thread_deleted(self, number: int) -> None:
        """A running table gets another thread; whoever deletes that of an ended one does not want it any more."""
        async with self.enter(number) as live:
            await self.commit(live, Change(columns={"thread": None}, facts=[ThreadDeleted()]))
