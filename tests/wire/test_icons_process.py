"""The icons of the bot as it is: uploaded beside the match that people play, by a process that is killed at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.icons.drawing import every
from tests.wire.bot_process import BotProcess
from tests.wire.server import Server

pytestmark = [pytest.mark.asyncio(loop_scope="function"), pytest.mark.long]
PATIENCE = 600.0  # whatever else the machine does


async def test_all_icons_are_uploaded_once_whoever_dies_at_it(tmp_path: Path) -> None:
    async with Server("Ada", "Ben") as server:
        bot = BotProcess(server, tmp_path, icons=True)
        try:
            await bot.start()
            assert await server.world.until(lambda: len(server.world.emojis) >= 20, PATIENCE)
            await bot.killed_and_started()
            assert await server.world.until(lambda: len(server.world.emojis) == len(every()), PATIENCE)
            names = [*server.world.emojis.values()]
            assert len(set(names)) == len(names)
            before = server.count("POST", "/applications/.*/emojis")
            listed = server.count("GET", "/applications/.*/emojis")
            await bot.stop()
            await bot.start()
            assert await server.world.until(
                lambda: server.count("GET", "/applications/.*/emojis") > listed, PATIENCE
            )
            await server.world.until(lambda: False, 2.0)
            assert server.count("POST", "/applications/.*/emojis") == before
            assert server.wrong == []
            assert "Traceback" not in bot.log.read_text()
        finally:
            await bot.stop()
