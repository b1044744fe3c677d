"""Printed faces cut out as cards."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.kept import kept
from renderers.kit.materials import paper
from renderers.kit.palette import Colour, darker
from renderers.kit.relief import Sprite, cast, edged, edges, padded, under
from renderers.kit.stencil import slab

Size = tuple[int, int]


@kept
def stock(size: Size, colour: Colour, seed: int, strength: float) -> Image:
    """The paper that cards of this size are printed on; not to be written on."""
    return paper(size, colour, seed, strength)


@dataclass(slots=True, frozen=True)
class _Blank:
    """What all cards of a size share: their outline, the light on their edges, their shadow."""

    mask: Image
    lights: tuple[Image, Image]
    shadow: Image
    margin: int


@kept
def _blank(size: Size) -> _Blank:
    margin = max(5, round(min(size) * 0.06))
    mask = slab(size, _corner(size))
    outer = padded(mask, margin)
    shadow = cast(outer, margin * 0.38, (margin // 4, margin // 3), 0.75)
    lights = edges(mask, max(1.0, size[0] * 0.006), light=0.5, dark=0.35)
    return _Blank(mask, lights, under(shadow, Images.new("RGBA", outer.size)), margin)


def _corner(size: Size) -> int:
    return round(min(size) * 0.065)


def cut_out(face: Image, edge: Colour) -> Sprite:
    """A printed face as a card: round corners, a thin edge, and its shadow."""
    blank = _blank(face.size)
    lit = edged(face, blank.lights)
    box = (0, 0, face.width - 1, face.height - 1)
    ImageDraw.Draw(lit).rounded_rectangle(box, _corner(face.size), outline=darker(edge, 0.25), width=2)
    body = lit.convert("RGBA")
    body.putalpha(blank.mask)
    whole = blank.shadow.copy()
    whole.alpha_composite(body, (blank.margin, blank.margin))
    return Sprite(whole, blank.margin, blank.margin)
