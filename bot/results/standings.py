"""A leaderboard, a page at a time, with the row of whoever looks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import Connection, leaderboards
from bot.store.ladders import Board, Standing

A_PAGE = 10


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


async def page_of(connection: Connection, board: Board, number: int, viewer: int) -> Page:
    """A page of a leaderboard; beyond the last one there is nothing on it."""
    people = await leaderboards.people(connection, board)
    pages = -(-people // A_PAGE)
    places: list[Place] = []
    for index, (person, row) in enumerate(
        await leaderboards.rows(connection, board, number * A_PAGE, A_PAGE)
    ):
        if not places:
            rank = await _rank(connection, board, row)
        elif (places[-1].row.settled, places[-1].row.number) != (row.settled, row.number):
            rank = number * A_PAGE + index + 1
        places.append(Place(rank, person, row))
    own = next((place for place in places if place.person == viewer), None)
    if own is None:
        mine = await leaderboards.row_of(connection, board, viewer)
        if mine is not None:
            own = Place(await _rank(connection, board, mine), viewer, mine)
    return Page(tuple(places), own, number, pages, people)


async def _rank(connection: Connection, board: Board, row: Standing) -> int:
    return 1 + await leaderboards.above(connection, board, row)
