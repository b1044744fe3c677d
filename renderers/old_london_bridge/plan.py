"""Where everything lies on the table, for two to four seats: the board above, the river with the bridges below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.old_london_bridge.components import BRIDGE_SLOTS
from renderers.kit.layout import Rect
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.river import WORKS, bank
from renderers.old_london_bridge.rondel import RondelPlace

SIZE = (1600, 1230)
BOARD = Rect(0, 0, 1600, 790)
MAP = Rect(16, 16, 1568, 752)
LANES = (Rect(32, 38, 1536, 100), Rect(32, 140, 1536, 100))
RONDEL = RondelPlace(800, 506, 148, (104, 166))
LEFT, RIGHT = Rect(32, 250, 486, 516), Rect(1082, 250, 486, 516)
# Below the rondel: what its arrow and the rings mean.
LEGEND = Rect(646, 690, 308, 74)
# On the left: the round, its markers, the turn order, the four fields.
ROUND = LEFT.top(58)
MARKERS = Rect(LEFT.x, LEFT.y + 66, LEFT.w, 40)
ORDER = Rect(LEFT.x, LEFT.y + 120, LEFT.w, 222)
FIELDS = LEFT.foot(160)
# On the right: the inn, the bonus tiles, and what happened last.
INN = RIGHT.top(216)
PILES = Rect(RIGHT.x, RIGHT.y + 230, RIGHT.w, 196)
NEWS = RIGHT.foot(76)
RIVER = Rect(0, BOARD.h, 1600, SIZE[1] - BOARD.h)


@dataclass(slots=True, frozen=True)
class BridgePlace:
    """Where a bridge stands: the left end of its first slot, the edge of its deck, how wide a slot is."""

    x: int
    deck: int
    slot: int

    def plot(self, index: int) -> Rect:
        """The place of a house: as wide as the slot, its foot on the deck."""
        high = round(self.slot * TALL)
        return Rect(self.x + index * self.slot, self.deck - high + 3, self.slot, high)

    @property
    def whole(self) -> Rect:
        """The bridge with houses and stone works."""
        high = round(self.slot * TALL)
        beyond = bank(self.slot)
        works = round(self.slot * WORKS)
        return Rect(self.x - beyond, self.deck - high, self.slot * BRIDGE_SLOTS + 2 * beyond, high + works)


@dataclass(slots=True, frozen=True)
class SeatPlace:
    """A seat on the river: its name plate, its coats of arms, its cards and tiles, its bridge."""

    plate: Rect
    coats: Rect
    goods: Rect
    bridge: BridgePlace


@dataclass(slots=True, frozen=True)
class Plan:
    """The seats on the river, and where it is left to a boat."""

    seats: tuple[SeatPlace, ...]
    boat: Rect | None


@cache
def plan(seats: int) -> Plan:
    """The river for so many seats."""
    if seats == 2:
        return Plan(tuple(_beside(RIVER.y + 6 + row * 217) for row in range(2)), None)
    cells = [Rect(column, RIVER.y + 6 + row * 217, 776, 216) for row in range(2) for column in (16, 808)]
    return Plan(tuple(_above(cell) for cell in cells[:seats]), cells[3] if seats == 3 else None)


def _above(cell: Rect) -> SeatPlace:
    """The plate and all belongings in a strip above the bridge."""
    slot = 62
    strip = cell.top(52)
    coats = Rect(strip.x + 246, strip.y + 9, 252, 34)
    goods = Rect(coats.right + 6, strip.y, cell.right - coats.right - 6, strip.h)
    bridge = BridgePlace(cell.x + 16, cell.y + 163, slot)
    return SeatPlace(strip.left(236), coats, goods, bridge)


def _beside(top: int) -> SeatPlace:
    """The plate and all belongings in a column left of a larger bridge."""
    slot = 84
    column = Rect(22, top, 502, 206)
    bridge = BridgePlace(SIZE[0] - 22 - bank(slot) - slot * BRIDGE_SLOTS, top + 143, slot)
    goods = Rect(column.x, top + 78, column.w, 64)
    return SeatPlace(column.top(68), Rect(column.x, top + 154, column.w, 46), goods, bridge)
