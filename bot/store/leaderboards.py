"""Leaderboards: each one walk along an index."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_, func, or_, select

from bot.store.base import Connection
from bot.store.books import standing
from bot.store.ladders import EVERY_TITLE, EVERYWHERE, Board, Standing
from bot.store.schema import endings, standings


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


def listing(board: Board, start: int, most: int) -> Select[Any]:
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


def better(board: Board, row: Standing) -> Select[Any]:
    """Those who stand above this row, counted."""
    higher = and_(standings.c.settled.is_(row.settled), standings.c.number > row.number)
    above = higher if row.settled else or_(standings.c.settled.is_(True), higher)
    return select(func.count()).select_from(standings).where(_on(board), above)


def anything(board: Board) -> Select[Any]:
    """A match of this title and server that has ended, rated or not."""
    query = select(endings.c.id).limit(1)
    if board.ladder.server != EVERYWHERE:
        query = query.where(endings.c.server == board.ladder.server)
    if board.ladder.title != EVERY_TITLE:
        query = query.where(endings.c.title == board.ladder.title)
    return query


async def people(connection: Connection, board: Board) -> int:
    """How many people stand on a leaderboard."""
    return int((await connection.execute(counting(board))).scalar_one())


async def rows(connection: Connection, board: Board, start: int, most: int) -> list[tuple[int, Standing]]:
    """Who stands there from here on, and with what."""
    found = (await connection.execute(listing(board, start, most))).mappings()
    return [(int(row["person"]), standing(row)) for row in found]


async def row_of(connection: Connection, board: Board, person: int) -> Standing | None:
    """What one person has there."""
    row = (await connection.execute(one_person(board, person))).mappings().first()
    return None if row is None else standing(row)


async def above(connection: Connection, board: Board, row: Standing) -> int:
    """How many stand above this row."""
    return int((await connection.execute(better(board, row))).scalar_one())


async def played_at_all(connection: Connection, board: Board) -> bool:
    """Whether there is any result there, so that an empty leaderboard can say what is missing."""
    return (await connection.execute(anything(board))).first() is not None
