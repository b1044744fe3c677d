"""Where everything lies: the map with its places in clockwise order, the strip below it, and the players beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from renderers.kit.layout import Rect

SIZE = (1600, 1092)
EDGE = 18
CHART = (1108, 850)
INNER = Rect(44, 44, 1020, 724)
GOLD_ROW = Rect(44, 772, 1020, 34)
STRIP = Rect(EDGE, 884, 1108, 190)
PANELS = Rect(1144, EDGE, 438, 1056)
RIM = 38
TRACK = 60
LANES = (19, 13)
CARD = (100, 102)
BUILDER = 54
SPACE = 58


@dataclass(slots=True, frozen=True)
class Spot:
    """A place of the map: all of it, its ribbon, its picture, its cards, and the row in which builders stand."""

    zone: Rect
    ribbon: Rect
    art: Rect
    row: Rect
    cards: tuple[Rect, ...] = ()

    def spaces(self, count: int) -> list[Rect]:
        """The spaces of so many builders, side by side; below the cards where there are cards."""
        if self.cards and count == len(self.cards):
            return [
                Rect(card.x + (card.w - BUILDER) // 2, self.row.y, BUILDER, self.row.h) for card in self.cards
            ]
        step = min(SPACE, (self.row.w - BUILDER) // max(1, count - 1)) if count > 1 else 0
        left = self.row.x + (self.row.w - BUILDER - step * (count - 1)) // 2
        return [Rect(left + index * step, self.row.y, BUILDER, self.row.h) for index in range(count)]


def _spot(zone: tuple[int, int, int, int], art: int, cards: tuple[tuple[int, int], ...] = ()) -> Spot:
    """A place with its ribbon on top, a picture of this height below it, and builders at its foot."""
    whole = Rect(*zone).moved(INNER.x, INNER.y)
    ribbon = Rect(whole.x + 2, whole.y + 4, whole.w - 4, 30)
    picture = Rect(whole.x + 4, whole.y + 34, whole.w - 8, art)
    row = Rect(whole.x + 6, whole.bottom - 76, whole.w - 12, 72)
    return Spot(whole, ribbon, picture, row, tuple(Rect(INNER.x + x, INNER.y + y, *CARD) for x, y in cards))


# Where it matters who stands first, the spaces bear numbers.
NUMBERED = ("market", "court")


def disc_width(place: str, count: int) -> int:
    """How wide the stones of a place are: none lies over another."""
    spaces = SPOTS[place].spaces(count)
    return min([SPACE, *(after.x - before.x - 2 for before, after in pairwise(spaces))])


SPOTS: dict[str, Spot] = {
    "event": _spot((2, 0, 184, 214), 150, ((8, 52), (84, 42))),
    "bishop": _spot((190, 0, 158, 214), 116),
    "wool_mill": _spot((352, 0, 178, 214), 116),
    "kingsbridge": _spot((592, 0, 224, 214), 116, ((600, 37), (708, 37))),
    "priory": _spot((822, 0, 196, 214), 116),
    "forest": _spot((830, 222, 188, 152), 116),
    "quarry": _spot((830, 380, 188, 152), 116),
    "gravel_pit": _spot((822, 538, 196, 184), 146),
    "court": _spot((598, 506, 220, 218), 112),
    "shiring": _spot((346, 506, 220, 218), 112, ((352, 542), (460, 542))),
    "castle": _spot((206, 506, 138, 218), 116),
    "market": _spot((0, 424, 204, 300), 190),
    "cathedral": Spot(
        Rect(240, 270, 620, 270), Rect(376, 514, 250, 30), Rect(272, 280, 480, 234), Rect(240, 468, 620, 72)
    ),
    "start_player": _spot((0, 222, 182, 196), 96),
}


def points_cell(points: int) -> Rect:
    """The field of the outer track for so many points, clockwise from the upper left corner."""
    at = points % TRACK
    across, down = LANES
    wide, high = (CHART[0] - 12 - 2 * RIM) / (across - 2), (CHART[1] - 12 - 2 * RIM) / (down - 2)
    columns = [6, *(6 + RIM + round(wide * i) for i in range(across - 1)), CHART[0] - 6]
    rows = [6, *(6 + RIM + round(high * i) for i in range(down - 1)), CHART[1] - 6]
    if at < across:
        column, row = at, 0
    elif at < across + down - 1:
        column, row = across - 1, at - across + 1
    elif at < 2 * across + down - 2:
        column, row = across - 1 - (at - across - down + 2), down - 1
    else:
        column, row = 0, TRACK - at
    return Rect(columns[column], rows[row], columns[column + 1] - columns[column], rows[row + 1] - rows[row])


def gold_cell(gold: int, most: int) -> Rect:
    """The field of the track of gold."""
    left = GOLD_ROW.x + round(GOLD_ROW.w * gold / (most + 1))
    right = GOLD_ROW.x + round(GOLD_ROW.w * (gold + 1) / (most + 1))
    return Rect(left, GOLD_ROW.y, right - left, GOLD_ROW.h)


@cache
def panels(seats: int) -> tuple[Rect, ...]:
    """The players' places beside the map."""
    return tuple(PANELS.grid(1, seats, 16))
