"""A PostgreSQL server for the tests: the packaged one, and a database of its own for each test."""

from __future__ import annotations

import asyncpg

from bot.cli import postgres
from bot.cli.postgres import USER, ServerError
from bot.store import Store

EMPTY, MIGRATED = "template0", "migrated"

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

__all__ = ["EMPTY", "MIGRATED", "Server", "ServerError"]


class Server(postgres.Server):
    """A running server; each test gets a database of its own in it."""

    def __init__(self) -> None:
        super().__init__(**QUICK)
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
        # The default way writes every page into the log as well.
        await self._execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
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
