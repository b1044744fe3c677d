"""Calling to a vote whoever slept when it was opened, or was about to: once, when their quiet hours are over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from bot.store import Connection, timers, votes
from bot.store.records import TableRow
from bot.store.timers import CALL, Timer
from bot.store.votes import Vote
from bot.tables.ballot import asked, motion_of
from bot.tables.clock import MINUTE, QUICK
from bot.tables.commit import Also, Change
from bot.tables.facts import CalledToVote
from bot.tables.guests import Guests
from bot.tables.live import Live

if TYPE_CHECKING:
    from bot.tables.service import Tables

SOON = 10 * MINUTE  # what is sent to somebody may arrive as late as this


async def asleep(
    guests: Guests, row: TableRow, people: Collection[int], now: int, *, within: int = 0
) -> dict[int, int]:
    """Who of these people is in quiet hours now, or within so many seconds, and until when; at a quick table nobody's count."""
    if row.pace == QUICK:
        return {}
    habits = await guests.habits(people)
    hours = {one: quiet for one in people if (quiet := habits[one].quiet) is not None}
    ends = {one: quiet.end_after(now) or quiet.end_after(now + within) for one, quiet in hours.items()}
    return {one: end for one, end in ends.items() if end is not None}


async def call_later(connection: Connection, vote: Vote, number: int, until: Mapping[int, int]) -> None:
    """Call these people to this vote when their quiet hours are over, if it is open then."""
    for person, end in until.items():
        if end < vote.ends:
            await timers.put(connection, CALL, end, table=vote.table_id, person=person, part=number)


async def call(house: Tables, timer: Timer) -> None:
    """The quiet hours of somebody are over: the vote calls them, if they are asked and have not voted."""
    person = timer.person or 0
    async with house.enter(timer.table or 0) as live:
        async with house.store.reading() as connection:
            vote = await votes.one(connection, timer.part)
        seat, now = live.row.seat_of(person), live.moment(house.now)
        if vote is None or seat is None or not _waited_for(live, vote, person, now):
            async with house.store.writing() as connection:
                await timers.done(connection, timer)
            return
        change = Change(also=[_called(timer)])
        still = await asleep(house.guests, live.row, [person], now)
        if still:  # the hours are others by now
            change.also.append(_again(vote, still))
        else:
            change.facts.append(CalledToVote(seat))
        await house.commit(live, change)


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


def _again(vote: Vote, until: Mapping[int, int]) -> Also:
    async def again(connection: Connection) -> None:
        await call_later(connection, vote, vote.id, until)

    return again
