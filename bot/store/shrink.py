"""Giving back what a SQLite file does not need any more; PostgreSQL does so by itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.store.alone import alone
from bot.store.place import StoreError, file_of, shown


def shrink(url: str) -> int | None:
    """Write the file anew without its holes; says how many bytes it has lost. None where there is no file of ours."""
    file = file_of(url)
    if file is None:
        return None
    before = file.stat().st_size
    with alone(url):
        try:
            with closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreError(
                f"The database {shown(url)} could not be written anew: {error}. It is as it was; see that there is as much room"
                " on its disk as it takes."
            ) from error
    return before - file.stat().st_size
