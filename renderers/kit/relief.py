"""Depth: shadows, bevels and thickness, worked out once for each sprite."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image, Resampling
from PIL.ImageFilter import GaussianBlur

from renderers.kit.laying import Box, blend, cover
from renderers.kit.materials import faded, gain
from renderers.kit.palette import SHADOW, Colour

LARGE = 110  # smaller ones are blended as quickly as they are taken apart
WORTH = 0.3


@dataclass(slots=True, frozen=True)
class Sprite:
    """A finished piece; its body starts at (left, top) inside the picture, beyond that lie shadow and glow."""

    image: Image
    left: int = 0
    top: int = 0
    _parts: list[Parts] = field(default_factory=list, init=False, repr=False, compare=False)

    def lay(self, on: Image, x: int, y: int) -> None:
        """Lay it on a picture with its body at this point."""
        left, top = x - self.left, y - self.top
        if on.mode != "RGB" or min(self.image.size) < LARGE:
            blend(on, self.image, left, top)
            return
        if not self._parts:
            self._parts.append(parts_of(self.image))
        for box in self._parts[0].edges:
            blend(on, self.image, left + box[0], top + box[1], box=box)
        for box in self._parts[0].core:
            cover(on, self.image, left + box[0], top + box[1], box=box)

    def showing(self, image: Image) -> Sprite:
        """The same piece with a picture that shows through where its own does."""
        other = Sprite(image, self.left, self.top)
        other._parts.extend(self._parts or [parts_of(self.image)])
        return other


@dataclass(slots=True, frozen=True)
class Parts:
    """A picture in rectangles: its solid core, which is copied twenty times as fast as it is blended, and what lies round it."""

    core: tuple[Box, ...]
    edges: tuple[Box, ...]


def parts_of(image: Image) -> Parts:
    """The core is what is left when as little as possible is cut off alike on all sides, so that no pixel shows through."""
    wide, high = image.size
    alpha = image.getchannel("A")
    least, most = 0, min(wide, high) // 2
    while least < most:
        inset = (least + most) // 2
        if alpha.crop((inset, inset, wide - inset, high - inset)).getextrema() == (255, 255):
            most = inset
        else:
            least = inset + 1
    right, foot = wide - most, high - most
    if (right - most) * (foot - most) < wide * high * WORTH:
        return Parts((), ((0, 0, wide, high),))
    around = ((0, 0, wide, most), (0, foot, wide, high), (0, most, most, foot), (right, most, wide, foot))
    return Parts(((most, most, right, foot),), around)


def scaled(sprite: Sprite, wide: int, whole: int) -> Sprite:
    """A sprite whose body is this wide, made smaller from one whose body is as wide as the whole."""
    if wide == whole:
        return sprite
    by = wide / whole
    size = (round(sprite.image.width * by), round(sprite.image.height * by))
    return Sprite(
        sprite.image.resize(size, Resampling.HAMMING), round(sprite.left * by), round(sprite.top * by)
    )


def smaller(draw: Callable[[int], Sprite], wide: int, master: int) -> Sprite:
    """A sprite this wide, made smaller from one that is drawn as wide as a master; a wider one is drawn as it is."""
    whole = max(wide, master)
    return scaled(draw(whole), wide, whole)


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
        ImageChops.multiply(mask, lit.point(gain(light * 2.2))),
        ImageChops.multiply(mask, dim.point(gain(dark * 2.2))),
    )


def edged(face: Image, lights: tuple[Image, Image]) -> Image:
    """A face with light and shade on its edges."""
    lit, dim = lights
    worked = face.copy()
    worked.paste((255, 250, 235), (0, 0), lit)
    worked.paste(SHADOW, (0, 0), dim)
    return worked


def rimmed(face: Image, lights: tuple[Image, Image], wide: int) -> None:
    """Light and shade on the edges of a card, whose light ends so far from each of its sides."""
    right, foot = face.width - wide, face.height - wide
    sides: tuple[Box, ...] = (
        (0, 0, face.width, wide),
        (0, foot, face.width, face.height),
        (0, wide, wide, foot),
        (right, wide, face.width, foot),
    )
    for side in sides:
        for colour, mask in zip(((255, 250, 235), SHADOW), lights, strict=True):
            face.paste(colour, side, mask.crop(side))


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


def stretched(small: Image, size: tuple[int, int], end: int) -> Image:
    """A larger one of something whose sides are the same all along: its corners, so large, stay as they are."""
    wide, high = size
    if small.size == size:
        return small
    level = Images.new(small.mode, (wide, small.height))
    level.paste(small.crop((end, 0, end + 1, small.height)).resize((wide - 2 * end, small.height)), (end, 0))
    level.paste(small.crop((0, 0, end, small.height)), (0, 0))
    level.paste(small.crop((small.width - end, 0, *small.size)), (wide - end, 0))
    whole = Images.new(small.mode, size)
    whole.paste(level.crop((0, end, wide, end + 1)).resize((wide, high - 2 * end)), (0, end))
    whole.paste(level.crop((0, 0, wide, end)), (0, 0))
    whole.paste(level.crop((0, level.height - end, *level.size)), (0, high - end))
    return whole


def padded(image: Image, margin: int) -> Image:
    """A mask or a face with an empty margin all round."""
    wide = Images.new(image.mode, (image.width + 2 * margin, image.height + 2 * margin))
    wide.paste(image, (margin, margin))
    return wide
