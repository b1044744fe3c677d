"""Standings while they are computed again: as many as there is room for in memory, and the others in a file that nobody else sees."""

from __future__ import annotations

import json
import sqlite3
from collections import OrderedDict
from collections.abc import Collection, Iterator, MutableMapping

from bot.store.ladders import Key, Standing

HOT = 10_000
CACHE_KB = 16_000
FIELDS = tuple(Standing.__slots__)
COLUMNS = "person, title, server, seats, period"


class Scrap(MutableMapping[Key, Standing]):
    """A mapping of any size; whatever was taken from it may be changed until `settle`, which writes down what is used least."""

    def __init__(self) -> None:
        self._hot: OrderedDict[Key, Standing] = OrderedDict()
        self._file = sqlite3.connect(
            "", isolation_level=None, check_same_thread=False
        )  # gone when it is closed
        self._file.execute(f"PRAGMA cache_size = -{CACHE_KB}")
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "temp_store = FILE"):
            self._file.execute(f"PRAGMA {pragma}")
        self._file.execute(
            "CREATE TABLE scrap (person INTEGER, title TEXT, server INTEGER, seats INTEGER, period TEXT, data TEXT,"
            f" PRIMARY KEY ({COLUMNS})) WITHOUT ROWID"
        )

    def __getitem__(self, key: Key) -> Standing:
        if key not in self._hot:
            row = self._file.execute(
                "SELECT data FROM scrap WHERE person = ? AND title = ? AND server = ? AND seats = ? AND period = ?",
                _place(key),
            ).fetchone()
            if row is None:
                raise KeyError(key)
            self._hot[key] = _read(row[0])
        self._hot.move_to_end(key)
        return self._hot[key]

    def __setitem__(self, key: Key, row: Standing) -> None:
        self._hot[key] = row
        self._hot.move_to_end(key)

    def __delitem__(self, key: Key) -> None:
        raise TypeError("what was computed stays")

    def __iter__(self) -> Iterator[Key]:
        """Those that are written down."""
        for person, title, *rest in self._file.execute(f"SELECT {COLUMNS} FROM scrap"):  # noqa: S608  # our own words
            yield Key(title, rest[0], rest[1], rest[2], person)

    def __len__(self) -> int:
        return int(self._file.execute("SELECT count(*) FROM scrap").fetchone()[0])

    @property
    def full(self) -> bool:
        """Whether there is much more in memory than there shall be."""
        return len(self._hot) > 2 * HOT

    def settle(self, most: int | None = None) -> None:
        """Keep so many in memory, those used last."""
        gone = []
        while len(self._hot) > (HOT if most is None else most):
            key, row = self._hot.popitem(last=False)
            gone.append((*_place(key), json.dumps([getattr(row, name) for name in FIELDS])))
        self._file.execute("BEGIN")
        self._file.executemany("INSERT OR REPLACE INTO scrap VALUES (?, ?, ?, ?, ?, ?)", gone)
        self._file.execute("COMMIT")

    def people(self) -> list[int]:
        """Everybody of whom something is written down."""
        return [one for (one,) in self._file.execute("SELECT DISTINCT person FROM scrap ORDER BY person")]

    def of(self, people: Collection[int]) -> dict[Key, Standing]:
        """What is written down of these people."""
        found = {}
        for one in people:
            rows = self._file.execute(
                "SELECT title, server, seats, period, data FROM scrap WHERE person = ?", (one,)
            )
            for title, server, seats, period, data in rows:
                found[Key(title, server, seats, period, one)] = _read(data)
        return found

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def _place(key: Key) -> tuple[int, str, int, int, str]:
    return key.person, key.title, key.server, key.seats, key.period


def _read(data: str) -> Standing:
    row = Standing(*json.loads(data))
    row.trend = tuple(row.trend)
    return row
