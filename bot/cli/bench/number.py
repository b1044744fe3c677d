"""A measured number beside its bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Number:
    """What was measured, and what it must come to: at least the bar (least), or at most."""

    name: str
    value: float
    bar: float
    least: bool = False

    @property
    def holds(self) -> bool:
        """Whether the number is as good as it must be."""
        return self.value >= self.bar if self.least else self.value <= self.bar

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {"value": round(self.value, 3), "bar": self.bar, "holds": self.holds}


def p95(values: Sequence[float]) -> float:
    """What only one in twenty exceeds."""
    if not values:
        raise LookupError("nothing was measured")
    return sorted(values)[int(0.95 * (len(values) - 1))]
