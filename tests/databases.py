"""On which databases tests run, and how many have run on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Dialect, Engine, event
from sqlalchemy.util import LRUCache

from bot.store import Store

STATEMENTS = 2000

Fresh = Callable[[], Awaitable[str]]

SQLITE = "sqlite"
POSTGRES = pytest.param("postgres", marks=pytest.mark.postgres)

# The conftest of a folder gives one of these to its own `fresh`: on PostgreSQL in every run, or where there is time.
BOTH = (SQLITE, POSTGRES)
BOTH_IN_TIME = (SQLITE, pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.long]))

# For tests that ask for one of them.
on_sqlite = pytest.mark.parametrize("fresh", [SQLITE], indirect=True)
on_postgres = pytest.mark.parametrize("fresh", [POSTGRES], indirect=True)


def compile_once() -> None:
    """Let statements be compiled once for all databases of a kind: each test opens its own, and says the same to it."""
    compiled: dict[str, tuple[Dialect, LRUCache[Any, Any]]] = {}

    @event.listens_for(Engine, "engine_connect")
    def share(connection: Connection) -> None:
        """What is compiled is kept by its dialect, as which another one of the same name serves as well."""
        own = connection.dialect
        connection.dialect, kept = compiled.setdefault(own.name, (own, LRUCache(STATEMENTS)))
        connection.execution_options(compiled_cache=kept)


class Migrated:
    """A SQLite file in the present form, made once: to copy it takes a tenth of the time that migrating does."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "guildhall.db"
        self._made = False

    async def copied(self, folder: Path) -> str:
        """The address of a copy in this folder."""
        if not self._made:
            await (await Store.open(_address(self._file))).close()
            self._made = True
        return _address(Path(shutil.copy(self._file, folder)))


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


RAN_ON_POSTGRES = ("database", "PostgreSQL")
NO_SERVER = "PostgreSQL cannot be started here"


def said(reports: Iterable[object]) -> Iterable[str]:
    """How many tests have run on PostgreSQL, or why none could."""
    tests = [one for one in reports if isinstance(one, pytest.TestReport)]
    ran = [one for one in tests if RAN_ON_POSTGRES in map(tuple, one.user_properties)]
    seconds = sum(one.duration for one in ran)
    yield f"PostgreSQL: {sum(one.when == 'call' for one in ran)} tests in {seconds:.0f} s"
    reasons = {str(one.longrepr[2]) for one in tests if one.skipped and isinstance(one.longrepr, tuple)}
    yield from sorted(reason for reason in reasons if NO_SERVER in reason)
