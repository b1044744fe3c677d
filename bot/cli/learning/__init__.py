"""Learning what positions are worth, from quick matches in which a title plays itself: `guildhall learn`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean

from pydantic import BaseModel, ConfigDict
from rich.progress import Progress

from bot.cli.learning.ridge import Ridge
from bot.cli.sentences import InputError, aside
from engines.kernel.catalogue import title_of
from engines.kernel.luck import luck_of

PENALTY = 30.0
"""How much is to be seen before a weight counts."""
LEAST = 0.0005


class Learning(BaseModel):
    """How far it has come, as it is stored: the weights, and of each round how many towns there were and their points."""

    model_config = ConfigDict(extra="forbid")

    title: str
    seats: int
    seed: str
    weights: dict[str, float]
    rounds: list[tuple[int, float]] = []


def learn(title: str, seats: int, seed: str, *, rounds: int, ends: int, path: Path) -> Learning:
    """Play, sum up and play better; what the first round has seen is forgotten, since hardly anybody plays like that."""
    practice = title_of(title).practice()
    if practice is None:
        raise InputError(
            f"{title} has nothing to learn: its computer players think ahead as those of most titles do."
        )
    found = Learning(title=title, seats=seats, seed=seed, weights=practice.begun())
    ridge, number = Ridge(), 0
    with Progress(console=aside, transient=True) as progress:
        bar = progress.add_task("rounds", total=rounds * ends)
        for round_ in range(rounds):
            if round_ == 1:
                ridge = Ridge()
            points: list[int] = []
            for _ in range(-(-ends // seats)):
                number += 1
                rows, scores = practice.match(found.weights, luck_of(seed, seats, number), seats)
                points += scores
                for row, target in rows:
                    ridge.add(row, target)
                progress.advance(bar, seats)
            found.weights = ridge.solve(PENALTY)
            found.rounds.append((len(points), round(fmean(points), 2)))
            path.write_text(written(found))
    return found


def written(found: Learning) -> str:
    """The weights as a file of components, and how they were learned."""
    return "\n".join([*(f"# {line}" for line in told(found)), *listed(found.weights), ""])


def told(found: Learning) -> list[str]:
    """How they were learned."""
    rounds = ", ".join(f"{points:g} ({many})" for many, points in found.rounds)
    return [
        "What a position is worth beyond its points, as a sum: each of these times what is seen of it.",
        f"Learned by `guildhall learn {found.title} --seats {found.seats} --seed {found.seed}`; points (of so many) round by round:",
        rounds,
    ]


def listed(weights: Mapping[str, float]) -> list[str]:
    """The weights that say anything, by name."""
    return [
        f"{json.dumps(name)} = {value:.3f}" for name, value in sorted(weights.items()) if abs(value) >= LEAST
    ]
