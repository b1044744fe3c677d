"""Light round things: a glow that says it is somebody's turn, a ring round what changed, a frame round a choice."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.ImageFilter import GaussianBlur

from renderers.kit.kept import kept
from renderers.kit.materials import faded
from renderers.kit.palette import FRESH, GOLD, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite
from renderers.kit.stencil import slab


@kept
def ring(size: tuple[int, int], corner: int, wide: int = 5, colour: Colour = FRESH) -> Sprite:
    """A bright line with dark edges round a place of this size, just outside it."""
    margin = wide * 3
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    outer, inner = margin - wide, margin
    sharp = ImageChops.subtract(slab(whole, corner + wide, outer), slab(whole, corner, inner))
    shade = sharp.filter(GaussianBlur(wide * 0.55)).point([min(255, round(v * 1.2)) for v in range(256)])
    light = Images.new("RGBA", sharp.size, (*darker(colour, 0.72), 255))
    light.putalpha(shade)
    bright = Images.new("RGBA", sharp.size, (*colour, 255))
    bright.putalpha(sharp)
    light.alpha_composite(bright)
    return Sprite(light, margin, margin)


@kept
def glow(size: tuple[int, int], corner: int, reach: int, colour: Colour = GOLD) -> Sprite:
    """The light that falls round a place of this size."""
    margin = reach * 2
    mask = Images.new("L", (size[0] + 2 * margin, size[1] + 2 * margin), 0)
    out = round(reach * 0.42)
    around = (margin - out, margin - out, margin + size[0] + out, margin + size[1] + out)
    ImageDraw.Draw(mask).rounded_rectangle(around, corner + out, fill=255)
    soft = mask.filter(GaussianBlur(reach * 0.6)).point([min(255, round(v * 1.25)) for v in range(256)])
    soft = ImageChops.lighter(mask.filter(GaussianBlur(max(1.0, reach * 0.12))), soft)
    light = Images.new("RGBA", mask.size, (*mix(colour, (255, 250, 220), 0.3), 255))
    light.putalpha(soft)
    return Sprite(light, margin, margin)


@kept
def frame(size: tuple[int, int], corner: int, wide: int = 6, colour: Colour = GOLD) -> Sprite:
    """The frame of light round something that may be chosen."""
    margin = wide * 2
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    shape = ImageChops.subtract(
        slab(whole, corner + wide * 0.7, margin - wide * 0.7), slab(whole, corner, margin + wide * 0.35)
    )
    soft = shape.filter(GaussianBlur(wide * 0.66)).point([min(255, v * 2) for v in range(256)])
    light = Images.new("RGBA", shape.size, (*lighter(colour, 0.1), 255))
    light.putalpha(ImageChops.lighter(shape, soft))
    return Sprite(light, margin, margin)


@kept
def veil(size: tuple[int, int], corner: int, colour: Colour, strength: float) -> Sprite:
    """A thin shade over what cannot be chosen now."""
    shade = Images.new("RGBA", size, (*colour, 255))
    shade.putalpha(faded(slab(size, corner), strength))
    return Sprite(shade)
