"""What lies before one player: gold, points, cubes, craftsmen, workers and advantages."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from engines.pillars.components import KINDS, advantages, board, craftsmen, resources

JACK = "jack"


def no_cubes() -> dict[str, int]:
    """None of any kind."""
    return dict.fromkeys(KINDS, 0)


class Player(BaseModel):
    """One player's side of the table; nothing of it is secret."""

    model_config = ConfigDict(extra="forbid")

    gold: int
    idle: int
    craftsmen: list[str]
    points: int = 0
    earned: dict[str, int] = Field(default_factory=dict)
    cubes: dict[str, int] = Field(default_factory=no_cubes)
    cards: list[str] = Field(default_factory=list)
    advantages: list[str] = Field(default_factory=list)
    mill: int = 0
    grey: int = 0
    grey_next: int = 0
    black: bool = False
    passed: bool = False
    protected: bool = False
    tax_free: bool = False
    walled: bool = False
    walled_next: bool = False
    bought: list[str] = Field(default_factory=list)

    @property
    def places(self) -> int:
        """How many craftsmen may stay."""
        return board().limits.craftsmen + (advantages()[JACK].amount if JACK in self.advantages else 0)

    @property
    def crowded(self) -> bool:
        """Whether a craftsman has to leave."""
        return len(self.craftsmen) > self.places

    @property
    def working(self) -> int:
        """The workers that were sent out for cubes."""
        return sum(resources()[card].workers for card in self.cards)

    @property
    def total(self) -> int:
        """How many cubes there are of all kinds."""
        return sum(self.cubes.values())

    def has(self, trade: str) -> bool:
        """Whether a craftsman of this trade is there."""
        known = craftsmen()
        return any(known[card].trade == trade for card in self.craftsmen)

    def score(self, source: str, points: int) -> int:
        """Move on the track of points, never below 0; returns by how much it was."""
        moved = max(points, -self.points)
        if moved:
            self.points += moved
            self.earned[source] = self.earned.get(source, 0) + moved
        return moved

    def receive(self, gold: int) -> int:
        """Take gold as far as the track goes; the rest is lost. Returns what was taken."""
        taken = min(gold, board().limits.gold - self.gold)
        self.gold += taken
        return taken

    def charge(self, gold: int) -> int:
        """Pay as much of it as there is; returns what is missing."""
        paid = min(gold, self.gold)
        self.gold -= paid
        return gold - paid
