"""What people do when they come to a table: they look, answer, take back, or only press something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from random import Random

from bot.cli.people.person import Person
from bot.tables.clock import MINUTE
from bot.tables.live import Live
from bot.tables.service import Tables
from engines.kernel import Picks, Question, RefusedError
from engines.kernel.questions import random_picks

TAKES_BACK = 1 / 50
ONLY_LOOKS = 1 / 20
THINKS_LIKE_A_COMPUTER = 1 / 5
LAST_MINUTE = 50
At = Callable[[int, Callable[[], Awaitable[None]]], None]


class Visits:
    """When who comes to which table next, and what is done there."""

    def __init__(self, house: Tables, people: Mapping[int, Person], luck: Random, at: At) -> None:
        self._house = house
        self._people = people
        self._luck = luck
        self._at = at
        self._next: dict[tuple[int, int], int] = {}
        self._waiting: dict[int, set[int]] = {}

    @property
    def _now(self) -> int:
        return self._house.now

    # Hearing of it

    def changed(self, before: Live, live: Live) -> None:
        """Whoever newly owes an answer will come, at an hour of their own."""
        table = live.row.id
        for seat in live.waits.keys() - before.waits.keys():
            number = live.row.seats[seat].person
            if number is not None and (table, number) not in self._next:
                self._plan(live, seat, self._people[number])

    def called(self, table: int, person: Person) -> None:
        """A mention is read, by somebody who would come later than that."""
        self._sooner(table, person)

    def reads(self, person: Person) -> None:
        """Somebody reads of all tables that wait."""
        for table in sorted(self._waiting.get(person.number, ())):
            self._sooner(table, person)

    def _sooner(self, table: int, person: Person) -> None:
        planned = self._next.get((table, person.number))
        if planned is None or person.stalls:
            return
        moment = person.comes(self._now, "quick", called=True)
        if moment is not None and moment < planned:
            self._come(table, person, moment)

    def _plan(self, live: Live, seat: int, person: Person) -> None:
        """When somebody comes to answer; whoever stalls comes in the last minute."""
        ends = live.deadline(seat)
        if person.stalls and ends is not None and not person.lost(self._now):
            self._come(live.row.id, person, max(self._now + 5, ends - self._luck.randrange(1, LAST_MINUTE)))
        else:
            self._come(live.row.id, person, person.comes(self._now, live.row.pace))

    def _come(self, table: int, person: Person, moment: int | None) -> None:
        key = (table, person.number)
        if moment is None:
            return
        self._next[key] = moment
        self._waiting.setdefault(person.number, set()).add(table)
        self._at(moment, partial(self._visit, table, person, moment))

    # Being there

    async def _visit(self, table: int, person: Person, moment: int) -> None:
        """Come, unless there is another plan by now."""
        key = (table, person.number)
        if self._next.get(key) != moment:
            return
        del self._next[key]
        self._waiting[person.number].discard(table)
        async with self._house.enter(table) as live:
            await self._look(live, person)

    async def _look(self, live: Live, person: Person) -> None:
        """See whether there is anything to do, and do it; whoever was away is back by that."""
        seat = live.row.seat_of(person.number)
        if live.row.state != "playing" or seat is None:
            return
        if seat not in live.waits and seat not in live.away:
            return
        if person.lost(self._now):
            self._come(live.row.id, person, person.there(self._now))
            return
        ends = live.deadline(seat)
        if person.stalls and ends is not None and ends > self._now + MINUTE and not self._goes_on(live, seat):
            self._plan(live, seat, person)
            return
        await self._house.came(live, person.number)
        question = (
            live.match.question(seat) if live.match is not None and live.row.state == "playing" else None
        )
        if question is not None:
            self._house.attendance.came(live.row.id, seat, question.number)
            await self._answer(live, seat, person, question)
        self._house.keep(live)

    def _goes_on(self, live: Live, seat: int) -> bool:
        """Whether this is but the next question of a visit."""
        wait = live.waits.get(seat)
        return wait is not None and wait.own

    async def _answer(self, live: Live, seat: int, person: Person, question: Question) -> None:
        table, luck = live.row.id, self._luck
        if luck.random() < ONLY_LOOKS:
            self._plan(live, seat, person)
            return
        await self._house.play.answer(live, person.number, self._picks(live, seat, question), question.number)
        if live.row.state != "playing":
            return
        if luck.random() < TAKES_BACK and live.playing.can_undo(seat):
            self._at(self._now + luck.randrange(5, 120), partial(self._take_back, table, person))
        self._go_on(live, seat, person)

    def _go_on(self, live: Live, seat: int, person: Person) -> None:
        """The next question is answered at once, too; a reply has shown it."""
        if seat in live.waits:
            self._house.attendance.came(live.row.id, seat, live.waits[seat].question)
            self._come(live.row.id, person, self._now + self._luck.randrange(5, 40))

    def _picks(self, live: Live, seat: int, question: Question) -> Picks:
        if self._luck.random() < THINKS_LIKE_A_COMPUTER:
            return live.playing.advise(seat, self._luck)
        return random_picks(question, self._luck)

    async def _take_back(self, table: int, person: Person) -> None:
        """Take the last answer back, if that may still be."""
        async with self._house.enter(table) as live:
            seat = live.row.seat_of(person.number)
            if live.row.state != "playing" or seat is None or not live.playing.can_undo(seat):
                return
            await self._house.came(live, person.number)
            try:
                await self._house.play.undo(live, person.number)
            except RefusedError:  # answered late, and taken back once already
                self._house.keep(live)
                return
            if live.row.state == "playing":
                self._go_on(live, seat, person)
