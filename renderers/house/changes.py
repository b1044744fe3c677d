"""What a match has made of the ratings: a row for each who played, from the old number to the new."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, sheet
from renderers.house.palette import FALLEN, PALE_INK, RISEN
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, MEDALS, PEWTER, RULE, Colour
from renderers.kit.tokens import token

WIDE = 1240
ROW = 92
AROUND = 270
ARROW = 26


@dataclass(frozen=True, slots=True)
class Change:
    """A row: place, name, the rating before and after as they are written, by how much it moved, and what to add."""

    place: int
    place_said: str
    name: str
    instead: str
    before: str
    after: str
    by: str
    moved: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything that is written on the sheet."""

    title: str
    under: str
    rows: tuple[Change, ...]
    foot: str


def draw_changes(changes: Changes) -> Image:
    """A sheet with an arrow in each row: up and green, down and red, level and grey."""
    image, place = sheet((WIDE, AROUND + ROW * len(changes.rows)))
    body = headline(image, place, changes.title, changes.under)
    for index, row in enumerate(changes.rows):
        _row(image, row, Rect(body.x, body.y + index * ROW, body.w, ROW))
    write(image, changes.foot, place.foot(38), "italic", 27, ink=PALE_INK, least=15)
    return image


def _row(image: Image, row: Change, place: Rect) -> None:
    draw = ImageDraw.Draw(image)
    draw.line((place.x, place.bottom, place.right, place.bottom), fill=RULE, width=1)
    medal = token(66, MEDALS.get(row.place, PEWTER), None, row.place_said)
    medal.lay(image, place.x + 6, place.y + 12)
    name = Rect(place.x + 96, place.y + 6, 470, place.h - 12)
    said = drawable(row.name, row.instead)
    if row.note:
        write(image, row.note, name.foot(28), "italic", 27, ink=PALE_INK, least=15, align="left")
        name = name.top(name.h - 26)
    write(image, said, name, "heading", 48, ink=INK, least=22, lines=1 if row.note else 2, align="left")
    before = Rect(place.x + 580, place.y, 150, place.h)
    write(image, row.before, before, "label", 42, ink=PALE_INK, least=18, align="right")
    colour = RISEN if row.moved > 0 else FALLEN if row.moved < 0 else PALE_INK
    _arrow(
        image, Rect(place.x + 756, place.y + place.h // 2 - ARROW, ARROW * 2, ARROW * 2), row.moved, colour
    )
    after = Rect(place.x + 826, place.y, 160, place.h)
    write(image, row.after, after, "title", 50, ink=INK, least=20, align="left")
    by = Rect(place.right - 136, place.y, 128, place.h)
    write(image, row.by, by, "bold", 44, ink=colour, least=18, align="right")


def _arrow(image: Image, place: Rect, moved: int, colour: Colour) -> None:
    """The direction as a shape, so that it can be told without its colour."""
    x, y = place.middle
    half = place.w // 2 - 4
    shapes = {
        1: [(x, y - half), (x + half, y + half - 4), (x - half, y + half - 4)],
        -1: [(x, y + half), (x + half, y - half + 4), (x - half, y - half + 4)],
        0: [(x - half, y - 5), (x + half, y - 5), (x + half, y + 5), (x - half, y + 5)],
    }
    side = (moved > 0) - (moved < 0)
    times = 4
    mask = Images.new("L", (place.w * times, place.h * times), 0)
    points = [((px - place.x) * times, (py - place.y) * times) for px, py in shapes[side]]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    image.paste(colour, place.box, mask.reduce(times))
