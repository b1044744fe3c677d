"""Where a database is kept: looked at before anything is opened there, for opening would make what is missing."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import make_url

ANOTHER = "name another one in GUILDHALL_DATABASE"
OWNER_ALONE = 0o600


class StoreError(Exception):
    """A database that cannot be used; the message says which and why."""


class UnreachableError(StoreError, ConnectionError):
    """The server of a database does not answer now; it may later."""


def shown(url: str) -> str:
    """The address of a database without its password."""
    return make_url(url).render_as_string(hide_password=True)


def check_place(url: str, *, fresh: bool = True) -> None:
    """Raise if a SQLite file cannot be where this says; unless a fresh one may be made, if there is none."""
    file = file_of(url)
    if file is None:
        return
    folder = file.parent
    if not folder.is_dir():
        raise _unusable(url, f"there is no directory {folder}. Make it, or {ANOTHER}")
    if file.is_dir():
        raise _unusable(url, f"it is a directory. Put a file name behind it, or {ANOTHER}")
    if not fresh and not holds_something(file):
        raise empty(url)
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise _unusable(url, f"nothing may be written there. Change that, or {ANOTHER}")


def make_private(url: str) -> None:
    """Make a fresh SQLite file that only its owner may read; one that is there already keeps what its owner gave it.

    SQLite gives the files beside it (-wal, -shm) the same mode.
    """
    file = file_of(url)
    if file is not None and not file.exists():
        file.touch(OWNER_ALONE)


def empty(url: str) -> StoreError:
    """There is no database where one is needed."""
    return StoreError(f"There is no database {shown(url)} yet: {ANOTHER}, or let the bot run first.")


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    known = make_url(url)
    if (
        known.get_backend_name() != "sqlite"
        or not known.database
        or known.database.startswith(("file:", ":"))
    ):
        return None
    return Path(known.database)


def holds_something(file: Path) -> bool:
    """Whether a database was ever made there."""
    return file.exists() and file.stat().st_size > 0


def _unusable(url: str, reason: str) -> StoreError:
    return StoreError(f"The database {shown(url)} cannot be used: {reason}.")
