"""The bot as one thing: it can be stopped whenever it is."""

from __future__ import annotations

from bot.app import Guildhall
from bot.settings import Settings


async def test_a_bot_that_never_got_as_far_as_its_database_is_stopped_like_any_other() -> None:
    bot = Guildhall(Settings(_env_file=None, rehearse=False))
    await bot.close()
    assert bot.is_closed()
