"""A PostgreSQL server for the tests: the packaged one, and a database of its own for each test."""

from __future__ import annotations

import shutil
from pathlib import Path

import asyncpg

from bot.cli import postgres
from bot.cli.postgres import USER, ServerError
from bot.store import Store

EMPTY, MIGRATED = "template0", "migrated"
MEMORY, ENOUGH = Path("/dev/shm"), 2**30  # noqa: S108  # the folder made in it is our own

# Nothing that is stored here has to outlive the tests, not even the machine's.
QUICK = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "jit": "off",
    "max_wal_senders": "0",
    "shared_buffers": "32MB",
    "synchronous_commit": "off",
    "wal_level": "minimal",
}

__all__ = ["EMPTY", "MIGRATED", "USER", "Server", "ServerError"]


class Server(postgres.Server):
    """A running server; each test gets a database of its own in it."""

    def __init__(self, **settings: str) -> None:
        super().__init__(_memory(), **{**QUICK, **settings})
        self._made = 0
        self._migrated = False

    async def make(self, template: str = MIGRATED) -> str:
        """A new database in the present form, or an empty one; says its name."""
        if not self._migrated:
            await self._execute(f"CREATE DATABASE {MIGRATED}")
            await (await Store.open(self.url(MIGRATED))).close()
            self._migrated = True
        self._made += 1
        name = f"test_{self._made}"
        # To copy files waits for two checkpoints, which takes five times as long as writing every page into the log.
        await self._execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY WAL_LOG")
        return name

    async def drop(self, name: str) -> None:
        """Take a database away, whoever still uses it."""
        await self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=USER, database="postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def _memory() -> Path | None:
    """Where files are kept in memory, if there is room: a new database is hundreds of files, and disks take long over each."""
    try:
        return MEMORY if shutil.disk_usage(MEMORY).free >= ENOUGH else None
    except OSError:
        return None
