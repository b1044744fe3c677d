"""The table of dark oak, and on it a map of London on vellum with river, wall, roofs and fields."""

from __future__ import annotations

import math
from random import Random

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.guilds_of_london.palette import (
    DARK_OAK,
    GARDENS,
    GOLD_LEAF,
    ROOFS,
    SEPIA,
    STREETS,
    THAMES,
    VELLUM,
)
from renderers.kit.chance import luck
from renderers.kit.layout import Rect
from renderers.kit.materials import clouds, darkened, faded, planks, tinted, vignette
from renderers.kit.palette import SHADOW, darker, lighter, mix
from renderers.kit.relief import bevel, cast, padded
from renderers.kit.stencil import Point, slab
from renderers.kit.stowed import stowed

TWICE = 2


# Grain that is too lively draws the eye away from the pieces, and weighs as much as they do.
QUIET = 0.45
USUAL, TALLEST = 900, 1700


@stowed
def table_top(size: tuple[int, int]) -> Image:
    """The bare table under a lamp."""
    return _lit(size)


def desk(size: tuple[int, int]) -> Image:
    """The bare table for pictures of changing height; beyond the usual one its grain comes back the other way round."""
    usual, (wide, high) = _usual(size[0]), size
    if high <= usual.height:
        return usual.crop((0, 0, wide, high))
    tall = Images.new("RGB", size)
    tall.paste(usual, (0, 0))
    rest = usual.crop((0, 2 * usual.height - high, wide, usual.height))
    tall.paste(rest.transpose(Images.Transpose.FLIP_TOP_BOTTOM), (0, usual.height))
    return tall


@stowed
def _usual(wide: int) -> Image:
    return _oak((wide, USUAL))


def _lit(size: tuple[int, int]) -> Image:
    return darkened(_oak(size), vignette(size, 0.55), SHADOW)


def _oak(size: tuple[int, int]) -> Image:
    return Images.blend(
        planks(size, DARK_OAK, 11, 150), Images.new("RGB", size, darker(DARK_OAK, 0.1)), QUIET
    )


@stowed
def map_on_table(size: tuple[int, int], place: Rect, strength: float = 0.5) -> Image:
    """The table with the map of the city let into it, its drawing as strong as asked."""
    image = _lit(size)
    mask = slab((place.w, place.h), 10)
    sheet = bevel(_map((place.w, place.h), strength), mask, 2.4, light=0.4, dark=0.5)
    margin = 18
    shade = cast(padded(mask, margin), 7, (3, 6), 0.85)
    image.paste(SHADOW, (place.x - margin, place.y - margin), shade)
    image.paste(sheet, (place.x, place.y), mask)
    return image


def _map(size: tuple[int, int], strength: float) -> Image:
    ground = tinted(clouds(size, (220, 220), 5, 4), darker(STREETS, 0.13), STREETS, lighter(VELLUM, 0.1))
    twice = (size[0] * TWICE, size[1] * TWICE)
    ink = Images.new("RGBA", twice)
    draw = ImageDraw.Draw(ink)
    chance = luck(1666)
    _fields(draw, twice, chance)
    bank = _river(draw, twice)
    _town(draw, twice, bank, chance)
    small = ink.reduce(TWICE)
    small.putalpha(faded(small.getchannel("A"), strength))
    ground.paste(small, (0, 0), small)
    edge = Images.new("L", size, 255)
    ImageDraw.Draw(edge).rounded_rectangle((34, 34, size[0] - 35, size[1] - 35), 40, fill=0)
    ground.paste(darker(VELLUM, 0.62), (0, 0), faded(edge.filter(GaussianBlur(26)), 0.5))
    line = ImageDraw.Draw(ground)
    for inset, wide, colour in (
        (9, 4, darker(GOLD_LEAF, 0.3)),
        (10, 2, lighter(GOLD_LEAF, 0.25)),
        (16, 1, SEPIA),
    ):
        line.rounded_rectangle(
            (inset, inset, size[0] - inset - 1, size[1] - inset - 1), 8, outline=colour, width=wide
        )
    return ground


def _fields(draw: ImageDraw.ImageDraw, size: tuple[int, int], chance: Random) -> None:
    for _ in range(46):
        x, y = chance.uniform(0, size[0]), chance.uniform(0, size[1])
        wide, high, lean = chance.uniform(90, 230), chance.uniform(60, 150), chance.uniform(-40, 40)
        corners = [(x, y), (x + wide, y + lean), (x + wide - lean, y + high), (x - lean, y + high - lean)]
        draw.polygon(
            corners, fill=(*mix(GARDENS, STREETS, chance.uniform(0.2, 0.7)), 150), outline=(*SEPIA, 120)
        )
        for row in range(1, 6):
            t = row / 6
            draw.line(
                (
                    x + (corners[3][0] - x) * t,
                    y + (corners[3][1] - y) * t,
                    corners[1][0] + (corners[2][0] - corners[1][0]) * t,
                    corners[1][1] + (corners[2][1] - corners[1][1]) * t,
                ),
                fill=(*SEPIA, 70),
                width=2,
            )


def _river(draw: ImageDraw.ImageDraw, size: tuple[int, int]) -> list[float]:
    """The Thames along the foot of the map; gives back the line of its upper bank."""
    bank = [size[1] * (0.875 + 0.035 * math.sin(x / size[0] * 6.1 + 0.7)) for x in range(0, size[0] + 20, 20)]
    wide = size[1] * 0.085
    upper: list[Point] = [(i * 20.0, y) for i, y in enumerate(bank)]
    draw.polygon([*upper, *[(x, y + wide) for x, y in reversed(upper)]], fill=(*THAMES, 255))
    for offset in (0.0, wide):
        draw.line([(x, y + offset) for x, y in upper], fill=(*SEPIA, 255), width=5)
    for row in range(1, 6):
        waves = [(x, y + wide * row / 6 + 4 * math.sin(x / 26)) for x, y in upper]
        for start in range(row * 3, len(waves) - 8, 17):
            draw.line(waves[start : start + 6], fill=(*lighter(THAMES, 0.5), 220), width=4)
    x = round(len(bank) * 0.62)
    top = bank[x]
    for pier in range(9):
        y = top + wide * pier / 9
        draw.rectangle((x * 20 - 26, y, x * 20 + 26, y + wide / 16), fill=(*SEPIA, 255))
    draw.rectangle(
        (x * 20 - 16, top - 12, x * 20 + 16, top + wide + 12),
        fill=(*lighter(SEPIA, 0.4), 255),
        outline=(*SEPIA, 255),
        width=4,
    )
    return bank


def _town(draw: ImageDraw.ImageDraw, size: tuple[int, int], bank: list[float], chance: Random) -> None:
    """The wall with its towers, houses in rows along the lanes, and trees outside."""
    middle = (size[0] / 2, size[1] * 0.46)
    wall = [
        (
            middle[0] + size[0] * 0.455 * math.cos(math.radians(a)),
            middle[1] + size[1] * 0.4 * math.sin(math.radians(a)),
        )
        for a in range(152, 390, 17)
    ]
    draw.line(wall, fill=(*SEPIA, 255), width=16)
    draw.line(wall, fill=(*lighter(SEPIA, 0.5), 255), width=8)
    for x, y in wall:
        draw.ellipse(
            (x - 20, y - 20, x + 20, y + 20), fill=(*lighter(SEPIA, 0.5), 255), outline=(*SEPIA, 255), width=5
        )
    y = 40.0
    while y < size[1] - 40:
        x = chance.uniform(10, 50)
        while x < size[0] - 60:
            shore = bank[min(len(bank) - 1, int(x / 20))]
            if shore - 60 < y < shore + size[1] * 0.1:
                x += 60
                continue
            inside = ((x - middle[0]) / (size[0] * 0.45)) ** 2 + (
                (y - middle[1]) / (size[1] * 0.39)
            ) ** 2 < 1 and y < shore
            if chance.random() < (0.82 if inside else 0.1):
                _house(draw, x, y + chance.uniform(-9, 9), chance)
            elif chance.random() < (0.06 if inside else 0.3):
                _tree(draw, x, y + chance.uniform(-16, 16), chance)
            x += chance.uniform(44, 66)
        y += 58


def _house(draw: ImageDraw.ImageDraw, x: float, y: float, chance: Random) -> None:
    wide, high = chance.uniform(24, 40), chance.uniform(14, 20)
    roof = chance.choice(ROOFS)
    draw.rectangle(
        (x + 3, y, x + wide - 3, y + high), fill=(*lighter(VELLUM, 0.3), 255), outline=(*SEPIA, 230), width=3
    )
    draw.polygon(
        [(x - 3, y), (x + 7, y - high), (x + wide - 7, y - high), (x + wide + 3, y)],
        fill=(*roof, 255),
        outline=(*SEPIA, 255),
    )
    draw.line((x + 7, y - high, x + wide - 7, y - high), fill=(*SEPIA, 255), width=3)
    draw.rectangle((x + wide / 2 - 3, y + high * 0.4, x + wide / 2 + 3, y + high), fill=(*SEPIA, 230))
    if chance.random() < 0.05:
        draw.polygon(
            [(x + wide / 2 - 7, y - high), (x + wide / 2, y - high * 3.4), (x + wide / 2 + 7, y - high)],
            fill=(*roof, 255),
            outline=(*SEPIA, 255),
        )


def _tree(draw: ImageDraw.ImageDraw, x: float, y: float, chance: Random) -> None:
    r = chance.uniform(9, 15)
    draw.line((x, y, x, y + r * 1.7), fill=(*SEPIA, 255), width=4)
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(*GARDENS, 255), outline=(*SEPIA, 220), width=3)
