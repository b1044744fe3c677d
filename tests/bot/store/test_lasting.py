"""A database for what need not last does what any other does."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import DBAPIError

from bot.store import Store
from bot.store.base import keep_note
from tests.databases import on_sqlite


@on_sqlite
async def test_what_need_not_last_is_kept_or_not_like_anything_else(database: str) -> None:
    store = await Store.open(database, lasting=False)
    await store.keep_note("kept", "one")
    with pytest.raises(DBAPIError):  # noqa: PT012  # nothing of the whole transaction stays
        async with store.writing() as connection:
            await keep_note(connection, "lost", "two")
            await connection.exec_driver_sql("SELECT * FROM nowhere")
    async with store.writing() as connection:
        await keep_note(connection, "kept", "three")
        assert await store.note("kept") == "one"
    assert (await store.note("kept"), await store.note("lost")) == ("three", None)
    await store.close()
    lasting = await Store.open(database)
    assert await lasting.note("kept") == "three"
    await lasting.close()


@on_sqlite
async def test_what_has_to_last_waits_for_the_disk(database: str) -> None:
    for lasting, waits in ((True, 2), (False, 0)):
        store = await Store.open(database, lasting=lasting)
        async with store.writing() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == waits
        await store.close()
