"""Every number that the project promises to hold, measured on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.table import Table

from bot.cli.bench.answers import committed
from bot.cli.bench.boot import booted
from bot.cli.bench.leaders import looked_up
from bot.cli.bench.number import Number, p95
from bot.cli.bench.pictures import picture_numbers
from bot.cli.bench.presses import pressed
from bot.cli.bench.rules import rule_numbers
from bot.cli.run import spare_the_collector
from bot.cli.sentences import aside
from engines.kernel.catalogue import AnyTitle, titles


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    seconds: float
    moments: int
    answers: int
    presses: int
    results: int
    lookups: int


WHOLE = Size(seconds=5, moments=60, answers=250, presses=400, results=10_000, lookups=96)
QUICK = Size(seconds=1, moments=16, answers=60, presses=100, results=1_000, lookups=24)


@dataclass
class Bench:
    """What was measured, and what could not be."""

    numbers: list[Number] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def measure(self, what: str, work: Callable[[], Iterable[Number]]) -> None:
        """Add these numbers; one kind that cannot be measured does not keep the others from it."""
        with aside.status(f"Measuring {what}"):
            try:
                self.numbers.extend(work())
            except Exception as error:  # noqa: BLE001  # told at the end, with exit code 1
                self.problems.append(f"{what} cannot be measured: {type(error).__name__}: {error}")

    def table(self) -> Table:
        """The numbers for people."""
        table = Table(title="Numbers to hold")
        table.add_column("what")
        table.add_column("value", justify="right")
        table.add_column("bar", justify="right")
        table.add_column("holds")
        for one in self.numbers:
            holds = "yes" if one.holds else "[bold red]no[/]"
            sign = "≥" if one.least else "≤"
            table.add_row(one.name, f"{one.value:,.2f}", f"{sign} {one.bar:,}", holds)
        return table


def bench(*, quick: bool) -> Bench:
    """Measure everything."""
    size = QUICK if quick else WHOLE
    found = Bench()
    every = list(titles().values())
    for title in every:
        found.measure(f"the rules of {title.id}", partial(rule_numbers, title, size.seconds))
        found.measure(f"the pictures of {title.id}", partial(picture_numbers, title, size.moments))
    spare_the_collector()  # as the bot does before it starts
    # Not among temporary files, whose directory often is memory, where a sync costs nothing.
    with TemporaryDirectory(prefix=".guildhall-bench-", dir=Path.cwd()) as name:
        folder = Path(name)
        found.measure("answers", lambda: [_committed(found, every, folder, size.answers)])
        found.measure("presses", lambda: [asyncio.run(pressed(every, folder, size.presses))])
        found.measure(
            "leaderboards", lambda: [asyncio.run(looked_up(every, folder, size.results, size.lookups))]
        )
        found.measure("the start", partial(booted, every, folder))
    return found


def _committed(found: Bench, every: list[AnyTitle], folder: Path, answers: int) -> Number:
    number, disk = asyncio.run(committed(every, folder, answers))
    found.remarks.append(
        f"Of each committed answer, this disk alone takes {median(disk.spent):.1f} ms (p95 {p95(disk.spent):.1f} ms)."
    )
    return number
