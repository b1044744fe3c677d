"""Shapes: drawn on a field of 100 by 100 and cut out smooth at any size."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.kept import kept

Point = tuple[float, float]


class Pen:
    """Fills and cuts on a mask, in hundredths of its size."""

    __slots__ = ("_draw", "_scale", "ink")

    def __init__(self, mask: Image) -> None:
        self._draw = ImageDraw.Draw(mask)
        self._scale = mask.width / 100
        self.ink = 255

    def cutting(self) -> Pen:
        """From here on take away instead of filling."""
        self.ink = 0
        return self

    def filling(self) -> Pen:
        """From here on fill again."""
        self.ink = 255
        return self

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def poly(self, *points: Point) -> None:
        """A polygon."""
        self._draw.polygon(self._at(points), fill=self.ink)

    def oval(self, x: float, y: float, across: float, down: float | None = None) -> None:
        """A disc or an oval round a middle point, by its radii."""
        down = across if down is None else down
        s = self._scale
        self._draw.ellipse(
            ((x - across) * s, (y - down) * s, (x + across) * s, (y + down) * s), fill=self.ink
        )

    def box(self, left: float, top: float, right: float, bottom: float, corner: float = 0) -> None:
        """A rectangle, its corners rounded."""
        s = self._scale
        place = (left * s, top * s, right * s, bottom * s)
        if corner:
            self._draw.rounded_rectangle(place, corner * s, fill=self.ink)
        else:
            self._draw.rectangle(place, fill=self.ink)

    def line(self, wide: float, *points: Point) -> None:
        """A stroke with round ends and joints."""
        s = self._scale
        at = self._at(points)
        self._draw.line(at, fill=self.ink, width=max(1, round(wide * s)), joint="curve")
        half = wide * s / 2
        for x, y in (at[0], at[-1]):
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=self.ink)

    def ring(
        self, x: float, y: float, radius: float, wide: float, *, start: float = 0, end: float = 360
    ) -> None:
        """A ring or a part of it, in degrees clockwise from the right."""
        s = self._scale
        reach = radius + wide / 2
        place = ((x - reach) * s, (y - reach) * s, (x + reach) * s, (y + reach) * s)
        self._draw.arc(place, start, end, fill=self.ink, width=max(1, round(wide * s)))

    def slice(self, x: float, y: float, radius: float, start: float, end: float) -> None:
        """A slice of a disc, in degrees clockwise from the right."""
        s = self._scale
        place = ((x - radius) * s, (y - radius) * s, (x + radius) * s, (y + radius) * s)
        self._draw.pieslice(place, start, end, fill=self.ink)

    def star(
        self, x: float, y: float, radius: float, points: int, waist: float, *, turn: float = -90
    ) -> None:
        """A star, its waist as a share of the radius."""
        rays = []
        for step in range(points * 2):
            reach = radius if step % 2 == 0 else radius * waist
            angle = math.radians(turn + step * 180 / points)
            rays.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        self.poly(*rays)

    def leaf(self, start: Point, end: Point, wide: float) -> None:
        """A pointed leaf from one point to another."""
        (x0, y0), (x1, y1) = start, end
        dx, dy = x1 - x0, y1 - y0
        sides: list[Point] = []
        for side in (1, -1):
            steps = range(13) if side == 1 else range(12, -1, -1)
            for step in steps:
                t = step / 12
                bulge = side * wide * math.sin(math.pi * t**0.8)
                length = math.hypot(dx, dy) or 1
                sides.append((x0 + dx * t - dy / length * bulge, y0 + dy * t + dx / length * bulge))
        self.poly(*sides)


Shape = Callable[[Pen], None]


def fineness(size: int) -> int:
    """How many times larger a piece of this size is worked before it is reduced: small ones need it most."""
    return 4 if size <= 72 else 3 if size <= 120 else 2


def fine(shape: Shape, size: int, times: int) -> Image:
    """The shape as a mask drawn so many times larger than asked, for work that is reduced later."""
    mask = Images.new("L", (size * times, size * times), 0)
    shape(Pen(mask))
    return mask


@kept
def cut(shape: Shape, size: int) -> Image:
    """The shape as a smooth mask of this size."""
    times = fineness(size)
    return fine(shape, size, times).reduce(times)


def slab(size: tuple[int, int], corner: float, inset: float = 0) -> Image:
    """A rectangle with rounded corners that fills a place of this size, less the inset on each side, as a mask."""
    times = 4 if min(size) <= 72 else 2
    mask = Images.new("L", (size[0] * times, size[1] * times), 0)
    at = inset * times
    box = (at, at, mask.width - 1 - at, mask.height - 1 - at)
    ImageDraw.Draw(mask).rounded_rectangle(box, corner * times, fill=255)
    return mask.reduce(times)
