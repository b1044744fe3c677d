"""These tests run on both databases."""

import pytest

from tests.databases import BOTH, Fresh


@pytest.fixture(params=BOTH)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made
