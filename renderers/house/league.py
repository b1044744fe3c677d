"""The standings of a league: a row for each who plays, with what every round has brought."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, sheet
from renderers.house.palette import PALE_INK
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, MEDALS, PEWTER, RULE
from renderers.kit.tokens import token

WIDE, ROW, AROUND = 1240, 76, 300
NAME, TOTAL = 470, 170


@dataclass(frozen=True, slots=True)
class Standing:
    """A row: place, name, what each round has brought as it is written, and all of it."""

    place: int
    place_said: str
    name: str
    instead: str
    rounds: tuple[str, ...]
    total: str


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything that is written on the sheet."""

    title: str
    under: str
    columns: tuple[str, ...]
    total: str
    rows: tuple[Standing, ...]
    foot: str


def draw_standings(standings: Standings) -> Image:
    """A sheet with a column for each round."""
    image, place = sheet((WIDE, AROUND + ROW * (len(standings.rows) + 1)))
    body = headline(image, place, standings.title, standings.under)
    head = Rect(body.x, body.y, body.w, ROW)
    for cell, said in zip(_cells(head, len(standings.columns)), standings.columns, strict=True):
        write(image, said, cell, "label", 30, ink=PALE_INK, least=14)
    write(image, standings.total, _total(head), "label", 30, ink=PALE_INK, least=14, align="right")
    for index, row in enumerate(standings.rows, 1):
        _row(image, row, Rect(body.x, body.y + index * ROW, body.w, ROW))
    write(image, standings.foot, place.foot(38), "italic", 27, ink=PALE_INK, least=15)
    return image


def _row(image: Image, row: Standing, place: Rect) -> None:
    draw = ImageDraw.Draw(image)
    draw.line((place.x, place.y, place.right, place.y), fill=RULE, width=1)
    medal = token(56, MEDALS.get(row.place, PEWTER), None, row.place_said)
    medal.lay(image, place.x + 6, place.y + 9)
    name = Rect(place.x + 80, place.y + 4, NAME - 96, place.h - 8)
    said = drawable(row.name, row.instead)
    write(image, said, name, "heading", 40, ink=INK, least=24, lines=2, align="left")
    for cell, won in zip(_cells(place, len(row.rounds)), row.rounds, strict=True):
        write(image, won, cell, "label", 34, ink=INK, least=14)
    write(image, row.total, _total(place), "title", 44, ink=INK, least=20, align="right")


def _cells(place: Rect, count: int) -> list[Rect]:
    """The columns of the rounds between the names and the totals."""
    if not count:
        return []
    wide = (place.w - NAME - TOTAL) // count
    return [Rect(place.x + NAME + wide * index + 5, place.y, wide - 10, place.h) for index in range(count)]


def _total(place: Rect) -> Rect:
    return Rect(place.right - TOTAL, place.y, TOTAL - 12, place.h)
