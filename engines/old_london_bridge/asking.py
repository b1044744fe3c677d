"""How this title asks: options that come again and again, made once, and whether an answer ends the round."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Option

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

GO_ON = "go_on"
NO_TILE = "no_tile"
Part = tuple[str, str]


@cache
def option(key: str, *parts: Part, final: bool = False) -> Option:
    """An option that can be chosen once."""
    return Option(key, dict(parts), final=final)


@cache
def extra(tile: str, *, final: bool = False) -> Option:
    """Using a bonus tile beside what is asked."""
    return Option(tile, {"use": tile}, final=final, extra=True)


def blocked(key: str, reason: Text, *parts: Part, beside: bool = False, quiet: bool = False) -> Option:
    """An option that somebody may expect, with the reason why it is not there now; a quiet one is for who names it."""
    return Option(key, dict(parts), extra=beside, blocked=reason, quiet=quiet)


def last_turn(game: BridgeGame) -> bool:
    """Whether this is the last turn of the round, after which the next round marker is turned up."""
    return game.turn == len(game.turns) - 1
