"""What computer players have to reach: who plays whom, what is measured, and how much of it there has to be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engines.kernel.levels import Player

What = Literal["wins", "points", "lead", "monument", "apart"]
"""The share of the victories in hundredths, the own points, or by how many points one is ahead of the others; or in how many
of a hundred matches a sign is to be seen that the title tells: the own monument stands, no two towns are the same."""
SHARES: tuple[What, ...] = ("wins", "monument", "apart")

UNSURE: dict[What, float] = {"wins": 4.0, "points": 1.0, "lead": 1.5, "monument": 4.0, "apart": 4.0}
"""So near to the bar it is all the same on which side a value lies."""


@dataclass(frozen=True)
class Bar:
    """The first of the players is measured; the last takes the seats that are left."""

    title: str
    seats: int
    players: tuple[Player, ...]
    what: What
    least: float
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """How it is called in the report; the same name is the same bar."""
        first, *others = self.players
        against = f"-{'-'.join(others)}" if others else ""
        return "-".join((f"{self.title}-{self.seats}-{first}{against}", *self.options, self.what))


TWO = {"old_london_bridge": 95, "pillars": 90, "guilds_of_london": 80, "tiny_towns": 75}
FOUR = {"old_london_bridge": 75, "pillars": 58, "guilds_of_london": 48, "tiny_towns": 50}
MIXED: tuple[Player, ...] = ("strong", "normal", "yardstick", "erring")


def bars() -> Iterator[Bar]:
    """All of them."""
    for title, least in TWO.items():
        yield Bar(title, 2, ("strong", "yardstick"), "wins", least)
        yield Bar(title, 2, ("strong", "erring"), "wins", least)
    for title, least in FOUR.items():
        yield Bar(title, 4, ("strong", "yardstick"), "wins", least)
        yield Bar(title, 4, MIXED, "wins", least)
    yield Bar("old_london_bridge", 2, ("strong", "yardstick"), "lead", 18, ("expert=on",))
    yield Bar("pillars", 4, ("strong",), "points", 43)
    yield Bar("tiny_towns", 1, ("strong",), "points", 25)
    yield Bar("tiny_towns", 4, ("strong", "yardstick"), "points", 26)
    yield Bar("tiny_towns", 4, ("strong", "yardstick"), "lead", 5)
    yield Bar("tiny_towns", 2, ("strong", "yardstick"), "monument", 65)
    yield Bar("tiny_towns", 4, ("normal",), "apart", 98)
    yield Bar("tiny_towns", 4, ("strong", "easy", "normal"), "apart", 98)
    for title in TWO:
        yield Bar(title, 2, ("normal", "yardstick"), "wins", 58)
        yield Bar(title, 4, ("normal", "yardstick"), "wins", 28)
        yield Bar(title, 2, ("normal", "easy"), "wins", 75)
        yield Bar(title, 2, ("easy", "random"), "wins", 95)
