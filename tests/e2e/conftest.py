"""Every test stands on a stage of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as one:
        yield one
