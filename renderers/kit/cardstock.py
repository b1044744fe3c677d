"""Printed faces cut out as cards."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.kept import kept
from renderers.kit.laying import blend, cover
from renderers.kit.materials import paper, paper_grain, papered
from renderers.kit.palette import Colour, darker
from renderers.kit.relief import Sprite, cast, edges, padded, rimmed, stretched, under
from renderers.kit.stencil import slab

Size = tuple[int, int]
SHEET = (720, 360)
CARD = 0.065


@kept
def _grain(seed: int) -> Image:
    return paper_grain(SHEET, seed)


def stock(size: Size, colour: Colour, seed: int, strength: float) -> Image:
    """The paper that cards are printed on: cut from a sheet that is larger than most of them."""
    if size[0] > SHEET[0] or size[1] > SHEET[1]:
        return paper(size, colour, seed, strength)
    return papered(_grain(seed).crop((0, 0, *size)), colour, strength)


@dataclass(slots=True, frozen=True)
class Make:
    """What all cards of a kind share beside their size: how round their corners are, and how their shadow falls."""

    corner: float
    margin: int
    blur: float
    away: tuple[int, int]
    strength: float

    @property
    def reach(self) -> int:
        """How far the round corners reach inwards."""
        return math.ceil(self.corner)


@dataclass(slots=True, frozen=True)
class Blank:
    """What all cards of a size share: their outline, its upper and its lower end, and their shadow beside them."""

    mask: Image
    around: tuple[tuple[Image, int, int], ...]
    ends: tuple[Image, Image]


@kept
def blank(size: Size, make: Make) -> Blank:
    """The outline and the shadow of a card of this size."""
    margin = make.margin
    small, end = small_of(size, make.reach + 2 * margin)
    mask = slab(small, make.corner)
    outer = padded(mask, margin)
    shade = under(cast(outer, make.blur, make.away, make.strength), Images.new("RGBA", outer.size))
    whole = stretched(shade, (size[0] + 2 * margin, size[1] + 2 * margin), end + margin)
    edge = margin + make.reach
    foot = whole.height - edge
    around = (
        (0, 0, whole.width, edge),
        (0, foot, whole.width, whole.height),
        (0, edge, margin, foot),
        (margin + size[0], edge, whole.width, foot),
    )
    outline = stretched(mask, size, end)
    ends = ((0, 0, size[0], make.reach), (0, size[1] - make.reach, *size))
    return Blank(
        outline,
        tuple((whole.crop(box), box[0] - margin, box[1] - margin) for box in around),
        (outline.crop(ends[0]), outline.crop(ends[1])),
    )


def small_of(size: Size, end: int) -> tuple[Size, int]:
    """The smallest card with the same corners, which reach so far, and how far they do: larger ones are stretched."""
    least = 2 * end + 1
    return ((least, least), end) if min(size) > least else (size, end)


@dataclass(slots=True, frozen=True)
class Cutout:
    """A printed face that is laid on its shadow: without room for what cannot be seen under it."""

    face: Image
    make: Make

    def lay(self, on: Image, x: int, y: int) -> None:
        """Lay it on a picture with its upper left corner at this point; only its edges have to be blended."""
        face, corner = self.face, self.make.reach
        if face.mode != on.mode:
            face = face.convert(on.mode)
        wide, high = face.size
        shared = blank(face.size, self.make)
        for part, across, down in shared.around:
            blend(on, part, x + across, y + down)
        upper, lower = shared.ends
        cover(on, face, x, y, box=(0, 0, wide, corner), mask=upper)
        cover(on, face, x, y + corner, box=(0, corner, wide, high - corner))
        cover(on, face, x, y + high - corner, box=(0, high - corner, wide, high), mask=lower)

    @property
    def sprite(self) -> Sprite:
        """The same as a sprite, to be worked on."""
        margin = self.make.margin
        whole = Images.new("RGBA", (self.face.width + 2 * margin, self.face.height + 2 * margin))
        shared = blank(self.face.size, self.make)
        for part, across, down in shared.around:
            whole.paste(part, (margin + across, margin + down))
        whole.paste(self.face.convert("RGBA"), (margin, margin), shared.mask)
        return Sprite(whole, margin, margin)


def _make(size: Size) -> Make:
    margin = max(5, round(min(size) * 0.06))
    return Make(round(min(size) * CARD), margin, margin * 0.38, (margin // 4, margin // 3), 0.75)


@kept
def _lights(size: Size, corner: float, depth: float) -> tuple[Image, Image]:
    return lights(size, corner, depth, 0.35)


def lights(size: Size, corner: float, depth: float, dark: float) -> tuple[Image, Image]:
    """The light and the shade on the edges of a card."""
    small, end = small_of(size, math.ceil(corner + 4 * depth) + 2)
    lit, dim = edges(slab(small, corner), depth, light=0.5, dark=dark)
    return stretched(lit, size, end), stretched(dim, size, end)


def cut_out(face: Image, edge: Colour) -> Cutout:
    """A printed face as a card: round corners, a thin edge, and its shadow; the face is worked on."""
    make = _make(face.size)
    depth = max(1.0, face.width * 0.006)
    rimmed(face, _lights(face.size, make.corner, depth), make.reach + math.ceil(4 * depth))
    box = (0, 0, face.width - 1, face.height - 1)
    ImageDraw.Draw(face).rounded_rectangle(box, make.corner, outline=darker(edge, 0.25), width=2)
    return Cutout(face, make)
