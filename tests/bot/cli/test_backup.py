"""`guildhall backup`: whole while others write, for its owner alone; and a copy that is made before the form changes."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from bot.cli.record.release import DATABASE
from bot.settings import SQLITE
from bot.store import Store
from tests.playthroughs.kept import HERE
from tests.postgres import EMPTY, USER, Server

Typed = Callable[..., Result]
NOTE = "INSERT INTO notes (name, value) VALUES (?, '1')"
BASH = shutil.which("bash")


def opened(file: Path) -> None:
    """Let the store bring a file to its present form."""

    async def work() -> None:
        await (await Store.open(f"{SQLITE}{file}")).close()

    asyncio.run(work())


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    file = tmp_path / "guildhall.db"
    monkeypatch.setenv("GUILDHALL_DATABASE", f"{SQLITE}{file}")
    opened(file)
    return file


def inside(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def only_its_owner_reads(file: Path) -> bool:
    return stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_copy_holds_what_was_written_and_nothing_half(typed: Typed, database: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.db"
    with closing(sqlite3.connect(database)) as bot:
        bot.execute(NOTE, ("done",))
        bot.commit()
        bot.execute(NOTE, ("half",))
        assert typed("backup", str(to)).exit_code == 0
        bot.commit()
    assert [path.name for path in tmp_path.glob("*copy*")] == [to.name]
    assert only_its_owner_reads(to)
    opened(to)
    with closing(sqlite3.connect(to)) as copied:
        found = {name for (name,) in copied.execute("SELECT name FROM notes")}
    assert "done" in found
    assert "half" not in found


def test_nothing_is_copied_over_what_is_there(typed: Typed, database: Path, tmp_path: Path) -> None:
    before, letter = database.read_bytes(), tmp_path / "letter.txt"
    letter.write_text("dear")
    for to, reason in (
        (database, "the database itself"),
        (letter, "something there already"),
        (tmp_path / "nowhere" / "copy.db", "No such file or directory"),
    ):
        result = typed("backup", str(to))
        assert result.exit_code == 2
        assert reason in result.stderr
    assert database.read_bytes() == before
    assert letter.read_text() == "dear"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("sqlite+aiosqlite:///none.db", "There is no database"),
        ("postgresql+asyncpg://bot:secret@127.0.0.1/guildhall", "pg_dump"),
    ],
)
def test_what_cannot_be_copied_is_explained(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("GUILDHALL_DATABASE", address)
    result = typed("backup", "copy.db")
    assert result.exit_code == 2
    assert said in result.stderr
    assert "secret" not in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.fixture
async def elsewhere(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A database in PostgreSQL, whose programs are there."""
    name = await server.make()
    store = await Store.open(server.url(name))
    await store.keep_note("kept", "here")
    await store.close()
    monkeypatch.setenv("PATH", str(server.programs), prepend=os.pathsep)
    monkeypatch.setenv("GUILDHALL_DATABASE", server.url(name))
    yield server.url(name)
    await server.drop(name)


@pytest.mark.postgres
async def test_what_is_in_postgresql_is_copied_whole_and_can_be_given_back(
    typed: Typed, tmp_path: Path, server: Server, elsewhere: str
) -> None:
    to = tmp_path / "copy.dump"
    result = typed("backup", to)
    assert (result.exit_code, result.stderr) == (0, "")
    assert inside(tmp_path) == [to.name]
    assert only_its_owner_reads(to)
    assert typed("backup", to).exit_code == 2, "it is not written over"
    again = await server.make(EMPTY)
    where = ["--host", str(server.folder), "--username", USER, "--dbname", again]
    subprocess.run([server.programs / "pg_restore", *where, to], check=True)  # noqa: ASYNC221, S603  # as people do
    store = await Store.open(server.url(again), fresh=False)
    assert await store.note("kept") == "here"
    await store.close()
    await server.drop(again)


@pytest.mark.postgres
async def test_a_server_that_cannot_be_copied_leaves_nothing_behind(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, elsewhere: str
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", elsewhere.replace("@", ":secret@").replace("test_", "no_such_"))
    result = typed("backup", tmp_path / "copy.dump")
    assert result.exit_code == 2
    assert "could not be copied" in result.stderr
    assert "no_such_" in result.stderr.partition("could not")[2]
    assert "secret" not in result.stderr
    assert not inside(tmp_path)


@pytest.mark.long
@pytest.mark.skipif(BASH is None, reason="there is no bash to make the disk small")
def test_a_full_disk_leaves_nothing_behind(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    line = f"ulimit -f 4; exec {sys.executable} -m bot backup {folder / 'copy.db'}"
    done = subprocess.run(  # noqa: S603  # our own command
        [str(BASH), "-c", line], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 2
    assert f"{database} could not be copied" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(folder.iterdir())


def test_before_its_form_changes_it_is_kept_and_can_be_given_back(tmp_path: Path) -> None:
    file, again = tmp_path / "guildhall.db", tmp_path / "again.db"
    file.write_bytes(gzip.decompress((HERE / "database" / "0003" / DATABASE).read_bytes()))
    opened(file)
    (kept,) = tmp_path.glob("guildhall.db.before-*")
    assert only_its_owner_reads(kept)
    with closing(sqlite3.connect(kept)) as before:
        assert before.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)
    kept.rename(again)
    opened(again)
    with closing(sqlite3.connect(again)) as second, closing(sqlite3.connect(file)) as first:
        assert list(second.iterdump()) == list(first.iterdump())
    opened(file)
    assert not list(tmp_path.glob("guildhall.db.before-*"))


def test_the_release_is_told(typed: Typed) -> None:
    assert typed("--version").stdout.startswith("guildhall ")
