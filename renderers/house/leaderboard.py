"""The leaderboard: rank, name, rating with its trend, matches, wins and best score."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, polyline, sheet
from renderers.house.palette import LINE, OWN, PALE_INK
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, MEDALS, RULE, darker
from renderers.kit.tokens import token

WIDE = 1240
ROW = 68
HEADS = 46
FOOT = 46
UNDER = 324
GAP = 24
TREND = (150, 44)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the leaderboard, its numbers as they are written."""

    rank: int
    place: str
    name: str
    instead: str
    rating: str
    provisional: bool
    trend: tuple[int, ...]
    numbers: tuple[str, ...]
    own: bool = False


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Everything that is written on a leaderboard; the own row stands apart if it is on another page."""

    title: str
    under: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    apart: Row | None
    foot: str


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a row stand, from its left edge."""

    name: int
    rating: int
    numbers: int
    each: int

    @classmethod
    def of(cls, wide: int, numbers: int) -> Columns:
        """The columns for so many numbers behind the trend."""
        each = 112
        end = wide - numbers * each
        rating = end - TREND[0] - 174
        return cls(84, rating, end, each)


def draw_leaderboard(board: Leaderboard) -> Image:
    """A ruled sheet with a row for each person."""
    lines = len(board.rows) + (board.apart is not None)
    high = max(UNDER + ROW * lines + (GAP if board.apart else 0), 420)
    image, place = sheet((WIDE, high))
    body = headline(image, place, board.title, board.under)
    columns = Columns.of(body.w, len(board.rows[0].numbers) if board.rows else len(board.heads) - 3)
    _heads(image, board.heads, body.top(HEADS), columns)
    top = body.y + HEADS
    for row in board.rows:
        _row(image, row, Rect(body.x, top, body.w, ROW), columns)
        top += ROW
    if board.apart is not None:
        for x in range(-1, 2):
            dot = body.x + 40 + 16 * x
            ImageDraw.Draw(image).ellipse((dot - 3, top + 8, dot + 3, top + 14), fill=PALE_INK)
        _row(image, board.apart, Rect(body.x, top + GAP, body.w, ROW), columns)
    write(image, board.foot, place.foot(FOOT - 10), "italic", 25, ink=PALE_INK, least=15, lines=1)
    return image


def _heads(image: Image, heads: tuple[str, ...], place: Rect, columns: Columns) -> None:
    name, rating, trend, *numbers = heads
    ink = darker(PALE_INK, 0.15)
    spots = [
        (name, Rect(place.x + columns.name, place.y, columns.rating - columns.name - 20, place.h), "left"),
        (rating, Rect(place.x + columns.rating, place.y, 140, place.h), "right"),
        (trend, Rect(place.x + columns.rating + 164, place.y, TREND[0], place.h), "middle"),
    ]
    for index, head in enumerate(numbers):
        spot = Rect(place.x + columns.numbers + index * columns.each, place.y, columns.each - 10, place.h)
        spots.append((head, spot, "right"))
    for text, spot, align in spots:
        write(image, text, spot, "label", 26, ink=ink, least=15, align=align)  # type: ignore[arg-type]  # one of three


def _row(image: Image, row: Row, place: Rect, columns: Columns) -> None:
    draw = ImageDraw.Draw(image, "RGBA")
    if row.own:
        draw.rounded_rectangle(
            (place.x - 8, place.y + 3, place.right + 8, place.bottom - 3), 12, fill=(*OWN, 88)
        )
        draw.rounded_rectangle((place.x - 8, place.y + 3, place.x - 1, place.bottom - 3), 3, fill=(*OWN, 255))
    draw.line((place.x, place.bottom, place.right, place.bottom), fill=(*RULE, 255), width=1)
    if row.rank in MEDALS and not row.provisional:
        token(54, MEDALS[row.rank], None, row.place).lay(image, place.x + 12, place.y + 6)
    else:
        rank = Rect(place.x + 4, place.y, 70, place.h)
        write(image, row.place, rank, "heading", 36, ink=INK, least=16)
    name = Rect(place.x + columns.name, place.y + 4, columns.rating - columns.name - 10, place.h - 8)
    said = drawable(row.name, row.instead)
    write(image, said, name, "title" if row.own else "heading", 39, ink=INK, least=19, lines=2, align="left")
    rating = Rect(place.x + columns.rating, place.y, 140, place.h)
    ink = PALE_INK if row.provisional else INK
    write(image, row.rating, rating, "title", 42, ink=ink, least=20, align="right")
    _trend(image, row.trend, place.x + columns.rating + 164, place.y + (place.h - TREND[1]) // 2)
    for index, number in enumerate(row.numbers):
        spot = Rect(place.x + columns.numbers + index * columns.each, place.y, columns.each - 10, place.h)
        write(image, number, spot, "label", 36, ink=INK, least=16, align="right")


def _trend(image: Image, trend: tuple[int, ...], x: int, y: int) -> None:
    """A sparkline; a flat one where nothing has changed."""
    if not trend:
        return
    wide, high = TREND
    low, spread = min(trend), max(max(trend) - min(trend), 40)
    base = low - (spread - (max(trend) - low)) / 2
    step = (wide - 16) / max(1, len(trend) - 1)
    points = [
        (8 + i * step, high - 7 - (value - base) / spread * (high - 14)) for i, value in enumerate(trend)
    ]
    layer = polyline(TREND, points, LINE, 3.2, fill=0.16)
    image.paste(layer, (x, y), layer)
    end = polyline(TREND, points[-1:], darker(LINE, 0.25), 12.0)
    image.paste(end, (x, y), end)
