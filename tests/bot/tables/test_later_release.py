"""A table that a later release has played on is frozen, its players are told so, and the log says which release it needs."""

from __future__ import annotations

import json
import zlib

import pytest
from sqlalchemy import select, update

from bot.letters.shelf import due
from bot.store import Store
from bot.store.schema import matches
from bot.tables.service import Tables
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of


@pytest.fixture
def house(store: Store) -> Tables:
    return Tables(store, lambda: 1_000_000.0, due)


async def test_a_match_of_a_later_release_freezes_its_table_and_is_not_touched(
    house: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    title = title_of("pillars")
    row = await house.open(title, (1, 2), (11, "Ada"), title.options())
    await house.join(row.id, 12, "Ben")
    await house.start(row.id, 11)
    async with house.store.writing() as connection:
        stored = (await connection.execute(select(matches.c.snapshot))).scalar_one()
        plain = json.loads(zlib.decompress(stored)) | {"version": title.version + 4, "later": True}
        later = zlib.compress(json.dumps(plain).encode())
        await connection.execute(update(matches).values(snapshot=later))
    house.cache.forget(row.id)
    for _ in range(2):
        with pytest.raises(RefusedError) as refused:
            await house.answer(row.id, 11, ("anything",), 0)
        assert refused.value.text.id == "table-frozen"
        house.cache.forget(row.id)
    assert f"version {title.version + 4} of pillars" in caplog.text
    assert plain["seed"] not in caplog.text
    async with house.store.reading() as connection:
        assert (await connection.execute(select(matches.c.snapshot))).scalar_one() == later
