"""What is stored about a person: shown, given out, and on their wish erased."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, String, and_, cast, delete, exists, func, literal, select, tuple_, update

from bot.store.base import Connection
from bot.store.records import OPEN, STAYING
from bot.store.schema import outbox, paces, people, ratings, results, seats, standings, tables

AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is stored about a person."""

    known: bool
    seats: int
    open: int
    ladders: int
    steps: int
    answers: int

    @property
    def anything(self) -> bool:
        """Whether there is anything at all."""
        return self.known or bool(self.seats or self.ladders or self.steps or self.answers)


async def kept(connection: Connection, person: int) -> Kept:
    """How much is stored about this person."""

    async def count(query: Select[Any]) -> int:
        return int((await connection.execute(query)).scalar() or 0)

    sat = select(func.count()).select_from(seats).where(seats.c.person == person)
    open_ = (
        select(func.count())
        .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
        .where(seats.c.person == person, seats.c.until.is_(None), tables.c.state.in_(OPEN))
    )
    return Kept(
        bool(await count(select(func.count()).select_from(people).where(people.c.id == person))),
        await count(sat),
        await count(open_),
        await count(select(func.count()).select_from(standings).where(standings.c.person == person)),
        await count(select(func.count()).select_from(ratings).where(ratings.c.person == person)),
        await count(select(func.sum(paces.c.count)).where(paces.c.person == person)),
    )


async def copy(connection: Connection, person: int) -> dict[str, Any]:
    """Everything that is stored about this person, as data."""

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
        .where(seats.c.person == person, _to(seats.c.seat))
    )
    return {
        "person": await rows(select(people).where(people.c.id == person)),
        "seats": await rows(sat),
        "private_messages": await rows(messages),
        "standings": await rows(select(standings).where(standings.c.person == person)),
        "ratings": await rows(select(ratings).where(ratings.c.person == person).order_by(ratings.c.ending)),
        "answering_times": await rows(select(paces).where(paces.c.person == person)),
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
    the others stay as they are, and can still be computed again.
    """
    sat = select(seats.c.table_id).where(seats.c.person == person)
    shown = await _shown(connection, sat)
    lowest = (await connection.execute(select(func.min(seats.c.person)))).scalar()
    nobody = min(lowest or 0, 0) - 1
    over = select(tables.c.id).where(tables.c.state.not_in(OPEN), tables.c.id.in_(sat))
    to_them = exists().where(
        seats.c.table_id == outbox.c.table_id, seats.c.person == person, _to(seats.c.seat)
    )
    await connection.execute(delete(outbox).where(outbox.c.table_id.in_(over), to_them))
    await _name_otherwise(connection, over)
    theirs = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    handed_over = seats.c.person.is_(None) & tuple_(seats.c.table_id, seats.c.seat).in_(theirs)
    await connection.execute(update(seats).where(handed_over).values(name=""))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=nobody, name=""))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=nobody))
    for table_ in (standings, ratings):
        await connection.execute(update(table_).where(table_.c.person == person).values(person=nobody))
    await connection.execute(delete(paces).where(paces.c.person == person))
    await connection.execute(delete(people).where(people.c.id == person))
    return shown


async def _shown(connection: Connection, sat: Select[Any]) -> Shown:
    """The tables where somebody sat: those that are open, and those that are over and still have messages for all."""
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
