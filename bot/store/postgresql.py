"""What makes PostgreSQL keep what the store promises: steady looks, one writer at a time, errors that tell no row."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.place import StoreError, shown
from bot.store.schema import metadata

OLDEST = 13
# The last: another process brings the database to the present form.
NO_ROOM, STOOD_STILL, TAKES_LONG = "53300", "25P03", "55P03"

# A look of several statements sees one moment, as it does in SQLite.
STEADY = {"isolation_level": "REPEATABLE READ"}

# Others wait for what a process holds in the middle of a transaction: one that is cut off, or stands still, loses it.
NOTICED = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "30s",
}

# Any number does, as long as every process takes the same one; it counts within one database.
TURN = "SELECT set_config('lock_timeout', '10s', true), pg_advisory_xact_lock(1851)"
APART = "SELECT set_config('lock_timeout', '10s', true), pg_advisory_xact_lock_shared(1851)"

# The server adds the whole row as a detail, and the driver names the value that it could not send.
VALUES = re.compile(r"(?<=invalid input for query argument \$)(\d+).*|\nDETAIL: .*", re.DOTALL)


# Of its own tables the first that the user may not use; where there are none yet, whether the user may make any.
DENIED = text(
    "SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace"
    " WHERE nspname = current_schema() AND relname = ANY(:names) AND NOT ("
    "has_table_privilege(pg_class.oid, 'SELECT') AND has_table_privilege(pg_class.oid, 'INSERT') AND"
    " has_table_privilege(pg_class.oid, 'UPDATE') AND has_table_privilege(pg_class.oid, 'DELETE')) LIMIT 1"
)
MAY_BEGIN = text(
    "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) OR to_regclass('alembic_version') IS NOT NULL"
)

# What a connection may no longer be asked that broke in the middle of something and does not know it yet.
CONFUSED = "InternalClientError"


class AwayError(ConnectionError):
    """The server does not answer now; it may later."""


def prepare(engine: AsyncEngine) -> None:
    """Hand out living connections only, and let no error tell what is stored."""
    event.listen(engine.sync_engine, "do_connect", _connect)
    event.listen(engine.sync_engine, "handle_error", _give_up)
    event.listen(engine.sync_engine, "checkout", _refuse_the_dead)
    event.listen(engine.sync_engine, "handle_error", _tell_no_values)


def take_turns(engine: AsyncEngine) -> None:
    """Every writer waits for those of other processes: what is read and then written changes meanwhile for nobody."""
    event.listen(engine.sync_engine, "begin", _wait_for_turn)


def stay_apart(engine: AsyncEngine) -> None:
    """Such writers wait for those who take turns, who wait for them, and not for each other."""
    event.listen(engine.sync_engine, "begin", _apart)


async def check(connection: AsyncConnection, url: str) -> None:
    """Raise if the server is older than what is used of it, or lets this user do too little there."""
    known = int((await connection.exec_driver_sql("SHOW server_version_num")).scalar_one())
    if known < OLDEST * 10_000:
        raise StoreError(
            f"The database {shown(url)} is served by PostgreSQL {known // 10_000}: it has to be {OLDEST} or newer."
        )
    denied = (await connection.execute(DENIED, {"names": ["alembic_version", *metadata.tables]})).scalar()
    if denied is not None or not (await connection.execute(MAY_BEGIN)).scalar():
        lacks = "make tables there" if denied is None else f"read and write its table {denied}"
        raise StoreError(
            f"The database {shown(url)} cannot be used: its user may not {lacks}. Let that user own the database,"
            " or name another one in GUILDHALL_DATABASE."
        )
    # Others may bring it to the present form just now, or this process may, which takes as long as it takes.
    for limit in ("lock_timeout", "idle_in_transaction_session_timeout"):
        await connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def away(error: object) -> bool:
    """Whether the server does not answer now, which may pass: it is not there, just starts or ends, or has no room."""
    state = str(getattr(error, "sqlstate", None) or "")
    return (
        isinstance(error, OSError)
        or state.startswith(("08", "57P"))
        or state in (NO_ROOM, STOOD_STILL, TAKES_LONG)
    )


def unreachable(error: object) -> bool:
    """Whether this happened because the server does not answer now: what was just being stored may be kept, or not."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or away(error.orig)
    return isinstance(error, AwayError)


def _connect(dialect: Any, _record: object, arguments: Any, named: Any) -> Any:
    """So that it can be told from Discord that does not answer."""
    try:
        return dialect.connect(*arguments, **named)
    except OSError as error:
        raise AwayError(str(error) or type(error).__name__) from error


def _give_up(context: ExceptionContext) -> None:
    """Nobody gets this connection again."""
    if type(context.original_exception).__name__ == CONFUSED:
        context.is_disconnect = True


def _wait_for_turn(connection: Connection) -> None:
    connection.exec_driver_sql(TURN)


def _apart(connection: Connection) -> None:
    connection.exec_driver_sql(APART)


def _refuse_the_dead(_connection: Any, record: Any, _proxy: object) -> None:
    """The driver notices at once when its server goes away; the pool then makes a new connection."""
    if record.driver_connection.is_closed():
        raise DisconnectionError("the server has closed this connection")


def _tell_no_values(context: ExceptionContext) -> None:
    """Neither in the error nor in those that led to it, which stand in a traceback."""
    error: Any = context.original_exception
    while error is not None:
        error.detail = None
        _without_values(error)
        error = error.__cause__
    if context.sqlalchemy_exception is not None:
        _without_values(context.sqlalchemy_exception)


def _without_values(error: BaseException) -> None:
    error.args = tuple(VALUES.sub(r"\1", part) if isinstance(part, str) else part for part in error.args)
