"""The numbers that the pages of the rules name, as they are printed."""

from __future__ import annotations

from engines.guilds_of_london.components import (
    all_cards,
    all_tokens,
    board,
    cards,
    guilds,
    mayoral,
    specials,
)
from engines.kernel.rulebook import Figures, figures_of


def figures() -> Figures:
    """Pawns, cards and rounds, and what there is of tiles, cards and tokens."""
    known = board()
    great = next(card.ranks for card in mayoral().values() if card.ranks is not None)
    return {
        **figures_of(known),
        "pawns_in_supply": known.pawns.each - known.pawns.in_guildhall,
        "guilds": len(guilds()),
        "specials": len(specials()),
        "great": great[1],
        "action_cards": len(all_cards()),
        "kinds_of_cards": len(cards()),
        "mayoral_cards": len(mayoral()),
        "tokens": len(all_tokens()),
    }
