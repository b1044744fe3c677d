"""Invented people who answer as people do, at tables whose time is simulated."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.cli.people.counts import Counts
from bot.cli.people.hour import Hour, Jumping
from bot.cli.people.town import Town
from bot.cli.sentences import InputError, aside
from bot.store import Store


def people(tables: int, seed: str, *, quiet: bool) -> Counts:
    """Let so many tables be played, with a bar on stderr that shows how many have ended."""
    if tables < 1:
        raise InputError(f"At least one table has to be played, not {tables}.")
    with Progress(console=aside, transient=True, disable=quiet) as progress:
        bar = progress.add_task(f"{tables} tables", total=tables)
        return lived(tables, seed, lambda ended: progress.update(bar, completed=ended))


def lived(
    tables: int,
    seed: str,
    told: Callable[[int], None] | None = None,
    town: Callable[..., Town] = Town,
) -> Counts:
    """What a town with so many tables comes to."""
    hour = Hour()

    async def live(folder: Path) -> Counts:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'people.db'}", lasting=False)
        try:
            return await town(store, hour, seed, tables).live(told)
        finally:
            await store.close()

    with (
        TemporaryDirectory(prefix="guildhall-") as folder,
        asyncio.Runner(loop_factory=lambda: Jumping(hour)) as runner,
    ):
        return runner.run(live(Path(folder)))


def show(report: dict[str, Any], console: Console) -> None:
    """The report as a table for people."""
    table = Table(title=f"{report['tables']:,} tables", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    for key, value in report.items():
        table.add_row(key.replace("_", " "), f"{value:,}")
    console.print(table)
