"""The numbers that the pages of the rules name, as they are printed."""

from __future__ import annotations

from engines.kernel.rulebook import Figures, figures_of
from engines.old_london_bridge.components import (
    BRIDGE_SLOTS,
    NUMBERS,
    OF_EACH_KIND,
    OF_EACH_TILE,
    board_data,
    buildings,
    cards_data,
    tiles_data,
)
from engines.old_london_bridge.prizes import scoring_data


def figures() -> Figures:
    """Tracks and rounds, prizes, and what there is of buildings, tiles, cards and markers."""
    board, cards, tiles, scoring = board_data(), cards_data(), tiles_data(), scoring_data()
    costs = scoring.empty_slots.cost
    return {
        **figures_of(board, cards, tiles, scoring),
        "rounds_with_more": board.rounds.with_more,
        "rounds_with_two": board.rounds.with_two,
        **{f"markers_{steps}": count for steps, count in enumerate(board.rounds.markers, start=1)},
        **{f"copies_{value}": count for value, count in enumerate(cards.cards.copies)},
        "coin_spaces": [str(coin.space) for coin in board.chapel.coins],
        "bonus_spaces": [str(space) for space in board.gate.bonus],
        "slots": BRIDGE_SLOTS,
        "numbers": NUMBERS,
        "buildings": len(buildings()) - 1,
        "of_each_kind": OF_EACH_KIND,
        "of_each_tile": OF_EACH_TILE,
        "bonus_tiles": OF_EACH_TILE * len(tiles.tiles.kinds),
        "cost_one": costs[1],
        "cost_two": costs[2],
        "cost_three": costs[3],
    }
