"""How this title asks: options that come again and again, made once."""

from __future__ import annotations

from functools import cache

from engines.kernel import Option

GO_ON = "go_on"
NO_TILE = "no_tile"
NOWHERE = "nowhere"


@cache
def extra(tile: str, *, final: bool = False) -> Option:
    """Using a bonus tile beside what is asked."""
    return Option({"use": tile}, final=final, extra=True)
