"""Random matches of a title, counted and timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.cli.playing import answer, begin, options_of, usual_seats
from bot.cli.sentences import InputError, aside
from engines.kernel import Match, Options
from engines.kernel.catalogue import AnyTitle, title_of


@dataclass
class Tally:
    """What so many matches came to."""

    title: AnyTitle
    seats: int
    matches: int = 0
    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)

    def count(self, match: Match) -> None:
        """A match is over."""
        self.matches += 1
        if match.result is not None:
            self.ended[match.result.reason] += 1
            self.scores += [seat.score for seat in match.result.seats]

    def report(self) -> dict[str, Any]:
        """Everything worth telling, as plain data."""
        answers, seconds = len(self.times), max(self.seconds, 1e-9)
        slowest = sorted(self.times)[int(0.95 * (answers - 1))] if answers else 0.0
        return {
            "title": self.title.id,
            "seats": self.seats,
            "matches": self.matches,
            "answers": answers,
            "seconds": round(self.seconds, 3),
            "matches_per_second": round(self.matches / seconds, 1),
            "answers_per_second": round(answers / seconds, 1),
            "p95_answer_ms": round(slowest * 1000, 4),
            "ended": dict(sorted(self.ended.items())),
            "scores": {
                "min": min(self.scores, default=0),
                "mean": round(sum(self.scores) / max(len(self.scores), 1), 2),
                "max": max(self.scores, default=0),
            },
        }


def simulate(
    name: str, seats: int | None, matches: int, seed: str, options: Sequence[str], *, quiet: bool
) -> dict[str, Any]:
    """Play so many matches, with a bar on stderr that shows how far they are."""
    title = title_of(name)
    chosen = options_of(title, options)
    if matches < 1:
        raise InputError(f"At least one match has to be played, not {matches}.")
    tally = Tally(title, usual_seats(title) if seats is None else seats)
    # Components are loaded on the first use, which is not to count.
    _play(Tally(title, tally.seats), chosen, seed, 0)
    with Progress(console=aside, transient=True, disable=quiet) as progress:
        bar = progress.add_task(f"{matches} matches of {title.id}", total=matches)
        began = perf_counter()
        for index in range(matches):
            tally.count(_play(tally, chosen, seed, index))
            progress.advance(bar)
        tally.seconds = perf_counter() - began
    return tally.report()


def _play(tally: Tally, options: Options, seed: str, index: int) -> Match:
    match, luck = begin(tally.title, tally.seats, options, seed, index)
    note = tally.times.append
    last = perf_counter()
    while not match.over:
        answer(match, luck)
        now = perf_counter()
        note(now - last)
        last = now
    return match


def show(report: dict[str, Any], console: Console) -> None:
    """The report as a table for people."""
    table = Table(title=f"{report['title']}, {report['seats']} seats", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    for key in ("matches", "answers", "seconds", "matches_per_second", "answers_per_second", "p95_answer_ms"):
        table.add_row(key.replace("_", " "), f"{report[key]:,}")
    for reason, count in report["ended"].items():
        table.add_row(f"ended: {reason}", f"{count:,}")
    for key, value in report["scores"].items():
        table.add_row(f"score, {key}", f"{value:,}")
    console.print(table)
