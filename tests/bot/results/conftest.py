"""These tests run on both databases."""

import pytest

from tests.databases import BOTH_IN_TIME, Fresh


@pytest.fixture(params=BOTH_IN_TIME)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made
