"""A loopback Discord, and the bot logged in to it: one for all tests of a module, each with a table of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.wire.audit import Audit, Findings
from tests.wire.bot_process import BotProcess
from tests.wire.people import identity
from tests.wire.player import Player
from tests.wire.server import Server
from tests.wire.world import Message

PATIENCE = 60.0
LOOKS = 0.3
PRESSES = 20


class Wire:
    """A server with two people, the bot, and what tests do with them again and again."""

    def __init__(self, server: Server, folder: Path, **settings: object) -> None:
        self.server = server
        self.world = server.world
        self.faults = server.faults
        self.bot = BotProcess(server, folder, **settings)
        self.ada, self.ben = self.players = [
            Player(server, one.id, Random(one.name)) for one in server.world.people
        ]
        self._audit = Audit(self.bot.database, self.world, self.players)

    def letters(self, mark: str, table: int | None = None) -> list[Message]:
        """All standing messages of a table with this letter's mark in their buttons; of the newest table, if none is said."""
        found: dict[int, list[Message]] = {}
        for message in self.world.own():
            for meant in filter(None, map(identity, message.items())):
                if meant.picks == mark and message not in found.setdefault(meant.table, []):
                    found[meant.table].append(message)
        return found.get(table or max(found, default=0), [])

    async def comes(self, mark: str, than: int) -> Message:
        """The letter of a table that is newer than this one, once it is there."""
        assert await self.world.until(
            lambda: self.newest > than and self.letters(mark, self.newest), PATIENCE
        )
        (found,) = self.letters(mark, self.newest)
        return found

    @property
    def newest(self) -> int:
        """The newest table whose card stands in the channel."""
        items = [item for one in self.world.tables.messages.values() for item in one.items()]
        return max((meant.table for meant in map(identity, items) if meant is not None), default=0)

    async def opens(self, title: str = "bridge") -> Message:
        """Ada opens a table for two; its card."""
        before = self.newest
        await self.ada.says(f"{title} new", seats=2)
        return await self.comes("card", before)

    async def begins(self) -> int:
        """Ada and Ben begin a match; the number of its table."""
        before = self.newest
        card = await self.opens()
        await self.ben.clicks(card, "Join")
        assert await self.world.until(lambda: "Ben" in str(card.embeds), PATIENCE)
        await self.ada.clicks(card, "Start")
        await self.comes("table", before)
        return self.newest

    async def plays(self, answers: int) -> None:
        """Whoever is asked answers, until so many more answers were shown as done."""
        wanted, tries = self.answers + answers, 0
        while self.answers < wanted:
            tries += 1
            assert tries <= PRESSES * answers, [list(one.story) for one in self.players]
            if not (await self.ada.acts() or await self.ben.acts()):
                asked = await self.world.until(
                    lambda: any(one.asked() or one.called() for one in self.players), PATIENCE
                )
                assert asked, "nobody is asked anything"
            elif not any(one.asked() for one in self.players):
                await self._comes_anew()

    async def _comes_anew(self) -> None:
        """A call that was for an earlier question still stands: wait for the next instead of pressing it again and again."""
        before = self._last_said()
        await self.world.until(
            lambda: self._last_said() > before or any(one.asked() for one in self.players), PATIENCE
        )

    def _last_said(self) -> int:
        return max((one.id for one in self.world.own()), default=0)

    @property
    def answers(self) -> int:
        """How many answers were shown as done."""
        return sum(len(one.done) for one in self.players)

    async def audited(self) -> Findings:
        """What is not as it must be, once everything is settled."""
        await self.world.until(lambda: self.server.gateway.connected, PATIENCE)
        for _ in range(int(PATIENCE / LOOKS)):
            before = len(self.server.requests)
            await self.world.until(lambda: False, LOOKS)
            if before == len(self.server.requests) and not await self._audit.unsettled():
                break
        findings = Findings()
        await self._audit.into(findings)
        return findings


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def logged_in(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Wire]:
    async with Server("Ada", "Ben") as server:
        made = Wire(server, tmp_path_factory.mktemp("wire"))
        await made.bot.start()
        try:
            yield made
        finally:
            await made.bot.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def wire(logged_in: Wire) -> AsyncIterator[Wire]:
    """The same bot for the next test, on a quiet line; whatever it asked must be what Discord takes."""
    yield logged_in
    logged_in.faults.end()
    assert logged_in.server.wrong == []
