"""What happens because time passes: reminders, lateness, tables that rest. Knows no Discord and no clock of its own."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.store import clocks, tables, timers
from bot.store.timers import BEGINS, CALL, PAUSE, Timer
from bot.tables.callings import call
from bot.tables.clock import CALLED, LATE, NONE, QUICK, Clock
from bot.tables.commit import RESERVED, REST, Change, Setting
from bot.tables.facts import Fact, Reminded, TimeChanged, Untold
from bot.tables.lasting import IDLE, SHUT
from bot.tables.live import Live
from bot.tables.pausing import go_on
from bot.tables.play import SILENCE, SILENT_FOR
from bot.tables.service import Tables
from bot.tables.tally import VOTE
from bot.tables.ticking import held_enough

log = logging.getLogger(__name__)
LEASE = 60
AT_ONCE = 50
Due = Callable[[Timer], Awaitable[None]]


class Clockwork:
    """Does what is due, each thing once: what it comes to is stored together with the clock or timer that was due."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._holder = str(uuid.uuid4())
        self.lenient_until = 0
        self.due: dict[str, Due] = {
            REST: self._rested,
            SILENCE: self._silent,
            PAUSE: self._paused,
            VOTE: house.votes.ended,
            RESERVED: house.reserving.run_out,
            BEGINS: house.waiting.begins,
            IDLE: house.waiting.idle,
            SHUT: house.waiting.shut,
            CALL: partial(call, house),
            "leaving": self._absent,
            "return": self._absent,
        }

    async def next(self) -> int | None:
        """When something is due next."""
        async with self._house.store.reading_behind() as connection:
            return await clocks.next_due(connection)

    async def tick(self, going: Callable[[], bool] = lambda: True) -> None:
        """Do all that is due by now, as long as it goes on."""
        while going() and await self._some():
            pass

    async def _some(self) -> bool:
        """Do some of it; false when nothing is left."""
        now = self._house.now
        async with self._house.store.reading_behind() as connection:
            if not await clocks.anything_due(connection, now):
                return False
        lease = (now, self._holder, now + LEASE, AT_ONCE)
        async with self._house.store.writing() as connection:
            seats = await clocks.claim(connection, *lease)
            found = await timers.claim(connection, *lease)
        for table, late in seats.items():
            await self._guarded(table, self._seats, table, late)
        for timer in found:
            await self._guarded(timer.id, self._timer, timer)
        return bool(seats or found)

    @staticmethod
    async def _guarded(number: int, work: Callable[..., Awaitable[None]], *given: object) -> None:
        """One thing that goes wrong holds nothing else up; it is tried again when its lease ends."""
        try:
            await work(*given)
        except Exception:
            log.exception("%s %d: what is due cannot be done", work.__name__, number)

    # Clocks

    async def _seats(self, table: int, seats: list[int]) -> None:
        """Do what is due for these seats of a table."""
        async with self._house.enter(table) as live:
            for seat in seats:
                await self._seat(live, seat)

    async def _seat(self, live: Live, seat: int) -> None:
        clock = live.clocks.get(seat)
        if clock is None or live.row.state != "playing":
            await self._later(live.row.id, [seat], None)
            return
        if live.frozen:
            await self._house.commit(live, Change(clocks={seat: clock}))
            return
        now, pace = live.moment(self._house.now), live.row.pace
        reached = clock.reached(pace, now)
        if reached >= LATE > clock.stage:
            if now < self.lenient_until:
                await self._later(live.row.id, [seat], self.lenient_until)
            else:
                await self._house.play.overdue(live, seat)
        elif reached > clock.stage:
            await self._house.commit(live, await self._reminder(live, seat, clock, reached))
        else:
            goes_on = clock.open and clock.began is None and held_enough(live.row, now)
            facts: list[Fact] = [TimeChanged()] if goes_on else []
            await self._house.commit(live, Change(clocks={seat: clock}, facts=facts))

    async def _reminder(self, live: Live, seat: int, clock: Clock, reached: int) -> Change:
        """A rung of the ladder; whoever wants all told at once a day is told by that."""
        change = Change(clocks={seat: replace(clock, stage=reached)})
        if reached > LATE:  # who is asked in votes is not the same as before
            change.facts.append(TimeChanged())
            return change
        person = live.row.seats[seat].person
        if person is None:
            return change
        habits = (await self._house.guests.habits([person]))[person]
        if not habits.digest or live.row.pace == QUICK:
            change.facts.append(Untold(seat) if reached == CALLED else Reminded(seat))
        return change

    async def _later(self, table: int, seats: list[int], due: int | None) -> None:
        async with self._house.store.writing() as connection:
            await clocks.postpone(connection, table, seats, due)

    # Timers

    async def _timer(self, timer: Timer) -> None:
        """Do what a timer is for; one that nobody knows (any more) is forgotten."""
        if (work := self.due.get(timer.kind)) is not None:
            await work(timer)
        else:
            await self.forget(timer)

    async def forget(self, timer: Timer) -> None:
        """It has been done."""
        async with self._house.store.writing() as connection:
            await timers.done(connection, timer)

    async def _rested(self, timer: Timer) -> None:
        """Nobody has come back for long: the table is given up."""
        async with self._house.enter(timer.table or 0) as live:
            await self._house.commit(live, self._given_up(live, timer, "rested", still=live.resting))

    async def _silent(self, timer: Timer) -> None:
        """Nobody has answered for long at a table where nobody is answered for."""
        async with self._house.enter(timer.table or 0) as live:
            async with self._house.store.reading() as connection:
                last = await tables.last_answer(connection, live.row.id) or live.row.started or 0
            now = self._house.now
            if live.row.pace == NONE or last + SILENT_FOR > now:
                again = now if live.row.pace == NONE else last
                change = Change(timers=[Setting(SILENCE, again + SILENT_FOR)])
            else:
                change = self._given_up(live, timer, "silent", still=live.row.state == "playing")
            await self._house.commit(live, change)

    def _given_up(self, live: Live, timer: Timer, reason: str, *, still: bool) -> Change:
        change = Change(timers=[Setting(timer.kind, None)])
        if still:
            change.columns |= {"state": "abandoned", "ended": live.moment(self._house.now), "reason": reason}
        return change

    async def _paused(self, timer: Timer) -> None:
        """A pause has lasted as long as it may."""
        async with self._house.enter(timer.table or 0) as live:
            change = Change(timers=[Setting(PAUSE, None)])
            if live.row.state == "playing":
                go_on(live, change, live.moment(self._house.now))
            await self._house.commit(live, change)

    async def _absent(self, timer: Timer) -> None:
        """An absence begins or ends: the clocks of this person stand still, or go on."""
        person = timer.person or 0
        self._house.guests.forget(person)
        async with self._house.store.reading() as connection:
            mine = await tables.of_person(connection, person)
        for row, _ in mine:
            if row.state == "playing":
                await self._guarded(row.id, self._stand_or_go_on, row.id, person)
        await self.forget(timer)

    async def _stand_or_go_on(self, table: int, person: int) -> None:
        async with self._house.enter(table) as live:
            seat = live.row.seat_of(person)
            clock = None if seat is None else live.clocks.get(seat)
            if seat is not None and clock is not None and clock.open and live.row.pace != QUICK:
                await self._house.commit(live, Change(clocks={seat: clock}, facts=[TimeChanged()]))
