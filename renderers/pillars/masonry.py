"""What the buildings of the map are put together from: walls, roofs, windows, towers and trees."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.chance import luck
from renderers.kit.easel import Easel
from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.shapes import box, oval, poly
from renderers.kit.stencil import Pen, Point, Shape
from renderers.pillars.palette import BEAMS, DARK, FOLIAGE, STONE


def lancet(x: float, top: float, bottom: float, half: float) -> Shape:
    """A pointed window or door as a shape."""

    def shape(pen: Pen) -> None:
        spring = top + half * 1.5
        pen.poly((x - half, bottom), (x - half, spring), (x - half * 0.6, top + half * 0.6), (x, top),
                 (x + half * 0.6, top + half * 0.6), (x + half, spring), (x + half, bottom))  # fmt: skip

    return shape


def coursed(easel: Easel, colour: Colour, seed: int, high: float = 3.2) -> Image:
    """A wall of stones as large as the canvas, its courses so many hundredths high."""
    face = Images.new("RGB", easel.size, darker(colour, 0.16))
    draw = ImageDraw.Draw(face)
    chance = luck(seed)
    step = high * easel.unit
    y, row = 0.0, 0
    while y < face.height:
        x = -step * (0.9 if row % 2 else 0.0)
        while x < face.width:
            wide = step * chance.uniform(1.4, 2.2)
            tone = chance.uniform(-0.07, 0.12)
            fill = lighter(colour, tone) if tone > 0 else darker(colour, -tone)
            draw.rectangle((x, y, x + wide - easel.times, y + step - easel.times), fill=fill)
            x += wide
        y += step
        row += 1
    return face


def wall(easel: Easel, points: Sequence[Point], fill: Colour | Image = STONE, *, dim: float = 0.0) -> Image:
    """A wall, shaded as a whole where it lies away from the light."""
    mask = easel.lay(poly(*points), fill, edge=0.8, light=0.4, dark=0.45)
    if dim:
        easel.shade(poly(*points), mask, dim)
    return mask


def roof(easel: Easel, points: Sequence[Point], colour: Colour, *, step: float = 3.0) -> None:
    """A roof with rows of tiles, slates or straw."""
    mask = easel.lay(poly(*points), colour, edge=0.9, light=0.6, dark=0.5)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    y = top + step
    while y < bottom:
        easel.shade(box(0, y, 100, y + 0.7), mask, 0.28)
        y += step


def opening(easel: Easel, x: float, top: float, bottom: float, half: float, *, colour: Colour = DARK) -> None:
    """A pointed window or door with a pale frame."""
    easel.lay(lancet(x, top - half * 0.5, bottom, half * 1.45), lighter(STONE, 0.35))
    easel.lay(lancet(x, top, bottom, half), colour)


def battlements(
    easel: Easel, left: float, right: float, top: float, tooth: float, *, fill: Colour | Image
) -> None:
    """A row of battlements that end at this height below."""
    x = left
    while x + tooth <= right + 0.1:
        easel.lay(box(x, top - tooth, x + tooth, top + 0.6), fill, edge=0.5, light=0.4, dark=0.4)
        x += tooth * 1.75


def pennant(easel: Easel, x: float, foot: float, top: float, colour: Colour) -> None:
    """A flag on a pole."""
    easel.lay(box(x - 0.4, top, x + 0.5, foot), BEAMS)
    easel.lay(poly((x, top), (x + 11, top + 2.6), (x, top + 6)), colour, edge=0.5)


def tree(easel: Easel, x: float, foot: float, size: float, colour: Colour = FOLIAGE) -> None:
    """A round tree."""
    easel.lay(box(x - size * 0.09, foot - size * 0.4, x + size * 0.09, foot), BEAMS, edge=0.4)

    def crown(pen: Pen) -> None:
        for dx, dy, r in ((0, -0.9, 0.36), (-0.27, -0.66, 0.31), (0.27, -0.66, 0.31), (0, -0.56, 0.34)):
            pen.oval(x + dx * size, foot + dy * size, r * size)

    mask = easel.lay(crown, colour, edge=1.3, light=0.55, dark=0.6)
    easel.shade(oval(x - size * 0.14, foot - size * 0.86, size * 0.2), mask, 0.3, lighter(colour, 0.5))


def fir(easel: Easel, x: float, foot: float, size: float, colour: Colour) -> None:
    """A fir tree."""
    easel.lay(box(x - size * 0.07, foot - size * 0.2, x + size * 0.07, foot), BEAMS, edge=0.4)
    for low, high, half in ((0.14, 0.62, 0.4), (0.4, 0.84, 0.32), (0.64, 1.05, 0.23)):
        points = (
            (x - half * size, foot - low * size),
            (x, foot - high * size),
            (x + half * size, foot - low * size),
        )
        easel.lay(poly(*points), colour, edge=1.0, light=0.5, dark=0.55)
