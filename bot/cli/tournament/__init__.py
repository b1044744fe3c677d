"""Matches of computer players against each other: who wins how often, with how many points, in how much time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, TypeGuard

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.cli.playing import options_of, usual_seats
from bot.cli.sentences import InputError, aside
from bot.cli.tournament.contest import Seated, Sitting, contest
from bot.cli.tournament.former import former as started
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from engines.kernel.levels import PLAYERS

KNOWN = (*PLAYERS, "former")
CONFIDENT = 1.96
"""How many standard errors a share may be off in 95 of 100 cases."""


@dataclass(frozen=True)
class Lineup:
    """Who sits where in a match, and the number of the deal, which is the same for all who sit there in turn."""

    deal: int
    players: tuple[Sitting, ...]


def tournament(
    name: str,
    players: str,
    *,
    seats: int | None,
    matches: int,
    seed: str,
    options: Sequence[str] = (),
    former: Path | None = None,
    quiet: bool,
) -> dict[str, Any]:
    """Let these players sit at tables with so many seats, and count; the report as plain data."""
    title = title_of(name)
    chosen = options_of(title, options)
    if matches < 1:
        raise InputError(f"At least one match has to be played, not {matches}.")
    named = named_players(players)
    number_of_seats = usual_seats(title) if seats is None else seats
    if number_of_seats not in title.seats:
        least, most = title.seats[0], title.seats[-1]
        raise InputError(f"{title.id} is played with {least} to {most} seats, not with {seats}.")
    if (former is None) == ("former" in named):
        raise InputError("Who plays against “former” says in which folder that release lies, and only then.")
    if conflict := title.conflict(number_of_seats, chosen):
        raise RefusedError(conflict)
    found: list[Seated] = []
    with (
        nullcontext() if former is None else started(former) as other,
        Progress(console=aside, transient=True, disable=quiet) as progress,
    ):
        bar = progress.add_task(f"{matches} matches of {title.id}", total=matches)
        for number in range(matches):
            sitting = lineup(named, number_of_seats, number)
            deal, luck = f"{seed}:{sitting.deal}", f"{seed}:{number}"
            found += contest(title, chosen, sitting.players, deal, luck, former=other)
            progress.advance(bar)
    return {
        "title": title.id,
        "seats": number_of_seats,
        "matches": matches,
        "seed": seed,
        "players": [of_level(level, found) for level in dict.fromkeys(named)],
    }


def named_players(players: str) -> tuple[Sitting, ...]:
    """Players from their names with commas between them."""
    names = [name.strip() for name in players.split(",")]
    known = [name for name in names if is_player(name)]
    if len(known) < len(names):
        unknown = next((name for name in names if not is_player(name)), "")
        raise InputError(f"There is no player “{unknown}”; there are {', '.join(KNOWN)}.")
    return tuple(known)


def is_player(name: str) -> TypeGuard[Sitting]:
    """Whether there is such a player."""
    return name in KNOWN


def lineup(players: Sequence[Sitting], seats: int, number: int) -> Lineup:
    """Who plays the match with this number: all sets of players in turn, each in every rotation of the seats.

    Where there are fewer players than seats, the last one takes the rest.
    """
    filled = [*players, *[players[-1]] * (seats - len(players))]
    sets = list(combinations(filled, seats))
    deal, place = divmod(number, len(sets) * seats)
    which, turned = divmod(place, seats)
    sitting = sets[which]
    return Lineup(deal, (*sitting[seats - turned :], *sitting[: seats - turned]))


def of_level(level: Sitting, found: Sequence[Seated]) -> dict[str, Any]:
    """What became of the players of one level."""
    mine = [one for one in found if one.level == level]
    if not mine:
        return {
            "level": level,
            "played": 0,
            "wins": None,
            "low": None,
            "high": None,
            "score": None,
            "cpu_ms": None,
            "cpu_ms_worst": None,
        }
    wins, answers = fmean(one.won for one in mine), sum(one.answers for one in mine)
    low, high = bounds(wins, len(mine))
    return {
        "level": level,
        "played": len(mine),
        "wins": round(wins, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(fmean(one.score for one in mine), 2),
        "cpu_ms": round(sum(one.cpu_ms for one in mine) / max(answers, 1), 3),
        "cpu_ms_worst": round(max(one.worst_ms for one in mine), 3),
    }


def bounds(share: float, number: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases, by Wilson."""
    squared = CONFIDENT**2
    middle = share + squared / (2 * number)
    off = CONFIDENT * sqrt(share * (1 - share) / number + squared / (4 * number**2))
    low, high = ((middle + way) / (1 + squared / number) for way in (-off, off))
    return max(0.0, low), min(1.0, high)


def show(report: dict[str, Any], console: Console) -> None:
    """The report as a table for people."""
    table = Table(
        "player",
        "wins of 100",
        "between",
        "points",
        "ms an answer",
        title=f"{report['title']}, {report['seats']} seats",
    )
    for one in report["players"]:
        if not one["played"]:
            table.add_row(one["level"], *["–"] * 4)
            continue
        wins, low, high = (f"{100 * one[key]:.1f}" for key in ("wins", "low", "high"))
        table.add_row(one["level"], wins, f"{low} to {high}", f"{one['score']}", f"{one['cpu_ms']}")
    console.print(table)
