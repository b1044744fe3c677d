"""A damaged file is noticed: a small one before it is opened, a large one behind, and neither again and again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store, StoreError, sound
from tests.databases import on_sqlite

pytestmark = on_sqlite
PAGE = 4096


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite+aiosqlite:///"))


def damage(url: str, first: int = 8) -> None:
    """Something overwrites pages of the file, as a broken disk does."""
    file = file_of(url)
    data = bytearray(file.read_bytes())
    for page in range(first, len(data) // PAGE, 3):
        data[page * PAGE : page * PAGE + 64] = b"\xff" * 64
    file.write_bytes(data)


async def test_a_small_damaged_file_is_refused(database: str) -> None:
    damage(database)
    with pytest.raises(StoreError, match="Restore it from a backup"):
        await Store.open(database)


async def test_a_large_one_opens_at_once_and_what_is_wrong_is_found_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "LARGE", 0)
    await (await Store.open(database)).close()
    assert await sound.wrong(database) is None
    other = file_of(database).with_name("other.db")
    other.write_bytes(file_of(database).read_bytes())
    damaged = f"sqlite+aiosqlite:///{other}"
    damage(damaged, file_of(damaged).stat().st_size // PAGE - 12)  # indexes that nothing asks at a start
    await (await Store.open(damaged)).close()
    assert await sound.wrong(damaged) not in (None, "ok")


async def test_what_was_read_through_once_is_not_read_again(database: str) -> None:
    await (await Store.open(database)).close()
    assert not sound.at_once(database)
    assert await sound.wrong(database) is None
