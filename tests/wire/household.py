"""The processes that serve the bot, and what lies between them, their database and Discord: each can be taken away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests import postgres
from tests.wire.bot_process import BotProcess
from tests.wire.pipes import Ends, Pipe
from tests.wire.server import Server

AWAY, STALLED = (3.0, 8.0), (2.0, 8.0)
OPEN_TABLES = 100


@dataclass
class Household:
    """The processes; without a server of their own they share nothing that could go away."""

    bots: list[BotProcess]
    database: postgres.Server | None = None
    to_database: list[Pipe] = field(default_factory=list)
    to_discord: list[Pipe] = field(default_factory=list)
    dealt: Counter[str] = field(default_factory=Counter)

    @property
    def url(self) -> str:
        """The database as whoever audits it reaches it, whatever goes wrong for the bots."""
        return self.bots[0].database if self.database is None else self.database.url()

    @property
    def connected(self) -> bool:
        """Whether all of them are there."""
        return all(one.connected for one in self.bots)

    @property
    def kills(self) -> int:
        """How often one was killed."""
        return sum(one.kills for one in self.bots)

    async def start(self) -> None:
        """All of them begin at the same moment."""
        await asyncio.gather(*(one.start() for one in self.bots))

    async def stop(self) -> None:
        """All of them end."""
        await asyncio.gather(*(one.stop() for one in self.bots))

    async def loses_database(self, seconds: float, mode: str = "immediate") -> None:
        """It is not there for so long."""
        if self.database is None:
            return
        kind = "database stopped" if seconds <= max(AWAY) else "database away for long"
        self.dealt[f"{kind}, {mode}"] += 1
        await asyncio.to_thread(self.database.stop, mode)
        try:
            await asyncio.sleep(seconds)
        finally:
            await asyncio.to_thread(self.database.start)

    async def suffers(self, luck: Random) -> None:
        """The database goes away for some seconds, or a line to it or to Discord is held up or cut."""
        if self.database is None:
            return
        chance = luck.random()
        if chance < 0.35:
            await self.loses_database(luck.uniform(*AWAY), luck.choice(("fast", "immediate")))
        elif chance < 0.65:
            self.dealt["line to the database held up"] += 1
            await luck.choice(self.to_database).stalls(luck.uniform(*STALLED))
        elif chance < 0.8:
            self.dealt["line to the database cut"] += 1
            luck.choice(self.to_database).cut()
        else:
            self.dealt["line to Discord held up"] += 1
            await luck.choice(self.to_discord).stalls(luck.uniform(*STALLED))


@asynccontextmanager
async def alone(server: Server, folder: Path, **settings: object) -> AsyncIterator[Household]:
    """One process on a SQLite file."""
    yield Household([BotProcess(server, folder, **settings)])


@asynccontextmanager
async def on_postgres(
    server: Server, folder: Path, processes: int, **settings: object
) -> AsyncIterator[Household]:
    """So many processes on one PostgreSQL, each with a shard of its own and with its own lines."""
    async with AsyncExitStack() as kept:
        database = postgres.Server(synchronous_commit="on")
        kept.callback(database.end)
        found = Household([], database)
        for number in range(processes):
            to_database = await kept.enter_async_context(Pipe(lambda: _database(database)))
            to_discord = await kept.enter_async_context(Pipe(lambda: _discord(server)))
            found.to_database.append(to_database)
            found.to_discord.append(to_discord)
            url = f"postgresql+asyncpg://{postgres.USER}@{to_database.address}/postgres"
            own = {"shards": f"{number}/{processes}", "database": url, "tables_a_person": OPEN_TABLES}
            bot = BotProcess(
                server, folder, name=f"bot-{number}", address=to_discord.address, **{**settings, **own}
            )
            found.bots.append(bot)
        yield found


async def _database(database: postgres.Server) -> Ends:
    return await asyncio.open_unix_connection(database.folder / ".s.PGSQL.5432")


async def _discord(server: Server) -> Ends:
    host, port = server.address.split(":")
    return await asyncio.open_connection(host, int(port))
