"""Whether a SQLite file is whole: a small one is read through before anything is done with it, a large one behind."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.place import file_of

LARGE = 100 * 2**20  # reading so much takes a second
CHECK = "PRAGMA quick_check(1)"
SOUND = "ok"

_checked: set[Path] = set()


def at_once(url: str) -> bool:
    """Whether this file is read through before it is opened: small ones are, once in the life of a process."""
    file = file_of(url)
    return file is not None and file.exists() and file not in _checked and file.stat().st_size < LARGE


def checked(url: str) -> None:
    """It is whole; it is not looked at again each time Discord has to be reached anew."""
    if (file := file_of(url)) is not None:
        _checked.add(file)


async def wrong(url: str) -> str | None:
    """What is wrong with a file that was not read through yet; None where nothing is. Nobody waits for it."""
    file = file_of(url)
    if file is None or file in _checked:
        return None
    found = await asyncio.to_thread(_read_through, file)
    if found == SOUND:
        _checked.add(file)
        return None
    return found


def _read_through(file: Path) -> str:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return str(connection.execute(CHECK).fetchone()[0])
    except sqlite3.Error as error:
        return str(error)
