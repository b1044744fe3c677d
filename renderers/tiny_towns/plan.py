"""Where everything lies on the table, for one to six towns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from renderers.kit.layout import Rect

EDGE = 26
GAP = 16


@dataclass(slots=True, frozen=True)
class TownPlace:
    """A town's name plate, its tray, and the room for what lies beside it (below the tray, or in a column)."""

    plate: Rect
    tray: Rect
    beside: Rect
    column: bool


@dataclass(slots=True, frozen=True)
class Plan:
    """The whole table: its size, the places of the cards, of the notice board, of the open deck, and of the towns."""

    size: tuple[int, int]
    cards: tuple[Rect, ...]
    sign: Rect
    towns: tuple[TownPlace, ...]


@cache
def plan(seats: int) -> Plan:
    """The table for so many towns."""
    if seats in {2, 3}:
        return _cards_above(seats)
    if seats == 5:
        return _five()
    return _cards_beside(seats)


def _town(panel: Rect, plate: int, *, column: bool, gap: int = 8) -> TownPlace:
    side = panel.h - plate - gap if column else panel.w
    tray = Rect(panel.x, panel.y + plate + gap, side, side)
    if column:
        beside = Rect(tray.right + 14, tray.y, panel.right - tray.right - 14, tray.h)
        return TownPlace(panel.top(plate), tray, beside, column=True)
    beside = Rect(panel.x, tray.bottom + 10, panel.w, panel.bottom - tray.bottom - 10)
    return TownPlace(panel.top(plate), tray, beside, column=False)


def _cards_beside(seats: int) -> Plan:
    size = (1600, 1000) if seats < 5 else (1600, 1092)
    whole = Rect(0, 0, *size).inset(EDGE, EDGE - 4)
    slots = whole.left(404).grid(2, 4, GAP - 2)
    ground = whole.rest_right(404 + 30)
    if seats == 1:
        towns = [_town(ground, 84, column=True)]
    elif seats == 4:
        towns = [_town(panel, 66, column=True) for panel in ground.grid(2, 2, 22)]
    else:
        towns = [_town(panel, 62, column=False) for panel in ground.grid(3, 2, 22)]
    return Plan(size, tuple(slots[:7]), slots[7], tuple(towns))


def _five() -> Plan:
    size = (1600, 1092)
    whole = Rect(0, 0, *size).inset(EDGE, EDGE - 4)
    side = whole.left(404)
    first = side.top(196)
    slots = side.rest_below(196 + GAP).grid(2, 3, GAP - 2)
    panels = whole.rest_right(404 + 30).grid(3, 2, 22)
    towns = [_town(panels[place], 62, column=False) for place in (0, 1, 2, 3, 5)]
    return Plan(size, (first, *slots), panels[4].inset(14, 16), tuple(towns))


def _cards_above(seats: int) -> Plan:
    size = (1600, 1000)
    whole = Rect(0, 0, *size).inset(EDGE, EDGE - 4)
    if seats == 2:
        row = whole.top(258)
        slots = [*row.left(1294).grid(7, 1, GAP - 2)]
        sign = row.rest_right(1294 + GAP + 6)
        panels = whole.rest_below(258 + 30).grid(2, 1, 34)
        towns = [_town(panel, 78, column=True) for panel in panels]
        return Plan(size, tuple(slots), sign, tuple(towns))
    row = whole.top(256)
    slots = [*row.left(1280).grid(7, 1, GAP - 4)]
    sign = row.rest_right(1280 + GAP + 6)
    panels = whole.rest_below(256 + 26).grid(3, 1, 30)
    towns = [_town(panel, 76, column=False) for panel in panels]
    return Plan(size, tuple(slots), sign, tuple(towns))
