"""Icons of rewards: points, pawns, moves, voyages, cards; printed on tiles, tokens and cards."""

from __future__ import annotations

from functools import partial

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from engines.guilds_of_london.view import Icon
from renderers.guilds_of_london.palette import GOLD_LEAF, VELLUM, WOOD
from renderers.guilds_of_london.rewards import picture
from renderers.kit.easel import Easel
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.laying import blend
from renderers.kit.layout import Rect
from renderers.kit.lettering import width
from renderers.kit.materials import wood
from renderers.kit.palette import INK, SHADOW, Colour, darker, lighter
from renderers.kit.relief import Sprite, bevel, cast, padded, smaller, under
from renderers.kit.stencil import slab

LARGE = 40  # how high tokens are drawn before they are made smaller
NUMBER = 1.14  # how large the letters of a number are that stands after a reward
WIDER = 1.5  # how much wider than high the tokens of the second place are


@kept
def icon(kind: str, count: int, size: int, ink: Colour = INK, said: str = "") -> Image:
    """An icon with its number: on the coin for points, after the picture for everything else."""
    drawn = picture(kind, size)
    text = said or str(count)
    letters = font("bold", round(size * (0.74 if kind == "vp" else 0.86)))
    image = Images.new("RGBA", (icon_width(kind, text, size), size + 2))
    image.alpha_composite(drawn.image)
    if kind == "vp":
        ImageDraw.Draw(image).text((size / 2, size * 0.5), text, font=letters, fill=INK, anchor="mm")
        return image
    gap = max(1, round(size * 0.06))
    ImageDraw.Draw(image).text((size + gap, size * 0.53), text, font=letters, fill=ink, anchor="lm")
    return image


def icon_width(kind: str, text: str, size: int) -> int:
    """How wide an icon with its number is, without drawing it."""
    if kind == "vp":
        return size
    return size + max(1, round(size * 0.06)) + width(text, "bold", round(size * 0.86)) + 1


# How much of its square a picture needs from left to right; others need all of it.
SLIM = {"draw": 0.66, "end": 0.66, "salvage": 0.66, "pay": 0.66, "mayor": 0.66, "neutral": 0.74, "pawn": 0.74}


@kept
def reward(kind: str, count: int, size: int) -> Image:
    """An icon as it is printed on tiles: close to the next one, its number as high as itself, and no number for one."""
    drawn, text = picture(kind, size), str(count)
    image = Images.new("RGBA", (reward_width(kind, count, size), size + 2))
    image.alpha_composite(drawn.image, (0, 0), (round(size * (1 - SLIM.get(kind, 1)) / 2), 0))
    draw = ImageDraw.Draw(image)
    if kind == "vp":
        letters = font("bold", round(size * (0.96 if len(text) == 1 else 0.76)))
        draw.text((size / 2, size * 0.5), text, font=letters, fill=SHADOW, anchor="mm")
    elif count > 1:
        letters = font("bold", round(size * NUMBER))
        draw.text((image.width - 1, size * 0.52), text, font=letters, fill=SHADOW, anchor="rm")
    return image


def reward_width(kind: str, count: int, size: int) -> int:
    """How wide that is, without drawing it."""
    bare = round(size * SLIM.get(kind, 1))
    return bare if kind == "vp" or count < 2 else bare + width(str(count), "bold", round(size * NUMBER)) + 2


def _gap(size: int) -> int:
    return max(2, round(size * 0.14))


def lay_icons(image: Image, icons: tuple[Icon, ...], place: Rect, *, ink: Colour = INK) -> Rect:
    """A row of icons as large as the place allows, in its middle; says where they lie."""
    size = place.h
    while (total := _wide(icons, size)) > place.w and size > 8:
        size -= 1
    row = [icon(one.kind, one.count, size, ink) for one in icons]
    x, y = place.x + (place.w - total) // 2, place.y + (place.h - size) // 2
    _lay_row(image, row, x, y, _gap(size))
    return Rect(x, y, max(0, total), size)


def _wide(icons: tuple[Icon, ...], size: int) -> int:
    """How wide a row of icons is."""
    return sum(icon_width(one.kind, str(one.count), size) for one in icons) + _gap(size) * (len(icons) - 1)


def lay_rewards(image: Image, icons: tuple[Icon, ...], place: Rect) -> None:
    """A row of icons as they are printed on tiles, from the left, as large as the place allows."""
    size = place.h
    while sum(reward_width(one.kind, one.count, size) + _near(size) for one in icons) > place.w and size > 8:
        size -= 1
    row = [reward(one.kind, one.count, size) for one in icons]
    _lay_row(image, row, place.x, place.y + (place.h - size) // 2, _near(size))


def _near(size: int) -> int:
    return max(1, round(size * 0.08))


def _lay_row(image: Image, row: list[Image], x: int, y: int, gap: int) -> None:
    for one in row:
        blend(image, one, x, y)
        x += one.width + gap


@kept
def second_token(kind: str, count: int, high: int) -> Sprite:
    """A token of the second place: a small board of wood with what it brings."""
    return smaller(partial(_second_token, kind, count), high, LARGE)


@kept
def _second_token(kind: str, count: int, high: int) -> Sprite:
    row = reward(kind, count, round(high * (0.9 if kind == "vp" or count == 1 else 0.84)))
    wide = round(high * WIDER)
    margin = max(2, high // 9)
    mask = slab((wide, high), high * 0.24)
    face = bevel(
        wood((wide, high), WOOD, 61, high / 90, 0.8), mask, max(1.0, high * 0.05), light=0.6, dark=0.6
    )
    face.paste(row, ((wide - row.width) // 2, (high - row.height) // 2 + 1), row)
    body = Images.new("RGBA", (wide + 2 * margin, high + 2 * margin))
    body.paste(face, (margin, margin), mask)
    away = (max(1, margin // 3), max(1, margin // 2))
    return Sprite(under(cast(padded(mask, margin), margin * 0.4, away, 0.7), body), margin, margin)


@kept
def rank_plate(size: int, rank: int) -> Sprite:
    """The rank of a guild on a small plate; the great twelve have a golden one."""
    return smaller(partial(_rank_plate, rank), size, LARGE)


@kept
def _rank_plate(rank: int, size: int) -> Sprite:
    great = rank <= 12
    easel = Easel((round(size * 1.25), size), 4)
    paint = GOLD_LEAF if great else lighter(VELLUM, 0.3)
    easel.lay(lambda pen: pen.box(1, 1, 99, 78, 16), darker(paint, 0.55))
    easel.lay(lambda pen: pen.box(5, 5, 95, 75, 13), paint, edge=2, light=0.6, dark=0.4)
    draw = ImageDraw.Draw(easel.body)
    draw.text(
        (easel.size[0] / 2, easel.size[1] * 0.47),
        str(rank),
        font=font("bold", round(size * 4 * 0.98)),
        fill=darker(SHADOW, 0),
        anchor="mm",
    )
    return easel.finished(lift=max(0.8, size * 0.04), strength=0.5)
