"""These tests run on both databases, most of them in a house where toys are played."""

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from tests.bot.tables.wall import House
from tests.databases import BOTH, Fresh
from tests.e2e.stage import Toys


@pytest.fixture(params=BOTH)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)
