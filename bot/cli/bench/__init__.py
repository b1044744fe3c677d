"""Every number that the project promises to hold, measured on this machine and in its own yardsticks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bot.cli.bench.answers import committed
from bot.cli.bench.awake import pressed_awake
from bot.cli.bench.boot import booted
from bot.cli.bench.leaders import looked_up
from bot.cli.bench.load import load_numbers
from bot.cli.bench.machine import Machine
from bot.cli.bench.memory import memory_numbers
from bot.cli.bench.million import million_numbers, million_postgresql_numbers
from bot.cli.bench.number import REFERENCE, NotHereError, Number
from bot.cli.bench.pictures import picture_numbers
from bot.cli.bench.presses import pressed
from bot.cli.bench.rules import rule_numbers
from bot.cli.bench.texts import text_numbers
from bot.cli.bench.thinking import pressed_elsewhere
from bot.cli.bench.throughput import throughput_numbers
from bot.cli.run import spare_the_collector
from bot.cli.sentences import InputError, aside
from data.words import FALLBACK, languages
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
    endings: int


WHOLE = Size(seconds=5, moments=60, answers=250, presses=400, results=10_000, lookups=96, endings=1_000_000)
QUICK = Size(seconds=1, moments=16, answers=60, presses=100, results=1_000, lookups=24, endings=20_000)


PARTS = (
    "rules",
    "pictures",
    "texts",
    "answers",
    "presses",
    "leaderboards",
    "start",
    "thinking",
    "load",
    "throughput",
    "memory",
)
APART = ("million", "million-postgresql")
"""What takes very long, or a server: measured only when it is named."""
Stored = Callable[[Path], Iterable[Number]]
TRIES = 3
LOADED, AWAKE = 8, 4  # these last so many times as long as the random play of a title


@dataclass
class Bench:
    """What was measured, and what could not be."""

    WIDTH: ClassVar = 90
    numbers: list[Number] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    told: list[Number] = field(default_factory=list)
    again: list[str] = field(default_factory=list)

    def measure(self, what: str, work: Callable[[], Iterable[Number]]) -> None:
        """Add these numbers; if one falls short they are measured again, and the best of each counts."""
        best: dict[str, Number] = {}
        tries = 1
        while self._once(what, work, best) and tries < TRIES and not all(one.holds for one in best.values()):
            tries += 1
        if tries > 1:
            self.again.append(f"{what}, {tries} times in all")
        self.numbers.extend(best.values())

    def _once(self, what: str, work: Callable[[], Iterable[Number]], best: dict[str, Number]) -> bool:
        """Whether it could be measured; one kind that cannot does not keep the others from it."""
        with aside.status(f"Measuring {what}" + (" again" if best else "")):
            try:
                for one in work():
                    if one.name not in best or one.better_than(best[one.name]):
                        best[one.name] = one
            except NotHereError as error:
                self.remarks.append(str(error))
            except Exception as error:  # noqa: BLE001  # told at the end, with exit code 1
                self.problems.append(f"{what} cannot be measured: {type(error).__name__}: {error}")
                return False
        return True

    def tell(self, machine: Machine) -> None:
        """Add what the numbers were measured with, which is held to nothing."""
        took: dict[str, list[float]] = {name: [] for name in REFERENCE}
        for one in self.numbers:
            for name, spent in one.yard.parts.items() if one.yard else ():
                took[name].append(spent)
        yardsticks = [
            Number(f"yardstick.{name}_ms", median(spent), None) for name, spent in took.items() if spent
        ]
        self.told += [
            *yardsticks,
            *machine.numbers(),
            Number("machine.measured_again", len(self.again), None),
        ]
        self.remarks.append(machine.told())
        self.remarks += [
            f"Measured again, since something fell short: {what}; the best counts." for what in self.again
        ]

    def plain(self) -> dict[str, dict[str, Any]]:
        """For JSON."""
        return {one.name: one.plain() for one in (*self.numbers, *self.told)}

    def table(self) -> Table:
        """The numbers for people."""
        table = Table(title="Numbers to hold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for name in ("what", "value", "ratio", "bar", "absolute", "holds"):
            table.add_column(name, justify="left" if name in {"what", "holds"} else "right", no_wrap=True)
        for one in (*self.numbers, *self.told):
            sign = "≥" if one.least else "≤"
            table.add_row(
                one.name,
                f"{one.value:,.2f}",
                _figure("", one.ratio),
                _figure(sign, one.bar),
                _figure(sign, one.absolute_bar),
                "" if one.bar is None else "yes" if one.holds else "[bold red]no[/]",
            )
        return table


def _figure(sign: str, value: float | None) -> str:
    """With four digits at least, and none too many."""
    if value is None:
        return ""
    return f"{sign} {round(value, 4) if abs(value) < 10 else round(value, 1):,}".strip()


def bench(*, quick: bool, only: Collection[str] = (), language: str = FALLBACK) -> Bench:
    """Measure everything, or only these parts; what people read is said in this language."""
    if unknown := sorted(set(only) - {*PARTS, *APART}):
        raise InputError(
            f"There is no part {unknown[0]} to measure: choose from {', '.join((*PARTS, *APART))}."
        )
    if language not in languages():
        raise InputError(f"There is no language “{language}”. There are: {', '.join(languages())}.")
    wanted, size = frozenset(only or PARTS), QUICK if quick else WHOLE
    found, machine = Bench(), Machine()
    every = list(titles().values())
    for title in every:
        machine.look()
        if "rules" in wanted:
            found.measure(f"the rules of {title.id}", partial(rule_numbers, title, size.seconds))
        if "pictures" in wanted:
            found.measure(
                f"the pictures of {title.id}", partial(picture_numbers, title, size.moments, language)
            )
    if "texts" in wanted:
        found.measure("texts", partial(text_numbers, every, language, size.seconds / 2))
    spare_the_collector()  # as the bot does before it starts
    for part, (what, work) in _on_disk(every, size, language).items():
        if part in wanted:
            machine.look()
            found.measure(what, partial(_in_a_folder, work))
    if "memory" in wanted:
        found.measure("the memory of pictures", memory_numbers)
    machine.look()
    found.tell(machine)
    return found


def _on_disk(every: list[AnyTitle], size: Size, language: str) -> dict[str, tuple[str, Stored]]:
    """The parts that need a database, by name, each with what is measured."""
    return {
        "answers": ("answers", lambda folder: [asyncio.run(committed(every, folder, size.answers))]),
        "presses": ("presses", lambda folder: [asyncio.run(pressed(every, folder, size.presses, language))]),
        "leaderboards": (
            "leaderboards",
            lambda folder: [asyncio.run(looked_up(every, folder, size.results, size.lookups))],
        ),
        "start": ("the start", partial(_started, every, AWAKE * size.seconds)),
        "thinking": (
            "presses while computers think",
            partial(pressed_elsewhere, every, seconds=AWAKE * size.seconds),
        ),
        "throughput": (
            "answers at a hundred tables",
            partial(throughput_numbers, every, seconds=2 * size.seconds),
        ),
        "million": ("a million matches", partial(million_numbers, every, matches=size.endings)),
        "million-postgresql": (
            "a million matches on PostgreSQL",
            partial(million_postgresql_numbers, every, matches=size.endings),
        ),
        "load": ("the load", partial(load_numbers, seconds=LOADED * size.seconds)),
    }


def _started(every: list[AnyTitle], seconds: float, folder: Path) -> Iterator[Number]:
    yield from booted(every, folder)
    (folder / "boot.db").rename(folder / "awake.db")  # it has grown once: that is enough for both
    yield from pressed_awake(every, folder, grown=False, seconds=seconds)


def _in_a_folder(work: Stored) -> Iterator[Number]:
    # Not among temporary files, whose directory often is memory, where a sync costs nothing.
    with TemporaryDirectory(prefix=".guildhall-bench-", dir=Path.cwd()) as name:
        yield from work(Path(name))
