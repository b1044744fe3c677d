"""Where everything lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from renderers.kit.layout import Rect

SIZE = (1760, 1100)
EDGE = 20
MAP = Rect(EDGE, EDGE, 1260, SIZE[1] - 2 * EDGE)
SIDE = Rect(MAP.right + EDGE, EDGE, SIZE[0] - MAP.right - 2 * EDGE, MAP.h)
GAP = 12
PILES = 104
BOARD = 304
PANELS = {2: 148, 3: 124, 4: 108}


@dataclass(slots=True, frozen=True)
class Plan:
    """The panels of the players, the score board, the plantation, and the piles with the cards that are played."""

    panels: tuple[Rect, ...]
    score: Rect
    plantation: Rect
    piles: Rect


@cache
def plan(seats: int) -> Plan:
    """The right side of the table for so many players."""
    high = PANELS[seats]
    panels = tuple(Rect(SIDE.x, SIDE.y + seat * (high + 10), SIDE.w, high) for seat in range(seats))
    rest = SIDE.rest_below(panels[-1].bottom - SIDE.y + GAP)
    piles = rest.foot(PILES)
    rest = Rect(rest.x, rest.y, rest.w, rest.h - PILES - GAP)
    score = rest.top(min(BOARD + 40, max(BOARD, rest.h - 200 - GAP)))
    return Plan(panels, score, rest.rest_below(score.h + GAP), piles)
