"""How much an action card is wanted in the hand: to choose what to pay with and what to put away."""

from __future__ import annotations

from functools import cache

from engines.guilds_of_london.components import cards
from engines.kernel import Answer, Question

POINT = 10
PROMISES = {
    "vp": POINT,
    "hire": 4,
    "move": 8,
    "ship": 7,
    "draw": 4,
    "mayor": 20,
    "neutral": 9,
    "end": 4,
    "settle": 8,
    "deploy": 10,
    "march": 11,
    "expel": 8,
    "beadle": 4,
    "follow": 6,
    "salvage": 4,
}
SECOND_SYMBOL = 3


@cache
def wanted(card: str) -> int:
    """What a card promises, costs taken off; a second symbol takes pawns to more tiles."""
    printed = cards()[card]
    effect = sum(PROMISES[part.do] * min(part.count, part.most) for part in printed.effect)
    cost = 4 * printed.cost.cards + 5 * printed.cost.pawns
    return max(effect - cost, 0) + SECOND_SYMBOL * len(printed.symbols)


def least_wanted(question: Question) -> Answer:
    """As many cards as must be picked, those that promise least."""
    cards = [option for option in question.legal for _ in range(option.most)]
    return sorted(cards, key=lambda option: wanted(option.parts["card"]))[: question.least]
