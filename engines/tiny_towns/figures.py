"""The numbers that the pages of the rules name, as they are printed."""

from __future__ import annotations

from engines.kernel.rulebook import Figures, figures_of
from engines.tiny_towns.components import COTTAGE, GROUPS, KINDS, MONUMENTS_DEALT, cards, points, tables
from engines.tiny_towns.squares import SQUARES


def figures() -> Figures:
    """Squares, cards, the deck of resource cards, and the ranks in solo."""
    known = tables()
    return {
        **figures_of(known),
        "squares": len(SQUARES),
        "kinds": len(KINDS),
        "in_play": len(GROUPS),
        "dealt": MONUMENTS_DEALT,
        "cottage_points": points(COTTAGE),
        "warehouse_holds": cards()["warehouse"].holds,
        "resource_cards": known.deck.each * len(KINDS),
    }
