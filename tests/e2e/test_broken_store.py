"""A database that refuses, is slow, or is damaged: a sentence for the person, and the table as it was."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import Executable, Integer, Update, func, text, update

from bot import app
from bot.app import build
from bot.store import StoreError
from bot.store.schema import matches, tables
from data.components import ComponentError, override
from engines.tiny_towns import components
from tests.databases import on_postgres, on_sqlite
from tests.e2e.stage import Person, Seen, Stage
from tests.postgres import Server

SNAPSHOT = matches.c.snapshot
AWAY = "I cannot reach my records just now, and do not know whether that was kept."
SORRY = re.compile(r"Something went wrong on my side\. .* tell whoever runs me this number: [0-9a-f]{6}\.")


# How each database is made to refuse what is written, and to take it again.
REFUSING = {
    "sqlite": (
        "CREATE TRIGGER broken BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
        "DROP TRIGGER broken",
    ),
    "postgresql": (
        "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE EXCEPTION $$disk full$$; END' LANGUAGE plpgsql",
        "CREATE TRIGGER broken BEFORE {what} ON {table} FOR EACH ROW EXECUTE FUNCTION refuse()",
        "DROP TRIGGER broken ON {table}",
    ),
}


@asynccontextmanager
async def refusing(stage: Stage, table: str, what: str = "INSERT") -> AsyncIterator[None]:
    """The database refuses to write into one of its tables."""
    async with stage.bot.store.reading() as connection:
        *before, after = REFUSING[connection.dialect.name]
    for statement in before:
        await change(stage, statement.format(table=table, what=what))
    yield
    await change(stage, after.format(table=table))


async def change(stage: Stage, statement: str | Executable) -> None:
    async with stage.bot.store.writing() as connection:
        await connection.execute(text(statement) if isinstance(statement, str) else statement)


async def is_sorry(stage: Stage, reply: Seen) -> None:
    stage.expected_errors += 1
    assert SORRY.search(reply.text), reply.text


async def full(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())


def first(stage: Stage, person: Person) -> str:
    return next(one for one in stage.panel(person).labels if one.isdecimal())


@pytest.mark.parametrize("table", ["journal", "waits", "outbox"])
async def test_an_answer_that_cannot_be_stored_was_not_given(stage: Stage, table: str) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    async with refusing(stage, table):
        await is_sorry(stage, await stage.presses(stage.ada, "Pass"))
    assert await stage.journal() == []
    assert stage.waits_for(stage.ada)
    reply = await stage.says(stage.ada, "works trade")
    assert "You have 4 coins." in reply
    await stage.presses(stage.ada, "Pass")
    assert await stage.journal() == [(0, "pass")]
    assert stage.waits_for(stage.ben)


async def test_a_match_that_cannot_be_stored_has_not_begun(stage: Stage) -> None:
    await full(stage)
    async with refusing(stage, "matches"):
        await is_sorry(stage, await stage.presses(stage.ada, "Start", stage.card()))
    assert stage.card().labels[:2] == ["Leave", "Rules"]
    assert stage.card().labels[-1] == "Start"
    assert "The match has begun." in await stage.presses(stage.ada, "Start", stage.card())


async def test_a_seat_that_cannot_be_stored_is_not_taken(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    async with refusing(stage, "seats"):
        reply = await stage.presses(stage.ben, "Join", stage.card())
        assert reply.private
        await is_sorry(stage, reply)
    assert "Ben" not in stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    assert "2. Ben" in stage.card()


async def test_a_table_that_cannot_be_stored_is_not_opened(stage: Stage) -> None:
    async with refusing(stage, "outbox"):
        await is_sorry(stage, await stage.says(stage.ada, "lanterns new"))
    assert stage.own(stage.channel) == []
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_an_answer_taken_back_that_cannot_be_stored_stands(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    async with refusing(stage, "journal"):
        await is_sorry(stage, await stage.presses(stage.ada, "Take back"))
    assert stage.waits_for(stage.ben)
    await stage.says(stage.ada, "table undo")
    assert stage.waits_for(stage.ada)


async def test_what_was_sent_but_not_written_down_is_not_sent_again(stage: Stage) -> None:
    await full(stage)
    async with refusing(stage, "outbox", "UPDATE OF message"):
        await stage.presses(stage.ada, "Start", stage.card())
        stage.expected_errors = len(stage.errors)
    await stage.restarts()
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    assert len(stage.notices()) == 1
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert "Which card do you bid?" in stage.dm(stage.ben)


@on_sqlite
async def test_an_answer_waits_for_a_busy_database(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)

    def block() -> None:
        with closing(sqlite3.connect(stage.file, isolation_level=None, check_same_thread=False)) as other:
            other.execute("BEGIN IMMEDIATE")
            locked.set()
            release.wait(0.5)
            other.execute("ROLLBACK")

    locked, release = threading.Event(), threading.Event()
    blocked = asyncio.create_task(asyncio.to_thread(block))
    await asyncio.to_thread(locked.wait)
    reply = await stage.presses(stage.ada, "Pass")
    await blocked
    assert "Waiting for **Ben**." in reply
    assert stage.waits_for(stage.ben)


@on_postgres
async def test_a_server_that_is_away_for_a_moment_costs_nobody_more_than_a_press(
    stage: Stage, server: Server
) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await asyncio.to_thread(server.stop)
    assert AWAY in (await stage.presses(stage.ada, "Pass")).text
    assert AWAY in (await stage.says(stage.ben, "table list")).text
    stage.expected_errors = len(stage.errors)
    await asyncio.to_thread(server.start)
    assert await stage.journal() == []
    assert stage.waits_for(stage.ada)
    await stage.says(stage.ada, "works trade")
    await stage.presses(stage.ada, "Pass")
    assert await stage.journal() == [(0, "pass")]
    assert stage.waits_for(stage.ben)


@on_postgres
async def test_where_discord_is_back_before_the_database_people_are_served_when_both_are(
    stage: Stage, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "AGAIN", 0.1)
    await stage.begins("works", stage.ada, stage.ben)
    stage.bot.timekeeper.lost()
    await asyncio.to_thread(server.stop)
    served = asyncio.ensure_future(stage.bot.on_resumed())
    await asyncio.to_thread(server.start)
    await served
    await stage.presses(stage.ada, "Pass")
    assert await stage.journal() == [(0, "pass")]


async def test_two_processes_never_both_answer(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await change(stage, "UPDATE tables SET revision = revision + 1")
    reply = await stage.presses(
        stage.ada, "Pass"
    )  # what was asked is asked still: it is looked at again, and answered
    assert "Somebody was quicker" not in reply
    assert await stage.journal() == [(0, "pass")]


@pytest.mark.parametrize(
    "damage",
    [
        update(matches).values(snapshot=b"\0\1\2\3"),
        update(matches).values(snapshot=b""),
        update(matches).values(snapshot=func.substr(SNAPSHOT, 1, func.length(SNAPSHOT, type_=Integer) // 2)),
        update(tables).values(title="gone_for_good"),
    ],
    ids=("other", "empty", "half", "title"),
)
async def test_a_match_that_cannot_be_read_waits_and_is_not_lost(stage: Stage, damage: Update) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await change(stage, "CREATE TABLE saved AS SELECT * FROM matches")
    await change(stage, damage)
    await stage.restarts()
    stage.expected_errors += 1
    sorry = "Table 1 was saved in a form that I cannot read now, so it has to wait. Nothing is lost"
    assert sorry in await stage.presses(stage.ada, "Play", stage.table())
    assert sorry in await stage.presses(stage.cleo, "Read the board", stage.table())
    assert "table 1 waits for you" in await stage.says(stage.ada, "table list")
    await stage.says(stage.ada, "table resend", at=stage.thread())
    assert sorry in stage.card()
    await change(stage, "UPDATE matches SET snapshot = (SELECT snapshot FROM saved)")
    await change(stage, "UPDATE tables SET title = 'toy_works'")
    await stage.restarts()
    assert "You have 4 coins." in await stage.presses(stage.ada, "Play", stage.table())


async def test_a_table_that_cannot_be_read_can_be_left(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await change(stage, "UPDATE matches SET snapshot = ''")
    await stage.restarts()
    stage.expected_errors += 1
    await stage.says(stage.ada, "table leave", at=stage.thread())
    assert "You have left table 1." in await stage.presses(stage.ada, "Leave for good")
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_a_person_whose_wishes_cannot_be_read_gets_a_sentence(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await change(stage, "ALTER TABLE people RENAME TO lost")
    await stage.restarts()
    assert "You sit at table 1 already." in await stage.presses(stage.ada, "Join", stage.card())
    await is_sorry(stage, await stage.says(stage.ada, "settings own"))
    stage.expected_errors += 2  # twice the wishes could not be read for the sentence itself
    await change(stage, "ALTER TABLE lost RENAME TO people")
    assert "DMs: **on**" in await stage.says(stage.ada, "settings own")


async def test_autocompletion_offers_nothing_when_it_fails(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    assert await stage.offered(stage.ada, "works trade", "deal") != []
    await change(stage, "ALTER TABLE waits RENAME TO lost")
    await stage.waits(2)
    assert await stage.offered(stage.ada, "works trade", "deal") == []
    stage.expected_errors += 1
    await change(stage, "ALTER TABLE lost RENAME TO waits")
    await stage.waits(2)
    assert await stage.offered(stage.ada, "works trade", "deal") != []


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def started(stage: Stage) -> str:
    """What is said when the bot cannot start on its database, which nobody else serves any more."""
    if stage.bot.store.household is not None:
        await stage.bot.store.household.leave()
    with pytest.raises(StoreError) as caught:
        await build(stage.settings).setup_hook()
    return str(caught.value)


@on_sqlite
async def test_a_file_that_is_no_database_is_named(stage: Stage) -> None:
    stage.settings.database += ".txt"
    write(stage.file, b"Dear diary, " * 1000)
    assert re.search(
        r"guildhall\.db\.txt cannot be used: file is not a database\. Restore", await started(stage)
    )


@on_sqlite
async def test_a_damaged_database_is_named(stage: Stage) -> None:
    await full(stage)
    await stage.bot.store.close()
    whole = stage.file.read_bytes()
    write(Path(f"{stage.file}.torn"), whole[:8192] + bytes(len(whole) - 8192))
    stage.settings.database += ".torn"
    assert "guildhall.db.torn cannot be used:" in await started(stage)


async def test_a_database_of_a_newer_release_is_left_alone(stage: Stage) -> None:
    await change(stage, "UPDATE alembic_version SET version_num = '9999'")
    assert "It was written by a newer release" in await started(stage)


@on_sqlite
async def test_a_database_in_a_directory_that_does_not_exist(stage: Stage) -> None:
    stage.settings.database = "sqlite+aiosqlite:////nowhere/at/all/guildhall.db"
    assert "cannot be used: there is no directory /nowhere/at/all" in await started(stage)


@on_sqlite
async def test_a_component_file_that_cannot_be_used_is_named_before_the_bot_starts(stage: Stage) -> None:
    folder = stage.file.parent / "own" / "tiny_towns"
    folder.mkdir(parents=True)
    (folder / "buildings.toml").write_text("cottage = 1\n")
    cached = [value for value in vars(components).values() if hasattr(value, "cache_clear")]
    assert cached
    for value in cached:
        value.cache_clear()
    try:
        with pytest.raises(ComponentError, match=r"buildings\.toml"):
            build(stage.settings.model_copy(update={"components": folder.parent}))
    finally:
        override(None)
