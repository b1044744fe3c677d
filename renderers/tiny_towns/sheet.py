"""The score sheet: what each card brought to each town."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.kernel import Result
from engines.tiny_towns.cards import MONUMENT, cards
from renderers.kit.icons import laurel
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, Colour, darker, mix, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.tokens import BRASS, PARCHMENT, banner, stamped, symbol, token
from renderers.tiny_towns.beside import medal, signed
from renderers.tiny_towns.board import plot
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cards import worded
from renderers.tiny_towns.emblems import castle
from renderers.tiny_towns.sign import TownsView
from renderers.tiny_towns.silhouettes import OUTLINES
from renderers.tiny_towns.table import table_top
from renderers.tiny_towns.town import group_of, player_name

SIZE = (1400, 1000)
SHEET = Rect(40, 30, 1320, 940)
RULE: Colour = mix(PARCHMENT, (120, 80, 40), 0.45)
LABELS = 330
HEAD = 92
TOTAL = 92
TIE = 34
EMPTY = "towns-score-empty"
CARD = "towns-card-"


@dataclass(slots=True, frozen=True)
class Ruling:
    """How the sheet is ruled: where it begins, the width of the labels and of a column, how many columns."""

    x: int
    labels: int
    column: int
    seats: int

    def row(self, top: int, high: int) -> Rect:
        """A whole row."""
        return Rect(self.x, top, self.labels + self.column * self.seats, high)

    def cell(self, row: Rect, seat: int) -> Rect:
        """A seat's part of a row."""
        return Rect(self.x + self.labels + seat * self.column, row.y, self.column, row.h)


@dataclass(slots=True, frozen=True)
class Row:
    """One line of the sheet: its label, the card whose piece stands before it, and the points by seat."""

    label: str
    piece: str
    points: Mapping[int, int]
    own: Mapping[int, str]


def draw_sheet(view: TownsView, words: Words) -> Image:
    """A ruled parchment with a row for each card and a column for each town."""
    image = table_top(SIZE).copy()
    banner((SHEET.w, SHEET.h), 57).lay(image, SHEET.x, SHEET.y)
    inner = SHEET.inset(40, 26)
    write(image, words("towns-picture-over"), inner.top(56), "title", 50, ink=INK)
    if view.result is None:
        return image
    body = inner.rest_below(66)
    column = min(250, (body.w - LABELS) // view.seats)
    indent = (body.w - LABELS - column * view.seats) // 2 if view.seats > 1 else 0
    ruling = Ruling(body.x + indent, LABELS, column, view.seats)
    lines = _rows(view, view.result, words)
    tied = _tied(view.result)
    foot = TOTAL + 4 + (TIE * len(tied) + 8 if tied else 0)
    high = min(66, (body.h - HEAD - foot) // max(1, len(lines)))
    bottom = body.y + HEAD + high * len(lines)
    _columns(image, ruling, ruling.row(body.y, HEAD), bottom + TOTAL + 4, words)
    for index, row in enumerate(lines):
        _line(image, row, ruling, ruling.row(body.y + HEAD + index * high, high))
    _totals(image, view.result, ruling, ruling.row(bottom, TOTAL), words)
    for index, label in enumerate(tied):
        place = ruling.row(bottom + TOTAL + 10 + index * TIE, TIE)
        write(
            image,
            words.say(label),
            place.left(LABELS).inset(8, 2),
            "small",
            20,
            ink=INK,
            lines=2,
            align="left",
        )
        for seat, ended in enumerate(view.result.seats):
            if index < len(ended.ties):
                number = signed(ended.ties[index].points)
                write(image, number, ruling.cell(place, seat), "label", 24, ink=INK)
    if view.seats == 1:
        taken = LABELS + column + 30
        _rank(image, view.result, body.rest_right(taken), words)
    return image


def _rows(view: TownsView, result: Result, words: Words) -> list[Row]:
    points: dict[str, dict[int, int]] = {}
    own: dict[int, str] = {}
    for seat, ended in enumerate(result.seats):
        for line in ended.breakdown:
            key = line.label.id
            name = key.removeprefix(CARD)
            if name in cards() and cards()[name].group == MONUMENT:
                own[seat] = name
                key = MONUMENT
            cell = points.setdefault(key, {})
            cell[seat] = cell.get(seat, 0) + line.points
    rows = [
        Row(worded(words, f"{CARD}{name}"), name, points.pop(f"{CARD}{name}", {}), {})
        for name in view.board.cards
    ]
    if own:
        rows.append(Row(words("towns-picture-monument"), MONUMENT, points.pop(MONUMENT, {}), own))
    rows += [Row(words(key), key, found, {}) for key, found in points.items() if key != EMPTY]
    rows.append(Row(words(EMPTY), EMPTY, points.get(EMPTY, {}), {}))
    return rows


def _tied(result: Result) -> tuple[Text, ...]:
    """The tie-breaks, if two seats have the same score."""
    scores = [ended.score for ended in result.seats]
    if len(set(scores)) == len(scores):
        return ()
    return tuple(line.label for line in result.seats[0].ties)


def _columns(image: Image, ruling: Ruling, head: Rect, bottom: int, words: Words) -> None:
    draw = ImageDraw.Draw(image, "RGBA")
    for seat in range(ruling.seats):
        place = ruling.cell(head, seat)
        paint = seat_paint(seat).colour
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, bottom), 12, fill=(*paint, 34))
        draw.rounded_rectangle((place.x + 4, place.y, place.right - 4, place.y + 8), 4, fill=(*paint, 255))
        symbol(seat, 38).lay(image, place.x + (place.w - 38) // 2, place.y + 2)
        name = Rect(place.x + 10, place.y + 42, place.w - 20, place.h - 46)
        write(image, player_name(words, seat), name, "heading", 26, ink=INK, least=13, lines=2)


def _line(image: Image, row: Row, ruling: Ruling, place: Rect) -> None:
    ImageDraw.Draw(image).line((place.x, place.bottom, place.right, place.bottom), fill=RULE, width=1)
    size = min(place.h - 6, 58)
    _piece(row.piece, size).lay(image, place.x + 8, place.y + (place.h - size) // 2)
    label = Rect(place.x + size + 24, place.y, ruling.labels - size - 30, place.h)
    write(image, row.label, label, "heading", min(30, place.h - 22), ink=INK, least=14, lines=2, align="left")
    for seat in range(ruling.seats):
        cell = ruling.cell(place, seat)
        if seat in row.own:
            mark = min(size - 4, 50)
            building(row.own[seat], MONUMENT, mark).lay(image, cell.x + 14, cell.y + (cell.h - mark) // 2)
            cell = cell.rest_right(mark + 8)
        found = row.points.get(seat)
        ink = INK if found else mix(INK, PARCHMENT, 0.6)
        write(image, "–" if found is None else signed(found), cell, "label", min(36, place.h - 14), ink=ink)


def _piece(name: str, size: int) -> Sprite:
    if name == MONUMENT:
        return stamped(castle, size, OUTLINES[MONUMENT].paint)
    return building(name, group_of(name), size) if name in cards() else plot(size)


def _totals(image: Image, result: Result, ruling: Ruling, place: Rect, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    for y in (place.y + 1, place.y + 5):
        draw.line((place.x, y, place.right, y), fill=darker(RULE, 0.3), width=2)
    label = Rect(place.x + 8, place.y + 8, ruling.labels - 16, place.h - 8)
    write(image, words("towns-picture-total"), label, "title", 38, ink=INK, align="left")
    for seat, ended in enumerate(result.seats):
        cell = ruling.cell(place, seat).inset(6, 5).moved(0, 5)
        if ended.rank is None:
            size = min(50, ruling.column // 3)
            metal = token(size, medal(ended.placing), None, str(ended.placing))
            metal.lay(image, cell.x + 6, cell.y + (cell.h - size) // 2)
            cell = cell.rest_right(size + 8)
        write(image, signed(ended.score), cell, "title", 62, ink=INK, least=20)


def _rank(image: Image, result: Result, place: Rect, words: Words) -> None:
    """What a solo player has become."""
    ended = result.seats[0]
    if ended.rank is None:
        return
    size = min(place.w - 40, 400)
    spot = Rect(place.x, place.y + 40, place.w, size).centred(size, size)
    stamped(laurel, size, darker(BRASS, 0.15)).lay(image, spot.x, spot.y)
    write(image, signed(ended.score), spot.inset(size // 4), "title", size // 3, ink=INK)
    text = Rect(place.x, spot.bottom + 20, place.w, 180)
    write(image, words.say(ended.rank), text, "title", 52, ink=INK, least=18, lines=3, rise="top")
