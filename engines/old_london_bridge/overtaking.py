"""What “Card +1” would change: the order of the revealed cards, as everybody can work it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

PLUS_ONE = "card_plus1"
Raised = Counter[int]
"""How often each revealed card, by its place among them, is raised once more."""


def order_of(game: BridgeGame, raised: Raised) -> list[int]:
    """The revealed cards in the order in which they would act: the highest first, ties by the chapel track."""
    rank = {seat: place for place, seat in enumerate(game.chapel_order)}
    return sorted(
        range(len(game.turns)),
        key=lambda card: (-(game.turns[card].value + raised[card]), rank[game.turns[card].seat]),
    )


def own_cards(game: BridgeGame, seat: int) -> list[int]:
    """The revealed cards of a seat."""
    return [card for card, played in enumerate(game.turns) if played.seat == seat]


def overtakes(game: BridgeGame, card: int) -> bool:
    """Whether this card would come before another player's that it comes after now, if it counted one more."""

    def ahead(raised: Raised) -> set[int]:
        order = order_of(game, raised)
        return {one for one in order[: order.index(card)] if game.turns[one].seat != game.turns[card].seat}

    return ahead(Counter([card])) != ahead(Counter())


def can_change(game: BridgeGame, seat: int) -> bool:
    """Whether the tiles of this seat could change the order, whatever the owners do who are asked after it."""
    after = game.chapel_order[game.chapel_order.index(seat) + 1 :]
    for others in product(*(list(_ways(game, other)) for other in after)):
        there = sum(others, Raised())
        plainly = order_of(game, there)
        if any(order_of(game, there + own) != plainly for own in _ways(game, seat)):
            return True
    return False


def _ways(game: BridgeGame, seat: int) -> Iterator[Raised]:
    """Every way in which a seat can spend its tiles, none at all among them."""
    cards = own_cards(game, seat)
    for count in range(game.architects[seat].tiles.count(PLUS_ONE) + 1):
        for chosen in combinations_with_replacement(cards, count):
            yield Counter(chosen)
