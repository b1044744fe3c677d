"""Thick tiles of card: a printed face with light on its edges, and the shadow that it throws."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL.Image import Image, Resampling

from renderers.kit.kept import kept
from renderers.kit.relief import Sprite, cast, edged, edges, padded, under
from renderers.kit.stencil import slab

CORNER = 7


def on_card(face: Image, side: int) -> Sprite:
    """A finished face as a tile of this size: without its shadow it is made smaller in a third of the time."""
    small = face if face.width == side else face.resize((side, side), Resampling.HAMMING)
    card = _card(small.size, side, CORNER)
    whole = card.shadow.copy()
    whole.paste(small.convert("RGBA"), (card.margin, card.margin), card.mask)
    return Sprite(whole, card.margin, card.margin)


def tile_of(face: Image, side: int, corner: float) -> Sprite:
    """A printed face as a thick tile of card with its shadow."""
    card = _card(face.size, side, corner)
    whole = card.shadow.copy()
    lit = lit_face(face, side, corner)
    whole.paste(lit.convert("RGBA"), (card.margin, card.margin), card.mask)
    return Sprite(whole, card.margin, card.margin)


def lit_face(face: Image, side: int, corner: float = CORNER) -> Image:
    """A printed face with light and shade on its edges."""
    return edged(face, _lights(face.size, side, corner))


@kept
def _lights(size: tuple[int, int], side: int, corner: float) -> tuple[Image, Image]:
    """The light on the edges of a tile."""
    return edges(slab(size, side * corner / 100), max(1.0, side * 0.008), light=0.5, dark=0.5)


@dataclass(slots=True, frozen=True)
class _Card:
    """The card that faces are printed on: its outline and its shadow."""

    mask: Image
    shadow: Image
    margin: int


@kept
def _card(size: tuple[int, int], side: int, corner: float) -> _Card:
    margin = max(4, side // 18)
    mask = slab(size, side * corner / 100)
    away = (max(1, margin // 4), max(1, margin // 3))
    wide = padded(mask, margin)
    shadow = under(cast(wide, margin * 0.4, away, 0.85), Images.new("RGBA", wide.size))
    return _Card(mask, shadow, margin)
