"""Whole matches of all titles through faults and kills, and an audit of what is left: make chaos MINUTES=5 SEED=1."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.wire.audit import Audit, Findings
from tests.wire.bot_process import BotProcess
from tests.wire.faults import ANSWERS, EDITS, LATER, SENDS, Fault
from tests.wire.people import identity
from tests.wire.player import Player
from tests.wire.server import Server
from tests.wire.world import Json, Message

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
STORM, FAULTY, TROUBLED_PRESSES = 60.0, 0.06, 0.08
BETWEEN_KILLS, BETWEEN_DROPS = (
    (30, 120),
    (15, 60),
)  # requests: a busy machine is not killed more often for what it does
CALM, QUIET, LOOKS = 90.0, 1.0, 0.3
SOON = 0.5
KILLED = (SENDS, EDITS, ANSWERS, LATER, {"method": "POST", "path": "*/threads"}, {"method": "DELETE"})
SETTINGS = {"edit_gap": 0.5, "card_gap": 1.0, "retry_gap": 0.5}


class Chaos:
    """Storms in which people play while everything goes wrong, each followed by a calm in which it is audited."""

    def __init__(self, server: Server, bot: BotProcess, seed: int, titles: Sequence[str] = ()) -> None:
        self._server = server
        self._world = server.world
        self._bot = bot
        self._luck = Random(f"chaos {seed}")
        server.faults.luck = Random(f"weather {seed}")
        people = server.world.people
        self.players = [Player(server, one.id, Random(f"{one.name} {seed}")) for one in people]
        self.audit = Audit(bot.database, server.world, self.players)
        self.findings = Findings()
        self.ended = 0
        self._titles = titles or _titles(server.world.commands)
        self._until = 0.0
        self._enough: Callable[[Chaos], bool] = lambda _: False
        self._opening = asyncio.Lock()
        self._tables: dict[str, int] = {}

    @property
    def _over(self) -> bool:
        return time.monotonic() >= self._until or self._enough(self)

    async def rages(self, seconds: float, enough: Callable[[Chaos], bool] = lambda _: False) -> None:
        """Storm after storm until the time is over, or enough has happened; each ends in a calm."""
        end = time.monotonic() + seconds
        self._enough = enough
        while (left := end - time.monotonic()) > 0 and not enough(self):
            await self.storm(min(STORM, left))
            await self.calm()

    # A storm

    async def storm(self, seconds: float) -> None:
        """People play, and everything goes wrong."""
        self._until = time.monotonic() + seconds
        self._server.faults.rate, self._server.faults.presses = FAULTY, TROUBLED_PRESSES
        works = [self._plays(player) for player in self.players]
        works += [self._hosts(title) for title in self._titles]
        await asyncio.gather(*works, self._kills(), self._disconnects())

    async def _waits(self, seconds: float) -> None:
        await self._world.until(lambda: self._over, min(seconds, self._until - time.monotonic()))

    async def _requests(self, count: int) -> None:
        """So many requests have come since, or the storm is over."""
        wanted = len(self._server.requests) + count
        left = self._until - time.monotonic()
        await self._world.until(lambda: self._over or len(self._server.requests) >= wanted, left)

    async def _plays(self, player: Player) -> None:
        while not self._over:
            if not await player.acts():
                await self._waits(SOON)

    async def _kills(self) -> None:
        """Now and then the bot is killed, mostly at a request that matters, before or after it is carried out."""
        while True:
            await self._requests(self._luck.randint(*BETWEEN_KILLS))
            if self._over:
                return
            if self._luck.random() < 0.75:
                where: Json = self._luck.choice(KILLED)
                death = Fault("dies", carried_out=self._luck.random() < 0.7, **where)
                self._server.faults.add(death)
                await self._world.until(lambda: not self._bot.running or self._over, 6)
                self._server.faults.take_back(death)
            self._bot.kill()
            await self._bot.gone()
            await self._bot.start(ready=False)
            await self._world.until(lambda: self._over or self._server.gateway.connected, CALM)

    async def _disconnects(self) -> None:
        """Now and then the gateway is not there."""
        gateway = self._server.gateway
        while True:
            await self._requests(self._luck.randint(*BETWEEN_DROPS))
            if self._over:
                return
            chance = self._luck.random()
            if chance < 0.5:
                gateway.drop()
            elif chance < 0.65:
                gateway.drop(resumable=False)
            elif chance < 0.85:
                await gateway.ask_to_reconnect()
            else:
                await gateway.invalidate()

    # Tables

    async def _hosts(self, title: str) -> None:
        """One table of a title after the other, each until its match is over."""
        while not self._over:
            table = self._tables.get(title)
            if table is None or self._labels(table) == ["Read the board"]:
                async with self._opening:
                    table = await self._opens(title)
            if table is not None and "Start" in self._labels(table):
                await self._gathers(table)
            await self._waits(SOON)

    async def _opens(self, title: str) -> int | None:
        """Somebody opens a table; its number is read from the card that comes."""
        known = set(self._cards())
        host = self._luck.choice(self.players)
        await host.says(f"{title} new", seats=self._luck.choice((2, 2, 3)))
        await self._world.until(lambda: self._over or set(self._cards()) - known, 10)
        for table in sorted(set(self._cards()) - known):
            self._tables[title] = table
            return table
        return None

    def _cards(self) -> dict[int, Message]:
        """The cards in the channel, by table."""
        found = {}
        for message in self._world.tables.messages.values():
            for item in message.items():
                meant = identity(item)
                if meant is not None and meant.picks == "card":
                    found[meant.table] = message
        return found

    def _labels(self, table: int) -> list[str]:
        card = self._cards().get(table)
        return [] if card is None else [item["label"] for item in card.items()]

    async def _gathers(self, table: int) -> None:
        """One thing after the other is pressed on the card until the match begins."""
        card = self._cards()[table]
        text = json.dumps(card.embeds, ensure_ascii=False)
        taken, places = map(int, re.search(r"(\d+) of (\d+)", text).groups())  # type: ignore[union-attr]
        absent = [one for one in self.players if one.name not in text]
        host = next(one for one in self.players if re.search(rf"{one.name}\W*\(host\)", text))
        if taken == places:
            label, who = "Start", host
        elif taken == 2 and self._luck.random() < 0.4:
            label, who = "Add computer", host
        else:
            label, who = "Join", self._luck.choice(absent)
        before = len(card.past)
        await who.clicks(card, label)
        await self._world.until(lambda: self._over or len(card.past) > before or card.deleted, 4)

    # A calm

    async def calm(self) -> None:
        """Nothing goes wrong any more; what is left is done, and then everything must be as it should."""
        self._server.faults.end()
        if not self._bot.running:
            self.ended += 1
            await self._bot.gone()
            await self._bot.start()
        await self._world.until(lambda: self._server.gateway.connected, CALM)
        await asyncio.gather(*(player.tries_again() for player in self.players))
        end = time.monotonic() + CALM
        while time.monotonic() < end:
            before = len(self._server.requests)
            await self._world.until(lambda: False, QUIET)
            if len(self._server.requests) == before and not self.audit.unsettled():
                break
        self.audit.into(self.findings)

    @property
    def kills(self) -> int:
        """How often the bot was killed."""
        return self._bot.kills

    @property
    def wrong(self) -> list[str]:
        """What the bot asked that Discord would not take."""
        return self._server.wrong

    def report(self) -> dict[str, Any]:
        """The numbers."""
        dealt = self._server.faults.dealt
        return {
            "answers": self.findings.answers,
            "kills": self.kills,
            "faults": dealt.total(),
            "wrong": len(self.wrong),
            **{name: len(found) for name, found in self.findings},
        }


def _titles(commands: Sequence[Json]) -> list[str]:
    """The commands of all titles: whatever opens tables."""
    found = [one for one in commands if any(option["name"] == "new" for option in one.get("options", ()))]
    return [one["name"] for one in found]


async def chaos(
    seconds: float,
    seed: int,
    folder: Path,
    titles: Sequence[str] = (),
    enough: Callable[[Chaos], bool] = lambda _: False,
) -> Chaos:
    """Let it rage for so long, or until enough has happened, at tables of these titles; of all, if none is said."""
    async with Server(*NAMES) as server:
        bot = BotProcess(server, folder, **SETTINGS)
        try:
            await bot.start()
            raging = Chaos(server, bot, seed, titles)
            await raging.rages(seconds, enough)
        finally:
            await bot.stop()
    return raging


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the database and the log of the bot are kept")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        raging = asyncio.run(chaos(given.minutes * 60, given.seed, folder))
    for name, found in raging.findings:
        for one in sorted(found):
            sys.stderr.write(f"{name}: {one}\n")
    for one in raging.wrong:
        sys.stderr.write(f"wrong: {one}\n")
    report = {"minutes": given.minutes, "seed": given.seed, **raging.report()}
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    return 0 if raging.findings.clean and not raging.wrong else 1


if __name__ == "__main__":
    sys.exit(main())
