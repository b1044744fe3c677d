"""What each seat had while a match went on: a line for each, with its name and what it came to at the end of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, polyline, sheet
from renderers.house.palette import GROUND, PALE_INK
from renderers.kit.layout import Rect
from renderers.kit.lettering import width, write
from renderers.kit.palette import INK, RULE, Colour, darker, seat_paint
from renderers.kit.tokens import symbol

SIZE = (1400, 960)
SCALE, ROUNDS, FOOT = 96, 50, 44
ENDS = 470
HIGH = 96
MARK, NAMED, WAY, FINAL = 36, 56, 44, 92
APART, ROOM = 8, 48
STROKE, RIM = 6.0, 10.0
LINES, COLUMNS = 9, 15
TICK, WIDEST, BETWEEN = 34, 60, 14
FLAG = 52
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Line:
    """A seat's line: its name, its points at the start and after each round, and the last of them as it is written."""

    seat: int
    name: str
    instead: str
    points: tuple[int, ...]
    final: str


@dataclass(frozen=True, slots=True)
class Flag:
    """A moment that is marked above the lines: where it is, whose it is, and its number as it is written."""

    at: int
    seat: int
    number: str


@dataclass(frozen=True, slots=True)
class Across:
    """Where the points of all lines stand, if not one after the other, and what is written below at which places."""

    at: tuple[int, ...]
    ticks: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything that is written on the sheet; the axis says what a round is called.

    Bounds: between which numbers the lines run, if that does not follow from them.
    """

    title: str
    under: str
    axis: str
    lines: tuple[Line, ...]
    number: Callable[[int], str]
    foot: str
    across: Across | None = None
    bounds: tuple[int, int] | None = None
    flags: tuple[Flag, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """Where the points of all lines stand."""
        return tuple(range(len(self.lines[0].points))) if self.across is None else self.across.at


@dataclass(frozen=True, slots=True)
class Field:
    """Where the lines are drawn, and how rounds and points become pixels on it."""

    place: Rect
    rounds: int
    low: int
    high: int

    @classmethod
    def of(cls, chart: Chart, place: Rect) -> Field:
        """The field on which all lines fit, the level of no points among them."""
        every = [points for line in chart.lines for points in line.points]
        low, high = chart.bounds or (min(0, *every), max(1, *every))
        return cls(place, chart.places[-1], low, high)

    def at(self, number: int, points: int) -> tuple[float, float]:
        """Where the points after a round stand, from the corner of the field."""
        across = number / max(1, self.rounds)
        up = (points - self.low) / (self.high - self.low)
        room = APART * 4
        return 30 + across * (self.place.w - 60), self.place.h - room - up * (self.place.h - 2 * room)


def draw_points(chart: Chart) -> Image:
    """The lines over a ruled ground; where several seats have the same points, their lines run side by side."""
    image, place = sheet(SIZE)
    body = headline(image, place, chart.title, chart.under)
    write(image, chart.foot, body.foot(FOOT - 10), "italic", 28, ink=PALE_INK, least=15)
    high = body.h - ROUNDS - FOOT
    field = Field.of(chart, Rect(body.x + SCALE, body.y, body.w - SCALE - ENDS, high))
    ImageDraw.Draw(image).rounded_rectangle(field.place.box, 8, fill=GROUND, outline=RULE, width=2)
    _rule_points(image, chart, field)
    _rule_rounds(image, chart, field)
    flags = [*_flags(chart.flags, field)]
    _flagged(image, flags, field.place)
    paths = _paths(chart, field)
    for line, path in zip(chart.lines, paths, strict=True):
        _draw(image, line, path, field.place)
    count = len(chart.places) - 1
    gap = -(-ROOM * max(1, count) // field.place.w)
    every = max(gap * len(paths), count // 6)
    for index, (line, path) in enumerate(zip(chart.lines, paths, strict=True)):
        _mark(image, line, path[gap * index : -1 : every], field.place)
    for flag, spot in flags:
        ImageDraw.Draw(image).ellipse(spot.box, fill=GROUND, outline=_paint(flag.seat), width=4)
        write(image, flag.number, spot.inset(8, 6), "title", 34, ink=INK, least=18)
    _ends(image, chart.lines, [path[-1] for path in paths], field.place)
    return image


def _stepped(low: int, high: int, most: int) -> list[int]:
    """Round numbers between these two, as close to each other as there is room for."""
    step = next((one for one in STEPS if (high - low) / one < most), STEPS[-1])
    return list(range(-(-low // step) * step, high + 1, step))


def _rule_points(image: Image, chart: Chart, field: Field) -> None:
    """A line across for every few points, that of no points stronger."""
    place, draw = field.place, ImageDraw.Draw(image)
    for points in _stepped(field.low, field.high, LINES):
        y = place.y + round(field.at(0, points)[1])
        draw.line((place.x + 2, y, place.right - 3, y), fill=RULE, width=3 if points == 0 else 1)
        label = Rect(place.x - SCALE, y - 22, SCALE - 14, 44)
        write(image, chart.number(points), label, "label", 36, ink=PALE_INK, least=18, align="right")


def _rule_rounds(image: Image, chart: Chart, field: Field) -> None:
    """The numbers of the rounds below, none so close to another that they read as one, and what they are called."""
    place, draw = field.place, ImageDraw.Draw(image)
    free = place.x - WIDEST
    ticks = [(one, chart.number(one)) for one in _stepped(0, field.rounds, COLUMNS)]
    for number, label in ticks if chart.across is None else chart.across.ticks:
        x = place.x + round(field.at(number, 0)[0])
        draw.line((x, place.bottom - 12, x, place.bottom - 2), fill=RULE, width=2)
        half = min(WIDEST, width(label, "label", TICK)) // 2
        if x - half < free:
            continue
        free = x + half + BETWEEN
        spot = Rect(x - WIDEST // 2, place.bottom + 4, WIDEST, ROUNDS - 8)
        write(image, label, spot, "label", TICK, ink=PALE_INK, least=18)
    called = Rect(place.x - SCALE, place.bottom + 4, SCALE - 6, ROUNDS - 8)
    write(image, chart.axis, called, "italic", 34, ink=PALE_INK, least=16, align="right")


def _flags(flags: Sequence[Flag], field: Field) -> Iterator[tuple[Flag, Rect]]:
    """Where the number of each moment stands; those that would touch stand lower."""
    place = field.place
    right, row = -FLAG, 0
    for flag in flags:
        x = place.x + round(field.at(flag.at, field.low)[0])
        row = row + 1 if x < right + FLAG else 0
        right = x
        yield flag, Rect(x - FLAG // 2, place.y + 6 + row * FLAG, FLAG, FLAG)


def _flagged(image: Image, flags: Sequence[tuple[Flag, Rect]], place: Rect) -> None:
    """A line down from each number, in the colour of whose it is; the numbers themselves stand above all lines."""
    draw = ImageDraw.Draw(image)
    for flag, spot in flags:
        x = spot.x + FLAG // 2
        for y in range(spot.bottom, place.bottom - 14, 16):
            draw.line((x, y, x, y + 8), fill=_paint(flag.seat), width=3)


def _paths(chart: Chart, field: Field) -> list[list[tuple[float, float]]]:
    """The points of every line on the field; those of equal worth lie side by side."""
    lines = chart.lines
    paths: list[list[tuple[float, float]]] = [[] for _ in lines]
    for number, across in enumerate(chart.places):
        for index, line in enumerate(lines):
            equal = [i for i, other in enumerate(lines) if other.points[number] == line.points[number]]
            x, y = field.at(across, line.points[number])
            paths[index].append((x, y + APART * (equal.index(index) - (len(equal) - 1) / 2)))
    return paths


def _paint(seat: int) -> Colour:
    return darker(seat_paint(seat).colour, 0.18)


def _draw(image: Image, line: Line, path: list[tuple[float, float]], place: Rect) -> None:
    for colour, wide in ((GROUND, RIM), (_paint(line.seat), STROKE)):
        layer = polyline((place.w, place.h), path, colour, wide)
        image.paste(layer, (place.x, place.y), layer)


def _mark(image: Image, line: Line, path: list[tuple[float, float]], place: Rect) -> None:
    """The seat's symbol at a few points, other ones for each line, so that colours need not be told apart."""
    half = MARK // 2
    for x, y in path:
        symbol(line.seat, MARK).lay(image, round(place.x + x) - half, round(place.y + y) - half)


def _ends(image: Image, lines: Sequence[Line], ends: Sequence[tuple[float, float]], place: Rect) -> None:
    """Symbol, name and points of each seat as near to the end of its line as the others leave room."""
    order = sorted(range(len(lines)), key=lambda index: (ends[index][1], index))
    tops = _spread([round(ends[index][1]) - HIGH // 2 for index in order], place.h)
    for index, top in zip(order, tops, strict=True):
        # To the rim of the symbol: aimed at its middle, a steep one would cross those of others.
        way = [ends[index], (place.w + WAY + 2, top + HIGH / 2)]
        layer = polyline((place.w + WAY + NAMED, place.h), way, _paint(lines[index].seat), 2.4)
        image.paste(layer, (place.x, place.y), layer)
    for index, top in zip(order, tops, strict=True):
        _end(image, lines[index], Rect(place.right + WAY, place.y + top, ENDS - WAY, HIGH))


def _end(image: Image, line: Line, place: Rect) -> None:
    symbol(line.seat, NAMED).lay(image, place.x, place.y + (HIGH - NAMED) // 2)
    left = NAMED + 12
    name = Rect(place.x + left, place.y + 3, place.w - left - FINAL - 8, HIGH - 6)
    said = drawable(line.name, line.instead)
    write(image, said, name, "heading", 42, ink=INK, least=24, lines=3, align="left")
    final = Rect(place.right - FINAL, place.y, FINAL, HIGH)
    write(image, line.final, final, "title", 50, ink=INK, least=22, align="right")


def _spread(tops: list[int], high: int) -> list[int]:
    """The places from above, pushed apart until none covers another, and all within the height."""
    step = min(HIGH, high // len(tops))
    placed: list[int] = []
    for top in tops:
        placed.append(max(top, placed[-1] + step if placed else 0))
    limit = high - HIGH
    for index in reversed(range(len(placed))):
        placed[index] = min(placed[index], limit)
        limit = placed[index] - step
    return placed
