"""How people came out against each other in the matches that both began, counted where it lies."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select

from bot.store.base import Connection
from bot.store.ladders import EVERY_TITLE, EVERYWHERE
from bot.store.records import MOST_OF_IT
from bot.store.schema import endings, ratings, results, seats, shares


class Met(NamedTuple):
    """How often one came before another, after, and level, in a title."""

    other: int
    title: str
    ahead: int
    behind: int
    level: int


class _Player:
    """A person who began a match, as SQL: the seat, how it came out, and whether the person stayed to the end.

    The same as `placed` says of two people: of those who stayed the placing of their seats decides, and who left comes after them.
    """

    def __init__(self, name: str) -> None:
        self.seat = seats.alias(name)
        self.result = results.alias(f"{name}_result")
        self.share = shares.alias(f"{name}_share")

    @property
    def began(self) -> ColumnElement[bool]:
        """Whether nobody sat in the seat before."""
        before = seats.alias()
        return ~exists().where(
            before.c.table_id == self.seat.c.table_id,
            before.c.seat == self.seat.c.seat,
            before.c.id < self.seat.c.id,
        )

    @property
    def stayed(self) -> ColumnElement[bool]:
        """Whether the person has played most of it, and was there at the end."""
        share = self.share.c
        most = and_(share.own * 100 >= share.counted * MOST_OF_IT, share.away.is_(False))
        return and_(self.seat.c.until.is_(None), or_(share.seat.is_(None), most))

    def join(self, there: Any) -> Any:
        """How the seat came out, beside the ending."""
        seat, result, share = self.seat.c, self.result.c, self.share.c
        there = there.join(self.result, and_(result.table_id == seat.table_id, result.seat == seat.seat))
        return there.outerjoin(self.share, and_(share.ending == endings.c.id, share.seat == seat.seat))


def met(person: int, others: Collection[int]) -> Select[Any]:
    """How often a person came before these others, after, and level with them, by title."""
    one, two = _Player("one"), _Player("two")
    there = endings.join(one.seat, one.seat.c.table_id == endings.c.table_id)
    there = there.join(two.seat, two.seat.c.table_id == endings.c.table_id)
    there = two.join(one.join(there))
    mine, theirs = one.result.c.placing, two.result.c.placing
    ahead = and_(one.stayed, or_(~two.stayed, mine < theirs))
    behind = and_(two.stayed, or_(~one.stayed, theirs < mine))
    return (
        select(
            two.seat.c.person,
            endings.c.title,
            func.sum(case((ahead, 1), else_=0)),
            func.sum(case((behind, 1), else_=0)),
            func.sum(case((ahead, 0), (behind, 0), else_=1)),
        )
        .select_from(there)
        .where(
            one.seat.c.person == person,
            two.seat.c.person.in_(others),
            endings.c.state == "finished",
            one.began,
            two.began,
        )
        .group_by(two.seat.c.person, endings.c.title)
    )


async def meetings(connection: Connection, person: int, others: Collection[int]) -> list[Met]:
    """The same as rows."""
    found = await connection.execute(met(person, [one for one in others if one != person]))
    return [Met(int(other), title, int(a), int(b), int(level)) for other, title, a, b, level in found]


def longest(person: int) -> Select[Any]:
    """The most rated victories in a row of a person, whichever titles they were in."""
    return select(func.max(ratings.c.run)).where(
        ratings.c.person == person, ratings.c.server == EVERYWHERE, ratings.c.title == EVERY_TITLE
    )


async def longest_run(connection: Connection, person: int) -> int:
    """The same as a number."""
    return int((await connection.execute(longest(person))).scalar() or 0)
