"""Coats of arms: four colours, each with its own charge, and all four of them quartered."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image

from engines.old_london_bridge.components import COLOURS
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.palette import CREAM, SHADOW, darker, lighter
from renderers.kit.relief import Sprite, bevel, cast, padded, shifted, under
from renderers.kit.stencil import Pen, Shape, fineness
from renderers.old_london_bridge.palette import CHARGE, COATS

TALL = 1.16


def escutcheon(pen: Pen) -> None:
    """The outline of a shield."""
    pen.box(4, 2, 96, 44, 7)
    pen.poly((4, 30), (96, 30), (95, 62), (86, 84), (70, 101), (50, 114), (30, 101), (14, 84), (5, 62))


def oval(pen: Pen) -> None:
    """An oval, round like water."""
    pen.oval(50, 58, 47, 57)


def gable(pen: Pen) -> None:
    """The front of a house: its roof above, straight below."""
    pen.poly((50, 0), (97, 40), (97, 113), (3, 113), (3, 40))


def banner(pen: Pen) -> None:
    """A banner with two tails."""
    pen.poly((4, 2), (96, 2), (96, 114), (50, 88), (4, 114))


def waves(pen: Pen) -> None:
    """Two wavy bars: the Thames."""
    for y in (38, 68):
        for step in range(4):
            x = 12.5 + step * 25
            pen.ring(x, y, 12.5, 11, start=180 if step % 2 else 0, end=360 if step % 2 else 180)


def chevron(pen: Pen) -> None:
    """A chevron, like the gable of a house."""
    pen.poly((50, 26), (100, 72), (100, 100), (50, 56), (0, 100), (0, 72))


def sword_cross(pen: Pen) -> None:
    """A plain cross, as on the arms of the City."""
    pen.box(42, 0, 58, 116)
    pen.box(0, 36, 100, 52)


def oak(pen: Pen) -> None:
    """An oak tree."""
    for x, y, r in ((50, 34, 17), (33, 48, 15), (67, 48, 15), (50, 52, 16)):
        pen.oval(x, y, r)
    pen.poly((45, 60), (55, 60), (59, 88), (41, 88))


CHARGES: dict[str, Shape] = {"blue": waves, "orange": chevron, "grey": sword_cross, "green": oak}
# Where a coat is too small for its charge, its outline tells it from the others, also without colours.
OUTLINES: dict[str, Shape] = {"blue": oval, "orange": gable, "grey": banner, "green": escutcheon}


def _mask(shape: Shape, wide: int, high: int) -> Image:
    mask = Images.new("L", (wide, high), 0)
    shape(Pen(mask))
    return mask


def _field(colour: str, wide: int, high: int) -> Image:
    field = Images.new("RGB", (wide, high), COATS[colour])
    field.paste(CHARGE[colour], (0, 0), _mask(CHARGES[colour], wide, high))
    return field


def _quartered(wide: int, high: int) -> Image:
    """All four coats; where each has so little room, its colour and a small charge have to do."""
    field = Images.new("RGB", (wide, high))
    across, down = wide // 2, round(high * 0.46)
    for index, colour in enumerate(COLOURS):
        x, y = index % 2 * across, index // 2 * down
        size = (wide - across if index % 2 else across, high - down if index // 2 else down)
        quarter = Images.new("RGB", size, COATS[colour])
        charge = _mask(CHARGES[colour], round(across * 0.84), round(down * 0.94))
        left = round(across * (0.13 if index % 2 == 0 else 0.03))
        quarter.paste(CHARGE[colour], (left, round(down * 0.03)), charge)
        field.paste(quarter, (x, y))
    line = max(1, round(wide * 0.05))
    draw = ImageDraw.Draw(field)
    draw.rectangle((across - line // 2, 0, across + line // 2, high), fill=CREAM)
    draw.rectangle((0, down - line // 2, wide, down + line // 2), fill=CREAM)
    return field


@kept
def shield(coats: tuple[str, ...], size: int) -> Sprite:
    """A coat of arms, this many pixels wide: a single one, or all four quartered."""
    times = max(3, fineness(size))
    wide, high = size * times, round(size * TALL) * times
    mask = _mask(OUTLINES[coats[0]] if len(coats) == 1 else escutcheon, wide, high)
    face = _field(coats[0], wide, high) if len(coats) == 1 else _quartered(wide, high)
    rim = ImageChops.subtract(mask, _inner(mask, wide))
    face.paste(CREAM, (0, 0), rim)
    face = bevel(face, mask, wide * 0.035, light=0.55, dark=0.5)
    line = max(times, round(wide * 0.035))
    outer = padded(mask, line)
    edge = outer
    for away in ((line, 0), (-line, 0), (0, line), (0, -line)):
        edge = ImageChops.lighter(edge, shifted(outer, *away))
    paint = COATS[coats[0]] if len(coats) == 1 else (70, 44, 30)
    body = Images.new("RGBA", outer.size, (*darker(paint, 0.72), 255))
    body.putalpha(edge)
    body.paste(face, (line, line), mask)
    width, height = -(-body.width // times) * times, -(-body.height // times) * times
    even = Images.new("RGBA", (width, height))
    even.paste(body, (0, 0))
    small = even.reduce(times)
    margin = max(2, round(size * 0.1))
    whole = padded(small, margin)
    shadow = cast(whole.getchannel("A"), max(1.0, size * 0.035), (1, max(1, round(size * 0.05))), 0.55)
    return Sprite(under(shadow, whole), margin + line // times, margin + line // times)


def _inner(mask: Image, wide: int) -> Image:
    """The field inside the pale rim."""
    step = max(2, round(wide * 0.065))
    inner = mask
    for away in ((step, 0), (-step, 0), (0, step), (0, -step)):
        inner = ImageChops.darker(inner, shifted(mask, *away))
    return inner


@kept
def counted(colour: str, count: int, high: int) -> Sprite:
    """A coat of arms with how often it stands on a bridge."""
    size = round(high / TALL)
    text = str(count)
    letters = font("bold", round(high * 0.86))
    wide = size + round(high * 0.12) + round(letters.getlength(text)) + 4
    margin = 4
    whole = Images.new("RGBA", (wide + 2 * margin, high + 2 * margin))
    draw = ImageDraw.Draw(whole)
    at = (margin + size + round(high * 0.12), margin + high // 2)
    draw.text((at[0] + 1, at[1] + 2), text, font=letters, fill=(*SHADOW, 255), anchor="lm")
    draw.text(at, text, font=letters, fill=CREAM if count else lighter(SHADOW, 0.62), anchor="lm")
    coat = shield((colour,), size)
    whole.alpha_composite(coat.image, (max(0, margin - coat.left), max(0, margin - coat.top)))
    return Sprite(whole, margin, margin)


def lay_counted(image: Image, counts: dict[str, int], place: Rect) -> None:
    """The coats of all colours with their numbers, in a row."""
    step = place.w // len(counts)
    for index, (colour, count) in enumerate(counts.items()):
        counted(colour, count, place.h).lay(image, place.x + index * step, place.y)
