"""A ruled score sheet: a row for each source of points, a column for each seat, totals with medals, tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.kernel import Result
from renderers.kit.flourish import lay_crown, lay_gilding, lay_winners, wreath
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import INK, PARCHMENT, RULE, UMBER, darker, mix, seat_paint
from renderers.kit.prizes import medal, signed
from renderers.kit.relief import Sprite
from renderers.kit.tokens import banner, symbol, token

HEAD, TOTAL, TIE = 92, 96, 34
LABELS, WIDEST = 380, 250
INSET = (40, 26)
ROOM_FOR_A_CROWN = 26
RAISED = 10  # so far the winners' names stand higher, so that no wreath and no letter meets a crown

Cell = Callable[[Image, int, Rect], Rect | None]


@dataclass(slots=True, frozen=True)
class Row:
    """One line: its label, its picture by size, and the points by seat; a seat that is missing has none.

    A row may be as tall as several, and draw into each seat's cell: what it says is left takes the number.
    """

    label: str
    points: Mapping[int, int]
    mark: Callable[[int], Sprite] | None = None
    tall: int = 1
    cell: Cell | None = None


@dataclass(slots=True, frozen=True)
class _Ruling:
    x: int
    labels: int
    column: int
    seats: int
    winners: tuple[int, ...]

    def row(self, top: int, high: int) -> Rect:
        return Rect(self.x, top, self.labels + self.column * self.seats, high)

    def cell(self, row: Rect, seat: int) -> Rect:
        return Rect(self.x + self.labels + seat * self.column, row.y, self.column, row.h)


def lay_sheet(
    image: Image,
    place: Rect,
    rows: Sequence[Row],
    result: Result,
    words: Words,
    *,
    title: str,
    total: str,
    shown: Callable[[int], str] = signed,
    labels: int = LABELS,
    widest: int = WIDEST,
    highest: int = 84,
) -> Rect:
    """Draw the sheet into its place, the totals written as shown; says what room is left at the right."""
    banner((place.w, place.h), 57).lay(image, place.x, place.y)
    inner = place.inset(*INSET)
    contest = all(ended.rank is None for ended in result.seats)
    if contest:
        lay_winners(image, result, inner.top(56).moved(0, -RAISED), words)
    else:
        write(image, title, inner.top(56), "title", 50, ink=INK)
    body = inner.rest_below(66 + (ROOM_FOR_A_CROWN if contest else 0))
    seats = len(result.seats)
    column = min(widest, (body.w - labels) // seats)
    indent = (body.w - labels - column * seats) // 2 if seats > 1 else 0
    ruling = _Ruling(body.x + indent, labels, column, seats, result.winners if contest else ())
    tied = _tied(result)
    foot = TOTAL + 4 + (TIE * tied + 8 if tied else 0)
    tall = sum(row.tall for row in rows)
    high = min(highest, (body.h - HEAD - foot) // max(1, tall))
    bottom = body.y + HEAD + high * tall
    _columns(image, ruling, ruling.row(body.y, HEAD), bottom + TOTAL + 4, words)
    if contest:
        spot = ruling.row(body.y, HEAD).left(labels).inset(8, 0)
        write(image, title, spot, "italic", 38, ink=mix(INK, UMBER, 0.4), least=18, lines=2, align="left")
    top = body.y + HEAD
    for row in rows:
        _line(image, row, ruling, ruling.row(top, high * row.tall))
        top += high * row.tall
    label = ruling.row(bottom, TOTAL).left(labels).inset(8, 0).rest_below(8)
    write(image, total, label, "title", 38, ink=INK, align="left")
    _totals(image, result, ruling, ruling.row(bottom, TOTAL), shown)
    for index in range(tied):
        line = ruling.row(bottom + TOTAL + 10 + index * TIE, TIE)
        label = line.left(labels).inset(8, 2)
        said = words.say(result.seats[0].ties[index].label)
        write(image, said, label, "small", 20, ink=INK, lines=2, align="left")
        _tie(image, index, result, ruling, line)
    return body.rest_right(indent + labels + column * seats)


def fitting(
    size: tuple[int, int], seats: int, edge: int, *, labels: int = LABELS, widest: int = WIDEST
) -> int:
    """How wide a picture has to be in which a sheet for several has no empty sides, so that a phone shows it larger."""
    return min(size[0], 2 * (edge + INSET[0]) + labels + widest * seats) if seats > 1 else size[0]


def by_source(result: Result) -> dict[str, dict[int, int]]:
    """The points of each source by seat, the sources in the order of the sheets."""
    found: dict[str, dict[int, int]] = {}
    for seat, ended in enumerate(result.seats):
        for line in ended.breakdown:
            row = found.setdefault(line.source, {})
            row[seat] = row.get(seat, 0) + line.points
    return found


def _tied(result: Result) -> int:
    """How many tie-breaks there are to show, if two seats have the same score."""
    scores = [ended.score for ended in result.seats]
    return 0 if len(set(scores)) == len(scores) else len(result.seats[0].ties)


def _columns(image: Image, ruling: _Ruling, head: Rect, bottom: int, words: Words) -> None:
    draw = ImageDraw.Draw(image, "RGBA")
    for seat in range(ruling.seats):
        place = ruling.cell(head, seat)
        paint = seat_paint(seat).colour
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, bottom), 12, fill=(*paint, 34))
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, place.y + 8), 4, fill=(*paint, 255))
        if seat in ruling.winners:
            column = Rect(place.x + 4, place.y, place.w - 8, bottom - place.y)
            lay_gilding(image, column)
            lay_crown(image, column)
        symbol(seat, 38).lay(image, place.x + (place.w - 38) // 2, place.y + 2)
        name = Rect(place.x + 10, place.y + 45, place.w - 20, place.h - 48)
        write(image, player_name(words, seat), name, "heading", 32, ink=INK, least=13, lines=2)


def _line(image: Image, row: Row, ruling: _Ruling, place: Rect) -> None:
    ImageDraw.Draw(image).line((place.x, place.bottom, place.right, place.bottom), fill=RULE, width=1)
    size = min(place.h - 6, 60)
    if row.mark is not None:
        row.mark(size).lay(image, place.x + 8, place.y + (place.h - size) // 2)
    label = Rect(place.x + size + 24, place.y, ruling.labels - size - 30, place.h)
    write(image, row.label, label, "heading", min(30, place.h - 22), ink=INK, least=14, lines=2, align="left")
    for seat in range(ruling.seats):
        cell = ruling.cell(place, seat)
        left = cell if row.cell is None else row.cell(image, seat, cell)
        if left is not None:
            points(image, row.points.get(seat), left)


def points(image: Image, found: int | None, place: Rect) -> None:
    """The points of one cell; nothing and none stand back."""
    ink = INK if found else mix(INK, PARCHMENT, 0.6)
    text = "–" if found is None else signed(found)
    write(image, text, place, "label", min(36, place.h - 14), ink=ink)


def _totals(image: Image, result: Result, ruling: _Ruling, place: Rect, shown: Callable[[int], str]) -> None:
    draw = ImageDraw.Draw(image)
    for y in (place.y + 1, place.y + 5):
        draw.line((place.x, y, place.right, y), fill=darker(RULE, 0.3), width=2)
    for seat, ended in enumerate(result.seats):
        cell = ruling.cell(place, seat).inset(6, 5).moved(0, 5)
        if ended.rank is None:
            size = min(50, ruling.column // 3)
            metal = token(size, medal(ended.placing), None, str(ended.placing))
            at = (cell.x + 8, cell.y + (cell.h - size) // 2)
            if ended.placing == 1:
                leaves = round(size * 1.5)
                wreath(leaves).lay(image, at[0] - (leaves - size) // 2, at[1] - (leaves - size) // 2)
            metal.lay(image, *at)
            cell = cell.rest_right(size + 8)
        write(image, shown(ended.score), cell, "title", 58, ink=INK, least=20)


def _tie(image: Image, index: int, result: Result, ruling: _Ruling, place: Rect) -> None:
    for seat, ended in enumerate(result.seats):
        if index < len(ended.ties):
            number = signed(ended.ties[index].points)
            write(image, number, ruling.cell(place, seat), "label", 24, ink=INK)
