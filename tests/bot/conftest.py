"""A bot without Discord on a database of its own, for whoever looks after it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.post.offline import House, settings


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    one = House(settings(tmp_path))
    await one.open()
    yield one
    await one.post.stop()
    one.pictures.close()
    await one.store.close()
