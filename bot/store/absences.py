"""When people have said that they will be away, each with the timers of its two ends."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from bot.store import timers
from bot.store.base import Connection
from bot.store.schema import absences

LEAVING, RETURN = "leaving", "return"


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away from a second on, until another one."""

    id: int
    person: int
    since: int
    until: int


async def current_and_next(connection: Connection, person: int, moment: int = 0) -> list[Absence]:
    """The absences of a person that are not over at this moment, the earliest first; without one, all that are kept."""
    query = (
        select(absences)
        .where(absences.c.person == person, absences.c.until > moment)
        .order_by(absences.c.since, absences.c.id)
    )
    return [Absence(**row) for row in (await connection.execute(query)).mappings()]


async def add(connection: Connection, person: int, since: int, until: int) -> None:
    """Let somebody be away then."""
    done = await connection.execute(insert(absences).values(person=person, since=since, until=until))
    key = done.inserted_primary_key
    part = int(key[0]) if key else 0
    await timers.put(connection, LEAVING, since, person=person, part=part)
    await timers.put(connection, RETURN, until, person=person, part=part)


async def end(connection: Connection, absence: Absence, moment: int) -> None:
    """Let somebody be back; an absence that has not begun has never been."""
    this = absences.c.id == absence.id
    await timers.drop(connection, LEAVING, person=absence.person, part=absence.id)
    if absence.since > moment:
        await connection.execute(delete(absences).where(this))
        await timers.drop(connection, RETURN, person=absence.person, part=absence.id)
    else:
        await connection.execute(update(absences).where(this).values(until=moment))
        await timers.put(connection, RETURN, moment, person=absence.person, part=absence.id)


async def forget_before(connection: Connection, person: int, moment: int) -> None:
    """Forget what was over by then."""
    await connection.execute(delete(absences).where(absences.c.person == person, absences.c.until <= moment))
