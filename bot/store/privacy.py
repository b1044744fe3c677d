"""What is stored about a person: shown, given out, and on their wish erased."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    String,
    and_,
    case,
    cast,
    delete,
    exists,
    func,
    literal,
    select,
    tuple_,
    update,
)

from bot.store.base import Connection
from bot.store.records import OPEN, STAYING
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

AT_ONCE = 500
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
        """Some at a time, so that others are served meanwhile."""
        found = (await connection.stream(query)).mappings().partitions(AT_ONCE)
        return [dict(row) async for some in found for row in some]

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
        .where(seats.c.person == person, seats.c.until.is_(None), _to(seats.c.seat))
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


_standing = and_(
    outbox.c.message.is_not(None), outbox.c.gone.is_(False), outbox.c.slot.not_like("%:%")
)  # letters that everybody reads


def _to(seat: Any) -> Any:
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


@dataclass(frozen=True, slots=True)
class Shown:
    """The tables that may still show the name of somebody who was erased; over: their messages are due already."""

    open: list[int]
    over: list[int]


async def erase(connection: Connection, person: int) -> Shown:
    """Forget a person, in so many statements however often they played; says which tables may still show the name.

    In matches somebody without a name takes the person's place, always the same one: so the results and ratings of
    the others stay as they are, and can still be computed again. The same one has voted, and has barred whom the person
    barred. That the person is barred stays: nobody escapes the moderators of a server by being erased.
    What moderators said about that, and of the tables where the person sat, goes; so do blocks, whoever of the two set them.
    """
    sat = select(seats.c.table_id).where(seats.c.person == person)
    kept_for = select(reservations.c.table_id).where(reservations.c.person == person)
    asked = select(votes.c.table_id).where(votes.c.candidate == person)
    watched = select(watchers.c.table_id).where(watchers.c.person == person)
    shown = await _shown(connection, sat.union(kept_for, asked, watched))
    nobody = await _nobody(connection)
    over = select(tables.c.id).where(tables.c.state.not_in(OPEN), tables.c.id.in_(sat.union(watched)))
    to_them = exists().where(
        seats.c.table_id == outbox.c.table_id,
        seats.c.person == person,
        seats.c.until.is_(None),
        _to(seats.c.seat),
    )
    await connection.execute(delete(outbox).where(outbox.c.table_id.in_(over), to_them))
    await _name_otherwise(connection, over)
    theirs = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    await _forget_hours(connection, person, theirs)
    host = case((tables.c.host == person, nobody), else_=tables.c.host)
    forgotten = {"closed_for": None, "note": None, "host": host}
    await connection.execute(update(tables).where(tables.c.id.in_(sat)).values(forgotten))
    handed_over = seats.c.person.is_(None) & tuple_(seats.c.table_id, seats.c.seat).in_(theirs)
    instead = case((seats.c.person == person, nobody), else_=seats.c.person)
    named = (seats.c.person == person) | handed_over
    await connection.execute(update(seats).where(named).values(person=instead, name=""))
    await _rename(connection, person, nobody)
    await connection.execute(delete(blocks).where((blocks.c.person == person) | (blocks.c.other == person)))
    for column in (
        *(paces.c.person, promptness.c.person, absences.c.person, timers.c.person),
        *(reservations.c.person, invitations.c.host, invitations.c.guest, outcasts.c.person, people.c.id),
        *(seeks.c.person, watchers.c.person, lessons.c.person),
    ):
        await connection.execute(delete(column.table).where(column == person))
    return shown


async def _rename(connection: Connection, person: int, nobody: int) -> None:
    """What others need of what this person did is that of somebody without a name; why they are barred goes."""

    def instead(column: Any) -> Any:
        return case((column == person, nobody), else_=column)

    for column in (
        *(standings.c.person, ratings.c.person, ballots.c.person),
        *(members.c.person, pairings.c.person, leagues.c.organiser),
    ):
        renamed = update(column.table).where(column == person).values({column: nobody})
        await connection.execute(renamed)
    await connection.execute(update(members).where(members.c.person == nobody).values(state="left"))
    reason = case((bars.c.person == person, None), else_=bars.c.reason)
    await connection.execute(
        update(bars)
        .where((bars.c.person == person) | (bars.c.by == person))
        .values(by=instead(bars.c.by), reason=reason)
    )
    await connection.execute(
        update(votes)
        .where((votes.c.proposer == person) | (votes.c.candidate == person))
        .values(proposer=instead(votes.c.proposer), candidate=instead(votes.c.candidate))
    )


async def _nobody(connection: Connection) -> int:
    """The number of somebody without a name that nobody else has."""
    taken = (
        *(seats.c.person, votes.c.proposer, votes.c.candidate, ballots.c.person, bars.c.by),
        *(members.c.person, leagues.c.organiser),
    )
    lowest = select(*(select(func.min(column)).scalar_subquery() for column in taken))
    return min(0, *(one or 0 for one in (await connection.execute(lowest)).one())) - 1


async def _forget_hours(connection: Connection, person: int, theirs: Select[Any]) -> None:
    """The clocks of these seats forget when this person sleeps, unless somebody else has taken the seat over."""
    somebody_else = exists().where(
        seats.c.table_id == clocks.c.table_id,
        seats.c.seat == clocks.c.seat,
        seats.c.until.is_(None),
        seats.c.person != person,
    )
    await connection.execute(
        update(clocks)
        .where(tuple_(clocks.c.table_id, clocks.c.seat).in_(theirs), ~somebody_else)
        .values(zone=None, quiet_from=None, quiet_to=None)
    )


async def _shown(connection: Connection, sat: CompoundSelect[Any]) -> Shown:
    """The tables where somebody is named: those that are open, and those that are over and still have messages for all."""
    still = exists().where(outbox.c.table_id == tables.c.id, _standing)
    query = (
        select(tables.c.id, tables.c.state)
        .where(tables.c.id.in_(sat), tables.c.state.in_(OPEN) | still)
        .order_by(tables.c.id)
    )
    rows = [(int(number), state in OPEN) for number, state in await connection.execute(query)]
    return Shown([number for number, open_ in rows if open_], [number for number, open_ in rows if not open_])


async def _name_otherwise(connection: Connection, over: Select[Any]) -> None:
    """Let what everybody reads of these tables be shown once more, where it stands: nobody shall find it in front again."""
    await connection.execute(
        update(tables).where(tables.c.id.in_(over)).values(revision=tables.c.revision + 1)
    )
    revision = select(tables.c.revision).where(tables.c.id == outbox.c.table_id).scalar_subquery()
    await connection.execute(
        update(outbox)
        .where(outbox.c.table_id.in_(over), _standing)
        .values(wanted=revision, data=STAYING, tries=0)
    )
