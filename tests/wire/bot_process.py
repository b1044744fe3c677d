"""The bot in a process of its own: the command that runs it on Discord, with discord.py pointed at the loopback."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import discord
import yarl
from discord.http import Route

from bot.settings import read_shards
from tests.wire.server import TOKEN, Server

ENDS_WITHIN = 15.0
READY_WITHIN = 60.0
ROOT = Path(__file__).parents[2]


class BotProcess:
    """Starts, kills and ends the bot; it goes on with the same database, and it ends when this process ends.

    Address: where it finds Discord, if that is not the server's own. Of several processes each has a name.
    """

    def __init__(
        self, server: Server, folder: Path, *, name: str = "bot", address: str = "", **settings: object
    ) -> None:
        self.log = folder / f"{name}.log"
        self.kills = self.ends = 0
        self._folder = folder
        self._server = server
        self._address = address or server.address
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Future[None] | None = None
        self._settings = {
            "token": TOKEN,
            "database": f"sqlite+aiosqlite:///{folder / 'guildhall.db'}",
            "edit_gap": 0,
            "card_gap": 0,
            "retry_gap": 0.2,
            "rehearse": False,
            "icons": False,
            **settings,
        }
        self.database = str(self._settings["database"])
        self.shards, _ = read_shards(str(self._settings.get("shards", "")))
        server.kills[self._address] = self.kill

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.returncode is None

    @property
    def connected(self) -> bool:
        """Whether it is logged in with all its shards."""
        return self.running and self._server.gateway.serves(self.shards)

    async def start(self, *, ready: bool = True) -> None:
        """Start it, and wait until it has logged in."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("GUILDHALL_")}
        wanted = {f"GUILDHALL_{name.upper()}": str(value) for name, value in self._settings.items()}
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.wire.bot_process", self._address),
                env={**kept, **wanted, "PYTHONPATH": str(ROOT)},
                cwd=self._folder,
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        self._watch = asyncio.ensure_future(self._watched(self._process))
        if ready:
            await self._server.world.until(lambda: not self.running or self.connected, READY_WITHIN)
            assert self.running, self.log.read_text()

    async def _watched(self, process: asyncio.subprocess.Process) -> None:
        """Whoever waits for something hears that the process has ended."""
        await process.wait()
        self._server.world.changes()

    def kill(self) -> None:
        """Kill it at once, whatever it is doing."""
        if self._process is not None and self._process.returncode is None:
            self.kills += 1
            self._process.kill()

    async def gone(self) -> None:
        """Wait until the process is no more; its session on the gateway goes with it."""
        if self._process is not None:
            self.ends += await self._process.wait() != -signal.SIGKILL
            self._forget()

    def _forget(self) -> None:
        self._process = None
        self._server.gateway.forget(self.shards)

    async def killed_and_started(self) -> None:
        """What a crash and whoever restarts it do."""
        self.kill()
        await self.gone()
        await self.start()

    async def stop(self) -> None:
        """End it as whoever runs it does; if it does not end, kill it."""
        if self._process is None:
            return
        if self.running:
            self._process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDS_WITHIN):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        self._forget()


def main(address: str) -> None:
    """Be the bot: only where Discord is said to be is not what it was."""
    from bot.__main__ import main as run

    Route.BASE = f"http://{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.argv[1:] = ["run"]
    run()


def _end_with_parent() -> None:
    """Whoever has started this process holds the other end of its input."""
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
