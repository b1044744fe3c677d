"""A measured number beside its bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

# What the yardsticks take on the quiet machine with two cores on which the absolute bars are promised: the one place that
# turns those bars into ratios. They were not measured there, but derived on 2026-11-19 on a slower machine of the same kind,
# whose yardsticks took 2.25 and 16.5 to 19: one state of the rules that had played 64 matches of the Pillars a second there
# played 22.6 here; a table that took 14 to 15 ms to draw there took 22 to 28 here, with the code of that day. The disk took
# 0.3 there. Greater values make every bar stricter, smaller ones looser; to be measured on a quiet machine.
REFERENCE = {"python": 0.8, "picture": 9.5, "sync": 0.3}
UNITS = {"_per_second": "1/s", "_seconds": "s", "_ms": "ms", "_kb": "KB", "_mb": "MB"}
MILLISECONDS = {"ms": 1, "s": 1000}


@dataclass(frozen=True)
class Yard:
    """What yardsticks took near to a number, by name (milliseconds); several make one by adding them."""

    parts: dict[str, float]

    def __add__(self, other: Yard) -> Yard:
        return Yard({**self.parts, **other.parts})

    @property
    def here(self) -> float:
        """What they took together in this run."""
        return sum(self.parts.values())

    @property
    def there(self) -> float:
        """What they take together on the machine of the absolute bars."""
        return sum(REFERENCE[name] for name in self.parts)


@dataclass(frozen=True)
class Number:
    """What was measured, what it must come to on a quiet machine, at least or at most, and what it is measured against.

    Sizes and counts have no yardstick, and what is only told has no bar.
    """

    name: str
    value: float
    absolute_bar: float | None
    least: bool = False
    yard: Yard | None = None

    @property
    def unit(self) -> str:
        """What the name ends with."""
        return next((unit for ending, unit in UNITS.items() if self.name.endswith(ending)), "")

    @property
    def ratio(self) -> float | None:
        """The value in yardsticks: the same on a quick machine and a slow one."""
        return None if self.yard is None else self._in_yards(self.value, self.yard.here)

    @property
    def bar(self) -> float | None:
        """What decides: a bar of the ratio where there is one, else of the value."""
        if self.yard is None or self.absolute_bar is None:
            return self.absolute_bar
        return self._in_yards(self.absolute_bar, self.yard.there)

    @property
    def judged(self) -> float:
        """What is held against the bar."""
        return self.value if self.ratio is None else self.ratio

    @property
    def holds(self) -> bool:
        """Whether the number is as good as it must be."""
        return self.bar is None or (self.judged >= self.bar if self.least else self.judged <= self.bar)

    def better_than(self, other: Number) -> bool:
        """Whether this is the better measurement of the same."""
        return self.judged > other.judged if self.least else self.judged < other.judged

    def _in_yards(self, value: float, yard: float) -> float:
        """A time in yardsticks, or a rate in what is done in the time of one."""
        return value * yard / 1000 if self.least else value * MILLISECONDS[self.unit] / yard

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "value": round(self.value, 3),
            "ratio": _short(self.ratio),
            "bar": _short(self.bar),
            "absolute_bar": self.absolute_bar,
            "holds": self.holds,
        }


class NotHereError(Exception):
    """What cannot be measured on this machine; the message is a sentence that says why."""


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def p95(values: Sequence[float]) -> float:
    """What only one in twenty exceeds."""
    if not values:
        raise LookupError("nothing was measured")
    return sorted(values)[int(0.95 * (len(values) - 1))]
