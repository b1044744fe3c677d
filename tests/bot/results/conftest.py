"""Every test has books of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.results.books import opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    one = await opened(tmp_path)
    yield one
    await one.close()
