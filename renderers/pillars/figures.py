"""The people of the board: builders in the colours of the seats with their symbols, and workers."""

from __future__ import annotations

from PIL import Image as Images

from renderers.kit.easel import Easel
from renderers.kit.icons import SYMBOLS
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, INK, Colour, darker, lighter, mix, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.shapes import oval
from renderers.kit.stencil import Pen, fine, fineness

TALL = 1.42


def _gown(pen: Pen) -> None:
    pen.poly((36, 46), (64, 46), (80, 62), (90, 122), (10, 122), (20, 62))
    pen.oval(50, 122, 40, 14)
    pen.oval(26, 64, 11)
    pen.oval(74, 64, 11)


def _collar(pen: Pen) -> None:
    pen.poly((30, 50), (50, 62), (70, 50), (62, 42), (38, 42))


def _head(pen: Pen) -> None:
    pen.oval(50, 30, 19, 20)


def _cap(pen: Pen) -> None:
    pen.slice(50, 25, 23, 180, 360)
    pen.box(24, 20, 76, 29, 4)


def _eyes(pen: Pen) -> None:
    pen.oval(43, 34, 2.4, 3)
    pen.oval(57, 34, 2.4, 3)


@kept
def builder(seat: int, size: int) -> Sprite:
    """A master builder so many pixels wide, half as much again in height."""
    paint = seat_paint(seat)
    times = fineness(size)
    easel = Easel((size, round(size * TALL)), times)
    easel.lay(_gown, paint.colour, edge=4.0, light=0.55, dark=0.75)
    easel.lay(_head, (238, 196, 152), edge=3.0, light=0.4, dark=0.5)
    easel.lay(_cap, darker(paint.colour, 0.28), edge=2.4, light=0.5, dark=0.5)
    easel.lay(_eyes, darker((238, 196, 152), 0.75))
    easel.lay(_collar, darker(paint.colour, 0.28), edge=1.6, light=0.5, dark=0.5)
    easel.lay(oval(50, 91, 27), CREAM, edge=2.0, light=0.5, dark=0.5)
    mark = fine(SYMBOLS[paint.symbol], round(size * 0.36), times)
    mask = Images.new("L", easel.size, 0)
    mask.paste(mark, (round(50 * easel.unit - mark.width / 2), round(91 * easel.unit - mark.height / 2)))
    easel.lay_mask(mask, darker(paint.colour, 0.12) if paint.ink == CREAM else darker(paint.colour, 0.45))
    easel.outlined(darker(paint.colour, 0.72), 2.2)
    return easel.finished(lift=max(1.5, size * 0.05), strength=0.6)


def _body(pen: Pen) -> None:
    pen.oval(50, 24, 22)
    pen.poly((34, 42), (66, 42), (92, 66), (76, 78), (80, 122), (20, 122), (24, 78), (8, 66))


@kept
def worker(colour: Colour, size: int) -> Sprite:
    """A worker so many pixels wide."""
    easel = Easel((size, round(size * 1.26)), fineness(size))
    easel.lay(_body, colour, edge=5.0, light=0.55, dark=0.7)
    easel.outlined(darker(colour, 0.7), 4.0)
    return easel.finished(lift=max(1.0, size * 0.05), strength=0.5)


@kept
def space(size: int) -> Sprite:
    """The round stone on which a builder may stand, seen a little from the front."""
    easel = Easel((size, round(size * 0.66)), fineness(size))
    stone: Colour = (226, 210, 176)
    easel.lay(oval(50, 36, 49, 29), darker(stone, 0.5))
    easel.lay(oval(50, 31, 49, 29), stone, edge=3.0, light=0.7, dark=0.5)
    easel.lay(oval(50, 31, 37, 21), mix(stone, INK, 0.3), strength=0.9)
    easel.lay(oval(50, 32.5, 35, 19.5), lighter(stone, 0.18))
    return easel.finished(lift=2, strength=0.5)
