"""Depth: shadows, bevels and thickness, worked out once for each sprite."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image, Resampling
from PIL.ImageFilter import GaussianBlur

from renderers.kit.materials import faded
from renderers.kit.palette import SHADOW, Colour


@dataclass(slots=True, frozen=True)
class Sprite:
    """A finished piece; its body starts at (left, top) inside the picture, beyond that lie shadow and glow."""

    image: Image
    left: int = 0
    top: int = 0

    def lay(self, on: Image, x: int, y: int) -> None:
        """Lay it on a picture with its body at this point."""
        on.paste(self.image, (x - self.left, y - self.top), self.image)


def scaled(sprite: Sprite, wide: int, whole: int) -> Sprite:
    """A sprite whose body is this wide, made smaller from one whose body is as wide as the whole."""
    if wide == whole:
        return sprite
    by = wide / whole
    size = (round(sprite.image.width * by), round(sprite.image.height * by))
    return Sprite(
        sprite.image.resize(size, Resampling.HAMMING), round(sprite.left * by), round(sprite.top * by)
    )


def shifted(mask: Image, across: int, down: int) -> Image:
    """The mask moved, with nothing coming in at the edges."""
    moved = Images.new("L", mask.size, 0)
    moved.paste(mask, (across, down))
    return moved


def bevel(face: Image, mask: Image, depth: float, *, light: float = 0.75, dark: float = 0.6) -> Image:
    """A face whose edges are lit from the upper left and shaded at the lower right."""
    return edged(face, edges(mask, depth, light=light, dark=dark))


def edges(mask: Image, depth: float, *, light: float = 0.75, dark: float = 0.6) -> tuple[Image, Image]:
    """Where the light falls on the edges of a shape, and where the shade: the same for all faces of that shape."""
    step = max(1, round(depth * 0.9))
    edge = round(depth * 3) + step
    soft = padded(mask, edge).filter(GaussianBlur(depth))
    inner = (edge, edge, edge + mask.width, edge + mask.height)
    lit = ImageChops.subtract(soft, shifted(soft, step, step)).crop(inner)
    dim = ImageChops.subtract(soft, shifted(soft, -step, -step)).crop(inner)
    return (
        ImageChops.multiply(mask, lit.point(_gain(light * 2.2))),
        ImageChops.multiply(mask, dim.point(_gain(dark * 2.2))),
    )


def edged(face: Image, lights: tuple[Image, Image]) -> Image:
    """A face with light and shade on its edges."""
    lit, dim = lights
    worked = face.copy()
    worked.paste((255, 250, 235), (0, 0), lit)
    worked.paste(SHADOW, (0, 0), dim)
    return worked


def _gain(by: float) -> list[int]:
    return [min(255, round(value * by)) for value in range(256)]


def engraved(face: Image, mask: Image, colour: Colour, depth: int, strength: float = 1.0) -> None:
    """Cut a shape into a face: its colour, a shadow under the upper edge and a gleam on the lower one."""
    face.paste(colour, (0, 0), faded(mask, strength))
    inner = ImageChops.subtract(mask, shifted(mask, depth, depth))
    outer = ImageChops.subtract(shifted(mask, depth, depth), mask)
    face.paste(SHADOW, (0, 0), faded(inner, 0.45 * strength))
    face.paste((255, 250, 235), (0, 0), faded(outer, 0.4 * strength))


def thick(mask: Image, depth: int) -> Image:
    """The mask and the side that a piece of this thickness shows below it."""
    side = mask
    done = 0
    while done < depth:
        step = min(max(1, done), depth - done) if done else 1
        side = ImageChops.lighter(side, shifted(side, 0, step))
        done += step
    return side


def cast(mask: Image, blur: float, away: tuple[int, int], strength: float) -> Image:
    """The soft shadow of a shape, as a mask."""
    return faded(shifted(mask, *away).filter(GaussianBlur(blur)), strength)


def under(shadow: Image, body: Image) -> Image:
    """A body (with its own transparency) over a shadow given as a mask."""
    ground = Images.merge("RGBA", [Images.new("L", body.size, tone) for tone in SHADOW] + [shadow])
    ground.alpha_composite(body)
    return ground


def piece(face: Image, mask: Image, side: Colour | Image, depth: int, times: int, *, lift: float) -> Sprite:
    """A solid piece seen a little from above, worked so many times too large: face, side and a shadow.

    The lift says, in pixels of the finished sprite, how far the shadow falls; a side given as a picture is as much
    taller than the face as the piece is thick.
    """
    tall = Images.new("L", (mask.width, mask.height + depth), 0)
    tall.paste(mask, (0, 0))
    body = side.convert("RGBA") if isinstance(side, Image) else Images.new("RGBA", tall.size, (*side, 255))
    body.putalpha(thick(tall, depth))
    body.paste(face, (0, 0), mask)
    small = body.reduce(times)
    margin = max(2, round(lift * 3.2))
    away = (max(1, round(lift * 0.9)), max(1, round(lift * 1.15)))
    solid = padded(small, margin)
    return Sprite(under(cast(solid.getchannel("A"), lift, away, 0.55), solid), margin, margin)


def padded(image: Image, margin: int) -> Image:
    """A mask or a face with an empty margin all round."""
    wide = Images.new(image.mode, (image.width + 2 * margin, image.height + 2 * margin))
    wide.paste(image, (margin, margin))
    return wide
