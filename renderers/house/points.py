"""Points round by round: a line for each seat, with its name and final points at the end of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, polyline, sheet
from renderers.house.palette import GROUND, PALE_INK
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
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
class Chart:
    """Everything that is written on the sheet; the axis says what a round is called."""

    title: str
    under: str
    axis: str
    lines: tuple[Line, ...]
    number: Callable[[int], str]
    foot: str


@dataclass(frozen=True, slots=True)
class Field:
    """Where the lines are drawn, and how rounds and points become pixels on it."""

    place: Rect
    rounds: int
    low: int
    high: int

    @classmethod
    def of(cls, lines: Sequence[Line], place: Rect) -> Field:
        """The field on which all lines fit, the level of no points among them."""
        every = [points for line in lines for points in line.points]
        rounds = max(len(line.points) for line in lines) - 1
        return cls(place, rounds, min(0, *every), max(1, *every))

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
    field = Field.of(chart.lines, Rect(body.x + SCALE, body.y, body.w - SCALE - ENDS, high))
    ImageDraw.Draw(image).rounded_rectangle(field.place.box, 8, fill=GROUND, outline=RULE, width=2)
    _rule_points(image, chart, field)
    _rule_rounds(image, chart, field)
    paths = _paths(chart.lines, field)
    for line, path in zip(chart.lines, paths, strict=True):
        _draw(image, line, path, field.place)
    gap = -(-ROOM * max(1, field.rounds) // field.place.w)
    every = max(gap * len(paths), field.rounds // 6)
    for index, (line, path) in enumerate(zip(chart.lines, paths, strict=True)):
        _mark(image, line, path[gap * index : -1 : every], field.place)
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
    """The numbers of the rounds below, as many as there is room for, and what they are called."""
    place, draw = field.place, ImageDraw.Draw(image)
    for number in _stepped(0, field.rounds, COLUMNS):
        x = place.x + round(field.at(number, 0)[0])
        draw.line((x, place.bottom - 12, x, place.bottom - 2), fill=RULE, width=2)
        spot = Rect(x - 30, place.bottom + 4, 60, ROUNDS - 8)
        write(image, chart.number(number), spot, "label", 34, ink=PALE_INK, least=18)
    called = Rect(place.x - SCALE, place.bottom + 4, SCALE - 6, ROUNDS - 8)
    write(image, chart.axis, called, "italic", 34, ink=PALE_INK, least=16, align="right")


def _paths(lines: Sequence[Line], field: Field) -> list[list[tuple[float, float]]]:
    """The points of every line on the field; those of equal worth lie side by side."""
    paths: list[list[tuple[float, float]]] = [[] for _ in lines]
    for number in range(field.rounds + 1):
        for index, line in enumerate(lines):
            equal = [i for i, other in enumerate(lines) if other.points[number] == line.points[number]]
            x, y = field.at(number, line.points[number])
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
        line, spot = lines[index], Rect(place.right + WAY, place.y + top, ENDS - WAY, HIGH)
        way = [ends[index], (place.w + WAY + NAMED / 2, top + HIGH / 2)]
        layer = polyline((place.w + WAY + NAMED, place.h), way, _paint(line.seat), 2.4)
        image.paste(layer, (place.x, place.y), layer)
        _end(image, line, spot)


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
