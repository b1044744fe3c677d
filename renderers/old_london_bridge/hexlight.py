"""Light on the rondel: round the whole hexagon when it has turned, on the spaces where a pawn may go."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.kept import kept
from renderers.kit.materials import faded
from renderers.kit.palette import FRESH, GOLD, Colour, darker, lighter
from renderers.kit.relief import Sprite
from renderers.old_london_bridge.hexagon import HUB, SIDES, corners


@kept
def six_ring(apothem: int) -> Sprite:
    """A ring of light round the whole hexagon."""
    corner = apothem / math.cos(math.radians(30))
    half = round(corner) + 24
    size = (half * 4, half * 4)
    outer, inner = Images.new("L", size, 0), Images.new("L", size, 0)
    ImageDraw.Draw(outer).polygon(corners(half * 2, half * 2, (corner + 10) * 2), fill=255)
    ImageDraw.Draw(inner).polygon(corners(half * 2, half * 2, (corner + 3) * 2), fill=255)
    sharp = ImageChops.subtract(outer, inner).reduce(2)
    dark = Images.new("RGBA", sharp.size, (*darker(FRESH, 0.72), 255))
    dark.putalpha(sharp.filter(GaussianBlur(3)))
    bright = Images.new("RGBA", sharp.size, (*FRESH, 255))
    bright.putalpha(sharp)
    dark.alpha_composite(bright)
    return Sprite(dark, half, half)


@kept
def lit_sector(apothem: int, place: int, colour: Colour = GOLD) -> Sprite:
    """The light on a space where a pawn may go."""
    corner = apothem / math.cos(math.radians(30))
    half = round(corner) + 16
    t = 2
    middle = half * t
    shape = Images.new("L", (middle * 2, middle * 2), 0)
    edge = corners(middle, middle, (corner - apothem * 0.02) * t)
    draw = ImageDraw.Draw(shape)
    draw.polygon([(middle, middle), edge[place], edge[(place + 1) % SIDES]], fill=255)
    hub = apothem * (HUB + 0.02) * t
    draw.ellipse((middle - hub, middle - hub, middle + hub, middle + hub), fill=0)
    return _light(shape.reduce(t), apothem, half, colour)


@kept
def lit_hub(apothem: int, colour: Colour = GOLD) -> Sprite:
    """The light round the centre when a pawn may go there."""
    half = round(apothem * 0.6)
    shape = Images.new("L", (half * 4, half * 4), 0)
    middle, hub = half * 2, apothem * HUB * 2
    ImageDraw.Draw(shape).ellipse((middle - hub, middle - hub, middle + hub, middle + hub), fill=255)
    return _light(shape.reduce(2), apothem, half, colour)


def _light(shape: Image, apothem: int, half: int, colour: Colour) -> Sprite:
    inner = shape.filter(GaussianBlur(apothem * 0.06))
    edge = ImageChops.multiply(shape, ImageChops.invert(inner)).point([min(255, v * 3) for v in range(256)])
    around = ImageChops.subtract(inner.point([min(255, v * 2) for v in range(256)]), shape)
    alpha = ImageChops.lighter(ImageChops.lighter(edge, faded(shape, 0.3)), around)
    light = Images.new("RGBA", shape.size, (*lighter(colour, 0.3), 255))
    light.putalpha(alpha)
    return Sprite(light, half, half)
