"""A database that refuses, is slow, or is damaged: a sentence for the person, and the table as it was."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.app import build
from bot.store import StoreError
from data.components import ComponentError, override
from engines.tiny_towns import components
from tests.e2e.stage import Person, Seen, Stage

SORRY = re.compile(r"Something went wrong on my side\. .* tell whoever runs me this number: [0-9a-f]{6}\.")


@contextmanager
def refusing(stage: Stage, table: str, what: str = "INSERT") -> Iterator[None]:
    """The database refuses to write into one of its tables."""
    with closing(sqlite3.connect(stage.database)) as database:
        database.execute(
            f"CREATE TRIGGER broken BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
        database.commit()
        yield
        database.execute("DROP TRIGGER broken")
        database.commit()


def change(stage: Stage, statement: str) -> None:
    with closing(sqlite3.connect(stage.database)) as database:
        database.execute(statement)
        database.commit()


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
    with refusing(stage, table):
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
    with refusing(stage, "matches"):
        await is_sorry(stage, await stage.presses(stage.ada, "Start", stage.card()))
    assert stage.card().labels == ["Join", "Leave", "Add computer", "Start"]
    assert "The match has begun." in await stage.presses(stage.ada, "Start", stage.card())


async def test_a_seat_that_cannot_be_stored_is_not_taken(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    with refusing(stage, "seats"):
        reply = await stage.presses(stage.ben, "Join", stage.card())
        assert reply.private
        await is_sorry(stage, reply)
    assert "Ben" not in stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    assert "2. Ben" in stage.card()


async def test_a_table_that_cannot_be_stored_is_not_opened(stage: Stage) -> None:
    with refusing(stage, "outbox"):
        await is_sorry(stage, await stage.says(stage.ada, "lanterns new"))
    assert stage.own(stage.channel) == []
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_an_answer_taken_back_that_cannot_be_stored_stands(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    with refusing(stage, "journal"):
        await is_sorry(stage, await stage.presses(stage.ada, "Take back"))
    assert stage.waits_for(stage.ben)
    await stage.says(stage.ada, "table undo")
    assert stage.waits_for(stage.ada)


async def test_what_was_sent_but_not_written_down_is_not_sent_again(stage: Stage) -> None:
    await full(stage)
    with refusing(stage, "outbox", "UPDATE OF message"):
        await stage.presses(stage.ada, "Start", stage.card())
        stage.expected_errors = len(stage.errors)
    await stage.restarts()
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    assert len(stage.notices()) == 1
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_an_answer_waits_for_a_busy_database(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)

    def block() -> None:
        with closing(sqlite3.connect(stage.database, isolation_level=None, check_same_thread=False)) as other:
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


async def test_two_processes_never_both_answer(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    change(stage, "UPDATE tables SET revision = revision + 1")
    reply = await stage.presses(stage.ada, "Pass")
    assert "Somebody was quicker, and the table has moved on." in reply
    assert await stage.journal() == []
    await stage.says(stage.ada, "works trade")
    await stage.presses(stage.ada, "Pass")
    assert await stage.journal() == [(0, "pass")]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET snapshot = x'00010203'",
        "UPDATE matches SET snapshot = ''",
        "UPDATE matches SET snapshot = substr(snapshot, 1, length(snapshot) / 2)",
        "UPDATE tables SET title = 'gone_for_good'",
    ],
)
async def test_a_match_that_cannot_be_read_waits_and_is_not_lost(stage: Stage, damage: str) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    change(stage, "CREATE TABLE saved AS SELECT * FROM matches")
    change(stage, damage)
    await stage.restarts()
    stage.expected_errors += 1
    sorry = "Table 1 was saved in a form that I cannot read now, so it has to wait. Nothing is lost"
    assert sorry in await stage.presses(stage.ada, "Play", stage.table())
    assert sorry in await stage.presses(stage.cleo, "Read the board", stage.table())
    assert "table 1 waits for you" in await stage.says(stage.ada, "table list")
    await stage.says(stage.ada, "table resend", at=stage.thread())
    assert sorry in stage.card()
    change(stage, "UPDATE matches SET snapshot = (SELECT snapshot FROM saved)")
    change(stage, "UPDATE tables SET title = 'toy_works'")
    await stage.restarts()
    assert "You have 4 coins." in await stage.presses(stage.ada, "Play", stage.table())


async def test_a_table_that_cannot_be_read_can_be_left(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    change(stage, "UPDATE matches SET snapshot = ''")
    await stage.restarts()
    stage.expected_errors += 1
    await stage.says(stage.ada, "table leave", at=stage.thread())
    assert "You have left table 1." in await stage.presses(stage.ada, "Leave for good")
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_a_person_whose_wishes_cannot_be_read_gets_a_sentence(stage: Stage) -> None:
    await full(stage)
    change(stage, "ALTER TABLE people RENAME TO lost")
    await stage.restarts()
    assert "You sit at table 1 already." in await stage.presses(stage.ada, "Join", stage.card())
    await is_sorry(stage, await stage.says(stage.ada, "settings own"))
    stage.expected_errors += 2  # twice the wishes could not be read for the sentence itself
    change(stage, "ALTER TABLE lost RENAME TO people")
    assert "DMs: **on**" in await stage.says(stage.ada, "settings own")


async def test_autocompletion_offers_nothing_when_it_fails(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    assert await stage.offered(stage.ada, "works trade", "deal") != []
    change(stage, "ALTER TABLE waits RENAME TO lost")
    assert await stage.offered(stage.ada, "works trade", "deal") == []
    stage.expected_errors += 1
    change(stage, "ALTER TABLE lost RENAME TO waits")
    assert await stage.offered(stage.ada, "works trade", "deal") != []


def write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def started(stage: Stage) -> str:
    """What is said when the bot cannot start on its database."""
    with pytest.raises(StoreError) as caught:
        await build(stage.settings).setup_hook()
    return str(caught.value)


async def test_a_file_that_is_no_database_is_named(stage: Stage) -> None:
    stage.settings.database += ".txt"
    write(Path(f"{stage.database}.txt"), b"Dear diary, " * 1000)
    assert re.search(
        r"guildhall\.db\.txt cannot be used: file is not a database\. Restore", await started(stage)
    )


async def test_a_damaged_database_is_named(stage: Stage) -> None:
    await full(stage)
    await stage.bot.store.close()
    whole = stage.database.read_bytes()
    write(Path(f"{stage.database}.torn"), whole[:8192] + bytes(len(whole) - 8192))
    stage.settings.database += ".torn"
    assert "guildhall.db.torn cannot be used:" in await started(stage)


async def test_a_database_of_a_newer_release_is_left_alone(stage: Stage) -> None:
    change(stage, "UPDATE alembic_version SET version_num = '9999'")
    assert "It was written by a newer release" in await started(stage)


async def test_a_database_in_a_directory_that_does_not_exist(stage: Stage) -> None:
    stage.settings.database = "sqlite+aiosqlite:////nowhere/at/all/guildhall.db"
    assert "cannot be used: there is no directory /nowhere/at/all" in await started(stage)


async def test_a_component_file_that_cannot_be_used_is_named_before_the_bot_starts(stage: Stage) -> None:
    folder = stage.database.parent / "own" / "tiny_towns"
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
