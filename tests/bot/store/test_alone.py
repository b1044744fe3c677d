"""A SQLite file has one bot, and whatever else people do with it goes on beside that."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreError, alone
from bot.store.look import Form, form_of
from tests.bot.store.releases import brought_back
from tests.databases import on_sqlite

pytestmark = on_sqlite

HOLDS = """
import sys, time
from bot.store import alone
with alone(sys.argv[1]):
    print("there", flush=True)
    time.sleep(600)
"""


def test_a_second_bot_is_refused_with_what_to_do(database: str) -> None:
    second = alone(database)
    with alone(database), pytest.raises(StoreError, match="end it first, or name another"), second:
        pass
    with alone(database):
        pass


def test_a_bot_that_was_killed_holds_nothing(database: str) -> None:
    command = [sys.executable, "-c", HOLDS, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:  # noqa: S603
        assert other.stdout is not None
        assert other.stdout.readline() == "there\n"
        with pytest.raises(StoreError, match="already runs"), alone(database):
            pass
        other.send_signal(signal.SIGKILL)
        other.wait()
    with alone(database):
        pass


async def test_what_is_done_beside_a_bot_needs_no_lock(database: str) -> None:
    with alone(database):
        store = await Store.open(database, fresh=False)
        await store.keep_note("beside", "yes")
        assert await store.note("beside") == "yes"
        await store.close()


async def test_what_is_done_beside_a_bot_leaves_it_the_form_that_it_knows(
    database: str, store: Store
) -> None:
    """After an upgrade the bot of before may still run."""
    async with store.writing() as connection:
        await connection.run_sync(brought_back)
    with alone(database), pytest.raises(StoreError, match="already runs"):
        await Store.open(database, fresh=False)
    assert await form_of(database) is Form.OLDER
    await (await Store.open(database, fresh=False)).close()
    assert await form_of(database) is Form.PRESENT


def test_nobody_else_may_read_the_lock(database: str) -> None:
    with alone(database):
        lock = Path(f"{database.removeprefix('sqlite+aiosqlite:///')}.lock")
        assert lock.stat().st_mode & 0o777 == 0o600


def test_a_folder_that_keeps_no_locks_is_named(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", none)
    with pytest.raises(StoreError, match=r"No locks available.*put it on a disk"), alone(database):
        pass
