"""A house for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.post.offline import House, settings


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot without Discord."""
    one = House(settings(tmp_path))
    await one.open()
    await one.guests.change_server(1, place="channel")
    yield one
    await one.post.stop()
    one.pictures.close()
    await one.store.close()
