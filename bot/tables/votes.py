"""Votes at a table: proposing, voting, and what comes of it, each in one transaction with what it does to the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import Connection, votes
from bot.store.records import TableRow
from bot.store.timers import Timer
from bot.store.votes import Vote
from bot.tables import tally
from bot.tables.ballot import (
    BACK,
    COMPUTER,
    END,
    RESUME,
    Motion,
    Point,
    asked,
    carried,
    hindrance,
    hopeless,
    motion_of,
    open_for,
    overtaken,
    passes,
)
from bot.tables.callings import SOON, asleep
from bot.tables.carrying_out import carry_out, journal
from bot.tables.clock import DAY, Clock
from bot.tables.commit import Also, Change, Setting
from bot.tables.facts import WentAway
from bot.tables.live import Live
from bot.tables.offering import OFFER
from bot.tables.refusal import refusal
from bot.tables.tally import FAILED, OVER, PASSED, VOTE
from data.text import Text
from engines.kernel import RefusedError, seen_since
from engines.kernel.journal import standing

if TYPE_CHECKING:
    from bot.tables.service import Tables


class Votes:
    """Votes at a table that somebody has alone.

    Who is asked is looked at anew at each ballot, and only a ballot makes a vote pass: nobody decides it by going away.
    """

    def __init__(self, house: Tables) -> None:
        self._house = house

    # Proposing

    async def propose(self, live: Live, person: int, motion: Motion) -> bool:
        """Propose something, which is a vote for it; whether nobody else is asked, so that it has passed at once."""
        live.seat(person)
        live.playing  # noqa: B018  # refuses with the reason where nothing is played
        row, now = live.row, live.moment(self._house.now)
        if len(row.people) == 1 and motion.kind != OFFER:
            raise refusal("vote-alone", row.id)
        if why := hindrance(motion, live, now):
            raise RefusedError(why)
        motion = await self._pinned(live, motion)
        people = asked(motion, row, live.away | live.unheard)
        if person not in people:
            raise _not_asked(motion, live.seat(person))
        known = await self._lately(live, motion, now)
        passed = passes(motion.kind, people, {person: True}, _about(motion, live))
        vote = Vote(
            id=0,
            table_id=row.id,
            kind=motion.kind,
            seat=motion.seat,
            value=motion.value,
            proposer=person,
            opened=now,
            ends=now + open_for(row.pace),
            closed=now if passed else None,
            outcome=PASSED if passed else None,
            ballots={person: True},
        )
        others = [one for one in people if one != person]
        sleeping = await asleep(self._house.guests, row, others, now, within=SOON)
        change = Change(also=[tally.kept(vote, {} if passed else sleeping)])
        change.facts.append(tally.changed(known if passed else [*known, vote], opened=not passed))
        if passed:
            await self._pass(live, vote, known, change)
        else:
            await self._house.commit(live, change)
        return passed

    async def _pinned(self, live: Live, motion: Motion) -> Motion:
        """What is proposed, together with what it is about as that is now."""
        if motion.kind == COMPUTER and motion.seat is not None:
            return replace(motion, value=str(live.owed()[motion.seat]))
        if motion.kind == RESUME:
            return replace(motion, value=str(live.row.paused))
        if motion.kind == OFFER and motion.seat is not None:
            await self._house.heirs.may_offer(live, motion.seat)
        if motion.kind == BACK:
            to, rows = int(motion.value or -1), await journal(self._house, live)
            seen_since(live.playing, rows, to)  # refuses where that cannot be
            return replace(motion, seat=rows[to].seat, value=str(Point(to, live.playing.length)))
        return motion

    async def _lately(self, live: Live, motion: Motion, now: int) -> list[Vote]:
        """The votes that are open; refused where the same was proposed lately."""
        async with self._house.store.reading() as connection:
            known = await votes.lately(connection, live.row.id, now - DAY)
        for vote in known:
            if motion_of(vote).key == motion.key:
                if vote.closed is None and now < vote.ends:
                    raise RefusedError(Text("vote-open-already"))
                if vote.opened > now - DAY:
                    raise RefusedError(Text("vote-again", {"moment": str(vote.opened + DAY)}))
        return [vote for vote in known if vote.closed is None]

    # Voting

    async def cast(self, live: Live, person: int, number: int, *, yes: bool) -> None:
        """Vote, or vote otherwise than before; whoever votes for what is enough carries it out."""
        live.seat(person)
        if live.row.state == "playing":
            live.begun  # noqa: B018  # refuses where the match cannot be read
        now, vote = live.moment(self._house.now), await self._found(live, number)
        if vote.closed is None and now >= vote.ends:
            raise RefusedError(Text("vote-closed", {"outcome": await self._time_is_over(live, vote, now)}))
        if vote.closed is not None:
            raise RefusedError(Text("vote-closed", {"outcome": vote.outcome or OVER}))
        if why := await self._overtaken(live, vote, now):
            await self._over(live, vote, why)
        motion = motion_of(vote)
        people, about = asked(motion, live.row, live.away | live.unheard), _about(motion, live)
        if person not in people:
            raise _not_asked(motion, live.seat(person))
        vote, also = _as_it_is(live, vote)
        same = vote.ballots.get(person) is yes
        vote = replace(vote, ballots={**vote.ballots, person: yes})
        passed = yes and passes(vote.kind, people, vote.ballots, about)
        if same and not passed:
            raise RefusedError(Text("vote-same"))
        change = Change(also=[*also, tally.cast(vote, person, now, yes=yes)])
        if not passed and hopeless(vote.kind, people, vote.ballots, about):
            await self._fail(live, vote, change)
        else:
            await self._keep(live, vote, change, passed=passed)

    async def _fail(self, live: Live, vote: Vote, change: Change) -> None:
        """Not enough can agree any more: there is nothing to wait for."""
        change.facts.append(tally.changed(await self._others(live, vote)))
        change.also.append(tally.closed(vote, live.moment(self._house.now), FAILED))
        change.timers.append(Setting(VOTE, None, vote.id))
        await self._house.commit(live, change)

    async def _keep(self, live: Live, vote: Vote, change: Change, *, passed: bool) -> None:
        """Store a ballot, and what it decides."""
        others = await self._others(live, vote)
        change.facts.append(tally.changed(others if passed else [*others, vote]))
        if not passed:
            await self._house.commit(live, change)
            return
        change.also.append(tally.closed(vote, live.moment(self._house.now), PASSED))
        change.timers.append(Setting(VOTE, None, vote.id))
        try:
            await self._pass(live, vote, others, change)
        except RefusedError as error:
            await self._over(live, vote, error.text)

    async def _pass(self, live: Live, vote: Vote, others: Iterable[Vote], change: Change) -> None:
        """Carry out what was agreed on; when that is the end of the match, the other votes are over."""
        if vote.kind == END:
            now = live.moment(self._house.now)
            change.also += [tally.closed(one, now, OVER) for one in others]
            change.timers += [Setting(VOTE, None, one.id) for one in others]
        await carry_out(self._house, live, motion_of(vote), change)

    async def _found(self, live: Live, number: int) -> Vote:
        async with self._house.store.reading() as connection:
            vote = await votes.one(connection, number)
        if vote is None or vote.table_id != live.row.id:
            raise RefusedError(Text("vote-unknown"))
        return vote

    async def _others(self, live: Live, vote: Vote) -> list[Vote]:
        async with self._house.store.reading() as connection:
            return [one for one in await votes.standing(connection, live.row.id) if one.id != vote.id]

    # Closing

    async def lost(self, live: Live, change: Change) -> None:
        """Close with a change after which somebody is not asked any more what cannot pass then; nothing passes by that."""
        after, leaves = change.after(live.row), any(isinstance(fact, WentAway) for fact in change.facts)
        if after.state != "playing" or not (change.leaving or leaves):
            return
        async with self._house.store.reading() as connection:
            open_ = await votes.standing(connection, live.row.id)
        clocks = {**live.clocks, **change.clocks}
        away = {seat for seat, clock in clocks.items() if clock.away or clock.unheard}
        gone = [vote for vote in open_ if _hopeless(vote, after, away, live)]
        if gone:
            now = live.moment(self._house.now)
            change.facts.append(tally.changed(vote for vote in open_ if vote not in gone))
            change.also += [tally.closed(vote, now, FAILED) for vote in gone]
            change.timers += [Setting(VOTE, None, vote.id) for vote in gone]

    async def ended(self, timer: Timer) -> None:
        """The time of a vote is over: what has not passed by then does not."""
        async with self._house.enter(timer.table or 0) as live:
            async with self._house.store.reading() as connection:
                vote = await votes.one(connection, timer.part)
            now = live.moment(self._house.now)
            if vote is None or vote.closed is not None:
                await self._house.commit(live, Change(timers=[Setting(VOTE, None, timer.part)]))
            elif now < vote.ends:
                await self._house.commit(live, Change(timers=[Setting(VOTE, vote.ends, timer.part)]))
            else:
                await self._time_is_over(live, vote, now)

    async def _time_is_over(self, live: Live, vote: Vote, now: int) -> str:
        """What comes of a vote when its time is over, whoever notices that first."""
        why, motion = await self._overtaken(live, vote, now), motion_of(vote)
        people = asked(motion, live.row, live.away | live.unheard)
        if why is None and carried(vote.kind, people, vote.ballots, _about(motion, live)):
            await self._keep(live, vote, Change(), passed=True)
            return PASSED
        outcome = FAILED if why is None else OVER
        await self._close(live, vote, outcome)
        return outcome

    async def _overtaken(self, live: Live, vote: Vote, now: int) -> Text | None:
        """Why there is nothing to be decided any more, if so."""
        motion = motion_of(vote)
        if live.row.state != "playing":
            return Text("vote-match-over")
        if overtaken(motion, live.row, live.owed()):
            return Text(f"vote-overtaken-{vote.kind}")
        if vote.kind == BACK and not await self._stands(live, Point.of(vote.value)):
            return Text("vote-overtaken-back")
        return hindrance(motion, live, now)

    async def _stands(self, live: Live, point: Point) -> bool:
        """Whether the answer that play shall go back to still stands."""
        if live.match is None or point.length == live.match.length:
            return True
        return any(entry.row == point.to for entry in standing(await journal(self._house, live)))

    async def _over(self, live: Live, vote: Vote, why: Text) -> None:
        """Close a vote about what has meanwhile happened, and say so to whoever wanted to vote."""
        await self._close(live, vote, OVER)
        raise RefusedError(Text("vote-over", {"why": why}))

    async def _close(self, live: Live, vote: Vote, outcome: str) -> None:
        others = await self._others(live, vote)
        change = Change(timers=[Setting(VOTE, None, vote.id)])
        if live.row.state == "playing":  # afterwards the table has better things to tell
            change.facts.append(tally.changed(others))
        change.also.append(tally.closed(vote, live.moment(self._house.now), outcome))
        await self._house.commit(live, change)


def _as_it_is(live: Live, vote: Vote) -> tuple[Vote, list[Also]]:
    """A vote about going back, once the match has gone on: nobody has agreed to go back over that yet."""
    if vote.kind != BACK or live.match is None:
        return vote, []
    point = Point.of(vote.value)
    if point.length == live.match.length:
        return vote, []
    value = str(Point(point.to, live.match.length))

    async def asked_again(connection: Connection) -> None:
        await votes.ask_again(connection, vote.id, value)

    return replace(vote, value=value, ballots={}), [asked_again]


def _about(motion: Motion, live: Live) -> Clock | None:
    """The clock of the seat that is concerned."""
    return None if motion.seat is None else live.clocks.get(motion.seat)


def _not_asked(motion: Motion, seat: int) -> RefusedError:
    """Why somebody is not asked: it is about them, or they have owed an answer for too long."""
    return RefusedError(Text("vote-about-you" if motion.seat == seat else "vote-unheard"))


def _hopeless(vote: Vote, row: TableRow, away: Collection[int], live: Live) -> bool:
    """Whether a vote cannot pass any more with those who are asked at this table."""
    motion, ballots = motion_of(vote), _as_it_is(live, vote)[0].ballots
    return hopeless(vote.kind, asked(motion, row, away), ballots, _about(motion, live))
