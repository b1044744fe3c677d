"""Whether two pictures differ in a place."""

from __future__ import annotations

from PIL import ImageChops
from PIL.Image import Image

from renderers.kit.layout import Rect


def changed(one: Image, other: Image, place: Rect) -> bool:
    """Whether anything looks different there."""
    return ImageChops.difference(one.crop(place.box), other.crop(place.box)).getbbox() is not None
