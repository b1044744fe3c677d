"""Finding the weights of a computer player by playing: cross-entropy, on the difference in points against a pool."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.cli.playing import options_of
from bot.cli.sentences import InputError, aside
from bot.cli.tuning.duel import Rival, Tables
from engines.kernel import Weights
from engines.kernel.catalogue import title_of
from engines.kernel.luck import luck_of
from engines.kernel.weights import weights

CANDIDATES, KEPT = 12, 4
STEP, LEAST_STEP = 0.35, 0.06
CONFIDENT = 1.96
"""How many standard errors a mean may be off in 95 of 100 cases."""


class Tuning(BaseModel):
    """How far a search has come, as it is stored: everything that the next generation rests on, and the verdict."""

    model_config = ConfigDict(extra="forbid")

    title: str
    seats: int
    options: list[str]
    seed: str
    began: dict[str, float]
    middle: dict[str, float]
    steps: dict[str, float]
    generations: list[float] = []
    verdict: dict[str, dict[str, float]] = {}


class Search:
    """A search for weights at some tables; after each generation it is stored, and goes on from there."""

    def __init__(self, tuning: Tuning, path: Path) -> None:
        self.tuning = tuning
        self.path = path
        title = title_of(tuning.title)
        self.tables = Tables(title, tuning.seats, options_of(title, tuning.options))
        before = Rival("normal", self.tables.weights(tuning.began))
        self.pool = (Rival("yardstick"), before, Rival("erring"))

    def generation(self, matches: int) -> None:
        """Try some weights around the middle on the same fresh seeds; the best of them make the next middle."""
        tuning = self.tuning
        number = len(tuning.generations)
        luck = luck_of(tuning.seed, number)
        tried = [tuning.middle, *(self._drawn(luck) for _ in range(CANDIDATES - 1))]
        deals = [f"{tuning.seed}:{number}:{deal}" for deal in range(matches)]
        found = [fmean(self.played(one, self.pool, deals)) for one in tried]
        best = sorted(range(len(tried)), key=lambda place: -found[place])[:KEPT]
        for name in tuning.middle:
            values = [log(tried[place][name]) for place in best]
            tuning.middle[name] = round(exp(fmean(values)), 4)
            tuning.steps[name] = round(max(LEAST_STEP, (tuning.steps[name] + pstdev(values)) / 2), 4)
        tuning.generations.append(round(fmean(found[place] for place in best), 2))
        self.keep()

    def _drawn(self, luck: Random) -> dict[str, float]:
        """Weights near the middle; each is multiplied, so that none changes its sign."""
        steps = self.tuning.steps
        return {name: value * exp(luck.gauss(0, steps[name])) for name, value in self.tuning.middle.items()}

    def played(self, tried: dict[str, float], pool: Sequence[Rival], deals: Sequence[str]) -> list[float]:
        """By how much these weights are ahead in each of these matches, every rival and seat in turn."""
        own = Rival("normal", self.tables.weights(tried))
        return [
            self.tables.difference(
                own, pool[number % len(pool)], number // len(pool) % self.tuning.seats, deal
            )
            for number, deal in enumerate(deals)
        ]

    def judge(self, matches: int) -> None:
        """By how much the middle is ahead of each of the pool on seeds that were not seen before."""
        for rival in self.pool:
            deals = [f"{self.tuning.seed}:fresh:{deal}" for deal in range(matches)]
            found = self.played(self.tuning.middle, [rival], deals)
            off = CONFIDENT * stdev(found) / sqrt(len(found))
            mean = fmean(found)
            self.tuning.verdict[rival.level] = {
                "matches": matches,
                "ahead": round(mean, 2),
                "low": round(mean - off, 2),
                "high": round(mean + off, 2),
            }
        self.keep()

    def keep(self) -> None:
        """Write down how far it has come."""
        self.path.write_text(self.tuning.model_dump_json(indent=2) + "\n")


def numbers_of(found: Weights) -> dict[str, float]:
    """Weights by name."""
    return {name: float(value) for name, value in found if name != "seats"}


def begun(name: str, seats: int, options: Sequence[str], seed: str) -> Tuning:
    """A search that begins with the weights that are stored."""
    title = title_of(name)
    stored = numbers_of(weights(title.id, title.weights, seats)) if title.weights is not Weights else {}
    if not stored:
        raise InputError(f"{title.id} has no weights to be found.")
    return Tuning(
        title=title.id,
        seats=seats,
        options=list(options),
        seed=seed,
        began=stored,
        middle=dict(stored),
        steps=dict.fromkeys(stored, STEP),
    )


def tune(tuning: Tuning, path: Path, generations: int, matches: int) -> Mapping[str, Any]:
    """Go on with the search in this file, or begin this one; at the end it is judged."""
    if path.exists():
        tuning = Tuning.model_validate(json.loads(path.read_text()))
    search = Search(tuning, path)
    while len(tuning.generations) < generations:
        with aside.status(f"{tuning.title}, {tuning.seats} seats: generation {len(tuning.generations) + 1}"):
            search.generation(matches)
    search.judge(3 * matches)
    return tuning.model_dump()
