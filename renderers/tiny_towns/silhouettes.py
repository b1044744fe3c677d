"""The outlines of the eight groups of pieces, the roofs on them, and where each carries its emblem."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.kit.palette import Colour
from renderers.kit.stencil import Pen, Shape


@dataclass(slots=True, frozen=True)
class Outline:
    """One group's piece: its shape, the part that is roof, its windows, its paint, and the place of the emblem."""

    shape: Shape
    roof: Shape
    openings: Shape
    paint: Colour
    emblem: tuple[float, float, float]


def _cottage(pen: Pen) -> None:
    pen.box(66, 12, 80, 44, 2)
    pen.poly((4, 54), (50, 8), (96, 54), (90, 60), (10, 60))
    pen.box(16, 50, 84, 94, 3)


def _cottage_roof(pen: Pen) -> None:
    pen.poly((4, 54), (50, 8), (96, 54), (90, 60), (80, 60), (50, 31), (20, 60), (10, 60))
    pen.box(66, 12, 80, 30, 2)


def _farm(pen: Pen) -> None:
    pen.poly((3, 56), (20, 26), (50, 7), (80, 26), (97, 56), (90, 60), (10, 60))
    pen.box(12, 48, 88, 94, 2)


def _farm_roof(pen: Pen) -> None:
    pen.poly((3, 56), (20, 26), (50, 7), (80, 26), (97, 56), (90, 60), (75, 34), (50, 19), (25, 34), (10, 60))


def _farm_openings(pen: Pen) -> None:
    pen.box(18, 64, 27, 94)
    pen.box(73, 64, 82, 94)


def _well(pen: Pen) -> None:
    pen.poly((6, 38), (50, 4), (94, 38), (88, 44), (12, 44))
    pen.box(21, 38, 32, 66)
    pen.box(68, 38, 79, 66)
    pen.box(10, 60, 90, 94, 12)
    pen.box(45, 40, 55, 62)


def _well_roof(pen: Pen) -> None:
    pen.poly((6, 38), (50, 4), (94, 38), (88, 44), (12, 44))


def _nothing(pen: Pen) -> None:
    del pen


def _chapel(pen: Pen) -> None:
    pen.poly((4, 40), (25, 1), (46, 40))
    pen.box(9, 36, 41, 94, 2)
    pen.poly((36, 62), (67, 34), (98, 62), (94, 67), (40, 67))
    pen.box(36, 60, 92, 94, 2)


def _chapel_roof(pen: Pen) -> None:
    pen.poly((4, 40), (25, 1), (46, 40))
    pen.poly((41, 58), (67, 34), (98, 62), (94, 67), (88, 67), (67, 48), (45, 67), (41, 67))


def _chapel_openings(pen: Pen) -> None:
    pen.slice(25, 56, 6, 180, 360)
    pen.box(19, 56, 31, 70)


def _tavern(pen: Pen) -> None:
    pen.poly((2, 50), (17, 16), (63, 16), (79, 50), (74, 56), (7, 56))
    pen.box(10, 46, 71, 94, 2)
    pen.box(16, 8, 28, 30, 2)
    pen.box(70, 56, 98, 62)
    pen.box(84, 60, 88, 68)
    pen.box(75, 66, 98, 88, 4)


def _tavern_roof(pen: Pen) -> None:
    pen.poly((2, 50), (17, 16), (63, 16), (79, 50), (74, 56), (7, 56))
    pen.box(16, 8, 28, 30, 2)


def _tavern_openings(pen: Pen) -> None:
    pen.oval(86.5, 77, 6)


def _theater(pen: Pen) -> None:
    pen.line(4, (50, 24), (50, 3))
    pen.poly((50, 2), (72, 8), (50, 15))
    pen.slice(50, 54, 40, 180, 360)
    pen.box(4, 50, 96, 62, 2)
    pen.box(10, 58, 90, 88)
    pen.box(4, 84, 96, 94, 2)


def _theater_roof(pen: Pen) -> None:
    pen.poly((50, 2), (72, 8), (50, 15))
    pen.slice(50, 54, 40, 180, 360)


def _theater_openings(pen: Pen) -> None:
    for x in (18, 75):
        pen.box(x, 65, x + 7, 84)


def _factory(pen: Pen) -> None:
    pen.box(10, 6, 24, 70)
    pen.box(7, 4, 27, 12, 2)
    pen.box(32, 22, 45, 70)
    pen.box(29, 20, 48, 28, 2)
    pen.poly((4, 62), (50, 46), (50, 62), (74, 46), (74, 62), (97, 46), (97, 62))
    pen.box(4, 56, 97, 94, 2)


def _factory_roof(pen: Pen) -> None:
    pen.box(7, 4, 27, 12, 2)
    pen.box(29, 20, 48, 28, 2)
    pen.poly((4, 62), (50, 46), (50, 62), (74, 46), (74, 62), (97, 46), (97, 64), (4, 64))


def _factory_openings(pen: Pen) -> None:
    pen.box(12, 70, 24, 82)
    pen.box(78, 70, 90, 82)


def _monument(pen: Pen) -> None:
    for left in (4, 72):
        pen.poly((left - 2, 40), (left + 12, 14), (left + 26, 40))
        pen.box(left, 36, left + 24, 94, 2)
    pen.poly((28, 28), (50, 2), (72, 28))
    pen.box(31, 24, 69, 94, 2)


def _monument_roof(pen: Pen) -> None:
    for left in (4, 72):
        pen.poly((left - 2, 40), (left + 12, 14), (left + 26, 40))
    pen.poly((28, 28), (50, 2), (72, 28))


def _monument_openings(pen: Pen) -> None:
    for x in (16, 84):
        pen.slice(x, 54, 5, 180, 360)
        pen.box(x - 5, 54, x + 5, 66)


OUTLINES: dict[str, Outline] = {
    "blue": Outline(_cottage, _cottage_roof, _nothing, (44, 112, 186), (52, 70, 44)),
    "red": Outline(_farm, _farm_roof, _farm_openings, (192, 48, 38), (50, 68, 47)),
    "gray": Outline(_well, _well_roof, _nothing, (152, 152, 152), (50, 77, 34)),
    "orange": Outline(_chapel, _chapel_roof, _chapel_openings, (232, 118, 30), (66, 74, 42)),
    "green": Outline(_tavern, _tavern_roof, _tavern_openings, (26, 112, 74), (41, 71, 46)),
    "yellow": Outline(_theater, _theater_roof, _theater_openings, (236, 188, 40), (50, 71, 46)),
    "black": Outline(_factory, _factory_roof, _factory_openings, (56, 58, 76), (51, 74, 43)),
    "monument": Outline(_monument, _monument_roof, _monument_openings, (138, 78, 170), (50, 57, 41)),
}
