"""How often people answer in time, counted by days (UTC)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, bindparam, case, delete, func, select, update

from bot.store.base import Connection
from bot.store.schema import people, promptness
from bot.store.upsert import inserting

MOST_A_DAY, MOST_TOGETHER = (
    20,
    3,
)  # in time: all that counts of a day, and what of it with one circle of people
ONCE_LESS = (
    update(promptness)
    .where(promptness.c.person == bindparam("who"), promptness.c.day == bindparam("then"))
    .where(promptness.c.circle == bindparam("among"))
    .where(promptness.c.kept > 0)
    .values(kept=promptness.c.kept - 1)
)


@dataclass(frozen=True)
class Tally:
    """That a hand-over of a person ended in time on this day, or (late) that it did not.

    Undone: the day on which the same hand-over was counted as in time before its answer was taken back. Circle: who waited.
    """

    person: int
    day: int
    late: bool = False
    undone: int | None = None
    circle: int = 0


async def count(connection: Connection, tallies: Collection[Tally]) -> None:
    """Count these hand-overs on top of those counted before."""
    if not tallies:
        return
    rows = [
        {
            "person": one.person,
            "day": one.day,
            "circle": one.circle,
            "kept": int(not one.late),
            "late": int(one.late),
        }
        for one in tallies
    ]
    await connection.execute(_counting(connection.dialect.name), rows)
    undone = [
        {"who": one.person, "then": one.undone, "among": one.circle}
        for one in tallies
        if one.undone is not None
    ]
    if undone:
        await connection.execute(ONCE_LESS, undone)


@cache
def _counting(dialect: str) -> Executable:
    """The statement, kept: to build it takes longer than to run it."""
    statement = inserting(dialect, promptness)
    kept = promptness.c.kept + statement.excluded.kept
    summed = {
        "kept": case((kept < MOST_TOGETHER, kept), else_=MOST_TOGETHER),
        "late": promptness.c.late + statement.excluded.late,
    }
    return statement.on_conflict_do_update(index_elements=["person", "day", "circle"], set_=summed)


async def since(connection: Connection, who: Iterable[int], day: int) -> dict[int, tuple[int, int]]:
    """How many hand-overs of each of these people ended in time since this day, and how many did not."""
    return _counts(await connection.execute(_summing(list(who), day)))


async def shown_since(connection: Connection, who: Iterable[int], day: int) -> dict[int, tuple[int, int]]:
    """The same of those alone who do not hide what they have played."""
    hidden = select(people.c.id).where(people.c.id == promptness.c.person, people.c.listed.is_(False))
    return _counts(await connection.execute(_summing(list(who), day, ~hidden.exists())))


def _summing(who: list[int], day: int, *shown: ColumnElement[bool]) -> Select[Any]:
    """Day by day, since a day counts no more than so many in time."""
    one = promptness.c
    a_day = (
        select(one.person, func.sum(one.kept).label("kept"), func.sum(one.late).label("late"))
        .where(one.person.in_(who), one.day >= day, *shown)
        .group_by(one.person, one.day)
        .subquery()
    ).c
    kept = func.sum(case((a_day.kept < MOST_A_DAY, a_day.kept), else_=MOST_A_DAY))
    return select(a_day.person, kept, func.sum(a_day.late)).group_by(a_day.person)


def _counts(rows: Iterable[Any]) -> dict[int, tuple[int, int]]:
    return {int(person): (int(kept), int(late)) for person, kept, late in rows}


async def forget_before(connection: Connection, day: int) -> None:
    """What is older counts no more."""
    await connection.execute(delete(promptness).where(promptness.c.day < day))
