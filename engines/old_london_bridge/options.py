"""What may be chosen when a table opens."""

from __future__ import annotations

from typing import Literal

from engines.kernel import Options

BASE, RANDOM = "base", "random"
FIELDS = ("chapel", "gate", "inn", "bridge")
EXPERT = {
    "chapel": ("most_chapels", "chapel_leader", "lead", "coins_again"),
    "gate": ("most_gates", "gate_leader", "gate_spaces", "unused_tiles"),
    "inn": ("most_inns", "high_card", "cards_in_hand", "card_sets"),
    "bridge": ("longest_series", "lowest_number", "low_numbers", "six_kinds"),
}


class BridgeOptions(Options):
    """Hidden money, the order on the gate track, and how each of the four fields is scored.

    `expert` draws a scoring tile for every field that is left to it; a field can also be settled by itself.
    """

    hidden_money: bool = True
    gate_ties: Literal["chapel", "stack"] = "chapel"
    expert: bool = False
    chapel: Literal["auto", "base", "random", "most_chapels", "chapel_leader", "lead", "coins_again"] = "auto"
    gate: Literal["auto", "base", "random", "most_gates", "gate_leader", "gate_spaces", "unused_tiles"] = (
        "auto"
    )
    inn: Literal["auto", "base", "random", "most_inns", "high_card", "cards_in_hand", "card_sets"] = "auto"
    bridge: Literal[
        "auto", "base", "random", "longest_series", "lowest_number", "low_numbers", "six_kinds"
    ] = "auto"

    def scoring(self, field: str) -> str:
        """How a field is scored: base, random, or one of its expert options."""
        chosen = str(getattr(self, field))
        if chosen == "auto":
            return RANDOM if self.expert else BASE
        return chosen
