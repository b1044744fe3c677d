"""Calling whoever slept when a vote was opened or a seat was kept: once, when their quiet hours are over."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.store import Connection, timers, votes
from bot.store.records import TableRow
from bot.store.timers import CALL, Timer
from bot.store.votes import Vote
from bot.tables.ballot import asked, motion_of
from bot.tables.clock import MINUTE, QUICK
from bot.tables.commit import Also, Change
from bot.tables.facts import Called, CalledToVote, Fact
from bot.tables.guests import Guests
from bot.tables.live import Live

if TYPE_CHECKING:
    from bot.tables.service import Tables

SOON = 10 * MINUTE  # what is sent to somebody may arrive as late as this
KEPT = 0  # a seat that is kept; all other numbers are those of votes


@dataclass(frozen=True)
class Later:
    """Who is called only later, to which vote or to a seat that is kept, and when the quiet hours are over."""

    person: int
    to: int
    until: int


async def sleepers(guests: Guests, people: Collection[int], now: int, *, within: int = 0) -> dict[int, int]:
    """Who of these people is in quiet hours now, or within so many seconds, and until when."""
    habits = await guests.habits(people)
    hours = {one: quiet for one in people if (quiet := habits[one].quiet) is not None}
    ends = {one: quiet.end_after(now) or quiet.end_after(now + within) for one, quiet in hours.items()}
    return {one: end for one, end in ends.items() if end is not None}


async def asleep(
    guests: Guests, row: TableRow, people: Collection[int], now: int, *, within: int = 0
) -> dict[int, int]:
    """The same where a match is played; at a quick table nobody's hours count."""
    return {} if row.pace == QUICK else await sleepers(guests, people, now, within=within)


async def call_later(connection: Connection, vote: Vote, number: int, until: Mapping[int, int]) -> None:
    """Call these people to this vote when their quiet hours are over, if it is open then."""
    later = [Later(person, number, end) for person, end in until.items() if end < vote.ends]
    await note_later(connection, vote.table_id, later)


async def note_later(connection: Connection, table: int, later: Iterable[Later]) -> None:
    """Note whom this table calls later; who was to be called to the same already is called once."""
    for one in later:
        await timers.put(connection, CALL, one.until, table=table, person=one.person, part=one.to)


async def call(house: Tables, timer: Timer) -> None:
    """The quiet hours of somebody are over: they are called, if they are still waited for."""
    person = timer.person or 0
    async with house.enter(timer.table or 0) as live:
        fact = await _calls(house, live, timer)
        if fact is None:
            async with house.store.writing() as connection:
                await timers.done(connection, timer)
            return
        change = Change(also=[_called(timer)])
        if timer.part == KEPT:
            still = await sleepers(house.guests, [person], house.now)
        else:
            still = await asleep(house.guests, live.row, [person], house.now)
        if still:  # the hours are others by now
            change.also.append(_again(timer, still[person]))
        else:
            change.facts.append(fact)
        await house.commit(live, change)


async def _calls(house: Tables, live: Live, timer: Timer) -> Fact | None:
    """That somebody is called now; None where nobody waits for that person any more."""
    person = timer.person or 0
    if timer.part == KEPT:
        return Called((person,)) if person in [one.person for one in live.row.kept] else None
    async with house.store.reading() as connection:
        vote = await votes.one(connection, timer.part)
    seat = live.row.seat_of(person)
    if vote is None or seat is None or not _waited_for(live, vote, person, live.moment(house.now)):
        return None
    return CalledToVote(seat)


def _waited_for(live: Live, vote: Vote, person: int, now: int) -> bool:
    """Whether a vote is open and waits for this person."""
    waits = live.row.state == "playing" and vote.closed is None and now < vote.ends
    return (
        waits
        and person not in vote.ballots
        and person in asked(motion_of(vote), live.row, live.away | live.unheard)
    )


def _called(timer: Timer) -> Also:
    async def called(connection: Connection) -> None:
        await timers.drop(connection, CALL, table=timer.table, person=timer.person, part=timer.part)

    return called


def _again(timer: Timer, until: int) -> Also:
    async def again(connection: Connection) -> None:
        await note_later(connection, timer.table or 0, [Later(timer.person or 0, timer.part, until)])

    return again
