"""The places that bring in sand, wood and stone: the forest, the quarry and the gravel pit."""

from __future__ import annotations

from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.relief import Sprite
from renderers.kit.shapes import box, oval, poly, ring
from renderers.kit.stencil import Pen, Point
from renderers.pillars.buildings import TIMES
from renderers.pillars.masonry import coursed, fir, tree
from renderers.pillars.palette import BEAMS, FOLIAGE, GRAVEL, OUTLINE, ROCK

Size = tuple[int, int]


@kept
def forest(size: Size) -> Sprite:
    """Oaks and firs, and a pile of logs."""
    easel = Easel(size, TIMES)
    for x, foot, high, green in (
        (10, 34, 30, 0.2), (26, 30, 28, 0.1), (44, 30, 30, 0.24), (62, 30, 28, 0.12), (80, 32, 30, 0.2), (94, 34, 26, 0.1),
    ):  # fmt: skip
        fir(easel, x, foot, high, darker((54, 96, 56), green))
    for x, foot, high, green in (
        (18, 44, 30, 0.0),
        (38, 42, 28, 0.14),
        (74, 44, 30, 0.06),
        (90, 46, 26, 0.0),
    ):
        tree(easel, x, foot, high, darker(FOLIAGE, green))
    for across, down in ((50, 48), (57, 48), (64, 48), (53.5, 42.5), (60.5, 42.5), (57, 37)):
        easel.lay(oval(across, down, 3.6), BEAMS, edge=0.5)
        easel.lay(oval(across, down, 2.3), (226, 182, 120))
    easel.outlined(OUTLINE, 0.5)
    return easel.finished(lift=3, strength=0.5)


@kept
def quarry(size: Size) -> Sprite:
    """A rock face in steps, with cut blocks before it."""
    easel = Easel(size, TIMES)
    rock = coursed(easel, ROCK, 31, 7)
    for points, dim in (
        (((4, 40), (8, 16), (24, 10), (34, 4), (58, 8), (72, 2), (90, 12), (97, 40)), 0.22),
        (((2, 48), (6, 30), (26, 26), (34, 34), (46, 24), (66, 28), (70, 20), (92, 24), (98, 48)), 0.1),
        (((4, 54), (10, 42), (30, 40), (36, 46), (60, 42), (84, 40), (96, 54)), 0.0),
    ):
        mask = easel.lay(poly(*points), rock, edge=1.6, light=0.6, dark=0.6)
        if dim:
            easel.shade(poly(*points), mask, dim)
    for left, top, wide in ((40, 44, 15), (57, 46, 12), (47, 37, 12), (20, 47, 12)):
        easel.lay(box(left, top, left + wide, top + 9, 1), lighter(ROCK, 0.34), edge=1.2, light=0.7, dark=0.6)
    easel.outlined(OUTLINE, 0.5)
    return easel.finished(lift=3, strength=0.5)


@kept
def gravel_pit(size: Size) -> Sprite:
    """Heaps of sand and gravel with a barrow."""
    easel = Easel(size, TIMES)
    for x, foot, half, high, tone in ((30, 40, 28, 26, 0.1), (70, 42, 28, 30, 0.04), (48, 52, 34, 24, 0.0)):
        _heap(easel, (x, foot), half, high, darker(GRAVEL, tone))
    easel.lay(poly((76, 46), (94, 44), (90, 55), (80, 55)), BEAMS, edge=0.8)
    easel.lay(poly((78, 46), (84, 39), (92, 45)), GRAVEL, edge=0.8)
    easel.lay(ring(78, 57, 3.2, 1.6), darker(BEAMS, 0.4))
    easel.outlined(OUTLINE, 0.5)
    return easel.finished(lift=3, strength=0.5)


def _heap(easel: Easel, at: Point, half: float, high: float, colour: Colour) -> None:
    x, foot = at

    def heap(pen: Pen) -> None:
        pen.poly((x - half, foot), (x - half * 0.5, foot - high * 0.62), (x - half * 0.1, foot - high),
                 (x + half * 0.2, foot - high * 0.9), (x + half * 0.6, foot - high * 0.5), (x + half, foot))  # fmt: skip
        pen.oval(x, foot, half, high * 0.2)

    mask = easel.lay(heap, colour, edge=2.2, light=0.5, dark=0.55)
    for index in range(14):
        px = x - half * 0.7 + half * 1.4 * ((index * 37) % 100) / 100
        py = foot - high * 0.75 * ((index * 53) % 100) / 100
        easel.shade(oval(px, py, 1.1, 0.8), mask, 0.4)
