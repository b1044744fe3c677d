"""A sheet of parchment on the dark wood of the house's own table."""

from __future__ import annotations

import unicodedata

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.palette import WREATH
from renderers.kit.fonts import Face, legible, shows_all
from renderers.kit.icons import laurel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import darkened, planks, vignette
from renderers.kit.palette import INK, PARCHMENT, RULE, SHADOW, WALNUT, Colour, mix
from renderers.kit.tokens import banner, stamped

EDGE = 26
HEAD = 132


@kept
def _sheet(size: tuple[int, int]) -> Image:
    wide, high = size
    image = darkened(planks(size, WALNUT, 41).copy(), vignette(size, 0.62), SHADOW)
    banner((wide - 2 * EDGE, high - 2 * EDGE), 77).lay(image, EDGE, EDGE)
    return image


def sheet(size: tuple[int, int]) -> tuple[Image, Rect]:
    """An empty sheet of this size, and the place on it that can be written on."""
    return _sheet(size).copy(), Rect(0, 0, *size).inset(EDGE + 34, EDGE + 20)


def headline(image: Image, place: Rect, title: str, under: str) -> Rect:
    """The head of a sheet between two wreaths; gives back what is left below it."""
    head = place.top(HEAD - 16)
    wreath = stamped(laurel, 92, WREATH, 0.8)
    for x in (head.x + 6, head.right - 98):
        wreath.lay(image, x, head.y + 6)
    text = head.inset(112, 0)
    write(image, title, text.top(66), "title", 54, ink=INK, least=24)
    write(image, under, text.rest_below(68), "italic", 31, ink=mix(INK, PARCHMENT, 0.2), least=18, lines=1)
    ImageDraw.Draw(image).line((place.x, head.bottom + 4, place.right, head.bottom + 4), fill=RULE, width=3)
    return place.rest_below(HEAD)


def room_below(size: tuple[int, int]) -> int:
    """How high the room below the head of a sheet of this size is."""
    return size[1] - 2 * (EDGE + 20) - HEAD


def drawable(name: str, instead: str, face: Face = "heading") -> str:
    """A name in letters that can be drawn, or something else where most of its letters cannot."""
    letters = [letter for letter in unicodedata.normalize("NFC", name) if letter.isalnum()]
    kept = [letter for letter in letters if legible(letter, face)]
    shown = kept and 2 * len(kept) >= len(letters)
    return legible(name, face) if shown or shows_all(name, face) else instead


def polyline(
    size: tuple[int, int],
    points: list[tuple[float, float]],
    colour: Colour,
    wide: float,
    *,
    fill: float = 0.0,
) -> Image:
    """A smooth line through points in pixels, with a light ground below it, as a layer with transparency."""
    times = 3
    big = (size[0] * times, size[1] * times)
    at = [(x * times, y * times) for x, y in points]
    mask = Images.new("L", big, 0)
    draw = ImageDraw.Draw(mask)
    if fill and len(at) > 1:
        draw.polygon([*at, (at[-1][0], big[1]), (at[0][0], big[1])], fill=round(255 * fill))
    if len(at) > 1:
        draw.line(at, fill=255, width=round(wide * times), joint="curve")
    half = wide * times / 2
    for x, y in at:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    layer = Images.new("RGBA", size, (*colour, 255))
    layer.putalpha(mask.reduce(times))
    return layer
