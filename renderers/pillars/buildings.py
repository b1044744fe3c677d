"""The places of the map that people built: halls, mill, priory, tents, castle, stalls and the lodge."""

from __future__ import annotations

import math

from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.relief import Sprite
from renderers.kit.shapes import box, oval, poly
from renderers.kit.stencil import Pen
from renderers.pillars.masonry import battlements, coursed, opening, pennant, roof, tree, wall
from renderers.pillars.palette import (
    AZURE,
    BEAMS,
    CREST,
    DARK,
    OUTLINE,
    PLASTER,
    ROYAL,
    SLATE,
    STONE,
    THATCH,
    TILES,
)

TIMES = 3
Size = tuple[int, int]


def _done(easel: Easel) -> Sprite:
    easel.outlined(OUTLINE, 0.7)
    return easel.finished(lift=3, strength=0.5)


@kept
def palace(size: Size) -> Sprite:
    """The bishop's palace: a stone hall with two wings and a cross on its gable."""
    easel = Easel(size, TIMES)
    stone = coursed(easel, STONE, 3)
    wall(easel, ((6, 44), (94, 44), (94, 76), (6, 76)), stone, dim=0.1)
    roof(easel, ((2, 46), (12, 28), (88, 28), (98, 46)), SLATE)
    wall(easel, ((32, 32), (50, 12), (68, 32), (68, 77), (32, 77)), stone)
    roof(easel, ((27, 36), (50, 8), (73, 36), (68, 38), (50, 17), (32, 38)), TILES, step=50)
    easel.lay(lambda pen: _cross(pen, 50, 0, 10), ROYAL, edge=0.6)
    opening(easel, 50, 54, 77, 6, colour=CREST)
    easel.lay(oval(50, 37, 6.5), lighter(STONE, 0.35), edge=0.5)
    easel.lay(oval(50, 37, 4.6), AZURE)
    for x in (14, 24, 76, 86):
        opening(easel, x, 54, 68, 2.6)
    return _done(easel)


def _cross(pen: Pen, x: float, top: float, high: float) -> None:
    pen.box(x - 1, top, x + 1, top + high)
    pen.box(x - high * 0.3, top + high * 0.24, x + high * 0.3, top + high * 0.44)


@kept
def mill(size: Size) -> Sprite:
    """The wool mill: a timbered house with its wheel, and sheep."""
    easel = Easel(size, TIMES)
    wall(easel, ((22, 34), (70, 34), (70, 66), (22, 66)), PLASTER)
    for left, right in ((22, 25), (38, 41), (53, 56), (67, 70)):
        easel.lay(box(left, 34, right, 66), BEAMS, edge=0.4)
    easel.lay(box(22, 47, 70, 50), BEAMS, edge=0.4)
    easel.lay(box(44, 52, 51, 66), DARK, edge=0.3)
    easel.lay(box(28, 38, 35, 45), DARK, edge=0.3)
    easel.lay(box(58, 38, 65, 45), DARK, edge=0.3)
    roof(easel, ((14, 37), (28, 8), (64, 8), (78, 37)), THATCH, step=4.6)
    easel.lay(_wheel, BEAMS, edge=0.9, light=0.5)
    easel.lay(oval(82, 50, 4), darker(BEAMS, 0.4), edge=0.6)
    _ewe(easel, 10, 58)
    _ewe(easel, 24, 66)
    return _done(easel)


def _wheel(pen: Pen) -> None:
    pen.ring(82, 50, 15, 3.4)
    for step in range(8):
        angle = math.radians(step * 45)
        pen.line(2, (82, 50), (82 + 18 * math.cos(angle), 50 + 18 * math.sin(angle)))


def _ewe(easel: Easel, x: float, y: float) -> None:
    wool: Colour = (250, 244, 230)
    easel.lay(box(x - 5, y + 3, x - 3.4, y + 10), DARK)
    easel.lay(box(x + 3, y + 3, x + 4.6, y + 10), DARK)

    def fleece(pen: Pen) -> None:
        for dx, dy, r in ((-4, 0, 5), (1, -2, 5.6), (5, 1, 5), (0, 2, 5)):
            pen.oval(x + dx, y + dy, r)

    easel.lay(fleece, wool, edge=0.9, light=0.4, dark=0.5)
    easel.lay(oval(x - 9, y - 1, 3.4, 2.8), DARK)


@kept
def priory(size: Size) -> Sprite:
    """The priory: a church with its tower, and a cloister."""
    easel = Easel(size, TIMES)
    stone = coursed(easel, STONE, 8)
    wall(easel, ((48, 40), (96, 40), (96, 60), (48, 60)), stone)
    roof(easel, ((46, 42), (54, 24), (90, 24), (99, 42)), TILES)
    for x in (56, 66, 76, 86):
        opening(easel, x, 47, 60, 3, colour=DARK)
    wall(easel, ((30, 26), (52, 26), (52, 61), (30, 61)), stone, dim=0.06)
    roof(easel, ((27, 28), (41, 3), (55, 28)), SLATE)
    easel.lay(lambda pen: _cross(pen, 41, -1, 8), ROYAL)
    opening(easel, 41, 33, 43, 3.4)
    opening(easel, 41, 50, 61, 3.6, colour=CREST)
    tree(easel, 14, 60, 30)
    return _done(easel)


@kept
def cottage(size: Size, colour: Colour = TILES) -> Sprite:
    """A house of the village."""
    easel = Easel(size, TIMES)
    wall(easel, ((14, 46), (86, 46), (86, 96), (14, 96)), PLASTER)
    for left in (14, 46, 80):
        easel.lay(box(left, 46, left + 6, 96), BEAMS, edge=0.6)
    easel.lay(box(14, 66, 86, 71), BEAMS, edge=0.6)
    easel.lay(box(58, 74, 76, 96), DARK)
    easel.lay(box(24, 52, 40, 64), DARK)
    roof(easel, ((4, 52), (26, 8), (74, 8), (96, 52)), colour, step=9)
    easel.lay(box(64, 0, 76, 22), STONE, edge=1.4)
    return _done(easel)


@kept
def tents(size: Size) -> Sprite:
    """The king's court: a great yellow tent between small blue ones."""
    easel = Easel(size, TIMES)
    for x, foot, half in ((20, 46, 13), (80, 46, 13), (8, 52, 10), (92, 52, 10)):
        _tent(easel, x, foot, half)
    wall(easel, ((30, 28), (70, 28), (74, 52), (26, 52)), ROYAL)
    for left in (38, 54):
        easel.lay(
            poly((left, 28), (left + 6, 28), (left + 7, 52), (left - 1, 52)), lighter(ROYAL, 0.5), edge=0.4
        )
    roof(easel, ((24, 30), (50, 6), (76, 30)), darker(ROYAL, 0.12), step=60)
    easel.lay(poly((46, 30), (54, 30), (57, 53), (43, 53)), CREST, edge=0.6)
    for x in (28, 36, 44, 52, 60, 68):
        easel.lay(poly((x, 29), (x + 8, 29), (x + 4, 34)), CREST, edge=0.3)
    pennant(easel, 50, 8, 0, CREST)
    return _done(easel)


def _tent(easel: Easel, x: float, foot: float, half: float) -> None:
    colour, stripe = AZURE, lighter(AZURE, 0.55)
    high = half * 1.7
    easel.lay(poly((x - half, foot), (x, foot - high), (x + half, foot)), colour, edge=0.8, light=0.6)
    easel.lay(poly((x - half * 0.45, foot), (x, foot - high * 0.9), (x - half * 0.1, foot)), stripe, edge=0.3)
    easel.lay(
        poly((x + half * 0.05, foot), (x, foot - high * 0.6), (x + half * 0.42, foot)), darker(colour, 0.5)
    )


@kept
def castle(size: Size) -> Sprite:
    """Shiring Castle: a keep on its mound."""
    easel = Easel(size, TIMES)
    stone = coursed(easel, (186, 180, 168), 11, 5)
    easel.lay(oval(50, 92, 49, 14), (140, 160, 84), edge=1.6, light=0.4)
    wall(easel, ((24, 46), (76, 46), (76, 90), (24, 90)), stone, dim=0.12)
    battlements(easel, 26, 75, 46, 6, fill=stone)
    wall(easel, ((36, 24), (64, 24), (64, 60), (36, 60)), stone)
    battlements(easel, 36, 65, 24, 5.6, fill=stone)
    pennant(easel, 50, 22, 2, CREST)
    opening(easel, 50, 32, 43, 3.4)
    for left in (8, 70):
        wall(easel, ((left, 40), (left + 22, 40), (left + 22, 92), (left, 92)), stone)
        battlements(easel, left - 1, left + 24, 40, 5.6, fill=stone)
        opening(easel, left + 11, 52, 64, 2.6)
    easel.lay(poly((40, 92), (40, 76), (44, 69), (50, 66), (56, 69), (60, 76), (60, 92)), DARK, edge=0.8)
    for x in (45, 50, 55):
        easel.lay(box(x - 0.6, 70, x + 0.6, 92), (120, 104, 84))
    return _done(easel)


@kept
def stall(size: Size, colour: Colour) -> Sprite:
    """A stall of the market with a striped awning."""
    easel = Easel(size, TIMES)
    foot = 100 * size[1] / size[0]
    for post in (6, 88):
        easel.lay(box(post, 20, post + 6, foot - 1), BEAMS, edge=0.8)
    easel.lay(box(2, foot - 32, 98, foot - 4, 3), (178, 128, 74), edge=1.4, light=0.5)
    easel.lay(box(6, foot - 27, 94, foot - 9, 2), darker((178, 128, 74), 0.3), edge=0.8)
    for index in range(6):
        left = 1 + index * 16.4
        paint = colour if index % 2 == 0 else (250, 240, 216)

        def awning(pen: Pen, left: float = left) -> None:
            pen.poly(
                (left + (50 - left) * 0.14, 4),
                (left + 16.4 + (50 - left - 16.4) * 0.14, 4),
                (left + 16.4, 30),
                (left, 30),
            )
            pen.slice(left + 8.2, 30, 8.2, 0, 180)

        easel.lay(awning, paint, edge=1.0, light=0.5, dark=0.5)
    return _done(easel)


@kept
def lodge(size: Size) -> Sprite:
    """The master's lodge: an open shed with blocks of stone before it."""
    easel = Easel(size, TIMES)
    wall(easel, ((16, 30), (80, 30), (80, 58), (16, 58)), darker(BEAMS, 0.35))
    for left in (15, 46, 77):
        easel.lay(box(left, 28, left + 4, 59), BEAMS, edge=0.6)
    roof(easel, ((8, 33), (20, 8), (78, 8), (90, 33)), THATCH, step=4.4)
    stone = coursed(easel, STONE, 5, 20.0)
    for left, top, wide in ((22, 48, 15), (39, 50, 13), (54, 46, 17), (27, 39, 13), (84, 50, 13)):
        easel.lay(box(left, top, left + wide, top + 10, 1), stone, edge=0.9, light=0.6)
    pennant(easel, 86, 32, 1, AZURE)
    return _done(easel)


@kept
def gate(size: Size) -> Sprite:
    """The gate of Shiring in its wall."""
    easel = Easel(size, TIMES)
    stone = coursed(easel, (198, 186, 162), 21, 8)
    wall(easel, ((4, 40), (96, 40), (96, 96), (4, 96)), stone)
    battlements(easel, 4, 97, 40, 9, fill=stone)
    wall(easel, ((26, 18), (74, 18), (74, 96), (26, 96)), stone)
    roof(easel, ((20, 22), (50, 0), (80, 22)), TILES, step=7)
    opening(easel, 50, 50, 97, 14)
    return _done(easel)
