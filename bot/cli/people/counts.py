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

    Days: of each table from its beginning to its end. Given up: those of them that ended without a result. Waiting: tables
    without a pace that wait for somebody who will not come back. Spent: the seconds that each person had a table. Endless:
    tables that did not end although they have a pace, or wait for nobody who has gone.
    """

    tables: int = 0
    days: list[float] = field(default_factory=list)
    spent: dict[int, int] = field(default_factory=dict)
    given_up: int = 0
    waiting: int = 0
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
            "given_up": self.given_up,
            "waiting_without_a_pace": self.waiting,
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
