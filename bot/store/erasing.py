"""Forgetting a person, a little at a time, so that nobody waits for long however much the person has played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    select,
    tuple_,
    update,
)

from bot.store.base import Connection, Store, keep_note
from bot.store.privacy import to_seat
from bot.store.records import OPEN, STAYING
from bot.store.schema import (
    absences,
    ballots,
    bars,
    blocks,
    clocks,
    endings,
    invitations,
    leagues,
    lessons,
    members,
    notes,
    outbox,
    outcasts,
    paces,
    pairings,
    people,
    promptness,
    ratings,
    reservations,
    seats,
    seeks,
    standings,
    tables,
    timers,
    votes,
    watchers,
)

A_SLICE, FIRST_SLICE, A_FEW = 200, 25, 10  # fewer cost as much as a few
A_TURN = 0.05  # seconds that a slice may take: whoever comes meanwhile waits for it
RESTS = 2  # so many times as long, others have the database to themselves
LOOKS, A_LOOK = 200, 0.01
UNDER_WAY = "erasing:"

_standing = and_(
    outbox.c.message.is_not(None), outbox.c.gone.is_(False), outbox.c.slot.not_like("%:%")
)  # letters that everybody reads


@dataclass(frozen=True, slots=True)
class Shown:
    """The tables that may still show the name of somebody who was erased; over: their messages are due already."""

    open: list[int]
    over: list[int]


async def erase_gently(store: Store, person: int) -> Shown:
    """Forget a person: at once what is open, then what counts and what is over, slice by slice, with room for others between them.

    Who dies in between has noted it, and goes on at the next start.
    """
    async with store.writing() as connection:
        shown = await begin(connection, person)
    await _go_on(store, person)
    return shown


async def finish(store: Store) -> None:
    """Go on with what was begun before a stop."""
    async with store.reading() as connection:
        begun = await under_way(connection)
    for person in begun:
        await _go_on(store, person)


async def _go_on(store: Store, person: int) -> None:
    """What counts first, ladder by ladder; then slices that are as large as the machine is quick just now."""
    many, ranked, left = FIRST_SLICE, True, True
    while left:
        async with store.writing() as connection:
            began = monotonic()
            ranked = ranked and await some_standings(connection, person)
            left = ranked or await some_more(connection, person, many)
        spent = monotonic() - began
        if not ranked:
            many = fitting(many, spent)
        if left:
            await asyncio.sleep(RESTS * max(spent, A_TURN))
            await _until_nobody_writes(store)


async def _until_nobody_writes(store: Store) -> None:
    """Others go first: on a busy machine they would wait for each slice and for those who wait for it. Not for ever."""
    for _ in range(LOOKS):
        if not store.busy:
            return
        await asyncio.sleep(A_LOOK)


def fitting(many: int, spent: float) -> int:
    """How many tables the next slice has, where so many took so many seconds: at most twice as many, and never only one or two."""
    return min(A_SLICE, 2 * many, max(A_FEW, int(many * A_TURN / max(spent, 0.001))))


async def erase(connection: Connection, person: int) -> Shown:
    """All of it at once."""
    shown = await begin(connection, person)
    while await some_standings(connection, person):
        pass
    while await some_more(connection, person):
        pass
    return shown


async def under_way(connection: Connection) -> list[int]:
    """Who is being erased."""
    query = select(notes.c.name).where(notes.c.name.like(f"{UNDER_WAY}%")).order_by(notes.c.name)
    return [int(name.removeprefix(UNDER_WAY)) for name in (await connection.execute(query)).scalars()]


async def begin(connection: Connection, person: int) -> Shown:
    """Forget a person where it counts from now on; what is over follows. Says which tables may still show the name.

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
    await keep_note(connection, f"{UNDER_WAY}{person}", str(nobody))
    over = select(tables.c.id).where(tables.c.state.not_in(OPEN), tables.c.id.in_(watched))
    await _name_otherwise(connection, tables.c.id.in_(over))
    open_ = sat.join(tables, tables.c.id == seats.c.table_id).where(tables.c.state.in_(OPEN))
    await _forget_seats(connection, person, nobody, list((await connection.execute(open_)).scalars()))
    await _rename(connection, person, nobody)
    await connection.execute(delete(blocks).where((blocks.c.person == person) | (blocks.c.other == person)))
    for column in (
        *(paces.c.person, promptness.c.person, absences.c.person, timers.c.person),
        *(reservations.c.person, invitations.c.host, invitations.c.guest, outcasts.c.person, people.c.id),
        *(seeks.c.person, watchers.c.person, lessons.c.person),
    ):
        await connection.execute(delete(column.table).where(column == person))
    return shown


async def some_standings(connection: Connection, person: int) -> bool:
    """On one ladder somebody without a name stands there instead; false where there were no more."""
    nobody = select(notes.c.value).where(notes.c.name == f"{UNDER_WAY}{person}").scalar_subquery()
    mine = select(standings.c.title, standings.c.server, nobody.label("nobody"))
    ladder = (await connection.execute(mine.where(standings.c.person == person).limit(1))).first()
    if ladder is None or ladder.nobody is None:
        return False
    there = and_(standings.c.title == ladder.title, standings.c.server == ladder.server)
    theirs = update(standings).where(standings.c.person == person, there)
    await connection.execute(theirs.values(person=int(ladder.nobody)))
    return True


async def some_more(connection: Connection, person: int, many: int | None = None) -> bool:
    """Forget a person at some tables that are over, as many as are said at most; false where there were no more."""
    name = f"{UNDER_WAY}{person}"
    known = (await connection.execute(select(notes.c.value).where(notes.c.name == name))).scalar()
    if known is None:
        return False
    nobody = int(known)
    query = select(seats.c.table_id).where(seats.c.person == person).limit(many or A_SLICE)
    over = query.join(tables, tables.c.id == seats.c.table_id).where(tables.c.state.not_in(OPEN))
    # Told apart here: to do it, PostgreSQL would read all seats that the person ever had, for each slice.
    some = sorted(set((await connection.execute(over)).scalars()))
    if not some:
        await connection.execute(update(ratings).where(ratings.c.person == person).values(person=nobody))
        await connection.execute(delete(notes).where(notes.c.name == name))
        return False
    await _unpost(connection, person, some)
    await _name_otherwise(connection, tables.c.id.in_(some))
    await _forget_seats(connection, person, nobody, some)
    ended = select(endings.c.id).where(endings.c.table_id.in_(some))
    # Found by the match: by the person, all that was ever rated of somebody would be read for each slice.
    mine = and_(ratings.c.person + 0 == person, ratings.c.ending.in_(ended))
    await connection.execute(update(ratings).where(mine).values(person=nobody))
    return True


async def _unpost(connection: Connection, person: int, some: Sequence[int]) -> None:
    """What was told this person alone at these tables is not kept up to date any more."""
    to_them = exists().where(
        seats.c.table_id == outbox.c.table_id,
        seats.c.person == person,
        seats.c.until.is_(None),
        to_seat(seats.c.seat),
    )
    await connection.execute(delete(outbox).where(outbox.c.table_id.in_(some), to_them))


async def _forget_seats(connection: Connection, person: int, nobody: int, some: Sequence[int]) -> None:
    """Somebody without a name has sat at these tables instead."""
    theirs = select(seats.c.table_id, seats.c.seat).where(
        seats.c.person == person, seats.c.table_id.in_(some)
    )
    await _forget_hours(connection, person, theirs)
    host = case((tables.c.host == person, nobody), else_=tables.c.host)
    forgotten = {"closed_for": None, "note": None, "host": host}
    await connection.execute(update(tables).where(tables.c.id.in_(some)).values(forgotten))
    there = seats.c.table_id.in_(some)
    handed_over = seats.c.person.is_(None) & tuple_(seats.c.table_id, seats.c.seat).in_(theirs)
    await connection.execute(update(seats).where(there, handed_over).values(name=""))
    mine = seats.c.person == person
    await connection.execute(update(seats).where(there, mine).values(person=nobody, name=""))


async def _rename(connection: Connection, person: int, nobody: int) -> None:
    """What others need of what this person did is that of somebody without a name; why they are barred goes."""

    def instead(column: Any) -> Any:
        return case((column == person, nobody), else_=column)

    for column in (
        ballots.c.person,
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
    """The number of somebody without a name that nobody else has, those included who are just taking a place."""
    taken = (
        *(
            seats.c.person,
            standings.c.person,
            ratings.c.person,
            votes.c.proposer,
            votes.c.candidate,
            ballots.c.person,
            bars.c.by,
        ),
        *(members.c.person, leagues.c.organiser),
    )
    lowest = select(*(select(func.min(column)).scalar_subquery() for column in taken))
    given = await connection.execute(select(notes.c.value).where(notes.c.name.like(f"{UNDER_WAY}%")))
    known = (await connection.execute(lowest)).one()
    return min(0, *(one or 0 for one in known), *map(int, given.scalars())) - 1


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
    theirs = sat.subquery()
    query = (
        select(tables.c.id, tables.c.state)
        .join(theirs, theirs.c.table_id == tables.c.id)
        .where(tables.c.state.in_(OPEN) | still)
        .order_by(tables.c.id)
    )
    rows = [(int(number), state in OPEN) for number, state in await connection.execute(query)]
    return Shown([number for number, open_ in rows if open_], [number for number, open_ in rows if not open_])


async def _name_otherwise(connection: Connection, over: ColumnElement[bool]) -> None:
    """Let what everybody reads of these tables be shown once more, where it stands: nobody shall find it in front again."""
    await connection.execute(update(tables).where(over).values(revision=tables.c.revision + 1))
    revision = select(tables.c.revision).where(tables.c.id == outbox.c.table_id).scalar_subquery()
    theirs = select(tables.c.id).where(over)
    await connection.execute(
        update(outbox)
        .where(outbox.c.table_id.in_(theirs), _standing)
        .values(wanted=revision, data=STAYING, tries=0)
    )
