"""What was counted for a bar, and whether that is enough to say on which side of it the truth lies."""

from __future__ import annotations

from math import log, sqrt
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.cli.strength.bars import SHARES, UNSURE, Bar

ERROR = 0.05
SURE = log((1 - ERROR) / ERROR)
CONFIDENT = 1.96
LEAST = 12
"""No verdict before so many matches: the spread of points has to be known."""

Verdict = Literal["holds", "falls short", "undecided"]


class Count(BaseModel):
    """Sums over all matches of a bar, as they are stored."""

    model_config = ConfigDict(extra="forbid")

    matches: int = 0
    total: float = 0.0
    squares: float = 0.0
    answers: int = 0
    cpu_ms: float = 0.0
    worst_ms: float = 0.0

    def add(self, other: Count) -> None:
        """Count these matches as well."""
        self.matches += other.matches
        self.total += other.total
        self.squares += other.squares
        self.answers += other.answers
        self.cpu_ms += other.cpu_ms
        self.worst_ms = max(self.worst_ms, other.worst_ms)

    @property
    def mean(self) -> float:
        """What is measured, on average."""
        return self.total / self.matches if self.matches else 0.0

    def bounds(self, bar: Bar) -> tuple[float, float]:
        """Between which values the truth lies in 95 of 100 cases: shares by Wilson, points by their spread."""
        if not self.matches:
            return float("-inf"), float("inf")
        if bar.what not in SHARES:
            off = CONFIDENT * sqrt(self._variance / self.matches)
            return self.mean - off, self.mean + off
        share, squared, number = self.mean / 100, CONFIDENT**2, self.matches
        middle = share + squared / (2 * number)
        off = CONFIDENT * sqrt(share * (1 - share) / number + squared / (4 * number**2))
        return 100 * (middle - off) / (1 + squared / number), 100 * (middle + off) / (1 + squared / number)

    @property
    def _variance(self) -> float:
        spread = self.squares - self.matches * self.mean**2
        return max(spread / max(self.matches - 1, 1), 1e-9)

    def evidence(self, bar: Bar) -> float:
        """How much likelier it is, as a logarithm, that the truth lies a little above the bar than a little below."""
        off = UNSURE[bar.what]
        if bar.what not in SHARES:
            return self.matches * 2 * off * (self.mean - bar.least) / self._variance
        below, above = (min(max((bar.least + way) / 100, 0.005), 0.995) for way in (-off, off))
        won = self.total / 100
        return won * log(above / below) + (self.matches - won) * log((1 - above) / (1 - below))

    def verdict(self, bar: Bar) -> Verdict:
        """By a sequential test of Wald, which is wrong in 5 of 100 cases at most outside the unsure part."""
        evidence = self.evidence(bar) if self.matches >= LEAST else 0.0
        if evidence >= SURE:
            return "holds"
        return "falls short" if evidence <= -SURE else "undecided"
