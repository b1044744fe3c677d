"""How often people answer in time, counted by days (UTC)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Executable, Select, bindparam, case, delete, func, select, update

from bot.store.base import Connection
from bot.store.schema import people, promptness
from bot.store.upsert import inserting

MOST_A_DAY = 20  # in time: who plays on and on with a second account wins no more than this in a day
ONCE_LESS = (
    update(promptness)
    .where(promptness.c.person == bindparam("who"), promptness.c.day == bindparam("then"))
    .where(promptness.c.kept > 0)
    .values(kept=promptness.c.kept - 1)
)


@dataclass(frozen=True)
class Tally:
    """That a hand-over of a person ended in time on this day, or (late) that it did not.

    Undone: the day on which the same hand-over was counted as in time before its answer was taken back.
    """

    person: int
    day: int
    late: bool = False
    undone: int | None = None


async def count(connection: Connection, tallies: Collection[Tally]) -> None:
    """Count these hand-overs on top of those counted before."""
    if not tallies:
        return
    rows = [
        {"person": one.person, "day": one.day, "kept": int(not one.late), "late": int(one.late)}
        for one in tallies
    ]
    await connection.execute(_counting(connection.dialect.name), rows)
    undone = [{"who": one.person, "then": one.undone} for one in tallies if one.undone is not None]
    if undone:
        await connection.execute(ONCE_LESS, undone)


@cache
def _counting(dialect: str) -> Executable:
    """The statement, kept: to build it takes longer than to run it."""
    statement = inserting(dialect, promptness)
    kept = promptness.c.kept + statement.excluded.kept
    summed = {
        "kept": case((kept < MOST_A_DAY, kept), else_=MOST_A_DAY),
        "late": promptness.c.late + statement.excluded.late,
    }
    return statement.on_conflict_do_update(index_elements=["person", "day"], set_=summed)


async def since(connection: Connection, who: Iterable[int], day: int) -> dict[int, tuple[int, int]]:
    """How many hand-overs of each of these people ended in time since this day, and how many did not."""
    return _counts(await connection.execute(_summing(list(who), day)))


async def shown_since(connection: Connection, who: Iterable[int], day: int) -> dict[int, tuple[int, int]]:
    """The same of those alone who do not hide what they have played."""
    hidden = select(people.c.id).where(people.c.id == promptness.c.person, people.c.listed.is_(False))
    return _counts(await connection.execute(_summing(list(who), day).where(~hidden.exists())))


def _summing(who: list[int], day: int) -> Select[Any]:
    kept, late = func.sum(promptness.c.kept), func.sum(promptness.c.late)
    known = promptness.c.person.in_(who) & (promptness.c.day >= day)
    return select(promptness.c.person, kept, late).where(known).group_by(promptness.c.person)


def _counts(rows: Iterable[Any]) -> dict[int, tuple[int, int]]:
    return {int(person): (int(kept), int(late)) for person, kept, late in rows}


async def forget_before(connection: Connection, day: int) -> None:
    """What is older counts no more."""
    await connection.execute(delete(promptness).where(promptness.c.day < day))
