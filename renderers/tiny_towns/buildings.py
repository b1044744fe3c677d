"""The wooden pieces: one outline and paint for each group, one emblem for each building."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from engines.tiny_towns.components import cards
from renderers.kit.kept import kept
from renderers.kit.materials import faded, wood
from renderers.kit.palette import CREAM, INK, darker, lighter
from renderers.kit.relief import Sprite, bevel, engraved, piece, shifted, smaller
from renderers.kit.stencil import Shape, fine, fineness
from renderers.tiny_towns.emblems import EMBLEMS
from renderers.tiny_towns.silhouettes import OUTLINES

DEPTH = 0.09
LARGE = 148  # drawn so wide and made smaller: a building stands in towns and on cards in many sizes


@kept
def building(card: str, group: str, size: int) -> Sprite:
    """The piece of a building, this many pixels wide and high."""
    return smaller(partial(_building, card, group), size, LARGE)


def prepare() -> None:
    """Draw all buildings."""
    for card in cards().values():
        _building(card.id, card.group, LARGE)


@kept
def _building(card: str, group: str, size: int) -> Sprite:
    outline = OUTLINES[group]
    times = fineness(size)
    house = _house(group, size)
    face = house.face
    if card in EMBLEMS:
        face = face.copy()
        mark = _emblem(EMBLEMS[card], outline.emblem, size, times)
        ink = INK if group in {"yellow", "gray"} else CREAM
        engraved(face, mark, ink, max(1, round(size * times * 0.012)))
    deep = max(1, round(size * DEPTH)) * times
    return piece(face, house.mask, darker(outline.paint, 0.5), deep, times, lift=size * 0.05)


@dataclass(slots=True, frozen=True)
class _House:
    """What all buildings of a group share: the painted face, and its outline."""

    face: Image
    mask: Image


@kept
def _house(group: str, size: int) -> _House:
    outline = OUTLINES[group]
    times = fineness(size)
    wide = size * times
    mask = fine(outline.shape, size, times)
    scale = 0.4 * wide / 70
    face = wood(mask.size, outline.paint, 71, scale, 0.5)
    roof = fine(outline.roof, size, times)
    roof_paint = lighter(outline.paint, 0.2) if group == "black" else darker(outline.paint, 0.26)
    face.paste(wood(mask.size, roof_paint, 72, scale, 0.5), (0, 0), roof)
    eaves = ImageChops.subtract(roof, shifted(roof, 0, -max(1, round(wide * 0.03))))
    face.paste(darker(roof_paint, 0.35), (0, 0), faded(eaves, 0.5))
    windows = fine(outline.openings, size, times)
    engraved(face, windows, darker(outline.paint, 0.62), max(1, wide // 88), 0.9)
    return _House(bevel(face, mask, wide * 0.03, light=0.6, dark=0.5), mask)


def _emblem(shape: Shape, place: tuple[float, float, float], size: int, times: int) -> Image:
    """The emblem as a mask over the whole face."""
    x, y, across = place
    mark = fine(shape, max(4, round(size * across / 100)), times)
    ground = Images.new("L", (size * times,) * 2, 0)
    left = round(size * x / 100 * times - mark.width / 2)
    top = round(size * y / 100 * times - mark.height / 2)
    ground.paste(mark, (left, top))
    return ground
