"""How far somebody has come in the lesson of a title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update

from bot.store.base import Connection
from bot.store.schema import lessons
from bot.store.upsert import inserting


@dataclass(frozen=True)
class Taken:
    """A lesson that somebody has begun: which edition of it, and the number of the step where they are."""

    id: int
    person: int
    title: str
    edition: str
    step: int


async def numbered(connection: Connection, number: int) -> Taken | None:
    """The lesson with this number, if anybody takes it."""
    return await _read(connection, lessons.c.id == number)


async def of_title(connection: Connection, person: int, title: str) -> Taken | None:
    """The lesson of this title that somebody takes."""
    return await _read(connection, (lessons.c.person == person) & (lessons.c.title == title))


async def steps_of(connection: Connection, person: int) -> dict[str, int]:
    """At which step somebody is in the lesson of each title that they have begun."""
    found = select(lessons.c.title, lessons.c.step).where(lessons.c.person == person)
    return {str(title): int(step) for title, step in await connection.execute(found)}


async def _read(connection: Connection, which: Any) -> Taken | None:
    row = (await connection.execute(select(lessons).where(which))).mappings().first()
    return None if row is None else Taken(**row)


async def begin(connection: Connection, person: int, title: str, edition: str) -> None:
    """Somebody is at the first step of this edition, wherever they were before."""
    new = inserting(connection.dialect.name, lessons)
    values = {"edition": edition, "step": 0}
    keys = ["person", "title"]
    await connection.execute(
        new.on_conflict_do_update(index_elements=keys, set_=values),
        [{"person": person, "title": title, **values}],
    )


async def move(connection: Connection, taken: Taken, by: int) -> None:
    """So many steps on from where somebody was; whoever has moved meanwhile stays there."""
    here = (lessons.c.id == taken.id) & (lessons.c.edition == taken.edition) & (lessons.c.step == taken.step)
    await connection.execute(update(lessons).where(here).values(step=taken.step + by))
