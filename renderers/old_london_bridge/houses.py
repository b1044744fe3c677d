"""The six kinds of buildings as they stand on the bridge: each has an outline, walls and a roof of its own."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import ImageDraw

from renderers.kit.chance import luck
from renderers.kit.easel import Easel
from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.shapes import box, joined, line, oval, poly, ring, slice_of
from renderers.kit.stencil import Pen, Shape
from renderers.old_london_bridge.masonry import courses, plaster, thatch, tiles, toned
from renderers.old_london_bridge.palette import (
    AWNING,
    BARK,
    BEAM,
    BRICK,
    COPING,
    FOLIAGE,
    GLASS,
    LAMPLIGHT,
    LAWN,
    LEAD,
    LIME,
    LIMESTONE,
    OCHRE,
    RAGSTONE,
    ROOF_TILE,
    STRAW,
    WEATHERCOCK,
)

TALL = 1.72
FOOT = 172.0


def chapel(easel: Easel) -> None:
    """A stone front with a steep lead roof, pinnacles, a window above, and a cross on top."""
    u = easel.unit
    stone = courses(easel.size, LIMESTONE, 11, high=8 * u, long=17 * u, joint=0.9 * u, spread=0.07)
    lead = tiles(easel.size, LEAD, 12, step=8 * u)

    def pinnacles(pen: Pen) -> None:
        for x in (10, 90):
            pen.box(x - 8, 58, x + 8, FOOT)

    def caps(pen: Pen) -> None:
        for x in (10, 90):
            pen.poly((x - 10, 60), (x, 28), (x + 10, 60))

    easel.lay(box(14, 70, 86, FOOT), stone)
    roof = easel.lay(poly((50, 10), (97, 84), (86, 90), (14, 90), (3, 84)), lead, edge=2.0, dark=0.6)
    gable = easel.lay(poly((50, 28), (84, 84), (84, FOOT), (16, FOOT), (16, 84)), stone)
    easel.lay(
        joined(line(5, (50, 25), (85, 83)), line(5, (50, 25), (15, 83))), lighter(LIMESTONE, 0.3), edge=1.2
    )
    easel.drop(roof, 0, 3, gable, 0.25)
    easel.lay(pinnacles, stone, edge=1.6)
    easel.lay(caps, lead, edge=1.6)
    easel.lay(oval(50, 52, 11), GLASS, edge=0.6, light=0.3)
    easel.lay(_petals, (236, 120, 92))
    easel.lay(_cross, WEATHERCOCK, edge=1.0)


def _petals(pen: Pen) -> None:
    for step in range(6):
        angle = math.radians(step * 60 - 90)
        pen.oval(50 + 6.2 * math.cos(angle), 52 + 6.2 * math.sin(angle), 2.6)
    pen.oval(50, 52, 2.6)


def _cross(pen: Pen) -> None:
    pen.box(47.2, 0, 52.8, 20)
    pen.box(41, 5, 59, 10.4)


def gate(easel: Easel) -> None:
    """Two round towers with battlements, and a wall with a portcullis between them."""
    u = easel.unit
    stone = courses(easel.size, RAGSTONE, 21, high=10 * u, long=19 * u, joint=1.1 * u, spread=0.16)
    dim = courses(easel.size, darker(RAGSTONE, 0.2), 22, high=10 * u, long=19 * u, joint=1.1 * u)

    def wall(pen: Pen) -> None:
        pen.box(26, 44, 74, FOOT)
        for x in (30, 45, 60):
            pen.box(x, 35, x + 9, 46)

    def towers(pen: Pen) -> None:
        for x in (1, 65):
            pen.box(x + 2, 28, x + 32, FOOT)
            pen.box(x, 24, x + 34, 38)
            for step in range(3):
                pen.box(x + step * 12.4, 13, x + step * 12.4 + 9, 26)

    middle = easel.lay(wall, dim, edge=1.2)
    easel.lay(joined(slice_of(50, 88, 14, 180, 360), box(36, 87, 64, 130)), (30, 24, 28))
    easel.lay(_portcullis, (108, 82, 56), edge=0.6)
    fronts = easel.lay(towers, stone, edge=2.0, light=0.7, dark=0.7)
    easel.drop(fronts, 4, 2, middle, 0.45)
    easel.shade(joined(box(0, 38, 36, 41), box(64, 38, 100, 41)), fronts, 0.4)
    for x in (18, 82):
        easel.lay(box(x - 3, 50, x + 3, 68, 3), (34, 28, 34))
    for x in (8, 92):
        easel.shade(box(x - 8, 24, x + 8, FOOT), fronts, 0.12)
    easel.lay(joined(line(2.2, (18, 14), (18, 0)), line(2.2, (82, 14), (82, 0))), BEAM)
    easel.lay(_pennants, AWNING, edge=0.8)


def _portcullis(pen: Pen) -> None:
    for x in (41, 47, 53, 59):
        pen.line(2.6, (x, 76), (x, 112))
    for y in (88, 98, 108):
        pen.line(2.4, (37, y), (63, y))


def _pennants(pen: Pen) -> None:
    for x in (18, 82):
        pen.poly((x, 0), (x + 15, 4.5), (x, 9))


def inn(easel: Easel) -> None:
    """A timber-framed house: white panels between dark beams, a red gable, a chimney, and a sign."""
    u = easel.unit
    lime = plaster(easel.size, LIME, 31)
    red = tiles(easel.size, ROOF_TILE, 32, step=8 * u)
    easel.lay(box(70, 8, 84, 50), courses(easel.size, BRICK, 33, high=5 * u, long=8 * u, joint=u), edge=1)
    easel.lay(box(68, 4, 86, 11, 1), COPING, edge=1)
    easel.lay(box(8, 60, 92, FOOT), lime)
    roof = easel.lay(poly((50, 8), (101, 66), (94, 76), (6, 76), (-1, 66)), red, edge=2.0, dark=0.6)
    front = easel.lay(poly((50, 30), (88, 72), (88, 80), (12, 80), (12, 72)), lime)
    easel.lay_mask(front, lime)
    upper = easel.lay(box(4, 76, 96, FOOT), lime)
    easel.lay(_frame, BEAM, edge=0.9, light=0.4)
    easel.drop(roof, 0, 4, upper, 0.3)
    easel.lay(
        joined(line(5.5, (50, 26), (92, 72)), line(5.5, (50, 26), (8, 72))), darker(ROOF_TILE, 0.35), edge=1.2
    )
    easel.lay(box(41, 46, 59, 64, 2), BEAM)
    easel.lay(_panes, LAMPLIGHT)


def _frame(pen: Pen) -> None:
    pen.box(2, 74, 98, 81)
    pen.box(2, 106, 98, 113)
    for x in (4, 27, 68, 91):
        pen.box(x, 76, x + 5.6, FOOT)
    for x, side in ((9, 1), (91, -1)):
        pen.line(4.6, (x, 106), (x + 18 * side, 82))
    pen.line(4.6, (50, 34), (50, 46))
    pen.line(4.6, (24, 72), (40, 58))
    pen.line(4.6, (76, 72), (60, 58))


def _panes(pen: Pen) -> None:
    for x in (43.5, 51):
        for y in (48.5, 56):
            pen.box(x, y, x + 5.6, y + 5.8)


def shop(easel: Easel) -> None:
    """A low thatched house with a striped awning over its counter."""
    u = easel.unit
    wall = plaster(easel.size, OCHRE, 41)
    straw = thatch(easel.size, STRAW, 42, step=8 * u)
    body = easel.lay(box(8, 62, 92, FOOT), wall)
    easel.lay(_posts, BEAM, edge=0.9, light=0.4)

    def hip(pen: Pen) -> None:
        pen.poly((26, 28), (74, 28), (99, 74), (96, 79), (4, 79), (1, 74))
        pen.oval(50, 30, 26, 7)

    roof = easel.lay(hip, straw, edge=3.0, light=0.7, dark=0.7)
    easel.drop(roof, 0, 5, body, 0.4)
    for x in (17, 83):
        easel.lay(box(x - 8, 82, x + 8, 98, 1), BEAM)
        easel.lay(box(x - 5.6, 84.5, x + 5.6, 96), LAMPLIGHT)
    cloth = easel.lay(_awning, LIME, edge=1.4)
    for step in range(0, 7, 2):
        easel.shade(
            poly(
                (6 + step * 12.6, 96),
                (18.6 + step * 12.6, 96),
                (14.3 + step * 14.3, 126),
                (step * 14.3, 126),
            ),
            cloth,
            1.0,
            AWNING,
        )
    easel.lay(line(2.4, (5, 97), (95, 97)), BEAM)
    easel.drop(cloth, 0, 4, body, 0.4)


def _posts(pen: Pen) -> None:
    for x in (8, 86):
        pen.box(x, 74, x + 6, FOOT)


def _awning(pen: Pen) -> None:
    pen.poly((6, 96), (94, 96), (100, 112), (0, 112))
    for step in range(7):
        pen.oval(7.15 + step * 14.3, 112, 7.15, 6.5)


def guild(easel: Easel) -> None:
    """A brick hall with a stepped gable of pale stone, tall windows, and a gilded flag."""
    u = easel.unit
    brick = courses(easel.size, BRICK, 51, high=5.4 * u, long=12 * u, joint=0.8 * u, spread=0.14)
    easel.lay(line(2.6, (50, 20), (50, 1)), BEAM)
    easel.lay(poly((50, 1), (74, 3), (67, 8), (74, 13), (50, 13)), WEATHERCOCK, edge=1.0)
    easel.lay(_steps(0), COPING, edge=1.6, dark=0.6)
    hall = easel.lay(_steps(3.4), brick)
    easel.lay(box(2, 104, 98, 110, 1), COPING, edge=1.0)
    for x in (20, 80):
        easel.lay(_window(x, 0), COPING, edge=0.8)
        easel.lay(_window(x, 2.4), LAMPLIGHT)
    easel.lay(oval(50, 42, 10), COPING, edge=0.8)
    easel.lay(oval(50, 42, 7), LAMPLIGHT)
    easel.lay(joined(line(2, (50, 34), (50, 50)), line(2, (42, 42), (58, 42))), BEAM)
    easel.shade(box(82, 0, 100, FOOT), hall, 0.14)


def _steps(inset: float) -> Shape:
    """The stepped gable, or the bricks within its coping."""
    steps = ((4, 74), (16, 54), (28, 34), (39, 18))
    return joined(*(box(left + inset, top + inset, 100 - left - inset, FOOT) for left, top in steps))


def _window(x: float, inset: float) -> Shape:
    """A tall window with a round head."""
    wide = 8 - inset
    return joined(slice_of(x, 84, wide, 180, 360), box(x - wide, 83, x + wide, 101 - inset))


def park(easel: Easel) -> None:
    """Old trees over a lawn with hedges and a path."""
    u = easel.unit
    lawn = plaster(easel.size, LAWN, 61, 1.4)
    easel.lay(joined(oval(50, 150, 52, 34), box(1, 146, 99, FOOT, 4)), lawn, edge=2.0)
    easel.lay(poly((44, 128), (56, 128), (70, FOOT), (30, FOOT)), (226, 204, 150), edge=0.8)
    for x, top, wide, tone in ((31, 32, 25, -0.12), (72, 46, 22, 0.0), (50, 8, 29, 0.1)):
        _tree(easel, x, top, wide, toned(FOLIAGE, tone))
    for x in (14, 86):
        hedge = plaster(easel.size, darker(FOLIAGE, 0.2), 64, 2.4)
        easel.lay(box(x - 13, 140, x + 13, FOOT - 2, 7), hedge, edge=2.6, light=0.5)
    _flowers(easel, u)


def _tree(easel: Easel, x: float, top: float, wide: float, leaf: Colour) -> None:
    easel.lay(poly((x - 5, top + wide), (x + 5, top + wide), (x + 7, 140), (x - 7, 140)), BARK, edge=1.4)
    crown = plaster(easel.size, leaf, 62 + round(x), 2.6)
    blobs = [(0.0, 0.8, 0.9), (-0.55, 1.15, 0.62), (0.55, 1.15, 0.62), (0.0, 1.5, 0.74)]

    def foliage(pen: Pen) -> None:
        for dx, dy, r in blobs:
            pen.oval(x + dx * wide, top + dy * wide, r * wide)

    mask = easel.lay(foliage, crown, edge=3.4, light=0.7, dark=0.8)
    for dx, dy in ((-0.3, 0.62), (0.22, 1.08), (-0.42, 1.3)):
        easel.shade(
            ring(x + dx * wide, top + dy * wide, wide * 0.3, 2.0, start=190, end=300),
            mask,
            0.5,
            lighter(leaf, 0.5),
        )


def _flowers(easel: Easel, u: float) -> None:
    chance = luck(65)
    draw = ImageDraw.Draw(easel.body)
    for _ in range(14):
        x, y = chance.uniform(6, 94) * u, chance.uniform(146, 166) * u
        paint = chance.choice(((255, 250, 236), (250, 206, 90), (240, 130, 130)))
        draw.ellipse((x - 1.6 * u, y - 1.6 * u, x + 1.6 * u, y + 1.6 * u), fill=paint)


HOUSES: dict[str, Callable[[Easel], None]] = {
    "chapel": chapel,
    "gate": gate,
    "inn": inn,
    "shop": shop,
    "guild": guild,
    "park": park,
}
