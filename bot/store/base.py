"""The database: one writer at a time, readers beside it, migrations at the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection as Synchronous
from sqlalchemy import delete, event, insert, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import postgresql
from bot.store.alone import alone
from bot.store.backup import copy
from bot.store.household import Household, Share, served
from bot.store.place import StoreError, UnreachableError, check_place, empty, file_of, make_private, shown
from bot.store.schema import notes, tables
from bot.store.sound import CHECK, SOUND, at_once, checked

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
RESTORE = "Restore it from a backup, or name another one in GUILDHALL_DATABASE."
LET_IN = (
    "See that the server runs, that it knows this database and user, and that the user may make tables there;"
    " or name another one in GUILDHALL_DATABASE."
)
Connection: TypeAlias = AsyncConnection
READERS, READERS_BEHIND, APART = 4, 2, 6


class ConflictError(Exception):
    """Another process has written the same match meanwhile; nothing was stored."""


def connected(url: str, size: int, **how: Any) -> AsyncEngine:
    """So many connections; whoever finds none waits until one is free, and is never turned away.

    What is stored (seeds, secret answers) must not stand in the messages of errors.
    """
    return create_async_engine(
        url, hide_parameters=True, pool_size=size, max_overflow=0, pool_timeout=None, **how
    )


def _prepare_sqlite(engine: AsyncEngine, begin: str, synchronous: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def settings(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        synced = f"synchronous={synchronous}"
        for pragma in ("journal_mode=WAL", synced, "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Synchronous) -> None:
        """In one step: the usual way takes three turns of the connection's thread."""
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda own: own.execute(begin))

    @event.listens_for(engine.sync_engine, "invalidate")
    def let_go(connection: Any, _record: object, _error: object) -> None:
        """A connection that was cancelled keeps its lock, even closed, as long as a traceback holds its cursor."""
        with suppress(Exception):
            connection.rollback()


def _holds_tables(connection: Synchronous) -> bool:
    return inspect(connection).has_table(tables.name)


def _upgrade(connection: Synchronous, url: str, *, beside: bool) -> None:
    if at_once(url):
        found = connection.exec_driver_sql(CHECK).scalar()
        if found != SOUND:
            raise OSError(found)
        checked(url)
    form = MigrationContext.configure(connection).get_current_revision()
    if form != _releases().get_current_head():
        with _nobody_else(connection, url) if beside else nullcontext():
            _keep_before(url, form)
            command.upgrade(_migrating(connection), "head")


@contextmanager
def _nobody_else(connection: Synchronous, url: str) -> Iterator[None]:
    """No bot runs on it: one of an older release would not know the new form."""
    if connection.dialect.name != "sqlite" and served(connection):
        raise StoreError(
            f"A bot still runs on the database {shown(url)}, which has the form of an older release: end it first."
        )
    with alone(url):
        yield


def _migrating(connection: Synchronous | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


@cache
def _releases() -> ScriptDirectory:
    """All forms that the database has ever had: read once, since that takes longer than to open one."""
    return ScriptDirectory.from_config(_migrating())


def _keep_before(url: str, form: str | None) -> None:
    """A SQLite file that is about to change its form is copied first."""
    file = file_of(url)
    if file is None or form is None:
        return
    _releases().get_revision(form)  # of a newer release: raises, and nothing is copied
    newest = _releases().get_current_head()
    kept = file.with_name(f"{file.name}.before-{newest}")
    copy(file, kept)
    log.info("%s gets a new form; as it was, it is kept as %s", file, kept)


class Store:
    """Opened once; `writing`, `writing_apart`, `reading` and `reading_behind` give connections inside a transaction."""

    def __init__(
        self, writer: AsyncEngine, readers: AsyncEngine, behind: AsyncEngine, apart: AsyncEngine | None = None
    ) -> None:
        self._writer = writer
        self._apart = apart
        self._readers = readers
        self._behind = behind
        self._lock = asyncio.Lock()
        self.household: Household | None = None

    @classmethod
    async def open(
        cls, url: str, *, fresh: bool = True, lasting: bool = True, share: Share | None = None
    ) -> Self:
        """Connect, and bring the database to the present form; it may be a fresh one unless that is refused.

        Where nothing has to last, SQLite does not wait for the disk. A bot says its share, and has it before it changes
        anything. What is run beside bots (it wants no fresh one) does not change the form while one of them runs.
        """
        check_place(url, fresh=fresh)
        sqlite = make_url(url).get_backend_name() == "sqlite"
        own: dict[str, Any] = {} if sqlite else {"connect_args": {"server_settings": postgresql.NOTICED}}
        looking = own if sqlite else own | postgresql.STEADY
        writer = connected(url, 1, **own)
        readers, behind = (connected(url, size, **looking) for size in (READERS, READERS_BEHIND))
        apart = None if sqlite else connected(url, APART, **own)
        store = cls(writer, readers, behind, apart)
        if sqlite:
            synchronous = "FULL" if lasting else "OFF"
            _prepare_sqlite(writer, "BEGIN IMMEDIATE", synchronous)
            _prepare_sqlite(readers, "BEGIN", synchronous)
            _prepare_sqlite(behind, "BEGIN", synchronous)
        if apart is not None:
            for engine in (writer, readers, behind, apart):
                postgresql.prepare(engine)
            postgresql.take_turns(writer)
            postgresql.stay_apart(apart)
        try:
            make_private(url)
            if share is not None:
                await store.join(url, share)
            async with store.writing() as connection:
                if not sqlite:
                    await postgresql.check(connection, url)
                if not fresh and not await connection.run_sync(_holds_tables):
                    raise empty(url)
                await connection.run_sync(_upgrade, url, beside=not fresh)
        except (StoreError, asyncio.CancelledError):
            await store.close()
            raise
        except (DBAPIError, OSError, CommandError, TypeError) as error:  # the last: an option nobody knows
            await store.close()
            reason = error.orig if isinstance(error, DBAPIError) else error
            kind = UnreachableError if not sqlite and postgresql.away(reason) else StoreError
            remedy = "It was written by a newer release: run that one, or restore an older backup."
            if not isinstance(error, CommandError):
                remedy = RESTORE if sqlite else LET_IN
            raise kind(f"The database {shown(url)} cannot be used: {reason}. {remedy}") from error
        return store

    async def join(self, url: str, share: Share) -> None:
        """Be one of the processes that serve a bot on this database, the one with these shards; SQLite serves one alone."""
        if make_url(url).get_backend_name() == "sqlite":
            return
        kept = {"server_settings": postgresql.NOTICED}
        engine = connected(url, 1, isolation_level="AUTOCOMMIT", connect_args=kept)
        postgresql.prepare(engine)
        household = Household(url, engine, share)
        try:
            await household.join()
        except BaseException:
            await household.leave()
            raise
        self.household = household

    @property
    def several(self) -> bool:
        """Whether other processes may write here, too."""
        return self.household is not None and not self.household.share.whole

    @property
    def busy(self) -> bool:
        """Whether somebody here is writing, or waits for that."""
        return self._lock.locked()

    async def tell(self, connection: Connection, kind: str, number: int) -> None:
        """Let the other processes know of a change, once it is committed."""
        if self.household is not None:
            await self.household.tell(connection, kind, number)

    async def close(self) -> None:
        """Let all connections go."""
        if self.household is not None:
            await self.household.leave()
        await self._writer.dispose()
        if self._apart is not None:
            await self._apart.dispose()
        await self._readers.dispose()
        await self._behind.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A transaction that may write; it is committed at the end, or nothing of it remains."""
        async with self._lock, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing_apart(self) -> AsyncIterator[Connection]:
        """The same for what changes rows of one table alone, each by one statement that knows what it was, or that adds up.

        On PostgreSQL many of them go on at once, and none beside a transaction of `writing`; on SQLite there is no difference.
        """
        if self._apart is None:
            async with self.writing() as connection:
                yield connection
        else:
            async with self._apart.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A transaction that only looks, for somebody who waits."""
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def reading_behind(self) -> AsyncIterator[Connection]:
        """The same for what nobody waits for: however much of it there is, it takes no connection from people."""
        async with self._behind.connect() as connection:
            yield connection

    async def note(self, name: str) -> str | None:
        """Something small that the bot wants to remember over a restart."""
        async with self.reading() as connection:
            return await note(connection, name)

    async def keep_note(self, name: str, value: str) -> None:
        """Remember it."""
        async with self.writing() as connection:
            await keep_note(connection, name, value)


async def note(connection: Connection, name: str) -> str | None:
    """What is remembered under this name."""
    return (await connection.execute(select(notes.c.value).where(notes.c.name == name))).scalar()


async def keep_note(connection: Connection, name: str, value: str) -> None:
    """Remember it together with what else is stored."""
    await connection.execute(delete(notes).where(notes.c.name == name))
    await connection.execute(insert(notes).values(name=name, value=value))
