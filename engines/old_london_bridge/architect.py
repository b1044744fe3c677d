"""What one player owns: cards, money, a bridge, bonus tiles, and two markers."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from engines.old_london_bridge.components import PETER


class Architect(BaseModel):
    """A player: cards are counted by value; buildings are ids; tiles earned this round are fresh."""

    model_config = ConfigDict(extra="forbid")

    money: int
    hand: list[int]
    laid: list[int] = Field(default_factory=list)
    slots: list[int] = Field(default_factory=list)
    replaced: list[tuple[int, int]] = Field(default_factory=list)
    tiles: list[str] = Field(default_factory=list)
    fresh: list[str] = Field(default_factory=list)
    chapel: int = 0
    gate: int = 0
    pawn: str | None = None

    @property
    def cards(self) -> int:
        """How many cards are in hand."""
        return sum(self.hand)

    @property
    def worth(self) -> int:
        """The sum of the values of the cards in hand."""
        return sum([value * copies for value, copies in enumerate(self.hand)])

    @property
    def tiles_left(self) -> int:
        """How many bonus tiles were not used."""
        return len(self.tiles) + len(self.fresh)

    def lay(self, card: int) -> None:
        """Put a card face down in front of oneself."""
        self.hand[card] -= 1
        self.laid.append(card)

    def put_away(self, card: int, supply: list[int]) -> None:
        """The card of this turn goes back to the inn; Peter de Colechurch comes back to the hand."""
        self.laid.remove(card)
        if card == PETER:
            self.hand[PETER] += 1
        else:
            supply[card] += 1
