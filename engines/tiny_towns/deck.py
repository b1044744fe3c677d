"""The resource cards of Town Hall and solo."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel import Dice
from engines.tiny_towns.components import KINDS, tables


class ResourceDeck(BaseModel):
    """The pile from its top, the open cards, the discards, those that Town Hall put away unseen.

    In solo the player himself puts cards under the pile: `sunk` says how many of its last cards he knows.
    """

    model_config = ConfigDict(extra="forbid")

    pile: list[str]
    open: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    buried: list[str] = Field(default_factory=list)
    sunk: int = 0

    def bury(self, dice: Dice) -> None:
        """Town Hall: all cards become the pile again, and some are put away unseen."""
        cards = dice.shuffled([*self.pile, *self.buried, *self.discard])
        away = tables().deck.town_hall_discard
        self.buried, self.pile, self.discard = cards[:away], cards[away:], []

    def turn_card(self, dice: Dice) -> bool:
        """Town Hall: turn the next card over; true if the cards had to be shuffled first."""
        shuffled = not self.pile
        if shuffled:
            self.bury(dice)
        self.open = [self.pile.pop(0)]
        return shuffled

    def put_away(self) -> None:
        """Town Hall: the open card goes to the discards."""
        self.discard += self.open
        self.open = []

    def lay_open(self) -> None:
        """Solo: the first open cards."""
        lying = tables().deck.solo_open
        self.open, self.pile = self.pile[:lying], self.pile[lying:]

    def replace(self, kind: str) -> str:
        """Solo: the chosen card goes under the pile, and the top one takes its place."""
        place = self.open.index(kind)
        self.pile.append(kind)
        self.open[place] = self.pile.pop(0)
        self.sunk = min(self.sunk + 1, len(self.pile))
        return self.open[place]

    @property
    def unseen(self) -> list[str]:
        """The cards of the pile whose order nobody can know."""
        return self.pile[: len(self.pile) - self.sunk]


def new_deck(dice: Dice) -> ResourceDeck:
    """All resource cards, shuffled."""
    return ResourceDeck(pile=dice.shuffled([kind for kind in KINDS for _ in range(tables().deck.each)]))
