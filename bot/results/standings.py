"""A leaderboard, a page at a time, with the row of whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.results.ledger import ALWAYS, EVERY_TITLE, EVERYWHERE, Ladder, Standing
from bot.store.results import standing
from bot.store.schema import endings, standings

A_PAGE = 10


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard: a ladder, always or within a month or year."""

    ladder: Ladder
    period: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a leaderboard; equal ratings share a rank."""

    rank: int
    person: int
    row: Standing


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, counted from 0, and the row of whoever looks, wherever it stands."""

    places: tuple[Place, ...]
    own: Place | None
    number: int
    pages: int
    people: int


def _on(board: Board) -> Any:
    """The rows of a leaderboard; those who were erased have numbers below 0 and stand on none."""
    return and_(
        standings.c.title == board.ladder.title,
        standings.c.server == board.ladder.server,
        standings.c.seats == board.ladder.seats,
        standings.c.period == board.period,
        standings.c.person + 0 > 0,  # a sum, so that nobody takes this for the way to find the rows
    )


def counting(board: Board) -> Select[Any]:
    """How many people stand there."""
    return select(func.count()).select_from(standings).where(_on(board))


def listing(board: Board, start: int, most: int = A_PAGE) -> Select[Any]:
    """The rows from here on: settled ratings before provisional ones, the higher before the lower."""
    order = (standings.c.settled, standings.c.number, standings.c.matches, standings.c.person)
    return (
        select(standings)
        .where(_on(board))
        .order_by(*(column.desc() for column in order))
        .limit(most)
        .offset(start)
    )


def one_person(board: Board, person: int) -> Select[Any]:
    """The row of one person."""
    return select(standings).where(_on(board), standings.c.person == person)


def better(board: Board, row: Mapping[str, Any]) -> Select[Any]:
    """How many stand above this row."""
    higher = and_(standings.c.settled.is_(bool(row["settled"])), standings.c.number > row["number"])
    above = higher if row["settled"] else or_(standings.c.settled.is_(True), higher)
    return select(func.count()).select_from(standings).where(_on(board), above)


async def page_of(connection: AsyncConnection, board: Board, number: int, viewer: int) -> Page:
    """A page of a leaderboard; beyond the last one there is nothing on it."""
    people = int((await connection.execute(counting(board))).scalar_one())
    pages = -(-people // A_PAGE)
    rows = (await connection.execute(listing(board, number * A_PAGE))).mappings().all()
    places: list[Place] = []
    for index, row in enumerate(rows):
        if not places:
            rank = await _rank(connection, board, row)
        elif (places[-1].row.settled, places[-1].row.number) != (bool(row["settled"]), row["number"]):
            rank = number * A_PAGE + index + 1
        places.append(Place(rank, row["person"], standing(row)))
    own = next((place for place in places if place.person == viewer), None)
    if own is None:
        mine = (await connection.execute(one_person(board, viewer))).mappings().first()
        if mine is not None:
            own = Place(await _rank(connection, board, mine), viewer, standing(mine))
    return Page(tuple(places), own, number, pages, people)


async def _rank(connection: AsyncConnection, board: Board, row: Mapping[str, Any]) -> int:
    return 1 + int((await connection.execute(better(board, row))).scalar_one())


def anything(board: Board) -> Select[Any]:
    """Whether any match of this title and server has ended, rated or not."""
    query = select(endings.c.id).limit(1)
    if board.ladder.server != EVERYWHERE:
        query = query.where(endings.c.server == board.ladder.server)
    if board.ladder.title != EVERY_TITLE:
        query = query.where(endings.c.title == board.ladder.title)
    return query


async def played_at_all(connection: AsyncConnection, board: Board) -> bool:
    """Whether there is any result there, so that an empty leaderboard can say what is missing."""
    return (await connection.execute(anything(board))).first() is not None
