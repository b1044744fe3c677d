"""Thick tiles of card: a printed face with light on its edges, and the shadow that it throws."""

from __future__ import annotations

import math

from PIL.Image import Image, Resampling

from renderers.kit.cardstock import Cutout, Make, lights
from renderers.kit.kept import kept
from renderers.kit.relief import rimmed

CORNER = 7


def on_card(face: Image, side: int) -> Cutout:
    """A finished face as a tile of this size: without its shadow it is made smaller in a third of the time."""
    small = face if face.width == side else face.resize((side, side), Resampling.HAMMING, reducing_gap=1.0)
    return Cutout(small, _make(side, CORNER))


def tile_of(face: Image, side: int, corner: float) -> Cutout:
    """A printed face as a thick tile of card with its shadow."""
    return Cutout(lit_face(face, side, corner), _make(side, corner))


def lit_face(face: Image, side: int, corner: float = CORNER) -> Image:
    """A printed face with light and shade on its edges; it is worked on."""
    depth = max(1.0, side * 0.008)
    rimmed(face, _lights(face.size, side, corner), math.ceil(side * corner / 100 + 4 * depth))
    return face


@kept
def _lights(size: tuple[int, int], side: int, corner: float) -> tuple[Image, Image]:
    """The light on the edges of a tile."""
    return lights(size, side * corner / 100, max(1.0, side * 0.008), 0.5)


def _make(side: int, corner: float) -> Make:
    margin = max(4, side // 18)
    away = (max(1, margin // 4), max(1, margin // 3))
    return Make(side * corner / 100, margin, margin * 0.4, away, 0.85)
