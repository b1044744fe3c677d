"""What happens to a match: answers, what follows from them by themselves, and the players that are computers."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from bot.store import unreachable
from bot.store.records import Seat
from bot.tables.clock import DAY, NONE, Clock
from bot.tables.commit import Actor, Change, Setting
from bot.tables.facts import CameBack, WasLate, WentAway
from bot.tables.hints import as_it_begins
from bot.tables.later import Later
from bot.tables.live import Live
from bot.tables.pacing import alone
from bot.tables.thinking import Asked, Think, Thinking
from data.text import Text
from engines.kernel import Awaited, Entry, Match, Picks, RefusedError, StaleError, WentBack, fewest
from engines.kernel.catalogue import title_of
from engines.kernel.levels import Level

if TYPE_CHECKING:
    from bot.tables.live import Cache

log = logging.getLogger(__name__)
COMPUTER_ANSWERS_A_COMMIT = 8
LONGEST_RUN = 2000
SAFE, NOBODY = "safe", "nothing"
LATE = ("computer", SAFE, NOBODY)
SILENCE, SILENT_FOR = "silence", 90 * DAY
Commit = Callable[[Live, Change], Awaitable[None]]


class Play:
    """Plays on at a table that somebody has alone; whatever changes is committed before anybody hears of it."""

    def __init__(
        self,
        cache: Cache,
        commit: Commit,
        clock: Callable[[Live], int],
        chance: Random | None = None,
        think: Think | None = None,
    ) -> None:
        self._cache = cache
        self._commit = commit
        self._clock = clock
        self._chance = chance
        self._luck = chance or Random(secrets.randbits(128))  # noqa: S311  # computer players need no secrecy
        self.later = Later(self._wakes)
        self.thinking = None if think is None else Thinking(cache, think, self._thought, self._luck)

    async def begin(self, live: Live, starter: int | None = None) -> None:
        """Begin; whoever starts it sees the first question in the reply and need not be told."""
        row, now = live.row, self._clock(live)
        title = title_of(row.title)
        match = Match.start(title, len(row.seats), title.options.parse(row.options), self._seed())
        live.match = match
        actor = None if starter is None else Actor(starter)
        change = Change(
            columns={"state": "playing", "started": now, "hints": as_it_begins(row)},
            actor=actor,
        )
        change.columns |= {"pace": NONE} if len(row.people) == 1 else {}  # who is alone keeps nobody waiting
        if row.late == NOBODY:
            change.timers.append(Setting(SILENCE, now + SILENT_FOR))
        change.wrote_start(match, now)
        self._follow(live, match, change)
        await self._commit(live, change)
        await self.computers(live, actor)

    def _seed(self) -> str:
        """Where all chance of a match comes from: nobody can guess it, unless all follows from a chance that was given."""
        return secrets.token_hex(32) if self._chance is None else f"{self._chance.getrandbits(256):064x}"

    async def answer(self, live: Live, person: int, picks: Picks, to: int, *, in_hand: bool = False) -> None:
        """Carry out a person's answer; whatever it asks of computers follows at once.

        The reply is the person's panel, or (in_hand) the private message.
        """
        match, seat = live.playing, live.seat(person)
        change = Change(number=match.length, actor=Actor(seat, in_hand))
        outcome = match.answer(seat, picks, to)
        change.wrote(match, Entry(seat, picks), outcome, self._clock(live))
        await self._go_on(live, match, change)

    async def answers(
        self, live: Live, person: int, several: Sequence[Picks], to: int, *, in_hand: bool = False
    ) -> int:
        """Carry out several answers of a person one after the other, stored as one; how many were given.

        It stops where one is not possible any more, and where something has come to light that nobody takes back.
        """
        match, seat = live.playing, live.seat(person)
        change, done = Change(number=match.length, actor=Actor(seat, in_hand)), 0
        for picks in several:
            question = match.question(seat)
            if done and (question is None or not match.can_undo(seat)):
                break
            try:
                outcome = match.answer(seat, picks, question.number if done and question else to)
            except RefusedError:
                if not done:
                    raise
                break
            change.wrote(match, Entry(seat, picks), outcome, self._clock(live))
            self._follow(live, match, change)
            done += 1
        await self._finish(live, match, change)
        await self.computers(live, change.actor)
        return done

    async def undo(self, live: Live, person: int, row: int | None = None, count: int = 1) -> None:
        """Take a person's last answers back (row: only if the last still is that one), all of them or none."""
        match, seat = live.playing, live.seat(person)
        if (row is not None and row != match.last(seat)) or count > max(1, match.undoable(seat)):
            raise StaleError(Text("table-undo-stale"))
        clock = live.clocks.get(seat)
        if clock is not None and clock.late and clock.graced and not clock.open:
            raise RefusedError(Text("table-undo-late"))
        change = Change(number=match.length, actor=Actor(seat))
        for _ in range(count):
            outcome = match.undo(seat)
            change.wrote(match, Entry(seat, None), outcome, self._clock(live))
        await self._go_on(live, match, change)

    async def order(self, live: Live, person: int, picks: Picks) -> bool:
        """Let these plain orders of a person stand from now on; whether what was open is answered by them at once."""
        return await self.ordered(live, person, lambda match, seat: match.order(seat, picks))

    async def ordered(self, live: Live, person: int, says: Callable[[Match, int], None]) -> bool:
        """Let a person say what shall be answered for them; whether what was open is answered by it at once.

        The reply shows the orders, and nothing of what is asked then.
        """
        match, seat = live.playing, live.seat(person)
        change = Change(number=match.length, orders=True)
        says(match, seat)
        due = match.due()
        await self._go_on(live, match, change)
        return due is not None and due[0].seat == seat

    async def hand_over(self, live: Live, seat: int) -> bool:
        """Give a person's seat to a computer; false if no person is left, so that the match ends."""
        person = live.row.seats[seat].person
        others = [one for one in live.row.people if one != person]
        if live.match is not None:
            live.match.standing.end(seat)
        computer = Seat(seat, None, live.row.seats[seat].name)
        change = Change(leaving=[seat], sitting=[computer])
        change.orders, change.number = live.match is not None, live.match.length if live.match else 0
        if not others:
            change.columns |= {"state": "abandoned", "ended": self._clock(live), "reason": "left"}
        elif live.row.host == person:
            change.columns["host"] = others[0]
        change.columns |= alone(live.row, others)
        await self._commit(live, change)
        if others:
            await self.computers(live)
        return bool(others)

    # Who does not come

    async def overdue(self, live: Live, seat: int) -> None:
        """The time of a seat has run out: it is answered for until it owes nothing, as the table has agreed.

        Whoever was not seen at all, or is late again and again, is away.
        """
        match, now = live.playing, self._clock(live)
        first = not live.clocks[seat].late
        clock = live.clocks[seat].overdue()
        change = Change(number=match.length, clocks={seat: clock}, facts=[WasLate(seat)] if first else [])
        if live.row.late != NOBODY:
            self._answer_for(live, match, seat, change)
            if clock.vanished:
                change.clocks[seat] = clock.gone(now)
                change.facts.append(WentAway(seat))
        await self._finish(live, match, change)
        await self.computers(live)

    def _answer_for(self, live: Live, match: Match, seat: int, change: Change) -> None:
        """Give the answers of a hand-over whose time has run out."""
        for _ in range(LONGEST_RUN):
            turn = next((one for one in match.awaited() if one.seat == seat), None)
            if turn is None or seat in change.released:
                return
            picks = match.default(seat) if live.row.late == SAFE else self._advised(match, seat)
            outcome = match.answer(seat, picks, turn.number, "late")
            change.wrote(match, Entry(seat, picks, "late"), outcome, self._clock(live))
            self._follow(live, match, change)

    async def send_away(self, live: Live, seat: int, change: Change) -> None:
        """A computer plays on for a player who does not come; the change has been agreed on."""
        change.clocks[seat] = (live.clocks.get(seat) or Clock()).gone(self._clock(live))
        change.facts.append(WentAway(seat))
        await self._commit(live, change)
        await self.computers(live)

    async def go_back(self, live: Live, went: WentBack, change: Change) -> None:
        """The match goes on from where it went back to; the change has been agreed on, and all clocks begin anew."""
        now, change.number = self._clock(live), live.playing.length
        change.wrote(went.match, went.entry, went.outcome, now)
        for seat, clock in live.clocks.items():
            if not clock.away:
                change.clocks[seat] = replace(clock.stand(now), open=False)
        live.match = went.match
        self._follow(live, went.match, change)
        await self._commit(live, change)
        await self.computers(live)

    async def come_back(self, live: Live, seat: int) -> None:
        """Whoever was away is back; those who still are have computers that play on, if all had rested."""
        await self._commit(live, Change(clocks={seat: live.clocks[seat].back()}, facts=[CameBack(seat)]))
        await self.computers(live)

    async def _go_on(self, live: Live, match: Match, change: Change) -> None:
        """Store what somebody did, with what follows from it; then computers answer."""
        self._follow(live, match, change)
        await self._finish(live, match, change)
        await self.computers(live, change.actor)

    def _follow(self, live: Live, match: Match, change: Change) -> None:
        """Give the answers that nobody has to give: they belong to what made them due, and are stored with it."""
        for _ in range(LONGEST_RUN):
            found = match.by_itself()
            if found is None:
                break
            asked, picks, by = found
            try:
                outcome = match.answer(asked.seat, picks, asked.number, by)
            except RefusedError as late:  # nobody's mistake who pressed something: the table is loaded afresh
                raise RuntimeError(f"{match.title.id} answers by itself what is not legal") from late
            change.wrote(match, Entry(asked.seat, picks, by), outcome, self._clock(live))

    async def _finish(self, live: Live, match: Match, change: Change) -> None:
        if match.result is not None:
            change.columns |= {"state": "finished", "ended": self._clock(live), "reason": match.result.reason}
        await self._commit(live, change)

    # Computer players

    async def computers(self, live: Live, actor: Actor | None = None) -> None:
        """Let computer players answer until a person is asked, or one of them has to think; what goes wrong there undoes nothing of a person's.

        The actor's press or command led to this, and its reply shows what is asked then.
        """
        try:
            await self._all_computers(live, actor)
        except Exception as error:
            self._cache.forget(live.row.id)
            if unreachable(error):
                self.later.again(live.row.id)
            else:
                log.exception("table %d: a computer player cannot answer", live.row.id)

    async def _all_computers(self, live: Live, actor: Actor | None) -> None:
        for _ in range(LONGEST_RUN):
            if not await self._computers_answer(live, actor):
                break
        else:
            log.error("table %d: computer players did not come to an end", live.row.id)
        if self.thinking is not None:
            self.thinking.go_on(live)

    async def _wakes(self, table: int) -> None:
        """Let computers answer that could not while the database was away."""
        async with self._cache.enter(table) as live:
            await self._all_computers(live, None)

    async def _computers_answer(self, live: Live, actor: Actor | None) -> bool:
        """A few answers of computer players as one transaction; false if none is asked that answers at once."""
        match = live.match
        if match is None or live.row.state != "playing":
            return False
        if live.resting:
            return False
        computers = live.computers if self.thinking is None else live.computers - live.thoughtful
        change = Change(number=match.length, actor=actor)
        for _ in range(COMPUTER_ANSWERS_A_COMMIT):
            turn = next((one for one in match.awaited() if one.seat in computers), None)
            if turn is None:
                break
            picks = self._advised(match, turn.seat, live.level(turn.seat))
            self._computer_answers(live, match, change, turn, picks)
        if not change.journal:
            return False
        await self._finish(live, match, change)
        return True

    def _computer_answers(
        self, live: Live, match: Match, change: Change, turn: Awaited, picks: Picks
    ) -> None:
        outcome = match.answer(turn.seat, picks, turn.number, "computer")
        change.wrote(match, Entry(turn.seat, picks, "computer"), outcome, self._clock(live))
        self._follow(live, match, change)

    async def _thought(self, live: Live, asked: Asked, picks: Picks | None) -> None:
        """Answer what was thought about; where nothing has come of it, as one that does not think."""
        match, turn = live.playing, asked.turn
        change = Change(number=match.length)
        legal = self._legal(match, turn.seat, picks)
        self._computer_answers(live, match, change, turn, legal)
        await self._finish(live, match, change)
        await self.computers(live)

    def _legal(self, match: Match, seat: int, picks: Picks | None) -> Picks:
        """What was thought of, if it may be answered; and else what comes to mind at once."""
        if picks is not None:
            try:
                match.check(seat, picks)
            except RefusedError:
                log.exception(
                    "seat %d of a match of %s has thought of what is not legal", seat, match.title.id
                )
            else:
                return picks
        return self._advised(match, seat)

    def _advised(self, match: Match, seat: int, level: Level = "normal") -> Picks:
        """What a computer player answers at once; the smallest legal answer where it has no idea, or none that is legal."""
        try:
            picks = match.advise(seat, self._luck, level)
            match.check(seat, picks)
        except Exception:
            log.exception("seat %d of a match of %s has no idea", seat, match.title.id)
            question = match.question(seat)
            return () if question is None else fewest(question)
        return picks
