"""What is stored about a person: shown, given out, and on their wish erased."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, fields
from time import monotonic
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    case,
    cast,
    func,
    literal,
    select,
)

from bot.store.base import Connection
from bot.store.records import OPEN
from bot.store.schema import (
    absences,
    ballots,
    bars,
    blocks,
    clocks,
    invitations,
    leagues,
    lessons,
    members,
    outbox,
    outcasts,
    paces,
    pairings,
    people,
    promptness,
    ratings,
    reservations,
    results,
    seats,
    seeks,
    standings,
    tables,
    timers,
    votes,
    watchers,
)

AT_ONCE, RESTS, LONGEST_REST = 100, 2, 0.1
LEASE = ("holder", "leased")


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is stored about a person."""

    known: int
    seats: int
    open: int
    ladders: int
    steps: int
    answers: int
    absences: int
    votes: int
    bars: int
    barred: int
    blocks: int
    reservations: int
    promptness: int
    lessons: int
    company: int

    @property
    def anything(self) -> bool:
        """Whether there is anything at all."""
        return self.erasable or bool(self.bars)

    @property
    def erasable(self) -> bool:
        """Whether there is anything that would be erased: whom a server bars stays barred."""
        return any(getattr(self, one.name) for one in fields(self) if one.name != "bars")


async def kept(connection: Connection, person: int) -> Kept:
    """How much is stored about this person."""

    def counted(*of_them: ColumnElement[bool], what: Any = None) -> Any:
        return select(func.count() if what is None else what).where(*of_them).scalar_subquery()

    open_ = counted(
        seats.c.person == person,
        seats.c.until.is_(None),
        tables.c.id == seats.c.table_id,
        tables.c.state.in_(OPEN),
    )
    found = await connection.execute(
        select(
            counted(people.c.id == person),
            counted(seats.c.person == person),
            open_,
            counted(standings.c.person == person),
            counted(ratings.c.person == person),
            func.coalesce(counted(paces.c.person == person, what=func.sum(paces.c.count)), 0),
            counted(absences.c.person == person),
            counted(votes.c.proposer == person)
            + counted(votes.c.candidate == person)
            + counted(ballots.c.person == person),
            counted(bars.c.person == person),
            counted(bars.c.by == person),
            counted(blocks.c.person == person),
            counted(reservations.c.person == person),
            func.coalesce(
                counted(promptness.c.person == person, what=func.sum(promptness.c.kept + promptness.c.late)),
                0,
            ),
            counted(lessons.c.person == person),
            counted(invitations.c.host == person)
            + counted(invitations.c.guest == person)
            + counted(outcasts.c.person == person)
            + counted(seeks.c.person == person)
            + counted(watchers.c.person == person)
            + counted(leagues.c.organiser == person)
            + counted(members.c.person == person)
            + counted(pairings.c.person == person),
        )
    )
    return Kept(*(int(count) for count in found.one()))


async def copy(connection: Connection, person: int) -> dict[str, Any]:
    """Everything that is stored about this person, as data; who blocks them is the business of those alone."""

    async def rows(query: Select[Any]) -> list[dict[str, Any]]:
        """Some at a time, and others have more time than these take."""
        found: list[dict[str, Any]] = []
        began = monotonic()
        async for some in (await connection.stream(query)).mappings().partitions(AT_ONCE):
            found += map(dict, some)
            if len(some) == AT_ONCE:
                await asyncio.sleep(min(RESTS * (monotonic() - began), LONGEST_REST))
                began = monotonic()
        return found

    sat = (
        select(
            seats.c.table_id,
            tables.c.title,
            tables.c.server,
            tables.c.state,
            seats.c.seat,
            seats.c.name,
            seats.c.since,
            seats.c.until,
            (tables.c.host == person).label("host"),
            case((tables.c.host == person, tables.c.note)).label("note"),
            results.c.placing,
            results.c.score,
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(
            results,
            and_(
                results.c.table_id == seats.c.table_id,
                results.c.seat == seats.c.seat,
                seats.c.until.is_(None),
            ),
        )
        .where(seats.c.person == person)
        .order_by(seats.c.id)
    )
    messages = (
        select(outbox.c.table_id, outbox.c.slot, outbox.c.channel, outbox.c.message)
        .join(seats, (seats.c.table_id == outbox.c.table_id))
        .where(seats.c.person == person, seats.c.until.is_(None), to_seat(seats.c.seat))
        .order_by(outbox.c.table_id, outbox.c.slot)
    )
    seated = and_(
        seats.c.table_id == clocks.c.table_id, seats.c.seat == clocks.c.seat, seats.c.until.is_(None)
    )
    timed = select(*(column for column in clocks.c if column.name not in LEASE)).join(seats, seated)
    due = select(timers.c.kind, timers.c.table_id, timers.c.part, timers.c.due)
    about = ("proposer", "candidate")
    proposed = select(*(column for column in votes.c if column.name not in about))
    cast_ = select(votes.c.table_id, votes.c.kind, ballots.c.yes, ballots.c.at).join(votes)
    climbed = select(ratings).where(ratings.c.person == person)
    stood = select(standings).where(standings.c.person == person)
    return {
        "person": await rows(select(people).where(people.c.id == person)),
        "seats": await rows(sat),
        "private_messages": await rows(messages),
        "standings": await rows(stood.order_by(*standings.primary_key)),
        "ratings": await rows(climbed.order_by(ratings.c.ending, ratings.c.title, ratings.c.server)),
        "answering_times": await rows(select(paces).where(paces.c.person == person).order_by(paces.c.bucket)),
        "clocks": await rows(timed.where(seats.c.person == person).order_by(clocks.c.table_id)),
        "timers": await rows(due.where(timers.c.person == person).order_by(timers.c.id)),
        "absences": await rows(select(absences).where(absences.c.person == person).order_by(absences.c.id)),
        "votes_proposed": await rows(proposed.where(votes.c.proposer == person).order_by(votes.c.id)),
        "votes_about": await rows(proposed.where(votes.c.candidate == person).order_by(votes.c.id)),
        "votes_cast": await rows(cast_.where(ballots.c.person == person).order_by(ballots.c.vote)),
        "barred_from": await rows(
            select(bars.c.server, bars.c.at, bars.c.reason)
            .where(bars.c.person == person)
            .order_by(bars.c.server)
        ),
        "barred_others": await rows(
            select(bars.c.server, bars.c.at).where(bars.c.by == person).order_by(bars.c.at)
        ),
        "seats_reserved": await rows(
            select(reservations).where(reservations.c.person == person).order_by(reservations.c.table_id)
        ),
        "invited_others": await rows(
            select(invitations.c.table_id, invitations.c.at)
            .where(invitations.c.host == person)
            .order_by(invitations.c.id)
        ),
        "invited_to": await rows(
            select(invitations.c.table_id, invitations.c.at)
            .where(invitations.c.guest == person)
            .order_by(invitations.c.id)
        ),
        "taken_off": await rows(
            select(outcasts.c.table_id).where(outcasts.c.person == person).order_by(outcasts.c.table_id)
        ),
        "sought": await rows(select(seeks).where(seeks.c.person == person).order_by(seeks.c.id)),
        "watched": await rows(
            select(watchers.c.table_id).where(watchers.c.person == person).order_by(watchers.c.table_id)
        ),
        "leagues_organised": await rows(
            select(leagues).where(leagues.c.organiser == person).order_by(leagues.c.id)
        ),
        "leagues_joined": await rows(
            select(members).where(members.c.person == person).order_by(members.c.league)
        ),
        "leagues_played": await rows(
            select(pairings).where(pairings.c.person == person).order_by(pairings.c.league, pairings.c.round)
        ),
        "answers_in_time": await rows(
            select(promptness).where(promptness.c.person == person).order_by(promptness.c.day)
        ),
        "lessons": await rows(select(lessons).where(lessons.c.person == person).order_by(lessons.c.id)),
        "blocked_others": await rows(
            select(blocks.c.other, blocks.c.at)
            .where(blocks.c.person == person)
            .order_by(blocks.c.at, blocks.c.other)
        ),
    }


def to_seat(seat: Any) -> Any:
    """Whether a letter is for this seat alone, as SQL."""
    return outbox.c.slot.like(literal("%:") + cast(seat, String))


async def open_tables(connection: Connection, person: int) -> list[int]:
    """The open tables where this person sits, which are left before anything is erased."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, seats.c.until.is_(None), tables.c.state.in_(OPEN))
        .order_by(tables.c.id)
    )
    return [int(number) for number in (await connection.execute(query)).scalars()]
