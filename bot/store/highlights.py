"""Records of a server: each one walk along an index until somebody is found who wishes to be listed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, func, select

from bot.store.base import Connection
from bot.store.records import Company
from bot.store.schema import endings, people, ratings, results, seats, tables

Measure = Literal["closest", "longest", "fastest"]
MEASURES: tuple[Measure, ...] = ("closest", "longest", "fastest")
DEEP = 200  # about so many are looked at until one is found: most people are listed
FAR = 2**31 - 1
A_ROW = 2


class Top(NamedTuple):
    """What was measured, and in which match."""

    value: int
    ending: int


class Height(NamedTuple):
    """A rating, or a number of victories in a row, that was reached, in which match, and by whom."""

    value: int
    ending: int
    person: int


class Place(NamedTuple):
    """Where a match was played, and with how many seats."""

    title: str
    seats: int
    table: int
    server: int
    channel: int
    thread: int | None


# Statements are built once, since that takes longer than to run them; what is asked for comes with each execution.


@cache
def best() -> Select[Any]:
    """The best score with so many seats; who had it first comes first."""
    there = and_(_there(), endings.c.company == bindparam("company"), endings.c.seats == bindparam("count"))
    return _first(endings.c.best, there, _listed(results.c.score == endings.c.best), down=True)


@cache
def match(measure: Measure) -> Select[Any]:
    """The closest, longest or fastest match of people among each other; the earliest of equal ones."""
    by = endings.c.margin if measure == "closest" else endings.c.lasted
    there = and_(_there(), endings.c.company == "people")
    return _first(by, there, _listed(), down=measure == "longest")


@cache
def height() -> Select[Any]:
    """The highest rating that anybody has reached after so many matches."""
    return _reached(ratings.c.after, ratings.c.matches >= bindparam("settled"))


@cache
def run() -> Select[Any]:
    """The most victories in a row, two at least."""
    return _reached(ratings.c.run, ratings.c.run >= A_ROW)


def _reached(by: ColumnElement[int], counts: ColumnElement[bool]) -> Select[Any]:
    """The most that somebody who is listed has come to; who had it first comes first."""
    there = and_(ratings.c.server == bindparam("server"), ratings.c.title == bindparam("title"), counts)
    deep = select(by).where(there).order_by(by.desc()).limit(1).offset(DEEP)
    listed = exists().where(people.c.id == ratings.c.person, people.c.listed.is_(True))
    return (
        select(by, ratings.c.ending, ratings.c.person)
        .where(there, by >= func.coalesce(deep.scalar_subquery(), -FAR), listed)
        .order_by(by.desc(), ratings.c.ending)
        .limit(1)
    )


def _there() -> ColumnElement[bool]:
    return and_(endings.c.server == bindparam("server"), endings.c.title == bindparam("title"))


def _first(
    by: ColumnElement[Any], there: ColumnElement[bool], listed: ColumnElement[bool], *, down: bool
) -> Select[Any]:
    """The first match that counts; only those are looked at that are not far behind the very first."""
    order = by.desc() if down else by
    deep = select(by).where(there).order_by(order).limit(1).offset(DEEP).scalar_subquery()
    near = by >= func.coalesce(deep, -FAR) if down else by <= func.coalesce(deep, FAR)
    return select(by, endings.c.id).where(there, near, listed).order_by(order, endings.c.id).limit(1)


def _listed(*more: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether somebody who began there and stayed to the end wishes to be listed; whoever took a seat over holds no record."""
    earlier = seats.alias()
    sat_before = exists().where(
        earlier.c.table_id == seats.c.table_id, earlier.c.seat == seats.c.seat, earlier.c.id < seats.c.id
    )
    return exists().where(
        seats.c.table_id == endings.c.table_id,
        seats.c.until.is_(None),
        ~sat_before,
        people.c.id == seats.c.person,
        people.c.listed.is_(True),
        results.c.table_id == seats.c.table_id,
        results.c.seat == seats.c.seat,
        *more,
    )


def places(wanted: Collection[int]) -> Select[Any]:
    """Where these matches were played."""
    there = (endings.c.title, endings.c.seats, endings.c.table_id, endings.c.server)
    return (
        select(endings.c.id, *there, tables.c.channel, tables.c.thread)
        .join(tables, tables.c.id == endings.c.table_id)
        .where(endings.c.id.in_(wanted))
    )


async def best_score(
    connection: Connection, server: int, title: str, company: Company, count: int
) -> Top | None:
    """The best score of somebody who is listed, with so many seats."""
    wanted = {"server": server, "title": title, "company": company, "count": count}
    row = (await connection.execute(best(), wanted)).first()
    return None if row is None else Top(*row)


async def match_with(connection: Connection, server: int, title: str, measure: Measure) -> Top | None:
    """The closest, longest or fastest match in which somebody is listed."""
    row = (await connection.execute(match(measure), {"server": server, "title": title})).first()
    return None if row is None else Top(*row)


async def highest_rating(connection: Connection, server: int, title: str, settled: int) -> Height | None:
    """The highest rating of somebody who is listed, in a title or all."""
    wanted = {"server": server, "title": title, "settled": settled}
    row = (await connection.execute(height(), wanted)).first()
    return None if row is None else Height(*row)


async def longest_run(connection: Connection, server: int, title: str) -> Height | None:
    """The most victories in a row of somebody who is listed, in a title or all."""
    row = (await connection.execute(run(), {"server": server, "title": title})).first()
    return None if row is None else Height(*row)


async def places_of(connection: Connection, wanted: Collection[int]) -> dict[int, Place]:
    """Where these matches were played, by the number of their ending."""
    return {row[0]: Place(*row[1:]) for row in await connection.execute(places(wanted))}
