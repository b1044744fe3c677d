"""A database that is seeded for measuring is what playing all of it would have given."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from bot.cli.bench import grown
from bot.results.rebuild import rebuild
from bot.store import Store
from bot.store.bulk import Span
from bot.store.schema import endings, ratings, standings
from engines.kernel.catalogue import titles
from tests.databases import BOTH, Fresh


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grown, "SPAN", Span(matches=30, people=9))
    monkeypatch.setattr(grown, "AT_ONCE", 30)


async def everything(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.reading() as connection:
        return [
            [tuple(row) for row in await connection.execute(select(one).order_by(*one.primary_key.columns))]
            for one in (ratings, standings)
        ]


@pytest.mark.parametrize("fresh", BOTH, indirect=True)
async def test_copies_of_matches_have_the_ratings_that_a_rebuild_gives_them(fresh: Fresh) -> None:
    url = await fresh()
    await grown.grow(url, list(titles().values()))
    await grown.multiply(url, 120)
    store = await Store.open(url)
    before = await everything(store)
    assert (await rebuild(store, lambda *_: None))[0] == 120
    assert await everything(store) == before
    async with store.reading() as connection:
        people = (await connection.execute(select(func.count(standings.c.person.distinct())))).scalar()
        assert (await connection.execute(select(func.max(endings.c.id)))).scalar() == 120
    assert people == 4 * 9
    await store.close()
