"""A plot of ratings over time, with a symbol beside every colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import polyline
from renderers.house.palette import GROUND, PALE_INK
from renderers.kit.icons import SYMBOLS
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, RULE, SEATS, Colour, darker, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.tokens import symbol, token

LEAST_SPREAD = 80
LINES = 6
SCALE = 92
DATES = 42
ALL_TITLES = len(SEATS) - 1
STEPS = (20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Curve:
    """A line of the plot: what it shows, its paint, and its points as (second, rating)."""

    label: str
    rating: str
    paint: int
    points: tuple[tuple[int, int], ...]


def line_of(title: int) -> int:
    """The paint of a title by its place among a person's titles: every number but that of all titles together."""
    return title if title < ALL_TITLES else title + 1


def paint_of(curve: Curve) -> Colour:
    """The colour of a line, dark enough to stand on paper."""
    return darker(seat_paint(curve.paint).colour, 0.18)


@dataclass(frozen=True, slots=True)
class Scale:
    """How seconds and ratings become pixels."""

    place: Rect
    first: int
    last: int
    low: int
    high: int

    @classmethod
    def of(cls, curves: Sequence[Curve], place: Rect) -> Scale:
        """The scale in which all lines fit."""
        seconds = [second for curve in curves for second, _ in curve.points]
        numbers = [number for curve in curves for _, number in curve.points]
        low, high = min(numbers), max(numbers)
        more = max(LEAST_SPREAD - (high - low), (high - low) // 6) // 2
        return cls(place, min(seconds), max(seconds), low - more, high + more)

    def at(self, second: int, number: int) -> tuple[float, float]:
        """Where a point stands, from the place's corner."""
        span = self.last - self.first
        across = 0.5 if not span else (second - self.first) / span
        up = (number - self.low) / (self.high - self.low)
        return 14 + across * (self.place.w - 44), self.place.h - 10 - up * (self.place.h - 20)

    def ticks(self) -> list[int]:
        """Round ratings for the lines across."""
        step = next((one for one in STEPS if (self.high - self.low) / one <= LINES), STEPS[-1])
        return list(range(-(-self.low // step) * step, self.high + 1, step))


def draw_plot(
    image: Image,
    curves: Sequence[Curve],
    place: Rect,
    number: Callable[[int], str],
    day: Callable[[int], str],
) -> None:
    """Lines over a ruled ground, with ratings at the left and dates below."""
    field = Rect(place.x + SCALE, place.y, place.w - SCALE, place.h - DATES)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(field.box, 8, fill=GROUND, outline=RULE, width=2)
    drawn = [curve for curve in curves if curve.points]
    if not drawn:
        return
    scale = Scale.of(drawn, field)
    for tick in scale.ticks():
        y = round(field.y + scale.at(scale.first, tick)[1])
        draw.line((field.x + 2, y, field.right - 3, y), fill=RULE, width=1)
        label = Rect(place.x, y - 18, SCALE - 12, 36)
        write(image, number(tick), label, "label", 28, ink=PALE_INK, least=16, align="right")
    _dates(image, scale, Rect(field.x, field.bottom + 4, field.w, DATES - 4), day)
    for curve in drawn:
        _curve(image, curve, scale)


def _dates(image: Image, scale: Scale, place: Rect, day: Callable[[int], str]) -> None:
    first, last = day(scale.first), day(scale.last)
    half = place.w // 2 - 10
    if first == last:
        write(image, first, place, "label", 26, ink=PALE_INK, least=15)
        return
    write(image, first, place.left(half), "label", 26, ink=PALE_INK, least=15, align="left")
    write(image, last, place.rest_right(place.w - half), "label", 26, ink=PALE_INK, least=15, align="right")


def _curve(image: Image, curve: Curve, scale: Scale) -> None:
    field = scale.place
    points = [scale.at(*point) for point in curve.points]
    colour = paint_of(curve)
    _stroke(image, field, points, GROUND, 9.0)
    _stroke(image, field, points, colour, 5.0)
    if curve.paint >= len(SEATS):
        _stroke(image, field, points, GROUND, 2.2)
    x, y = points[-1]
    _mark(curve.paint, 34).lay(image, round(field.x + x) - 17, round(field.y + y) - 17)


def _stroke(
    image: Image, field: Rect, points: list[tuple[float, float]], colour: Colour, wide: float
) -> None:
    line = polyline((field.w, field.h), points, colour, wide)
    image.paste(line, (field.x, field.y), line)


def _mark(paint: int, size: int) -> Sprite:
    """A symbol on a pale disc; where the colours come round again, a pale one on its colour, and the line is hollow."""
    if paint < len(SEATS):
        return symbol(paint, size)
    seat = seat_paint(paint)
    return token(size, seat.colour, SYMBOLS[seat.symbol], "", seat.ink)


def lay_legend(image: Image, curve: Curve, place: Rect) -> None:
    """A line's symbol, what it shows, and where it has come to."""
    _mark(curve.paint, 44).lay(image, place.x, place.y + (place.h - 44) // 2)
    width = 128
    label = Rect(place.x + 56, place.y, place.w - 60 - width, place.h)
    write(image, curve.label, label, "heading", 32, ink=INK, least=17, lines=2, align="left")
    right = Rect(place.right - width, place.y, width, place.h)
    write(image, curve.rating, right, "title", 36, ink=INK, least=18, align="right")
