"""The playground: a simulated Discord in a browser, with the real bot in it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app import build
from bot.cli.run import check_components, log_to_stderr, spare_the_collector
from bot.cli.sentences import aside, simulator_needed
from bot.settings import Settings
from bot.store import check_place
from bot.supervise import until_stopped

HOST = "127.0.0.1"
HOUR = 3600


def play(port: int, database: Path | None) -> None:
    """Open the playground, and keep it open until somebody closes it."""
    with simulator_needed("play"):
        from bot.playground.serve import serve  # noqa: PLC0415  # the simulator is an extra
    with TemporaryDirectory(prefix="guildhall-") as folder:
        file = database.absolute() if database else Path(folder) / "playground.db"
        settings = for_playing(file)
        log_to_stderr("WARNING")
        check_place(settings.database)
        check_components(settings.components)
        spare_the_collector()
        aside.print("Starting a simulated Discord with the bot in it; nothing leaves this machine.")
        kept = f"in {file}" if database else "until it is closed"
        aside.print(f"Tables are kept {kept}.", markup=False, soft_wrap=True)
        asyncio.run(until_stopped(serve(lambda: build(settings), host=HOST, port=port)))


def for_playing(file: Path) -> Settings:
    """Settings for the playground: no token, its own database, no waiting between two edits, and long leaps of time."""
    return Settings.read(
        token="", database=f"sqlite+aiosqlite:///{file}", edit_gap=0, card_gap=0, mark_gap=HOUR
    )
