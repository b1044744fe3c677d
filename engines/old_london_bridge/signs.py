"""What else shows how well computers play: whether they see the scoring tiles, and keep cards to bid with."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import TYPE_CHECKING

from engines.old_london_bridge.components import PETER
from engines.old_london_bridge.expert import COMPARISONS, PAYMENTS

if TYPE_CHECKING:
    from engines.kernel import Answer, Question
    from engines.old_london_bridge.game import BridgeGame

LATER = 6
"""From this round on whoever has spent all cards too early has only Peter left, who is worth nothing."""


class Signs:
    """What was seen in one match."""

    def __init__(self) -> None:
        self._rounds: Counter[int] = Counter()
        self._with_cards: Counter[int] = Counter()

    def see(self, game: BridgeGame, question: Question, answer: Answer) -> None:  # noqa: ARG002  # the hand tells
        """Once a turn: what the seat had to choose from when cards were laid."""
        if question.step == "space" and game.round >= LATER:
            seat = question.seat
            laid = [played.card for played in game.turns if played.seat == seat]
            self._rounds[seat] += 1
            self._with_cards[seat] += any(laid) or any(game.architects[seat].hand[PETER + 1 :])

    def signs(self, game: BridgeGame, seat: int) -> dict[str, float]:
        """Cards in most of the later rounds, and more by scoring tiles that pay at the end than the others; half where it is as much."""
        own, others = by_tiles(game, seat), [by_tiles(game, one) for one in range(game.seats) if one != seat]
        level = own == fmean(others)
        return {
            "cards": 2 * self._with_cards[seat] > self._rounds[seat],
            "tiles": 0.5 if level else float(own > fmean(others)),
        }


def by_tiles(game: BridgeGame, seat: int) -> int:
    """What the scoring tiles that pay at the end have brought a seat."""
    result = game.result
    if result is None:
        return 0
    paying = [*COMPARISONS, *PAYMENTS]
    return sum(line.points for line in result.seats[seat].breakdown if line.source in paying)
