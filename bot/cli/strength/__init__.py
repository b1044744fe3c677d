"""Whether computer players are as strong as promised: bar after bar by a sequential test, which can be resumed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from pydantic import BaseModel, ConfigDict
from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

import data
import engines
from bot.cli.playing import options_of
from bot.cli.sentences import aside
from bot.cli.strength.bars import SIGNS, Bar
from bot.cli.strength.count import Count
from bot.cli.tournament import lineup
from bot.cli.tournament.contest import Seated, contest
from engines.kernel.catalogue import title_of

ROOM = Path(next(iter(engines.__path__)))
NUMBERS = Path(next(iter(data.__path__)))
SHARED = ("foresight.toml", "weights.toml")
READ_ALONE = ("lesson.toml", "rules.toml")
"""What people read, and nobody plays by."""


class Report(BaseModel):
    """What was counted so far; counts of a title are forgotten when anything changes that it plays by."""

    model_config = ConfigDict(extra="forbid")

    seed: str
    played_by: dict[str, str] = {}
    counts: dict[str, Count] = {}

    def count(self, bar: Bar) -> Count:
        """What was counted for a bar by what the title is now."""
        now = fingerprint(bar.title)
        if self.played_by.get(bar.title) != now:
            self.played_by[bar.title] = now
            self.counts = {name: one for name, one in self.counts.items() if not name.startswith(bar.title)}
        return self.counts.setdefault(bar.name, Count())


@cache
def fingerprint(title: str) -> str:
    """All code and numbers that a title plays by, as one word."""
    found = hashlib.sha256()
    rooms = [
        *(ROOM / "kernel").rglob("*.py"),
        *(ROOM / title).rglob("*.py"),
        *(path for path in (NUMBERS / title).rglob("*.toml") if path.name not in READ_ALONE),
        *NUMBERS.glob(f"{title}_*.toml"),
    ]
    for path in sorted(rooms):
        found.update(path.read_bytes())
    for name in SHARED:
        numbers = tomllib.loads((NUMBERS / name).read_text("utf-8")).get(title)
        found.update(json.dumps(numbers, sort_keys=True).encode())
    return found.hexdigest()[:16]


def batch(counted: tuple[Bar, ...], seed: str, first: int) -> tuple[Count, ...]:
    """The matches from this number on, with each player in each seat once: for all bars that are measured in the same ones."""
    bar = counted[0]
    title, found = title_of(bar.title), tuple(Count() for _ in counted)
    chosen = options_of(title, bar.options)
    for number in range(first, first + bar.seats):
        sitting = lineup(bar.players, bar.seats, number)
        words = f"{seed}:{bar.title}:{bar.seats}"
        seated = contest(title, chosen, sitting.players, f"{words}:{sitting.deal}", f"{words}:{number}")
        own = sitting.players.index(bar.players[0])
        one = seated[own]
        for each, count in zip(counted, found, strict=True):
            value = measured(each, seated, own)
            count.add(
                Count(
                    matches=1,
                    total=value,
                    squares=value**2,
                    answers=one.answers,
                    cpu_ms=one.cpu_ms,
                    worst_ms=one.worst_ms,
                )
            )
    return found


def measured(bar: Bar, seated: list[Seated], own: int) -> float:
    """What a match comes to for the player who is measured."""
    one = seated[own]
    if bar.what == "wins":
        return 100 * one.won
    if bar.what in SIGNS:
        return 100 * one.signs[bar.what]
    if bar.what == "lead":
        return one.score - fmean(other.score for seat, other in enumerate(seated) if seat != own)
    return fmean(other.score for other in seated if other.level == one.level)


def read(path: Path, seed: str) -> Report:
    """What was counted before with this seed, if anything was."""
    if path.exists():
        found = Report.model_validate(json.loads(path.read_text())["state"])
        if found.seed == seed:
            return found
    return Report(seed=seed)


def strength(
    bars: Iterable[Bar], path: Path, *, seed: str, minutes: float, workers: int
) -> list[dict[str, Any]]:
    """Play until every bar is decided, or the time is up; whichever is undecided and took least time is next."""
    wanted = list(bars)
    report, until = read(path, seed), monotonic() + minutes * 60
    under_way: dict[Future[tuple[Count, ...]], tuple[Bar, ...]] = {}
    begun = {bar.name: report.count(bar).matches for bar in wanted}
    with Progress(console=aside, transient=True) as progress, _pool(workers) as pool:
        task = progress.add_task("bars decided", total=len(wanted))
        while True:
            left = [bar for bar in wanted if report.count(bar).verdict(bar) == "undecided"]
            progress.update(task, completed=len(wanted) - len(left))
            busy = {bar.match for counted in under_way.values() for bar in counted}
            free = [bar for bar in left if bar.match not in busy]
            while free and len(under_way) < workers and monotonic() < until:
                bar = min(free, key=lambda one: report.count(one).cpu_ms)
                first = begun[bar.name]
                counted = tuple(one for one in free if one.match == bar.match and begun[one.name] == first)
                free = [one for one in free if one.match != bar.match]
                under_way[pool.submit(batch, counted, seed, first)] = counted
                begun.update({one.name: first + one.seats for one in counted})
            if not under_way:
                break
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for one in done:
                for bar, more in zip(under_way.pop(one), one.result(), strict=True):
                    report.count(bar).add(more)
            write(path, report, wanted)
    write(path, report, wanted)
    return [told(bar, report.count(bar)) for bar in wanted]


def _pool(workers: int) -> ProcessPoolExecutor:
    """Processes that begin afresh: the one that shows the progress has threads, which a fork would not take along."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def told(bar: Bar, count: Count) -> dict[str, Any]:
    """A bar for the report."""
    low, high = (round(value, 1) if count.matches else None for value in count.bounds(bar))
    return {
        "bar": bar.name,
        "least": bar.least,
        "value": round(count.mean, 1) if count.matches else None,
        "low": low,
        "high": high,
        "matches": count.matches,
        "verdict": count.verdict(bar),
        "cpu_ms": round(count.cpu_ms / max(count.answers, 1), 1),
        "cpu_ms_worst": round(count.worst_ms, 1),
    }


def write(path: Path, report: Report, bars: Iterable[Bar]) -> None:
    """Keep what was counted, so that a run that ends here goes on from here."""
    lines = [told(bar, report.count(bar)) for bar in bars]
    text = json.dumps({"bars": lines, "state": report.model_dump()}, indent=1)
    beside = path.with_suffix(".tmp")
    beside.write_text(text + "\n")
    beside.replace(path)


def table(lines: Iterable[Mapping[str, Any]]) -> Table:
    """The report for people."""
    found = Table(title="Strength of computer players", box=SIMPLE_HEAD)
    names = ("bar", "least", "value", "between", "matches", "verdict", "ms an answer, worst")
    for name in names:
        found.add_column(name, justify="left" if name in {"bar", "verdict"} else "right")
    for one in lines:
        between = "" if one["value"] is None else f"{one['low']} to {one['high']}"
        time = f"{one['cpu_ms']:.0f}, {one['cpu_ms_worst']:.0f}"
        value = "" if one["value"] is None else str(one["value"])
        found.add_row(
            one["bar"], str(one["least"]), value, between, str(one["matches"]), one["verdict"], time
        )
    return found
