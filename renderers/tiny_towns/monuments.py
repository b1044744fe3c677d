"""Small monument cards for beside the towns, and the resource cards."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw, ImageOps

from engines.tiny_towns.components import MONUMENT
from renderers.kit.cardstock import Cutout, cut_out
from renderers.kit.icons import mallet
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import faded, paper
from renderers.kit.palette import PAPER, darker, lighter
from renderers.kit.stencil import cut
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.palette import MONUMENT_GREEN
from renderers.tiny_towns.silhouettes import OUTLINES


@kept
def built(name: str, size: tuple[int, int], *, stands: bool = True) -> Cutout:
    """A monument's open card, so small that it shows only the piece; pale if it was never built."""
    wide, high = size
    paint = OUTLINES[MONUMENT].paint
    face = paper(size, PAPER, 3)
    face.paste(paper((wide, round(high * 0.18)), paint, 4), (0, 0))
    ImageDraw.Draw(face).line((0, round(high * 0.18), wide, round(high * 0.18)), fill=darker(paint, 0.4))
    mark = round(min(wide * 0.86, high * 0.7))
    spot = Rect(0, round(high * 0.18), wide, high - round(high * 0.18)).centred(mark, mark)
    building(name, MONUMENT, mark).lay(face, spot.x, spot.y - 1)
    if not stands:
        face = Images.blend(ImageOps.grayscale(face).convert("RGB"), Images.new("RGB", size, PAPER), 0.35)
    return cut_out(face, paint)


@kept
def resource_card(kind: str, size: tuple[int, int]) -> Cutout:
    """A resource card, open."""
    wide, high = size
    face = paper(size, PAPER, 9)
    edge = max(3, round(wide * 0.07))
    ImageDraw.Draw(face).rounded_rectangle(
        (edge, edge, wide - edge - 1, high - edge - 1), edge, outline=darker(MONUMENT_GREEN, 0.1), width=2
    )
    mark = round(wide * 0.62)
    spot = Rect(0, 0, wide, high).centred(mark, mark)
    cube(kind, mark).lay(face, spot.x, spot.y)
    return cut_out(face, MONUMENT_GREEN)


@kept
def resource_back(size: tuple[int, int]) -> Cutout:
    """The back of the resource cards."""
    wide, high = size
    face = paper(size, MONUMENT_GREEN, 9, 1.3)
    edge = max(3, round(wide * 0.07))
    pale = lighter(MONUMENT_GREEN, 0.55)
    ImageDraw.Draw(face).rounded_rectangle(
        (edge, edge, wide - edge - 1, high - edge - 1), edge, outline=pale, width=2
    )
    size_of_mark = round(wide * 0.5)
    mark = cut(mallet, size_of_mark)
    spot = Rect(0, 0, wide, high).centred(size_of_mark, size_of_mark)
    flat = Images.new("RGB", mark.size, pale)
    face.paste(flat, (spot.x, spot.y), faded(mark, 0.5))
    return cut_out(face, darker(MONUMENT_GREEN, 0.4))
