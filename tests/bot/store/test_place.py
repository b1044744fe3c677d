"""Where a database may be kept, what is said of one that cannot be used, and in which form it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.backup import back_up, copy
from bot.store.look import Form, form_of
from bot.store.place import check_place, file_of, holds_something, make_private, shown
from bot.store.shrink import shrink
from tests.databases import on_sqlite

SQLITE = "sqlite+aiosqlite:///"
ELSEWHERE = "postgresql+asyncpg://guild:secret@host/guild"


def why(url: str, *, fresh: bool = True) -> str:
    try:
        check_place(url, fresh=fresh)
    except StoreError as error:
        return str(error)
    return ""


def test_what_is_in_the_way_is_said_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "guildhall.db"
    url = f"{SQLITE}{file}"
    assert why(url) == ""
    assert "There is no database" in why(url, fresh=False)
    file.touch()
    assert "There is no database" in why(url, fresh=False), "an empty file is none"
    file.write_bytes(b"x")
    assert why(url, fresh=False) == ""
    assert "it is a directory" in why(f"{SQLITE}{tmp_path}")
    assert f"there is no directory {tmp_path / 'nowhere'}" in why(f"{SQLITE}{tmp_path / 'nowhere' / 'a.db'}")
    assert why(ELSEWHERE, fresh=False) == ""
    assert holds_something(file)
    assert not holds_something(tmp_path / "other.db")


def test_which_file_it_is_and_what_of_an_address_is_told() -> None:
    assert file_of(f"{SQLITE}/a/b.db") == Path("/a/b.db")
    for url in (ELSEWHERE, SQLITE, f"{SQLITE}:memory:", f"{SQLITE}file:a.db?mode=ro&uri=true"):
        assert file_of(url) is None
    assert "secret" not in shown(ELSEWHERE)
    assert "host/guild" in shown(ELSEWHERE)


def test_a_fresh_file_is_for_its_owner_alone_and_one_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "guildhall.db"
    make_private(ELSEWHERE)
    make_private(f"{SQLITE}{file}")
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    make_private(f"{SQLITE}{file}")
    assert file.stat().st_mode & 0o777 == 0o644


@on_sqlite
async def test_in_which_form_a_database_is(database: str, tmp_path: Path) -> None:
    file = file_of(database)
    assert file is not None
    assert await form_of(database) is Form.PRESENT
    other = f"{SQLITE}{tmp_path / 'other.db'}"
    assert await form_of(other) is Form.NONE
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE something (else_)")
    assert await form_of(other) is Form.NONE
    for form, found in (("0003", Form.OLDER), ("9999", Form.NEWER)):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (form,))
            connection.commit()
        assert await form_of(database) is found
    data = bytearray(file.read_bytes())
    for page in range(8, len(data) // 4096, 3):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(StoreError, match="Restore it from a backup"):
        await form_of(database)


@on_sqlite
async def test_one_that_must_be_there_is_not_made_and_one_of_a_later_release_not_changed(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE something (else_)")
    with pytest.raises(StoreError, match="There is no database"):
        await Store.open(f"{SQLITE}{file}", fresh=False)
    there = file_of(database)
    assert there is not None
    with closing(sqlite3.connect(there)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StoreError, match="newer release"):
        await Store.open(database)
    assert not list(there.parent.glob("*.before-*"))


@on_sqlite
async def test_a_damaged_database_is_not_copied_and_nothing_is_left_behind(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")  # pg_dump may be here
    file = file_of(database)
    assert file is not None
    to = tmp_path / "copies" / "copy.db"
    to.parent.mkdir()
    copy(file, to)
    assert to.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in to.parent.iterdir()] == ["copy.db"]
    with pytest.raises(StoreError, match="the database itself"):
        back_up(database, file)
    with pytest.raises(StoreError, match="something there already"):
        back_up(database, to)
    with pytest.raises(StoreError, match="pg_dump"):
        back_up(ELSEWHERE, to)
    data = bytearray(file.read_bytes())
    for page in range(8, len(data) // 4096, 3):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(StoreError, match="Nothing was left behind"):
        back_up(database, to.with_name("other.db"))
    assert [path.name for path in to.parent.iterdir()] == ["copy.db"]


@on_sqlite
async def test_a_file_gives_back_what_it_does_not_need(database: str) -> None:
    file = file_of(database)
    assert file is not None
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(
            "INSERT INTO notes (name, value) VALUES (?, ?)",
            [(f"n{number}", "x" * 5000) for number in range(100)],
        )
        connection.commit()
        connection.execute("DELETE FROM notes")
        connection.commit()
    before = file.stat().st_size
    lost = shrink(database)
    assert lost is not None
    assert lost > 300_000
    assert file.stat().st_size == before - lost
    assert shrink(ELSEWHERE) is None
    file.write_bytes(b"nonsense " * 1000)
    with pytest.raises(StoreError, match="could not be written anew"):
        shrink(database)
