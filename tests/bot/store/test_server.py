"""What PostgreSQL has beside SQLite: a server that goes away and comes back, or cannot be used at all."""

from __future__ import annotations

import asyncio
from traceback import format_exception
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from bot.store import Store, StoreError, postgresql, unreachable
from bot.store.look import Form, form_of
from bot.store.place import UnreachableError
from bot.supervise import may_pass
from tests.databases import Fresh, on_postgres
from tests.postgres import EMPTY, USER, Server

pytestmark = on_postgres


async def away(server: Server) -> None:
    """The server goes, and comes back."""
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def test_a_server_that_was_started_anew_is_not_noticed(server: Server, store: Store) -> None:
    await asyncio.gather(*(store.note("kept") for _ in range(8)))  # every connection has been in use
    await store.keep_note("kept", "before")
    await away(server)
    assert await asyncio.gather(*(store.note("kept") for _ in range(8))) == ["before"] * 8
    await store.keep_note("kept", "after")
    assert await store.note("kept") == "after"


async def test_a_transaction_that_its_server_leaves_is_not_stored(server: Server, store: Store) -> None:
    await store.keep_note("kept", "before")

    async def write() -> None:
        async with store.writing() as connection:
            await connection.exec_driver_sql("UPDATE notes SET value = 'half'")
            await away(server)
            await connection.exec_driver_sql("UPDATE notes SET value = 'whole'")

    with pytest.raises(DBAPIError):
        await write()
    assert await store.note("kept") == "before"
    await store.keep_note("kept", "after")
    assert await store.note("kept") == "after"


async def test_who_stands_still_in_the_middle_of_writing_keeps_nobody_waiting(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    still = {**postgresql.NOTICED, "idle_in_transaction_session_timeout": "100ms"}
    monkeypatch.setattr(postgresql, "NOTICED", still)
    other = await Store.open(database)

    async def stands_still() -> None:
        async with other.writing() as connection:
            await store.keep_note("kept", "by another")
            await connection.exec_driver_sql("UPDATE notes SET value = 'late'")

    with pytest.raises(DBAPIError) as raised:
        await stands_still()
    assert unreachable(raised.value)
    assert await store.note("kept") == "by another"
    await other.close()


async def test_a_connection_that_broke_unnoticed_is_given_to_nobody_again(store: Store) -> None:
    """The driver finds it in the middle of something that will never end."""
    dialects: list[Any] = []

    async def served_by() -> int:
        async with store.reading() as connection:
            dialects.append(connection.sync_connection.dialect)
            return int((await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one())

    def breaks(*_: object) -> None:
        raise dialects[0].dbapi.InternalClientError(
            "cannot switch to state 12; another operation (2) is in progress"
        )

    before = await served_by()
    event.listen(dialects[0], "do_execute", breaks)
    with pytest.raises(DBAPIError):
        await served_by()
    event.remove(dialects[0], "do_execute", breaks)
    assert await served_by() != before


async def test_a_value_that_cannot_be_sent_is_not_named(store: Store) -> None:
    with pytest.raises(DBAPIError) as error:
        await store.keep_note("kept", b"a secret")  # type: ignore[arg-type]  # that is the point
    said = "".join(format_exception(error.value))
    assert "invalid input for query argument" in said
    assert "a secret" not in said.replace('b"a secret"', "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("/test_", "/nowhere_"), 'database "nowhere_'),
        (("guildhall@", "stranger@"), 'role "stranger" does not exist'),
        (("?host=", "?host=/nowhere"), "No such file or directory"),
        (("?", "?sslmode=require&"), "sslmode"),
    ],
)
async def test_a_server_that_cannot_be_used_is_told_with_what_to_do(
    database: str, change: tuple[str, str], reason: str
) -> None:
    with pytest.raises(StoreError) as error:
        await Store.open(database.replace(*change))
    assert reason in str(error.value)
    assert "See that the server runs" in str(error.value)


@pytest.mark.parametrize("allowed", ["REVOKE", "GRANT"])
async def test_a_user_who_may_not_make_tables_is_told_and_nothing_is_half_done(
    server: Server, fresh: Fresh, allowed: str
) -> None:
    del fresh  # only that it is PostgreSQL
    name = await server.make(EMPTY)
    to = "TO {guest}" if allowed == "GRANT" else "FROM PUBLIC"
    guest = await a_guest(
        server, name, "REVOKE ALL ON SCHEMA public FROM PUBLIC", f"{allowed} USAGE ON SCHEMA public {to}"
    )
    for look in (Store.open, form_of):
        with pytest.raises(
            StoreError, match=r"its user may not make tables there\. Let that user own the database"
        ):
            await look(guest)
    assert await form_of(server.url(name)) is Form.NONE
    await server.drop(name)


async def test_a_user_who_may_only_look_is_told_at_the_start(server: Server, database: str) -> None:
    name = make_url(database).database or ""
    guest = await a_guest(server, name, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {guest}")
    for look in (Store.open, form_of):
        with pytest.raises(
            StoreError, match=r"its user may not read and write its table \w+\. Let that user"
        ):
            await look(guest)


async def test_a_server_that_is_too_old_is_told_and_nothing_is_made_there(
    server: Server, fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    del fresh  # only that it is PostgreSQL
    name = await server.make(EMPTY)
    with monkeypatch.context() as later:
        later.setattr(postgresql, "OLDEST", 99)
        for look in (Store.open, form_of):
            with pytest.raises(StoreError, match=r"is served by PostgreSQL \d+: it has to be 99 or newer"):
                await look(server.url(name))
    assert await form_of(server.url(name)) is Form.NONE
    await server.drop(name)


async def test_a_database_of_a_newer_release_is_told_and_stays_as_it_is(database: str, store: Store) -> None:
    async with store.writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'of another time'")
    with pytest.raises(StoreError, match="written by a newer release: run that one"):
        await Store.open(database)
    assert await form_of(database) is Form.NEWER
    assert await store.note("kept") is None


async def a_guest(server: Server, database: str, *allowed: str) -> str:
    """The address of a database for somebody who owns nothing in it."""
    guest = f"guest_of_{database}"
    connection = await asyncpg.connect(host=str(server.folder), user=USER, database=database)
    try:
        for statement in (f"CREATE ROLE {guest} LOGIN", *allowed):
            await connection.execute(statement.format(guest=guest))
    finally:
        await connection.close()
    return server.url(database).replace(f"{USER}@", f"{guest}@")


async def test_a_server_that_is_away_may_come_back(database: str, server: Server) -> None:
    server.stop()
    try:
        with pytest.raises(UnreachableError, match="See that the server runs") as raised:
            await Store.open(database)
    finally:
        server.start()
    assert may_pass(raised.value)
    await (await Store.open(database)).close()
