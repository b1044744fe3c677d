"""Wooden cubes and blocks: a painted face, its front seen below it, a bevel and a shadow."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image as Images
from PIL import ImageDraw, ImageOps
from PIL.Image import Image

from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.relief import Sprite, bevel, piece
from renderers.kit.stencil import fineness

DEPTH = 0.24


def block(paint: Callable[[int, int], Image], colour: Colour, size: int) -> Sprite:
    """A cube this many pixels wide, seen from above and a little from the front; the paint fills a given size."""
    times = fineness(size)
    wide, tall = size * times, round(size * (1 - DEPTH)) * times
    deep = round(size * DEPTH) * times
    texture = paint(wide, tall)
    mask = Images.new("L", (wide, tall), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, tall - 1), wide * 0.1, fill=255)
    face = bevel(texture, mask, wide * 0.03, light=0.62, dark=0.26)
    lower = ImageOps.flip(texture).crop((0, 0, wide, deep))
    front = Images.new("RGB", (wide, tall + deep), colour)
    front.paste(lower, (0, tall))
    front.paste(lower, (0, tall - deep))
    front = Images.blend(front, Images.new("RGB", front.size, darker(colour, 0.55)), 0.56)
    edge = lighter(colour, 0.4)
    ImageDraw.Draw(front).line((0, tall, wide, tall), fill=edge, width=round(wide * 0.03))
    return piece(face, mask, front, deep, times, lift=size * 0.065)
