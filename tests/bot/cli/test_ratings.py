"""`guildhall ratings rebuild` computes all ratings again, and says what it did or why it could not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import Result

from bot.store import Store
from bot.store.schema import standings
from tests.bot.results.books import Sat, opened, played

Typed = Callable[..., Result]


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'books.db'}")
    return tmp_path


def in_store(folder: Path, work: Callable[[Store], object]) -> object:
    async def done() -> object:
        store = await opened(folder)
        try:
            return await work(store)  # type: ignore[misc]  # all of them are coroutines
        finally:
            await store.close()

    return asyncio.run(done())


async def numbers(store: Store) -> list[tuple[object, ...]]:
    async with store.reading() as connection:
        query = select(standings.c.person, standings.c.title, standings.c.mu, standings.c.sigma)
        return sorted(tuple(row) for row in await connection.execute(query))


async def two_matches(store: Store) -> None:
    await played(store, Sat(1, 1, 30), Sat(2, 2, 20))
    await played(store, Sat(1, 2, 10), Sat(2, 1, 20), Sat(3, 2, 10))


async def spoil(store: Store) -> None:
    async with store.writing() as connection:
        await connection.execute(standings.update().values(mu=99.0))


def test_ratings_are_computed_again(typed: Typed, database: Path) -> None:
    in_store(database, two_matches)
    before = in_store(database, numbers)
    in_store(database, spoil)
    assert in_store(database, numbers) != before
    result = typed("ratings", "rebuild")
    assert result.exit_code == 0, result.output
    assert result.stdout == "Ratings computed again: 2 rated matches, 3 people.\n"
    assert in_store(database, numbers) == before


async def nothing(store: Store) -> None:
    """Only opened."""


def test_without_results_it_says_so(typed: Typed, database: Path) -> None:
    in_store(database, nothing)
    assert "There is no rated match yet" in typed("ratings", "rebuild").stdout


def test_a_database_that_cannot_be_used_is_one_sentence(refused: Callable[..., str], database: Path) -> None:
    (database / "books.db").write_bytes(b"no database at all, but long enough to be looked at" * 40)
    assert "cannot be used" in refused("ratings", "rebuild")


@pytest.mark.parametrize("found", ["nothing", "an empty file", "somebody else's file"])
def test_where_no_database_is_none_is_made(refused: Callable[..., str], database: Path, found: str) -> None:
    file = database / "books.db"
    if found == "an empty file":
        file.touch()
    elif found == "somebody else's file":
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    before = {one.name: one.read_bytes() for one in database.iterdir()}
    said = refused("ratings", "rebuild")
    assert f"There is no database sqlite+aiosqlite:///{file} yet" in said
    assert "GUILDHALL_DATABASE" in said
    after = {one.name: one.read_bytes() for one in database.iterdir()}
    assert after.keys() == before.keys()
    if found != "somebody else's file":
        assert after == before


def test_a_folder_that_does_not_exist_is_named(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/nowhere/books.db")
    assert f"there is no directory {tmp_path}/nowhere" in refused("ratings", "rebuild")
    assert list(tmp_path.iterdir()) == []
