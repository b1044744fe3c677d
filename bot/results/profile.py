"""What somebody has played: ratings over time, matches by title, victories, best scores, co-players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.results.ledger import ALWAYS, ANY_SEATS, EVERY_TITLE, EVERYWHERE, Standing
from bot.results.pace import usual
from bot.store.results import standing
from bot.store.schema import endings, paces, ratings, results, seats, standings, tables

POINTS_SHOWN = 400
BEST = 5
FRIENDS = 5


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a match."""

    ended: int
    number: int


@dataclass(frozen=True, slots=True)
class Best:
    """The best score in a title, and the table where it was reached."""

    title: str
    score: int
    table: int
    server: int
    channel: int
    thread: int | None


@dataclass(frozen=True, slots=True)
class Profile:
    """All that is shown of a person."""

    standings: dict[str, Standing]
    curves: dict[str, tuple[Point, ...]]
    matches: dict[str, int]
    unfinished: int
    wins: int
    expected: float
    rated: int
    best: tuple[Best, ...]
    pace: int | None
    friends: tuple[tuple[int, int], ...]


def everywhere(person: int) -> Select[Any]:
    """The standings of a person, in each title and in all."""
    return select(standings).where(
        standings.c.person == person,
        standings.c.server == EVERYWHERE,
        standings.c.seats == ANY_SEATS,
        standings.c.period == ALWAYS,
    )


def steps(person: int) -> Select[Any]:
    """Each rated match of a person, for its title and for all titles."""
    return (
        select(ratings.c.title, ratings.c.ended, ratings.c.after, ratings.c.expected, ratings.c.place)
        .where(ratings.c.person == person, ratings.c.server == EVERYWHERE)
        .order_by(ratings.c.title, ratings.c.ending)
    )


def played(person: int) -> Select[Any]:
    """How many matches of a person have ended, by title and state."""
    return (
        select(endings.c.title, endings.c.state, func.count(seats.c.table_id.distinct()))
        .join(endings, endings.c.table_id == seats.c.table_id)
        .where(seats.c.person == person)
        .group_by(endings.c.title, endings.c.state)
    )


def scored(person: int) -> Select[Any]:
    """The scores of a person who stayed to the end, the best first."""
    return (
        select(
            tables.c.title,
            results.c.score,
            tables.c.id,
            tables.c.server,
            tables.c.channel,
            tables.c.thread,
        )
        .select_from(seats)
        .join(results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, seats.c.until.is_(None))
        .order_by(results.c.score.desc(), tables.c.id)
    )


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


async def profile_of(connection: AsyncConnection, person: int) -> Profile | None:
    """What there is to show of a person, or None where no match of theirs has ended."""
    found = [tuple(row) for row in await connection.execute(played(person))]
    if not found:
        return None
    rows = (await connection.execute(everywhere(person))).mappings()
    curves: dict[str, list[Point]] = {}
    wins, expected, rated = 0, 0.0, 0
    for title, ended, after, chance, place in await connection.execute(steps(person)):
        curves.setdefault(title, []).append(Point(ended, after))
        if title == EVERY_TITLE:
            wins, expected, rated = wins + (place == 1), expected + chance, rated + 1
    matches = {title: count for title, state, count in found if state == "finished"}
    best: dict[str, Best] = {}
    for row in await connection.execute(scored(person)):
        best.setdefault(row[0], Best(*row))
    pace = await connection.execute(select(paces.c.bucket, paces.c.count).where(paces.c.person == person))
    friends = await connection.execute(shared(person, FRIENDS))
    return Profile(
        {row["title"]: standing(row) for row in rows},
        {title: _thinned(points) for title, points in curves.items()},
        dict(sorted(matches.items(), key=lambda pair: (-pair[1], pair[0]))),
        sum(count for _, state, count in found if state != "finished"),
        wins,
        expected,
        rated,
        tuple(sorted(best.values(), key=lambda one: -matches.get(one.title, 0))[:BEST]),
        usual({row[0]: row[1] for row in pace}),
        tuple((who, count) for who, count in friends),
    )


def _thinned(points: list[Point]) -> tuple[Point, ...]:
    """At most as many points as can be seen, the last one among them."""
    step = -(-len(points) // POINTS_SHOWN)
    return tuple(points[::-1][::step][::-1])
