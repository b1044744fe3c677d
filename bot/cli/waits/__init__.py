"""How long a title makes people wait by post, with standing orders and without, and how much they press."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, quantiles, stdev
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.cli.playing import options_of, usual_seats
from bot.cli.sentences import InputError, aside
from bot.cli.waits.post import Played, by_post
from engines.kernel.catalogue import title_of

CONFIDENT = 1.96
"""How many standard errors a mean may be off in 95 of 100 cases."""
COUNTED = ("handovers", "longest_chain", "answers", "score")


def waits(
    name: str, seats: int | None, matches: int, seed: str, options: Sequence[str], *, quiet: bool
) -> dict[str, Any]:
    """Play so many matches twice, with orders and without; the report as plain data."""
    title = title_of(name)
    chosen = options_of(title, options)
    if matches < 1:
        raise InputError(f"At least one match has to be played, not {matches}.")
    number = usual_seats(title) if seats is None else seats
    plainly: list[Played] = []
    ordered: list[Played] = []
    with Progress(console=aside, transient=True, disable=quiet) as progress:
        bar = progress.add_task(f"{matches} matches of {title.id}", total=matches)
        for index in range(matches):
            plainly.append(by_post(title, number, chosen, seed, index, ordering=False))
            ordered.append(by_post(title, number, chosen, seed, index, ordering=True))
            progress.advance(bar)
    return {
        "title": title.id,
        "seats": number,
        "matches": matches,
        "with_orders": means(ordered),
        "without_orders": means(plainly),
        "score_share": share([one.score for one in ordered], [one.score for one in plainly]),
        "answers_share": share([one.answers for one in ordered], [one.answers for one in plainly]),
        "presses": spread([presses for one in plainly for presses in one.presses]),
        "asked_with_orders": asked(ordered),
    }


def means(played: Sequence[Played]) -> dict[str, float]:
    """What a match comes to."""
    return {key: round(mean(getattr(one, key) for one in played), 2) for key in COUNTED}


def share(these: Sequence[float], those: Sequence[float]) -> dict[str, float]:
    """What of a hundred of those there are of these, between which bounds in 95 of 100 cases.

    Matches are pairs, since both were dealt alike: the spread is that of what they differ by.
    """
    whole = mean(those) or 1.0
    error = 0.0
    if len(these) > 1:
        ratio = mean(these) / whole
        error = stdev(a - ratio * b for a, b in zip(these, those, strict=True)) / sqrt(len(these)) / whole
    of_hundred, off = 100 * mean(these) / whole, 100 * CONFIDENT * error
    return {
        "mean": round(of_hundred, 2),
        "low": round(of_hundred - off, 2),
        "high": round(of_hundred + off, 2),
    }


def spread(presses: Sequence[int]) -> dict[str, float]:
    """The middle, and what nine in ten stay within."""
    if len(presses) < 2:
        return {"median": float(sum(presses)), "p90": float(sum(presses))}
    return {"median": median(presses), "p90": round(quantiles(presses, n=10, method="inclusive")[-1], 1)}


def asked(played: Sequence[Played]) -> dict[str, float]:
    """The questions that are still answered by hand in a match, the most frequent first."""
    total = sum((one.asked for one in played), start=played[0].asked.__class__())
    return {step: round(count / len(played), 2) for step, count in total.most_common()}


def show(report: dict[str, Any], console: Console) -> None:
    """The report as a table for people."""
    table = Table("", "with orders", "without", title=f"{report['title']}, {report['seats']} seats")
    for key in COUNTED:
        table.add_row(
            key.replace("_", " "), f"{report['with_orders'][key]:,}", f"{report['without_orders'][key]:,}"
        )
    console.print(table)
    for key in ("score_share", "answers_share"):
        found = report[key]
        console.print(f"{key.replace('_', ' ')}: {found['mean']} of 100 ({found['low']} to {found['high']})")
    presses = report["presses"]
    console.print(f"presses a turn: median {presses['median']}, nine in ten within {presses['p90']}")
