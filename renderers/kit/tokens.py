"""Round tokens, the mallet, and painted name plates: what lies beside the pieces at every table."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.chance import luck
from renderers.kit.fonts import font
from renderers.kit.icons import SYMBOLS, mallet, mallet_bands, mallet_haft, mallet_head
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import faded, paper, wood
from renderers.kit.palette import (
    BRASS,
    CREAM,
    HAFT,
    INK,
    MALLET,
    PARCHMENT,
    SHADOW,
    Colour,
    darker,
    lighter,
    seat_paint,
)
from renderers.kit.relief import Sprite, bevel, cast, engraved, padded, piece, smaller, under
from renderers.kit.stencil import Shape, cut, fine, fineness, slab

LARGE = 108  # drawn so wide and made smaller


@kept
def token(
    size: int, ground: Colour, icon: Shape | None = None, number: str = "", ink: Colour = INK
) -> Sprite:
    """A round wooden token with an icon or a number on it."""
    if number:
        return _numbered(
            token(size, ground, icon, "", ink) if icon else token(size, ground), size, number, ink
        )
    times = fineness(size)
    deep = max(1, round(size * 0.06)) * times
    wide = size * times
    mask = Images.new("L", (wide, wide - deep), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, wide - 1, wide - 1 - deep), fill=255)
    face = Images.new("RGB", mask.size, ground)
    ImageDraw.Draw(face).ellipse(
        (wide * 0.07, wide * 0.07, wide * 0.93, wide * 0.93 - deep),
        outline=darker(ground, 0.3),
        width=max(1, wide // 40),
    )
    face = bevel(face, mask, wide * 0.03, light=0.7, dark=0.5)
    if icon is not None:
        mark = fine(icon, round(size * 0.56), times)
        whole = Images.new("L", face.size, 0)
        whole.paste(mark, ((wide - mark.width) // 2, (wide - deep - mark.height) // 2))
        engraved(face, whole, ink, max(1, wide // 90))
    return piece(face, mask, darker(ground, 0.5), deep, times, lift=size * 0.04)


def _numbered(blank: Sprite, size: int, number: str, ink: Colour) -> Sprite:
    """A number written on a token: the wood under it is the same for all numbers."""
    whole = blank.image.copy()
    place = Rect(blank.left, blank.top, size, round(size * 0.94))
    flat = Images.new("L", whole.size, 0)
    _number(flat, number, place.inset(round(size * 0.14), round(size * 0.1)))
    layer = Images.new("RGBA", whole.size, (*ink, 255))
    layer.putalpha(flat)
    whole.alpha_composite(layer)
    return Sprite(whole, blank.left, blank.top)


def _number(mask: Image, number: str, place: Rect) -> None:
    size = place.h
    while size > 8 and font("title", size).getlength(number) > place.w:
        size -= 1
    x, y = place.middle
    left, top, right, bottom = font("title", size).getbbox(number, anchor="ls")
    ImageDraw.Draw(mask).text(
        (x - (left + right) / 2, y - (top + bottom) / 2),
        number,
        font=font("title", size),
        fill=255,
        anchor="ls",
    )


@kept
def mallet_sprite(size: int) -> Sprite:
    """The wooden mallet of whoever leads."""
    return smaller(_mallet, size, LARGE)


@kept
def _mallet(size: int) -> Sprite:
    times = fineness(size)
    wide = size * times
    head, haft = fine(mallet_head, size, times), fine(mallet_haft, size, times)
    face = bevel(wood(head.size, HAFT, 81, size / 60, 0.6), haft, wide * 0.03, light=0.7, dark=0.7)
    turned = wood(head.size, MALLET, 82, size / 60, 0.8)
    face.paste(bevel(turned, head, wide * 0.04, light=0.7, dark=0.7), (0, 0), head)
    bands = fine(mallet_bands, size, times)
    hoops = Images.new("RGB", bands.size, BRASS)
    face.paste(bevel(hoops, bands, wide * 0.015, light=0.8, dark=0.7), (0, 0), bands)
    deep = max(1, round(size * 0.05)) * times
    return piece(face, fine(mallet, size, times), darker(MALLET, 0.6), deep, times, lift=size * 0.045)


@kept
def symbol(seat: int, size: int) -> Sprite:
    """A seat's symbol on a disc of cream."""
    paint = seat_paint(seat)
    colour = darker(paint.colour, 0.12) if paint.ink == CREAM else darker(paint.colour, 0.42)
    return token(size, CREAM, SYMBOLS[paint.symbol], "", colour)


@kept
def plate(size: tuple[int, int], paint: Colour) -> Sprite:
    """A painted board for a name, held by two brass nails."""
    wide, high = size
    margin = max(5, high // 7)
    mask = slab(size, high * 0.17)
    face = wood((wide * 2, high * 2), paint, 33, 2.2, 0.62).copy()
    draw = ImageDraw.Draw(face)
    line = high * 0.13
    draw.rounded_rectangle(
        (line, line, wide * 2 - line, high * 2 - line),
        high * 0.26,
        outline=lighter(paint, 0.34),
        width=max(2, high // 28),
    )
    face = bevel(face.reduce(2), mask, high * 0.025, light=0.34, dark=0.5)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, margin * 0.42, (margin // 4, margin // 2), 0.8), body), margin, margin)


@kept
def stamped(shape: Shape, size: int, colour: Colour, strength: float = 1.0) -> Sprite:
    """A flat mark in one colour, for printing on paper or wood."""
    flat = Images.new("RGBA", (size, size), (*colour, 255))
    flat.putalpha(faded(cut(shape, size), strength))
    return Sprite(flat)


@kept
def noticeboard(size: tuple[int, int], timber: Colour, sheet: Colour, seed: int) -> Sprite:
    """A board of dark timber with a sheet of paper on it, held by four nails."""
    wide, high = size
    margin = 12
    mask = slab(size, 11)
    face = bevel(wood(size, timber, seed, 1.0, 1.2), mask, 3, light=0.3, dark=0.5)
    rim = round(min(wide, high) * 0.05) + 2
    inner = (wide - 2 * rim, high - 2 * rim)
    page = Images.new("L", (wide * 2, high * 2), 0)
    ImageDraw.Draw(page).rounded_rectangle(
        (rim * 2, rim * 2, (wide - rim) * 2, (high - rim) * 2), 8, fill=255
    )
    page = page.reduce(2)
    face.paste(SHADOW, (0, 0), cast(page, 4, (2, 4), 0.7))
    whole = Images.new("RGB", size, sheet)
    whole.paste(paper(inner, sheet, seed + 1, 0.8), (rim, rim))
    face.paste(bevel(whole, page, 2.0, light=0.4, dark=0.3), (0, 0), page)
    for x in (rim + 11, wide - rim - 11):
        for y in (rim + 11, high - rim - 11):
            nail(face, x, y, 5)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, 5, (3, 6), 0.8), body), margin, margin)


@kept
def banner(size: tuple[int, int], seed: int) -> Sprite:
    """A strip of parchment with worn edges, for a sentence."""
    wide, high = size
    margin = 10
    chance = luck(seed)
    mask = Images.new("L", (wide * 2, high * 2), 0)
    edge: list[tuple[float, float]] = []
    for x0, y0, x1, y1 in (
        (4, 4, wide * 2 - 5, 4),
        (wide * 2 - 5, 4, wide * 2 - 5, high * 2 - 5),
        (wide * 2 - 5, high * 2 - 5, 4, high * 2 - 5),
        (4, high * 2 - 5, 4, 4),
    ):
        steps = max(6, (abs(x1 - x0) + abs(y1 - y0)) // 36)
        for step in range(steps):
            t = step / steps
            edge.append(
                (x0 + (x1 - x0) * t + chance.uniform(-3, 3), y0 + (y1 - y0) * t + chance.uniform(-3, 3))
            )
    ImageDraw.Draw(mask).polygon(edge, fill=255)
    mask = mask.reduce(2)
    face = paper(size, PARCHMENT, seed, 0.8).copy()
    worn = Images.new("L", size, 255)
    ImageDraw.Draw(worn).rounded_rectangle((10, 10, wide - 11, high - 11), 10, fill=0)
    face.paste(darker(PARCHMENT, 0.45), (0, 0), faded(worn.filter(GaussianBlur(9)), 0.42))
    face = bevel(face, mask, 1.6, light=0.5, dark=0.4)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, 4, (2, 5), 0.8), body), margin, margin)


def nail(face: Image, x: int, y: int, radius: int) -> None:
    """A brass nail's head."""
    big = radius * 4
    dot = Images.new("L", (big * 2 + 8, big * 2 + 8), 0)
    ImageDraw.Draw(dot).ellipse((4, 4, big * 2 + 4, big * 2 + 4), fill=255)
    metal = bevel(Images.new("RGB", dot.size, BRASS), dot, big * 0.3, light=0.9, dark=0.9)
    small = dot.reduce(4)
    at = (x - small.width // 2, y - small.height // 2)
    face.paste(SHADOW, (at[0] + 1, at[1] + 2), faded(small, 0.5))
    face.paste(metal.reduce(4), at, small)
