"""The finished matches of a person, with everybody who sat there."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, select

from bot.store.base import Connection
from bot.store.schema import endings, results, seats, shares


class Sitting(NamedTuple):
    """Somebody's time in a seat of a finished match, with what became of the seat."""

    ending: int
    title: str
    unrated: str | None
    seat: int
    person: int | None
    since: int
    until: int | None
    placing: int
    score: int
    counted: int | None
    own: int | None
    away: bool | None


def sittings(person: int) -> Select[Any]:
    """Everybody's time at the tables where a person has sat, match by match, in the order in which they ended."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    return (
        select(
            endings.c.id,
            endings.c.title,
            endings.c.unrated,
            seats.c.seat,
            seats.c.person,
            seats.c.since,
            seats.c.until,
            results.c.placing,
            results.c.score,
            shares.c.counted,
            shares.c.own,
            shares.c.away,
        )
        .select_from(endings)
        .join(seats, seats.c.table_id == endings.c.table_id)
        .join(results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
        .outerjoin(shares, and_(shares.c.ending == endings.c.id, shares.c.seat == seats.c.seat))
        .where(endings.c.table_id.in_(mine), endings.c.state == "finished")
        .order_by(endings.c.id, seats.c.id)
    )


async def sittings_of(connection: Connection, person: int) -> list[Sitting]:
    """The same as rows."""
    return [Sitting(*row) for row in await connection.execute(sittings(person))]
