"""A loopback Discord, and the bot logged in to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.wire.bot_process import BotProcess
from tests.wire.player import Player
from tests.wire.server import Server
from tests.wire.world import Json, Message


class Wire:
    """A server with two people, the bot, and what tests do with them again and again."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.world = server.world
        self.bot = BotProcess(server, folder)
        self.ada, self.ben = (Player(server, one.id, Random(one.name)) for one in server.world.people)

    async def comes(self, mark: str) -> Message:
        """The only standing message with this letter's mark in its buttons, once it is there."""
        assert await self.world.until(lambda: self.letters(mark), 30), f"there is no {mark}"
        (found,) = self.letters(mark)
        return found

    def letters(self, mark: str) -> list[Message]:
        """All standing messages with this letter's mark in their buttons."""
        return [
            message
            for message in self.world.own()
            if any(f":{mark}." in item.get("custom_id", "") for item in message.items())
        ]

    async def begins(self, title: str = "bridge") -> None:
        """Ada and Ben play."""
        await self.ada.says(f"{title} new", seats=2)
        card = await self.comes("card")
        await self.ben.clicks(card, "Join")
        assert await self.world.until(lambda: "Ben" in str(card.embeds), 30)
        await self.ada.clicks(card, "Start")
        await self.comes("table")

    async def plays(self, answers: int) -> None:
        """Whoever is asked answers, until so many answers were shown as done."""
        wanted = self.answers + answers
        for _ in range(40 * answers):
            if self.answers >= wanted:
                return
            if not (await self.ada.acts() or await self.ben.acts()):
                assert await self.world.until(self._somebody_is_asked, 30), "nobody is asked anything"
        raise AssertionError(f"only {self.answers} answers were shown as done")

    def _somebody_is_asked(self) -> bool:
        return any(one.asked() or one.called() for one in (self.ada, self.ben))

    @property
    def answers(self) -> int:
        """How many answers were shown as done."""
        return len(self.ada.done) + len(self.ben.done)

    def bodies(self, method: str, ending: str) -> list[Json]:
        """What was sent by such requests."""
        return [one.call.body for one in self.server.requests if one.method == method and one.path.endswith(ending)]


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Server("Ada", "Ben") as server:
        made = Wire(server, tmp_path)
        await made.bot.start()
        try:
            yield made
        finally:
            await made.bot.stop()
        assert server.wrong == []
