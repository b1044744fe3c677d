"""What may be chosen when a table opens, and which choices exclude each other."""

from __future__ import annotations

from typing import Literal

from data.text import Text
from engines.kernel import Options
from engines.tiny_towns.components import tables

COLOURS = ("red", "gray", "orange", "green", "yellow", "black")


class TownsOptions(Options):
    """The options of the rulebook: monuments, the set of cards, and the variants."""

    monuments: bool = True
    first_game: bool = False
    red: Literal["random", "farm", "granary", "greenhouse", "orchard"] = "random"
    gray: Literal["random", "fountain", "millstone", "shed", "well"] = "random"
    orange: Literal["random", "abbey", "chapel", "cloister", "temple"] = "random"
    green: Literal["random", "almshouse", "feast_hall", "inn", "tavern"] = "random"
    yellow: Literal["random", "bakery", "market", "tailor", "theater"] = "random"
    black: Literal["random", "bank", "factory", "trading_post", "warehouse"] = "random"
    novice: bool = False
    town_hall: bool = False
    starts: Literal["random", "host", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"] = "random"

    def chosen(self) -> dict[str, str]:
        """The cards that were chosen, by colour."""
        picked = {colour: str(getattr(self, colour)) for colour in COLOURS}
        return {colour: card for colour, card in picked.items() if card != "random"}

    def starter(self) -> int | None:
        """The seat that was chosen to begin; None for chance."""
        if self.starts == "random":
            return None
        return 0 if self.starts == "host" else int(self.starts[-1]) - 1


def conflict(seats: int, options: TownsOptions) -> Text | None:
    """Why these options do not go together or not with so many players; the first reason that holds."""
    chosen = options.chosen()
    if options.first_game and chosen:
        card = next(iter(chosen.values()))
        return Text("towns-conflict-first-game", {"card": Text(f"towns-card-{card}")})
    starter = options.starter()
    if starter is not None and (seats == 1 or options.town_hall):
        return Text("towns-conflict-no-hammer")
    if starter is not None and starter >= seats:
        return Text("towns-conflict-no-seat", {"seat": starter + 1, "seats": seats})
    if seats == 1:
        return _solo_conflict(options, chosen)
    return None


def _solo_conflict(options: TownsOptions, chosen: dict[str, str]) -> Text | None:
    if options.novice:
        return Text("towns-conflict-novice-solo")
    for card in chosen.values():
        if card in tables().sets.solo_without:
            return Text("towns-conflict-card-solo", {"card": Text(f"towns-card-{card}")})
    return None
