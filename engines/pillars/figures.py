"""The numbers that the pages of the rules name, as they are printed."""

from __future__ import annotations

from engines.kernel.rulebook import Figures, figures_of
from engines.pillars.components import ROUNDS, STARTERS, advantages, board, events, resources

TWO = 2


def figures() -> Figures:
    """The board with its limits and prices, and what there is of cards."""
    known = board()
    return {
        **figures_of(known),
        "rounds": ROUNDS,
        "starters": len(STARTERS),
        "resource_cards": len(resources()),
        "builders_of_two": TWO * known.start.builders,
        "tax_least": min(known.tax.die),
        "tax_most": max(known.tax.die),
        "advantages": len(advantages()),
        "events": len(events()),
    }
