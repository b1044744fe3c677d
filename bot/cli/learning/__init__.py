"""Learning what half-built towns are worth, from matches in which computers play themselves: `guildhall learn`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean

from pydantic import BaseModel, ConfigDict
from rich.progress import Progress

from bot.cli.learning.play import begun, match
from bot.cli.learning.ridge import Ridge
from bot.cli.sentences import aside
from engines.kernel.luck import luck_of

PENALTY = 30.0
"""How much is to be seen before a weight counts."""
LEAST = 0.0005


class Learning(BaseModel):
    """How far it has come, as it is stored: the weights, and of each round how many towns there were and their points."""

    model_config = ConfigDict(extra="forbid")

    seats: int
    seed: str
    weights: dict[str, float]
    rounds: list[tuple[int, float]] = []


def learn(seats: int, seed: str, rounds: int, towns: int, path: Path, *, quiet: bool = False) -> Learning:
    """Play, sum up and play better; what the first round has seen is forgotten, since hardly anybody plays like that."""
    found = Learning(seats=seats, seed=seed, weights=begun())
    ridge, number = Ridge(), 0
    with Progress(console=aside, transient=True, disable=quiet) as progress:
        bar = progress.add_task("rounds", total=rounds * towns)
        for round_ in range(rounds):
            if round_ == 1:
                ridge = Ridge()
            ends: list[int] = []
            for _ in range(-(-towns // seats)):
                number += 1
                rows, points = match(found.weights, luck_of(seed, seats, number), seats)
                ends += points
                for row, target in rows:
                    ridge.add(row, target)
                progress.advance(bar, seats)
            found.weights = ridge.solve(PENALTY)
            found.rounds.append((len(ends), round(fmean(ends), 2)))
            path.write_text(written(found))
    return found


def written(found: Learning) -> str:
    """The weights as a file of components, and how they were learned."""
    return "\n".join([*(f"# {line}" for line in told(found)), *listed(found.weights), ""])


def told(found: Learning) -> list[str]:
    """How they were learned."""
    rounds = ", ".join(f"{points:g} ({towns})" for towns, points in found.rounds)
    return [
        "What a half-built town is worth beyond its points, as a sum: each of these times what is seen of it.",
        f"Learned by `guildhall learn --seats {found.seats} --seed {found.seed}`; points of the towns (their number) round by round:",
        rounds,
    ]


def listed(weights: Mapping[str, float]) -> list[str]:
    """The weights that say anything, by name."""
    return [
        f"{json.dumps(name)} = {value:.3f}" for name, value in sorted(weights.items()) if abs(value) >= LEAST
    ]
