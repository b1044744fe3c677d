"""A copy of a database that may be in use: whole, checked, and for its owner's eyes alone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import mkstemp

from bot.store.dump import check_programs, dump
from bot.store.place import StoreError, empty, file_of, holds_something, shown

SOUND = "ok"


def back_up(url: str, to: Path) -> None:
    """Copy a database into a new file; while the bot runs, too. Either all of it is there at the end, or nothing."""
    file = file_of(url)
    if file is None:
        check_programs(url, to)
    elif not holds_something(file):
        raise empty(url)
    if to.exists():
        itself = file is not None and to.samefile(file)
        kind = "the database itself" if itself else "something there already"
        raise StoreError(f"Nothing was copied to {to}: there is {kind}. Name a new file.")
    if file is None:
        _made(shown(url), to, partial(dump, url))
    else:
        copy(file, to)


def copy(file: Path, to: Path) -> None:
    """The same from file to file; what stands at its end already gives way."""
    _made(str(file), to, partial(_copied, file))


def _made(name: str, to: Path, work: Callable[[Path], None]) -> None:
    """Let a copy be written beside, and put it in its place when it is whole."""
    try:
        with _beside(to) as fresh:
            work(fresh)
            _lasting(fresh)
            fresh.replace(to)
            _lasting(to.parent)
    except (OSError, sqlite3.Error) as error:
        reason = (isinstance(error, OSError) and error.strerror) or error
        raise StoreError(f"{name} could not be copied to {to}: {reason}. Nothing was left behind.") from error


@contextmanager
def _beside(to: Path) -> Iterator[Path]:
    """A file in the same folder that nobody else may read, gone afterwards unless it was given its name."""
    handle, name = mkstemp(prefix=f".{to.name}.", dir=to.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _copied(file: Path, fresh: Path) -> None:
    """All pages in one go: a reader stops no writer, and what is written meanwhile makes it begin anew never."""
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(fresh)) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, with none beside it
        (found,) = copied.execute("PRAGMA integrity_check(1)").fetchone()
    if found != SOUND:
        raise sqlite3.DatabaseError(found)


def _lasting(place: Path) -> None:
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
