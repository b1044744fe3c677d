"""The five symbols of the city, and the medallions that bear them."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.guilds_of_london.palette import ANCHOR, COMPASS, CROSS, CROWN, DYES, INKS, SCYTHE
from renderers.kit.kept import kept
from renderers.kit.palette import SHADOW, darker, lighter
from renderers.kit.relief import Sprite, bevel, piece
from renderers.kit.stencil import Pen, Point, Shape, fine, fineness


def compass(pen: Pen) -> None:
    """A compass rose of eight points in a ring."""
    pen.star(50, 50, 30, 4, 0.4, turn=-45)
    pen.star(50, 50, 50, 4, 0.26)
    pen.cutting().oval(50, 50, 6)


def anchor(pen: Pen) -> None:
    """An anchor."""
    pen.ring(50, 14, 9, 7)
    pen.line(11, (50, 22), (50, 88))
    pen.line(9, (30, 34), (70, 34))
    pen.ring(50, 50, 36, 11, start=18, end=162)
    for side in (-1, 1):
        pen.poly((50 + side * 46, 46), (50 + side * 48, 72), (50 + side * 24, 62))


def cross(pen: Pen) -> None:
    """A cross with broad ends."""
    for turn in range(4):
        angle = math.radians(turn * 90)
        c, s = math.cos(angle), math.sin(angle)
        pen.poly(
            *((50 + x * c - y * s, 50 + x * s + y * c) for x, y in ((-7, 0), (-24, -46), (24, -46), (7, 0)))
        )


def scythe(pen: Pen) -> None:
    """A scythe: its blade hangs to the right and far down, so that nobody takes it for a figure."""
    pen.line(9, (70, 97), (46, 46), (24, 8))
    pen.line(8, (56, 66), (38, 74))
    pen.line(8, (40, 33), (25, 42))
    back = [_bow((16, 6), (80, -12), (98, 66), step / 12) for step in range(13)]
    edge = [_bow((98, 66), (72, 16), (24, 27), step / 12) for step in range(13)]
    pen.poly(*back, *edge)


def _bow(start: Point, over: Point, end: Point, t: float) -> Point:
    """A point of a bow between two points, drawn towards a third."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * over[0] + c * end[0], a * start[1] + b * over[1] + c * end[1]


def crown(pen: Pen) -> None:
    """A crown with five points."""
    pen.poly((4, 24), (24, 52), (34, 18), (50, 50), (66, 18), (76, 52), (96, 24), (86, 74), (14, 74))
    pen.box(14, 78, 86, 92, 3)
    for x, y in ((5, 22), (34, 15), (66, 15), (95, 22)):
        pen.oval(x, y, 7)
    pen.oval(50, 36, 6)


SHAPES: dict[str, Shape] = {COMPASS: compass, ANCHOR: anchor, CROSS: cross, SCYTHE: scythe, CROWN: crown}


@kept
def medallion(symbol: str, size: int) -> Sprite:
    """A round of enamel in the symbol's colour with the symbol on it."""
    times = fineness(size)
    wide = size * times
    mask = Images.new("L", (wide, wide), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, wide - 1, wide - 1), fill=255)
    colour = DYES[symbol]
    face = Images.new("RGB", mask.size, lighter(colour, 0.62))
    rim = wide * 0.075
    ImageDraw.Draw(face).ellipse((rim, rim, wide - rim, wide - rim), fill=colour)
    face = bevel(face, mask, wide * 0.03, light=0.6, dark=0.5)
    lay_mark(face, SHAPES[symbol], wide, 0.64, INKS[symbol])
    return piece(face, mask, darker(colour, 0.6), max(1, round(size * 0.03)) * times, times, lift=size * 0.04)


def lay_mark(face: Image, shape: Shape, wide: int, share: float, ink: tuple[int, int, int]) -> None:
    """A mark in the middle of a face, with a thin shade under it."""
    mark = fine(shape, round(wide * share), 1)
    at = ((face.width - mark.width) // 2, (face.height - mark.height) // 2)
    if sum(ink) > 500:
        face.paste(
            darker(SHADOW, 0.2),
            (at[0] + max(1, wide // 60), at[1] + max(1, wide // 40)),
            mark.point([v * 2 // 5 for v in range(256)]),
        )
    face.paste(ink, at, mark)
