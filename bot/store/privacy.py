"""What is stored about a person: shown, given out, and on their wish erased."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, String, and_, cast, delete, exists, func, literal, select, tuple_, update

from bot.store.base import Connection
from bot.store.records import OPEN
from bot.store.schema import outbox, paces, people, ratings, results, seats, standings, tables


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
        return [dict(row) for row in (await connection.execute(query)).mappings()]

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


async def erase(connection: Connection, person: int) -> list[int]:
    """Forget a person; says which tables may still show the name.

    In matches somebody without a name takes the person's place, always the same one: so the results and ratings of
    the others stay as they are, and can still be computed again.
    """
    sat = select(seats.c.table_id).where(seats.c.person == person)
    numbers = sorted({int(number) for number in (await connection.execute(sat)).scalars()})
    lowest = (await connection.execute(select(func.min(seats.c.person)))).scalar()
    nobody = min(lowest or 0, 0) - 1
    over = select(tables.c.id).where(tables.c.state.not_in(OPEN))
    to_them = exists().where(
        seats.c.table_id == outbox.c.table_id, seats.c.person == person, _to(seats.c.seat)
    )
    await connection.execute(delete(outbox).where(outbox.c.table_id.in_(over), to_them))
    theirs = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    handed_over = seats.c.person.is_(None) & tuple_(seats.c.table_id, seats.c.seat).in_(theirs)
    await connection.execute(update(seats).where(handed_over).values(name=""))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=nobody, name=""))
    await connection.execute(update(tables).where(tables.c.host == person).values(host=nobody))
    for table_ in (standings, ratings):
        await connection.execute(update(table_).where(table_.c.person == person).values(person=nobody))
    await connection.execute(delete(paces).where(paces.c.person == person))
    await connection.execute(delete(people).where(people.c.id == person))
    return numbers
