"""Whole matches of all titles through faults and kills, and an audit of what is left: make chaos MINUTES=5 SEED=1 PROCESSES=4."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.wire.audit import Audit, Findings
from tests.wire.bot_process import BotProcess
from tests.wire.endgames import Endgame, endgames
from tests.wire.faults import ANSWERS, EDITS, LATER, SENDS, Fault
from tests.wire.household import Household, alone, on_postgres
from tests.wire.people import identity
from tests.wire.player import Player
from tests.wire.server import Server
from tests.wire.world import Channel, Json, Message

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
MORE = ("Gus", "Hal", "Ida", "Jan", "Kim", "Leo")  # where there are several processes
STORM, FAULTY, TROUBLED_PRESSES = 60.0, 0.06, 0.08
BETWEEN_KILLS, BETWEEN_DROPS, BETWEEN_TROUBLES = (
    (30, 120),
    (15, 60),
    (60, 180),
)  # requests: a busy machine is not killed more often for what it does
BEFORE_LONG = 20  # so that play is under way when the database goes away for long
CALM, QUIET, LOOKS = 90.0, 1.0, 0.3
SOON, FOR_EVER = 0.5, 10**6
OVER, ABANDONED = "Replay", ["Read the board"]
KILLED = (SENDS, EDITS, ANSWERS, LATER, {"method": "POST", "path": "*/threads"}, {"method": "DELETE"})
SETTINGS = {"edit_gap": 0.5, "card_gap": 1.0, "retry_gap": 0.5}


class Chaos:
    """Storms in which people play while everything goes wrong, each followed by a calm in which it is audited."""

    def __init__(
        self,
        server: Server,
        household: Household,
        seed: int,
        titles: Sequence[str] = (),
        *,
        abreast: int = 1,
        begun: Sequence[Endgame] = (),
        away: float = 0.0,
    ) -> None:
        self._away = away
        self._server = server
        self._world = server.world
        self.household = household
        self._luck = Random(f"chaos {seed}")
        server.faults.luck = Random(f"weather {seed}")
        people = server.world.people
        self.players = [Player(server, one.id, Random(f"{one.name} {seed}")) for one in people]
        self.audit = Audit(household.url, server.world, self.players)
        for player in self.players:
            player.owes = self.audit.owed
        self.findings = Findings()
        self.ratings = self.compared = 0
        self.longest_calm = 0.0
        self._abreast = abreast
        self._titles = titles or _titles(server.world.commands)
        self._left: dict[tuple[str, int], list[int]] = defaultdict(list)
        for title, hall, table in begun:
            self._left[title, hall.id].append(table)
        self._until = 0.0
        self._enough: Callable[[Chaos], bool] = lambda _: False
        self._opening: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def _over(self) -> bool:
        return time.monotonic() >= self._until or self._enough(self)

    async def rages(self, seconds: float, enough: Callable[[Chaos], bool] = lambda _: False) -> None:
        """Storm after storm until the time is over, or enough has happened; each ends in a calm."""
        end = time.monotonic() + seconds
        self._enough = enough
        keepers = [asyncio.ensure_future(self._keeps(one)) for one in self.household.bots]
        try:
            while (left := end - time.monotonic()) > 0 and not enough(self):
                await self.storm(min(STORM, left))
                await self.calm()
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)

    async def ends(self) -> None:
        """When all is over and nothing runs any more, the ratings must be those that the matches give."""
        self.ratings, self.compared = await self.audit.ratings(self.findings)

    # A storm

    async def storm(self, seconds: float) -> None:
        """People play, and everything goes wrong."""
        self._until = time.monotonic() + seconds
        self._server.faults.rate, self._server.faults.presses = FAULTY, TROUBLED_PRESSES
        works = [self._plays(player) for player in self.players]
        for hall in self._world.halls:
            works += [self._hosts(title, hall) for title in self._titles for _ in range(self._abreast)]
        await asyncio.gather(*works, self._kills(), self._disconnects(), self._troubles())

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

    async def _keeps(self, bot: BotProcess) -> None:
        """Whoever starts a process again whenever it has ended."""
        while await self._world.until(lambda: not bot.running, FOR_EVER):
            await bot.gone()
            await bot.start(ready=False)
            await self._world.until(lambda: not bot.running or bot.connected, FOR_EVER)

    async def _kills(self) -> None:
        """Now and then a process is killed, mostly at a request that matters, before or after it is carried out."""
        while True:
            await self._requests(self._luck.randint(*BETWEEN_KILLS))
            if self._over:
                return
            victim, before = self._luck.choice(self.household.bots), self.household.kills
            if self._luck.random() < 0.75:
                where: Json = self._luck.choice(KILLED)
                death = Fault("dies", carried_out=self._luck.random() < 0.7, **where)
                self._server.faults.add(death)
                await self._world.until(partial(self._killed_since, before), 6)
                self._server.faults.take_back(death)
            if not self._killed_since(before):
                victim.kill()
            await self._world.until(lambda: self._over or self.household.connected, CALM)

    def _killed_since(self, before: int) -> bool:
        return self._over or self.household.kills > before

    async def _troubles(self) -> None:
        """Now and then what lies between the processes and their database or Discord is not there, the first time for long."""
        while True:
            await self._requests(BEFORE_LONG if self._away else self._luck.randint(*BETWEEN_TROUBLES))
            if self._over:
                return
            if self._away:
                away, self._away = self._away, 0.0
                self._until += away
                await self.household.loses_database(away)
            else:
                await self.household.suffers(self._luck)

    async def _disconnects(self) -> None:
        """Now and then the gateway is not there."""
        gateway = self._server.gateway
        while True:
            await self._requests(self._luck.randint(*BETWEEN_DROPS))
            if self._over:
                return
            chance, shard = self._luck.random(), self._luck.randrange(self._world.shards)
            if chance < 0.5:
                gateway.drop(shard)
            elif chance < 0.65:
                gateway.drop(shard, resumable=False)
            elif chance < 0.85:
                await gateway.ask_to_reconnect(shard)
            else:
                await gateway.invalidate(shard)

    # Tables

    async def _hosts(self, title: str, hall: Channel) -> None:
        """One table of a title after the other, each until its match is over; those of an earlier storm are gone on with."""
        left = self._left[title, hall.id]
        table: int | None = left.pop() if left else None
        while not self._over:
            if table is None or self._is_over(hall, table):
                if left:
                    table = left.pop()
                    continue
                async with self._opening[hall.id]:
                    table = await self._opens(title, hall) or table
            if table is not None and "Start" in self._labels(hall, table):
                await self._gathers(hall, table)
            await self._waits(SOON)
        if table is not None:
            left.append(table)

    async def _opens(self, title: str, hall: Channel) -> int | None:
        """Somebody opens a table; its number is read from the card that comes."""
        known = set(self._cards(hall))
        host = self._luck.choice(self.players)
        await host.says(f"{title} new", at=hall, seats=self._luck.choice((2, 2, 3)))
        await self._world.until(lambda: self._over or set(self._cards(hall)) - known, 10)
        return min(set(self._cards(hall)) - known, default=None)

    def _cards(self, hall: Channel) -> dict[int, Message]:
        """The cards in a channel, by table."""
        found = {}
        for message in hall.messages.values():
            for item in message.items():
                meant = identity(item)
                if meant is not None and meant.picks == "card":
                    found[meant.table] = message
        return found

    @property
    def over(self) -> int:
        """How many matches have come to their end, as far as their cards say so."""
        halls = self._world.halls
        return sum(self._is_over(hall, table) for hall in halls for table in self._cards(hall))

    def _is_over(self, hall: Channel, table: int) -> bool:
        labels = self._labels(hall, table)
        return OVER in labels or labels == ABANDONED

    def _labels(self, hall: Channel, table: int) -> list[str]:
        card = self._cards(hall).get(table)
        return [] if card is None else [item["label"] for item in card.items()]

    async def _gathers(self, hall: Channel, table: int) -> None:
        """One thing after the other is pressed on the card until the match begins."""
        card = self._cards(hall)[table]
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
        if not await self._world.until(lambda: self.household.connected, CALM):
            self.findings.missing.add("a process does not come back")
        await asyncio.gather(*(player.tries_again() for player in self.players))
        began = time.monotonic()
        while time.monotonic() < began + CALM:
            before = len(self._server.requests)
            await self._world.until(lambda: False, QUIET)
            if len(self._server.requests) == before and not await self.audit.unsettled():
                break
        self.longest_calm = max(self.longest_calm, time.monotonic() - began)
        await self.audit.into(self.findings)

    @property
    def wrong(self) -> list[str]:
        """What the bot asked that Discord would not take."""
        return self._server.wrong

    def report(self) -> dict[str, Any]:
        """The numbers."""
        dealt = self._server.faults.dealt
        return {
            "answers": self.findings.answers,
            "kills": self.household.kills,
            "faults": dealt.total(),
            **self.household.dealt,
            "ended by themselves": sum(one.ends for one in self.household.bots),
            "longest calm": round(self.longest_calm),
            "tables": len(self._server.world.threads()),
            "ratings": self.ratings,
            "rated matches": self.compared,
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
    *,
    processes: int = 0,
    abreast: int = 1,
    ending: int = 0,
    begun: int = 0,
    away: float = 0.0,
) -> Chaos:
    """Let it rage for so long, or until enough has happened, at tables of these titles; of all, if none is said.

    Processes: so many on one PostgreSQL; none: one on a SQLite file. Abreast: so many tables of a title in each server.
    Ending: so many more of which only the end is played. Begun: so many more that begin at once. Away: for how many seconds the database goes away once.
    """
    several = processes > 1
    async with AsyncExitStack() as kept:
        people = NAMES + MORE if several else NAMES
        server = await kept.enter_async_context(Server(*people, shards=max(1, processes)))
        made = (
            on_postgres(server, folder, processes, **SETTINGS)
            if processes
            else alone(server, folder, **SETTINGS)
        )
        household = await kept.enter_async_context(made)
        luck = Random(f"ends {seed}")
        there = await endgames(household.url, server.world, luck, ending, titles, begun=begun)
        try:
            await household.start()
            raging = Chaos(server, household, seed, titles, abreast=abreast, begun=there, away=away)
            await raging.audit.takes_as_given()
            await raging.rages(seconds, enough)
        finally:
            await household.stop()
        await raging.ends()
    return raging


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the database and the log of the bot are kept")
    parser.add_argument(
        "--processes", type=int, default=0, help="so many, on one PostgreSQL that goes away, too"
    )
    parser.add_argument("--abreast", type=int, default=1, help="so many tables of each title in each server")
    parser.add_argument(
        "--ending", type=int, default=2, help="so many more of each, of which only the end is played"
    )
    parser.add_argument("--begun", type=int, default=0, help="so many more of each, which begin at once")
    parser.add_argument(
        "--away", type=float, default=0.0, help="for so many seconds the database is not there, once"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        raging = asyncio.run(
            chaos(
                given.minutes * 60,
                given.seed,
                folder,
                processes=given.processes,
                abreast=given.abreast,
                ending=given.ending,
                begun=given.begun,
                away=given.away,
            )
        )
    for name, found in raging.findings:
        for one in sorted(found):
            sys.stderr.write(f"{name}: {one}\n")
    for one in raging.wrong:
        sys.stderr.write(f"wrong: {one}\n")
    report = {
        "minutes": given.minutes,
        "seed": given.seed,
        "processes": given.processes or 1,
        **raging.report(),
    }
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    return 0 if raging.findings.clean and not raging.wrong else 1


if __name__ == "__main__":
    sys.exit(main())
