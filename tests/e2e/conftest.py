"""Every test stands on a stage of its own, on both databases."""

from collections.abc import AsyncIterator

import pytest

from tests.databases import BOTH_IN_TIME, Fresh
from tests.e2e.stage import Stage


@pytest.fixture(params=BOTH_IN_TIME)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made


@pytest.fixture
async def stage(database: str) -> AsyncIterator[Stage]:
    async with Stage(database) as one:
        yield one
