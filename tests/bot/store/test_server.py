"""What PostgreSQL has beside SQLite: a server that goes away and comes back, or cannot be used at all."""

from __future__ import annotations

import asyncio
from traceback import format_exception
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from bot.store import Store, StoreError, postgresql, unreachable
from bot.store.place import UnreachableError
from bot.supervise import may_pass
from tests.databases import on_postgres
from tests.postgres import Server

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


async def test_a_server_that_is_away_may_come_back(database: str, server: Server) -> None:
    server.stop()
    try:
        with pytest.raises(UnreachableError, match="See that the server runs") as raised:
            await Store.open(database)
    finally:
        server.start()
    assert may_pass(raised.value)
    await (await Store.open(database)).close()
