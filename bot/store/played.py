"""What a person has played: standings, steps, endings, scores, and with whom."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, select

from bot.store.base import Connection
from bot.store.books import standing
from bot.store.ladders import ALWAYS, ANY_SEATS, EVERY_TITLE, EVERYWHERE, Standing
from bot.store.schema import endings, ratings, results, seats, shares, standings, tables


class Climb(NamedTuple):
    """The rating of a person after a match, for its title or for all titles."""

    title: str
    ended: int
    after: int


class Scored(NamedTuple):
    """A score, and the table where it was reached."""

    title: str
    score: int
    table: int
    server: int
    channel: int
    thread: int | None


def everywhere(person: int) -> Select[Any]:
    """The standings of a person, in each title and in all."""
    return select(standings).where(
        standings.c.person == person,
        standings.c.server == EVERYWHERE,
        standings.c.seats == ANY_SEATS,
        standings.c.period == ALWAYS,
    )


def curves(person: int, most: int) -> Select[Any]:
    """The rated matches of a person, for their titles and for all titles: of each the last one, and at most so many as can be seen."""
    title = ratings.c.title
    every = (
        select(
            ratings.c.title,
            ratings.c.ending,
            ratings.c.ended,
            ratings.c.after,
            func.row_number().over(partition_by=title, order_by=ratings.c.ending.desc()).label("back"),
            func.count().over(partition_by=title).label("all"),
        )
        .where(ratings.c.person == person, ratings.c.server == EVERYWHERE)
        .subquery()
    )
    step = (every.c.all + most - 1) // most
    shown = (every.c.back - 1) % step == 0
    return (
        select(every.c.title, every.c.ended, every.c.after)
        .where(shown)
        .order_by(every.c.title, every.c.ending)
    )


def climbed(person: int) -> Select[Any, Any, int]:
    """How often a person has won rated matches, how often was to be expected, and how many there were."""
    won = case((ratings.c.place == 1, 1), else_=0)
    return select(func.sum(won), func.sum(ratings.c.expected), func.count()).where(
        ratings.c.person == person, ratings.c.server == EVERYWHERE, ratings.c.title == EVERY_TITLE
    )


async def finished_by_title(connection: Connection, person: int) -> dict[str, int]:
    """How many matches of each title somebody has come to the end of."""
    query = (
        select(endings.c.title, func.count(seats.c.table_id.distinct()))
        .join(seats, seats.c.table_id == endings.c.table_id)
        .where(seats.c.person == person, seats.c.until.is_(None), endings.c.state == "finished")
        .group_by(endings.c.title)
    )
    return {str(title): int(count) for title, count in await connection.execute(query)}


def ended(person: int) -> Select[Any]:
    """How many matches of a person have ended, by title and state."""
    return (
        select(endings.c.title, endings.c.state, func.count(seats.c.table_id.distinct()))
        .join(endings, endings.c.table_id == seats.c.table_id)
        .where(seats.c.person == person)
        .group_by(endings.c.title, endings.c.state)
    )


async def has_finished(connection: Connection, person: int) -> bool:
    """Whether any match has been played to its end by this person."""
    finished = (
        select(seats.c.id)
        .join(endings, endings.c.table_id == seats.c.table_id)
        .where(seats.c.person == person, seats.c.until.is_(None), endings.c.state == "finished")
    )
    return (await connection.execute(finished.limit(1))).first() is not None


def _taken_over() -> ColumnElement[bool]:
    """Whether somebody sat in the seat before, so that it was taken over."""
    before = seats.alias("before")
    return exists().where(
        before.c.table_id == seats.c.table_id, before.c.seat == seats.c.seat, before.c.id < seats.c.id
    )


def saved(person: int) -> Select[Any]:
    """How many seats a person has taken over and held to the end of a match, without going away."""
    away = exists().where(
        shares.c.ending == endings.c.id, shares.c.seat == seats.c.seat, shares.c.away.is_(True)
    )
    return (
        select(func.count())
        .select_from(seats)
        .join(endings, endings.c.table_id == seats.c.table_id)
        .where(
            seats.c.person == person,
            seats.c.until.is_(None),
            endings.c.state == "finished",
            _taken_over(),
            ~away,
        )
    )


def scored(person: int) -> Select[Any]:
    """The best score of each title of a person who has sat there from the beginning to the end."""
    first = func.row_number().over(
        partition_by=tables.c.title, order_by=(results.c.score.desc(), tables.c.id)
    )
    columns = (
        tables.c.title,
        results.c.score,
        tables.c.id,
        tables.c.server,
        tables.c.channel,
        tables.c.thread,
    )
    every = (
        select(*columns, first.label("place"))
        .select_from(seats)
        .join(results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, seats.c.until.is_(None), ~_taken_over())
        .subquery()
    )
    shown = [every.c[column.name] for column in columns]
    return select(*shown).where(every.c.place == 1).order_by(every.c.score.desc(), every.c.id)


def shared(person: int, most: int) -> Select[Any]:
    """With whom a person has ended most matches."""
    other = seats.alias("other")
    count = func.count(other.c.table_id.distinct()).label("count")
    return (
        select(other.c.person, count)
        .select_from(seats)
        .join(endings, endings.c.table_id == seats.c.table_id)
        .join(other, other.c.table_id == seats.c.table_id)
        .where(seats.c.person == person, other.c.person > 0, other.c.person != person)
        .group_by(other.c.person)
        .order_by(count.desc(), other.c.person)
        .limit(most)
    )


async def standings_of(connection: Connection, person: int) -> dict[str, Standing]:
    """What a person has everywhere, by title."""
    rows = (await connection.execute(everywhere(person))).mappings()
    return {str(row["title"]): standing(row) for row in rows}


async def climbs(connection: Connection, person: int, most: int) -> list[Climb]:
    """The ratings of a person, title by title in their order, at most so many of each."""
    return [Climb(*row) for row in await connection.execute(curves(person, most))]


async def victories(connection: Connection, person: int) -> tuple[int, float, int]:
    """How often a person has won rated matches, how often was to be expected, and how many there were."""
    wins, expected, rated = (await connection.execute(climbed(person))).one()
    return int(wins or 0), float(expected or 0), int(rated)


async def endings_of(connection: Connection, person: int) -> list[tuple[str, str, int]]:
    """Titles and states in which matches of a person have ended, and how many."""
    return [
        (str(title), str(state), int(times))
        for title, state, times in await connection.execute(ended(person))
    ]


async def saved_by(connection: Connection, person: int) -> int:
    """How many seats a person has taken over and held to the end of a match."""
    return int((await connection.execute(saved(person))).scalar_one())


async def scores_of(connection: Connection, person: int) -> list[Scored]:
    """The best score of each title of a person who has sat there from the beginning to the end."""
    return [Scored(*row) for row in await connection.execute(scored(person))]


async def friends(connection: Connection, person: int, most: int) -> list[tuple[int, int]]:
    """With whom a person has ended most matches, and how many."""
    return [(int(who), int(times)) for who, times in await connection.execute(shared(person, most))]
