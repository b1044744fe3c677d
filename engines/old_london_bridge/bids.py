"""What it is worth to lay a card: the places in the order of turns that it may come to, and what is left to whoever acts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.old_london_bridge.components import PETER
from engines.old_london_bridge.prizes import scoring_data
from engines.old_london_bridge.purse import cards_more
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.weights import weights_for
from engines.old_london_bridge.worth import worth

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


class Bids:
    """The cards of one seat, as others may bid who choose from their hands by chance; hands are known by counting."""

    def __init__(self, game: BridgeGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights_for(game.seats)
        self.gains = sorted(
            (
                worth(game, seat, game.stacks[kind][-1]) + income
                for kind, income in incomes(game.rotation).items()
                if income and game.stacks[kind]
            ),
            reverse=True,
        )
        self.first = {one: rank for rank, one in enumerate(game.chapel_order)}
        self.others = [
            (one, sorted(self._hand(one))) for one in range(game.seats) if one != seat and self._hand(one)
        ]

    def _hand(self, seat: int) -> list[int]:
        """What somebody may have laid or may still lay."""
        architect = self.game.architects[seat]
        return [
            *(value for value, copies in enumerate(architect.hand) for _ in range(copies)),
            *architect.laid,
        ]

    def worth(self, cards: Sequence[int]) -> float:
        """What these cards bring together, less what they would be worth in hand."""
        found = 0.0
        for own, card in enumerate(sorted(cards, reverse=True)):
            before, first = self._before(card)
            found += self._gain(own + before)
            if self.game.scoring["inn"] == "high_card" and not own:
                found += first * scoring_data().rounds.high_card
        return found + cards_more(self.game, self.seat, [card for card in cards if card != PETER], -1)

    def _before(self, card: int) -> tuple[float, float]:
        """How many turns of others come before that of a card, and how likely none does."""
        turns, none = 0.0, 1.0
        for other, hand in self.others:
            ties = self.first[other] < self.first[self.seat]
            # Whoever bids lays high cards somewhat more often than low ones.
            weighed = [1 + self.weights.boldness * value for value in hand]
            higher = sum(
                weight
                for value, weight in zip(hand, weighed, strict=True)
                if value > card or (value == card and ties)
            )
            share = higher / sum(weighed)
            turns += share * self.game.cards_a_round
            none *= (1 - share) ** self.game.cards_a_round
        return turns, none

    def _gain(self, place: float) -> float:
        """What is left to whoever acts at a place in the order, between two places in part."""
        if not self.gains:
            return 0.0
        last = len(self.gains) - 1
        low = min(int(place), last)
        high = min(low + 1, last)
        return self.gains[low] + (self.gains[high] - self.gains[low]) * (place - int(place))
