"""Every query of leaderboards and profiles goes by an index."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from bot.results.ledger import keys
from bot.results.outcome import Ending, Placed
from bot.results.standings import A_PAGE
from bot.store import Store, books
from bot.store.company import longest, met
from bot.store.highlights import MEASURES, best, height, match
from bot.store.ladders import Board, Ladder, Standing
from bot.store.leaderboards import anything, better, counting, listing, one_person
from bot.store.played import climbed, curves, ended, everywhere, saved, scored, shared
from tests.bot.results.books import HANSE, NOON
from tests.databases import on_sqlite

pytestmark = on_sqlite  # what PostgreSQL would do depends on how many rows there are
BOARD = Board(Ladder("tiny_towns", HANSE))


OVER = Ending(1, "tiny_towns", HANSE, 3, NOON, tuple(Placed(who, who, 9) for who in (1, 2, 3)))
ROW = Standing(25, 8, 1500, settled=True)
BY_RANK = {
    "count": counting(BOARD),
    "page": listing(BOARD, 4 * A_PAGE, A_PAGE),
    "rank": better(BOARD, ROW),
    "rank of a provisional one": better(BOARD, replace(ROW, settled=False)),
}
ELSEWHERE = {
    "mine": one_person(BOARD, 7),
    "ratings of a person": everywhere(7),
    "victories of a person": climbed(7),
    "longest run": longest(7),
    "anything of a title": anything(BOARD),
    "anything of a server": anything(Board(Ladder(server=HANSE))),
    "what a match changes": books.with_keys(list(keys(OVER))),
}
QUERIES = BY_RANK | ELSEWHERE
SORTED = {
    "matches by title": ended(7),
    "best scores": scored(7),
    "co-players": shared(7, 5),
    "company": met(7, [8, 9]),
    "curves of a person": curves(7, 400),
    "seats saved": saved(7),
}


RECORDS = {
    "best score": best().params(server=HANSE, title="pillars", company="people", count=3),
    "rating": height().params(server=HANSE, title="pillars", settled=5),
    **{one: match(one).params(server=HANSE, title="pillars") for one in MEASURES},
}


@pytest.mark.parametrize("name", RECORDS)
async def test_records_are_found_by_an_index_and_at_most_equal_ones_are_sorted(
    store: Store, name: str
) -> None:
    lines = await plan(store, RECORDS[name])
    assert [line for line in lines if line.startswith("SEARCH")]
    assert not [line for line in lines if line.startswith("SCAN")]
    sorts = {line for line in lines if "B-TREE" in line}
    assert sorts <= {"USE TEMP B-TREE FOR RIGHT PART OF ORDER BY"}


WHAT_WAS_FOUND = ("SCAN (subquery", "SCAN anon")


@pytest.mark.parametrize("name", SORTED)
async def test_what_is_sorted_for_a_profile_is_found_by_an_index(store: Store, name: str) -> None:
    lines = [line for line in await plan(store, SORTED[name]) if "B-TREE" not in line]
    assert lines
    assert [line for line in lines if line.startswith("SEARCH")]
    assert not [line for line in lines if line.startswith("SCAN") and not line.startswith(WHAT_WAS_FOUND)]
    assert not [line for line in lines if "AUTOMATIC" in line]


@pytest.mark.parametrize("name", QUERIES)
async def test_queries_go_by_an_index_and_sort_nothing(store: Store, name: str) -> None:
    assert by_an_index(name, await plan(store, QUERIES[name]))


@pytest.mark.parametrize("name", BY_RANK)
async def test_a_missing_index_would_be_noticed(store: Store, name: str) -> None:
    async with store.writing() as connection:
        await connection.exec_driver_sql("DROP INDEX standings_by_rank")
    assert not by_an_index(name, await plan(store, QUERIES[name]))


def by_an_index(name: str, lines: list[str]) -> bool:
    """Whether only rows that count are read and none are sorted; what goes by rank has an index for it."""
    index = " INDEX " if name in ELSEWHERE else " INDEX standings_by_rank "
    return bool(lines) and all(
        line.startswith("SEARCH") and index in line and "AUTOMATIC" not in line for line in lines
    )


async def plan(store: Store, query: Select[Any]) -> list[str]:
    """How SQLite would answer a query."""
    written = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
    async with store.reading() as connection:
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {written}")
        return [str(row[3]) for row in rows]
