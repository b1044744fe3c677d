"""What is counted: the four kinds of cubes, each with a colour and a mark of its own, coins and points."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.blocks import block
from renderers.kit.chance import luck
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import letters_of, width, write
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import CREAM, INK, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite, smaller
from renderers.kit.shapes import oval, ring
from renderers.kit.stencil import Pen, fineness
from renderers.pillars.palette import COIN, COLOURS, WINDOW

LARGE = 100  # drawn so wide and made smaller: the same things lie about in many sizes
KINDS = ("sand", "wood", "stone", "metal")


@kept
def cube(kind: str, size: int) -> Sprite:
    """A cube of this kind, so many pixels wide."""
    return smaller(partial(_cube, kind), size, LARGE)


@kept
def _cube(kind: str, size: int) -> Sprite:
    return block(_FACES[kind], COLOURS[kind], size)


def _sand(wide: int, tall: int) -> Image:
    base = COLOURS["sand"]
    face = tinted(
        clouds((wide, tall), (wide / 4, tall / 8), 11, 2), darker(base, 0.1), base, lighter(base, 0.3)
    )
    draw = ImageDraw.Draw(face)
    for row in range(4):
        for column in range(4):
            x = wide * (0.16 + 0.23 * column + (0.1 if row % 2 else 0.0))
            y = tall * (0.15 + 0.235 * row)
            r = wide * 0.048
            draw.ellipse((x - r, y - r, x + r, y + r), fill=darker(base, 0.55))
    return face


def _wood(wide: int, tall: int) -> Image:
    base = COLOURS["wood"]
    face = tinted(clouds((wide, tall), (wide, tall / 7), 51, 2), darker(base, 0.16), base, lighter(base, 0.1))
    draw = ImageDraw.Draw(face)
    x, y = wide * 0.46, tall * 0.52
    pale = mix(base, (255, 222, 170), 0.66)
    for year in range(3):
        across, down = wide * (0.09 + 0.16 * year), tall * (0.11 + 0.17 * year)
        box = (x - across, y - down, x + across, y + down)
        draw.ellipse(box, outline=pale, width=max(1, round(wide * 0.05)))
    return face


def _stone(wide: int, tall: int) -> Image:
    base = COLOURS["stone"]
    face = Images.new("RGB", (wide, tall), darker(base, 0.5))
    draw = ImageDraw.Draw(face)
    chance = luck(7)
    joint, high = wide * 0.055, tall / 3
    for row in range(3):
        x = -wide * (0.3 if row % 2 else 0.02)
        while x < wide:
            tone = lighter(base, chance.uniform(0.05, 0.4))
            box = (x, row * high, x + wide * 0.56 - joint, (row + 1) * high - joint)
            draw.rounded_rectangle(box, wide * 0.04, fill=tone)
            x += wide * 0.56
    return face


def _metal(wide: int, tall: int) -> Image:
    base = COLOURS["metal"]
    face = tinted(
        clouds((wide, tall), (wide / 2, tall / 3), 31, 2), darker(base, 0.3), base, lighter(base, 0.2)
    )
    draw = ImageDraw.Draw(face)
    pale = (222, 236, 250)
    for start, across in ((0.28, 0.2), (0.66, 0.09)):
        x = wide * (start + 0.26)
        lean = tall * 0.7
        draw.polygon(
            [(x, 0), (x + wide * across, 0), (x + wide * across - lean, tall), (x - lean, tall)], fill=pale
        )
    for x in (0.14, 0.86):
        for y in (0.17, 0.83):
            r = wide * 0.07
            box = (wide * x - r, tall * y - r, wide * x + r, tall * y + r)
            draw.ellipse(box, fill=darker(base, 0.6), outline=pale, width=max(1, wide // 40))
    return face


_FACES = {"sand": _sand, "wood": _wood, "stone": _stone, "metal": _metal}


def _arch(pen: Pen) -> None:
    """A pointed window, as wide as the field and a fifth taller."""
    left, right, spring = 10, 90, 56
    side: list[tuple[float, float]] = []
    reach = right - left
    for step in range(9):
        angle = math.radians(180 + 60 * step / 8)
        side.append((right + reach * math.cos(angle), spring + reach * math.sin(angle) * 0.76))
    other = [(100 - x, y) for x, y in reversed(side)]
    pen.poly((left, 112), *side, *other, (right, 112))


@kept
def points(number: str, size: int, colour: Colour = WINDOW) -> Sprite:
    """Points: a church window so many pixels wide, a number in it."""
    window = _empty_window(colour, size)
    place = Rect(window.left, window.top + round(size * 0.3), size, round(size * 0.72))
    return _numbered(window, number, place.inset(round(size * 0.2), 0), CREAM, darker(colour, 0.6))


@kept
def _empty_window(colour: Colour, size: int) -> Sprite:
    return smaller(partial(_window, colour), size, LARGE)


@kept
def _window(colour: Colour, size: int) -> Sprite:
    easel = Easel((size, round(size * 1.16)), fineness(size))
    whole = easel.lay(_arch, mix(CREAM, (214, 190, 140), 0.5), edge=2.6, light=0.7, dark=0.7)
    inner = whole.resize((round(whole.width * 0.84), round(whole.height * 0.86)))
    mask = Images.new("L", whole.size, 0)
    mask.paste(inner, ((whole.width - inner.width) // 2, round(whole.height * 0.09)))
    glass = tinted(
        clouds(whole.size, (whole.width / 3, whole.height / 3), 4, 2),
        darker(colour, 0.25),
        colour,
        lighter(colour, 0.16),
    )
    easel.lay_mask(mask, glass, edge=1.6, light=0.2, dark=0.6)
    return easel.finished(lift=size * 0.045)


@kept
def coin(number: str, size: int, metal: Colour = COIN) -> Sprite:
    """A gold coin so many pixels wide, a number on it."""
    blank = _blank_coin(metal, size)
    place = Rect(blank.left, blank.top, size, size).inset(round(size * 0.13), round(size * 0.12))
    return _numbered(blank, number, place, INK, lighter(metal, 0.5))


@kept
def _blank_coin(metal: Colour, size: int) -> Sprite:
    return smaller(partial(_coin, metal), size, LARGE)


@kept
def _coin(metal: Colour, size: int) -> Sprite:
    times = fineness(size)
    easel = Easel((size, size), times)
    easel.lay(oval(50, 50, 49), metal, edge=3.2, light=0.9, dark=0.7)
    easel.lay(ring(50, 50, 39, 3), darker(metal, 0.3), strength=0.8)
    for step in range(24):
        angle = math.radians(step * 15)
        x, y = 50 + 44.5 * math.cos(angle), 50 + 44.5 * math.sin(angle)
        easel.lay(oval(x, y, 1.6), darker(metal, 0.4), strength=0.7)
    return easel.finished(lift=size * 0.045)


def _numbered(sprite: Sprite, number: str, place: Rect, ink: Colour, shade: Colour) -> Sprite:
    """A sprite with a number in the middle, as large as its place allows."""
    if not number:
        return sprite
    image = sprite.image.copy()
    size = place.h
    while size > 8 and width(number, "title", size) > place.w:
        size -= 1
    letters = letters_of(number, "title", size)
    x, y = place.middle
    at = (x - letters.mask.width // 2 - letters.left, y - letters.mask.height // 2 - letters.top)
    letters.lay(image, at[0], at[1] + max(1, size // 22), shade)
    letters.lay(image, *at, ink)
    return Sprite(image, sprite.left, sprite.top)


def lay_cubes(image: Image, kind: str, number: int, place: Rect, *, ink: Colour = INK) -> None:
    """A cube and how many there are, side by side in a place."""
    size = min(place.h, round(place.w * 0.52))
    cube(kind, size).lay(image, place.x, place.y + (place.h - size) // 2)
    text = place.rest_right(size + max(2, size // 9))
    letters = min(round(place.h * 0.84), round(size * 1.05))
    write(image, str(number), text, "bold", letters, ink=ink, align="left", least=10)
