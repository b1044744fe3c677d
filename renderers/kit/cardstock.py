"""Printed faces cut out as cards."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.palette import Colour, darker
from renderers.kit.relief import Sprite, bevel, cast, padded, under
from renderers.kit.stencil import slab


def cut_out(face: Image, edge: Colour) -> Sprite:
    """A printed face as a card: round corners, a thin edge, and its shadow."""
    wide, high = face.size
    corner = round(min(wide, high) * 0.065)
    margin = max(5, round(min(wide, high) * 0.06))
    mask = slab(face.size, corner)
    face = bevel(face, mask, max(1.0, wide * 0.006), light=0.5, dark=0.35)
    draw = ImageDraw.Draw(face)
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), corner, outline=darker(edge, 0.25), width=2)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, margin * 0.38, (margin // 4, margin // 3), 0.75), body), margin, margin)
