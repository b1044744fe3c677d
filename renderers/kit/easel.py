"""Pictures in layers: shapes filled with colours or materials, each with its own edge, reduced in the end."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from renderers.kit.materials import faded
from renderers.kit.palette import SHADOW, Colour
from renderers.kit.relief import Sprite, bevel, cast, padded, shifted, under
from renderers.kit.stencil import Pen, Shape


class Easel:
    """A canvas worked several times too large, on which shapes are laid one over another.

    Shapes are drawn in hundredths of the width, downwards as far as the canvas is high.
    """

    __slots__ = ("body", "times", "unit")

    def __init__(self, size: tuple[int, int], times: int) -> None:
        self.times = times
        self.unit = size[0] * times / 100
        self.body = Images.new("RGBA", (size[0] * times, size[1] * times))

    @property
    def size(self) -> tuple[int, int]:
        """The size of the canvas as it is worked."""
        return self.body.size

    def cut(self, shape: Shape) -> Image:
        """The shape as a mask of the canvas."""
        mask = Images.new("L", self.size, 0)
        shape(Pen(mask))
        return mask

    def lay(
        self,
        shape: Shape,
        fill: Colour | Image,
        *,
        edge: float = 0.0,
        light: float = 0.6,
        dark: float = 0.5,
        strength: float = 1.0,
    ) -> Image:
        """Fill a shape, its edge bevelled so many hundredths wide; gives back its mask for further work."""
        mask = self.cut(shape)
        self.lay_mask(mask, fill, edge=edge, light=light, dark=dark, strength=strength)
        return mask

    def lay_mask(
        self,
        mask: Image,
        fill: Colour | Image,
        *,
        edge: float = 0.0,
        light: float = 0.6,
        dark: float = 0.5,
        strength: float = 1.0,
    ) -> None:
        """Fill a mask of the canvas."""
        box = mask.getbbox()
        if box is None:
            return
        part = mask.crop(box)
        face = fill.crop(box) if isinstance(fill, Image) else Images.new("RGB", part.size, fill)
        if edge:
            face = bevel(face, part, edge * self.unit, light=light, dark=dark)
        layer = face.convert("RGBA")
        layer.putalpha(faded(part, strength) if strength < 1 else part)
        self.body.alpha_composite(layer, (box[0], box[1]))

    def shade(self, shape: Shape, within: Image, strength: float, colour: Colour = SHADOW) -> None:
        """Darken (or tint) the part of a shape that falls on a mask."""
        mask = ImageChops.multiply(self.cut(shape), within)
        self.lay_mask(mask, colour, strength=strength)

    def drop(self, mask: Image, across: float, down: float, within: Image, strength: float = 0.4) -> None:
        """The hard shadow that one layer throws on another."""
        away = shifted(mask, round(across * self.unit), round(down * self.unit))
        self.lay_mask(ImageChops.multiply(ImageChops.subtract(away, mask), within), SHADOW, strength=strength)

    def outlined(self, colour: Colour, wide: float) -> None:
        """Draw a dark line round all that has been laid so far."""
        step = max(1, round(wide * self.unit))
        alpha = self.body.getchannel("A")
        around = alpha
        for across, down in ((step, 0), (-step, 0), (0, step), (0, -step)):
            around = ImageChops.lighter(around, shifted(alpha, across, down))
        ground = Images.new("RGBA", self.size, (*colour, 255))
        ground.putalpha(around)
        ground.alpha_composite(self.body)
        self.body = ground

    def finished(self, *, lift: float = 0.0, strength: float = 0.55) -> Sprite:
        """The picture at its own size, with a shadow that falls so many pixels far."""
        small = self.body.reduce(self.times)
        if not lift:
            return Sprite(small)
        margin = max(2, round(lift * 3.2))
        away = (max(1, round(lift * 0.9)), max(1, round(lift * 1.15)))
        wide = padded(small, margin)
        return Sprite(under(cast(wide.getchannel("A"), lift, away, strength), wide), margin, margin)
