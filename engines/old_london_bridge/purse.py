"""What cards in hand are worth: to be early with them, and at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import TYPE_CHECKING

from engines.old_london_bridge.components import CARDS, PETER
from engines.old_london_bridge.fields import hand_more, turns_left
from engines.old_london_bridge.weights import weights_for

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

MANY = ("cards_in_hand", "card_sets")


def cards_more(game: BridgeGame, seat: int, cards: Iterable[int], sign: int = 1) -> float:
    """What these cards are worth in this hand, or, with the sign turned, what it costs to lose them."""
    hand = game.architects[seat].hand
    after = list(hand)
    for card in cards:
        after[card] += sign
    return _use(game, after) - _use(game, hand) + hand_more(game, seat, hand, after)


def _use(game: BridgeGame, hand: Sequence[int]) -> float:
    """What it is worth to bid with these until the end; the more there are for each turn, the less the next one."""
    turns = turns_left(game)
    if not turns:
        return 0.0
    weights = weights_for(game.seats)
    total = sum([value * copies for value, copies in enumerate(hand)])
    return weights.card * weights.ease * turns * (1 - exp(-total / (weights.ease * turns)))


def purchase(game: BridgeGame, seat: int, strength: int) -> tuple[int, ...]:
    """The cards that are worth most of those that an inn of this strength gives."""
    ways = [_greedily(game, strength, CARDS[:PETER:-1])]
    if game.scoring["inn"] in MANY:
        ways += [_greedily(game, strength, CARDS[PETER + 1 :]), _greedily(game, strength, (2, 1, 3, 4))]
        ways.append(_greedily(game, strength, (3, 2, 1, 4)))
        return max(ways, key=lambda way: cards_more(game, seat, way))
    return ways[0]


def _greedily(game: BridgeGame, strength: int, order: Sequence[int]) -> tuple[int, ...]:
    """As many as there are of the first value, then of the next."""
    found: list[int] = []
    for card in order:
        times = min(game.supply[card], strength // card)
        found += [card] * times
        strength -= card * times
    return tuple(found)
