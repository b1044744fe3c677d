"""How this title asks: what comes again and again, and whether an answer ends the round."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.kernel import Option

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

GO_ON = "go_on"
NO_TILE = "no_tile"


@cache
def extra(tile: str, *, final: bool = False) -> Option:
    """Using a bonus tile beside what is asked."""
    return Option({"use": tile}, final=final, extra=True)


def last_turn(game: BridgeGame) -> bool:
    """Whether this is the last turn of the round, after which the next round marker is turned up."""
    return game.turn == len(game.turns) - 1
