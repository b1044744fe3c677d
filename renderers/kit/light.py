"""Light round things: a glow that says it is somebody's turn, a ring round what changed, a frame round a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.kept import kept
from renderers.kit.laying import blend
from renderers.kit.materials import faded
from renderers.kit.palette import FRESH, GOLD, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite
from renderers.kit.stencil import slab

Size = tuple[int, int]


@dataclass(slots=True, frozen=True)
class Border:
    """Light round a place: four strips, with nothing between them."""

    strips: tuple[tuple[Image, int, int], ...]

    def lay(self, on: Image, x: int, y: int) -> None:
        """Lay it round a place that begins at this point."""
        for strip, across, down in self.strips:
            blend(on, strip, x + across, y + down)


@kept
def ring(size: Size, corner: int, wide: int = 5, colour: Colour = FRESH) -> Border:
    """A bright line with dark edges round a place of this size, just outside it."""
    return _border(_ring, size, corner, wide, colour, margin=3 * wide)


@kept
def _ring(size: Size, corner: int, wide: int, colour: Colour) -> Image:
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
    return light


@kept
def glow(size: Size, corner: int, reach: int, colour: Colour = GOLD) -> Sprite:
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
def frame(size: Size, corner: int, wide: int = 6, colour: Colour = GOLD) -> Border:
    """The frame of light round something that may be chosen."""
    return _border(_frame, size, corner, wide, colour, margin=2 * wide)


@kept
def _frame(size: Size, corner: int, wide: int, colour: Colour) -> Image:
    margin = wide * 2
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    shape = ImageChops.subtract(
        slab(whole, corner + wide * 0.7, margin - wide * 0.7), slab(whole, corner, margin + wide * 0.35)
    )
    soft = shape.filter(GaussianBlur(wide * 0.66)).point([min(255, v * 2) for v in range(256)])
    light = Images.new("RGBA", shape.size, (*lighter(colour, 0.1), 255))
    light.putalpha(ImageChops.lighter(shape, soft))
    return light


def _border(
    draw: Callable[[Size, int, int, Colour], Image],
    size: Size,
    corner: int,
    wide: int,
    colour: Colour,
    *,
    margin: int,
) -> Border:
    """Drawn round a small place, and its sides stretched: they are the same all along."""
    side = margin + 3 * wide
    end = side + corner
    least = 2 * (end - margin) + 1
    if min(size) < least:
        return Border(((draw(size, corner, wide, colour), -margin, -margin),))
    small = draw((least, least), corner, wide, colour)
    long, high = size[0] + 2 * margin, size[1] + 2 * margin
    level = Images.new("RGBA", (long, end)), Images.new("RGBA", (long, end))
    for strip, top in zip(level, (0, small.height - end), strict=True):
        row = small.crop((0, top, small.width, top + end))
        strip.paste(row.crop((0, 0, end, end)))
        strip.paste(row.crop((end, 0, end + 1, end)).resize((long - 2 * end, end)), (end, 0))
        strip.paste(row.crop((end + 1, 0, row.width, end)), (long - end, 0))
    upright = [
        small.crop((left, end, left + side, end + 1)).resize((side, high - 2 * end))
        for left in (0, small.width - side)
    ]
    return Border(
        (
            (level[0], -margin, -margin),
            (level[1], -margin, high - end - margin),
            (upright[0], -margin, end - margin),
            (upright[1], long - side - margin, end - margin),
        )
    )


@kept
def veil(size: Size, corner: int, colour: Colour, strength: float) -> Sprite:
    """A thin shade over what cannot be chosen now."""
    shade = Images.new("RGBA", size, (*colour, 255))
    shade.putalpha(faded(slab(size, corner), strength))
    return Sprite(shade)
