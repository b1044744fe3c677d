"""What the invented people and their tables have come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from statistics import median
from typing import Any

from bot.tables.clock import DAY

NEVER = ("answered_early", "reminded_twice", "mentioned_in_vain")


@dataclass
class Counts:
    """What is counted, table by table and mention by mention.

    Days: of each table from its beginning to its end. Spent: the seconds that each person had a table. Endless: tables with
    a pace that did not end.
    """

    tables: int = 0
    days: list[float] = field(default_factory=list)
    spent: dict[int, int] = field(default_factory=dict)
    endless: list[int] = field(default_factory=list)
    mentions: int = 0
    answered_for: int = 0
    answered_early: int = 0
    reminded_twice: int = 0
    mentioned_in_vain: int = 0

    def report(self) -> dict[str, Any]:
        """Everything worth telling, as plain data."""
        days = sorted(self.days)
        lived = sum(self.spent.values()) / DAY
        return {
            "tables": self.tables,
            "ended": len(days),
            "days_median": round(median(days), 2) if days else 0.0,
            "days_p95": round(days[ceil(0.95 * len(days)) - 1], 2) if days else 0.0,
            "mentions_a_person_day": round(self.mentions / lived, 3) if lived else 0.0,
            "answered_for": self.answered_for,
            **{name: getattr(self, name) for name in NEVER},
        }

    @property
    def broken(self) -> list[str]:
        """What must never be and was."""
        found = [f"{name.replace('_', ' ')}: {getattr(self, name)}" for name in NEVER if getattr(self, name)]
        if self.endless:
            found.append("tables that do not end: " + ", ".join(map(str, self.endless)))
        return found
