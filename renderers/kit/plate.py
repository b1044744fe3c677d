"""A plate of the rules: pieces of a title side by side on paper, each with its name below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image as Images
from PIL.Image import Image

from renderers.kit.layout import Rect
from renderers.kit.lettering import fitted, write
from renderers.kit.palette import INK, PLATE, darker
from renderers.kit.shelves import within
from renderers.kit.tokens import banner

WIDE, AIR, GAP = 900, 34, 22
CAPTION, LEAST, LINES = 27, 19, 3
HIGHEST = {1: 330, 2: 300, 3: 250, 4: 210}
SMALL = 150


@dataclass(slots=True, frozen=True)
class Shown:
    """A piece, and what is said below it."""

    face: Image
    caption: str


def draw_plate(pieces: Sequence[Shown]) -> Image:
    """The pieces in rows, as large as there is room for them."""
    columns, highest = _columns(len(pieces))
    rows = [pieces[at : at + columns] for at in range(0, len(pieces), columns)]
    wide = (WIDE - 2 * AIR - GAP * (columns - 1)) // columns
    heights = [_row(row, wide, highest) for row in rows]
    high = sum(face + words for face, words in heights) + GAP * (len(rows) - 1) + 2 * AIR
    image = Images.new("RGB", (WIDE, high), darker(PLATE, 0.2))
    banner((WIDE - 24, high - 24), 57).lay(image, 12, 12)
    top = AIR
    for row, (face, words) in zip(rows, heights, strict=True):
        left = (WIDE - wide * len(row) - GAP * (len(row) - 1)) // 2
        for at, piece in enumerate(row):
            _lay(image, piece, Rect(left + at * (wide + GAP), top, wide, face + words), face)
        top += face + words + GAP
    return image


def _columns(count: int) -> tuple[int, int]:
    """How many stand in a row, and how high they are at most."""
    if count <= 4:
        return max(1, count), HIGHEST[max(1, count)]
    return next(each for each in (4, 5) if count % each != 1 or each == 5), SMALL


def _row(row: Sequence[Shown], wide: int, highest: int) -> tuple[int, int]:
    """How high the pieces of a row are, and the words below them."""
    face = max(within(one.face, wide, highest).height for one in row)
    lines = max(len(_set(one.caption, wide)) for one in row)
    return face, lines * round(CAPTION * 1.3) + 8


def _set(caption: str, wide: int) -> tuple[str, ...]:
    high = round(CAPTION * 1.3) * LINES
    return fitted(caption, "label", (wide, high), largest=CAPTION, least=LEAST, lines=LINES).lines


def _lay(image: Image, piece: Shown, place: Rect, high: int) -> None:
    small = within(piece.face, place.w, high).convert("RGBA")
    at = (place.x + (place.w - small.width) // 2, place.y + (high - small.height) // 2)
    image.paste(small, at, small)
    below = place.rest_below(high + 4)
    write(image, piece.caption, below, "label", CAPTION, ink=INK, least=LEAST, lines=LINES, rise="top")
