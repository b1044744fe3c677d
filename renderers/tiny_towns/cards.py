"""The cards: title, piece, pattern in cubes, and what it is worth."""

from __future__ import annotations

from typing import Literal

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words, has
from engines.tiny_towns.components import LETTERS, MONUMENT, Card, cards
from renderers.kit.cardstock import Cutout, cut_out, stock
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import faded
from renderers.kit.palette import CREAM, INK, PAPER, Colour, darker, lighter, mix
from renderers.kit.stencil import cut, slab
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.emblems import castle
from renderers.tiny_towns.silhouettes import OUTLINES

Said = Literal["short", "text", ""]


def worded(words: Words, message: str) -> str:
    """A message that may not be written yet: nothing then."""
    return words(message) if has(words.language, message) or has("en", message) else ""


def card(name: str, words: Words, size: tuple[int, int], *, said: Said = "short") -> Cutout:
    """A card face up, with its short text or its full one, or none where pieces lie on it."""
    full = said == "text"
    full_text, short_text = f"towns-text-{name}", f"towns-short-{name}"
    text = worded(words, full_text if full else short_text) if said else ""
    return _card(name, worded(words, f"towns-card-{name}"), text, size, full)


@kept
def _card(name: str, title: str, text: str, size: tuple[int, int], full: bool) -> Cutout:
    known = cards()[name]
    paint = OUTLINES[known.group].paint
    face = stock(size, PAPER, 3, 0.7)
    if full:
        _full(face, known, title, text)
    else:
        _short(face, known, title, text)
    return cut_out(face, paint)


def _band(face: Image, place: Rect, group: str) -> None:
    paint = OUTLINES[group].paint
    strip = stock((place.w, place.h), paint, 4, 0.8)
    draw = ImageDraw.Draw(strip)
    draw.line((0, place.h - 3, place.w, place.h - 3), fill=darker(paint, 0.4), width=2)
    draw.line((0, place.h - 1, place.w, place.h - 1), fill=lighter(paint, 0.35), width=1)
    face.paste(strip, (place.x, place.y))


def _title(face: Image, place: Rect, title: str, group: str, largest: int) -> None:
    dark = group in {"yellow", "gray"}
    shade = None if dark else darker(OUTLINES[group].paint, 0.6)
    ink = INK if dark else CREAM
    write(face, title, place, "title", largest, ink=ink, least=12, lines=2, shade=shade)


def _short(face: Image, known: Card, title: str, text: str) -> None:
    """The card as it lies on the table: its piece on a plot beside the title, then the pattern, then few words."""
    wide, high = face.size
    lying = wide > high * 1.15
    head = Rect(0, 0, wide, round(min(high * 0.27, wide * 0.34)))
    _band(face, head, known.group)
    edge = round(head.h * 0.09)
    plot = Rect(edge, edge, head.h - 2 * edge - 2, head.h - 2 * edge - 2)
    _plot(face, known, plot)
    rest = Rect(
        plot.right + edge, edge, wide - plot.right - round(wide * 0.035) - edge, head.h - 2 * edge - 2
    )
    _title(face, rest, title, known.group, round(head.h * 0.44))
    body = Rect(0, head.h, wide, high - head.h).inset(round(wide * 0.035), round(high * 0.02))
    if lying:
        half = body.left(round(body.w * 0.44))
        pattern(face, known, half.inset(4, 4))
        write(face, text, body.rest_right(half.w), "label", round(body.h * 0.24), ink=INK, least=11, lines=5)
        return
    upper = body.top(round(body.h * 0.54))
    pattern(face, known, upper)
    lower = body.rest_below(upper.h + round(high * 0.012))
    write(face, text, lower, "label", round(wide * 0.118), ink=INK, least=11, lines=4)


def _plot(face: Image, known: Card, place: Rect) -> None:
    mask = slab((place.w, place.h), place.w * 0.14)
    face.paste(stock((place.w, place.h), lighter(PAPER, 0.35), 17, 0.5), (place.x, place.y), mask)
    _piece(face, known, place.inset(round(place.w * 0.06)).moved(0, -round(place.w * 0.02)))


def _full(face: Image, known: Card, title: str, text: str) -> None:
    """A card to be read: large piece and pattern, and the whole text."""
    wide, high = face.size
    head = Rect(0, 0, wide, round(high * 0.14))
    _band(face, head, known.group)
    _title(
        face,
        head.inset(round(wide * 0.05), round(head.h * 0.1)).moved(0, -1),
        title,
        known.group,
        round(head.h * 0.62),
    )
    body = Rect(0, head.h, wide, high - head.h).inset(round(wide * 0.05), round(high * 0.025))
    upper = body.top(round(body.h * 0.46))
    _piece(face, known, upper.left(round(upper.w * 0.36)))
    pattern(face, known, upper.rest_right(round(upper.w * 0.4)))
    lower = body.rest_below(upper.h + round(body.h * 0.04))
    _rule(face, lower, OUTLINES[known.group].paint)
    lower = lower.rest_below(round(body.h * 0.05))
    write(face, text, lower, "prose", round(wide * 0.068), ink=INK, least=12, lines=10)


def _rule(face: Image, place: Rect, paint: Colour) -> None:
    draw = ImageDraw.Draw(face)
    middle = place.x + place.w // 2
    colour = mix(paint, PAPER, 0.45)
    draw.line((place.x, place.y, place.right, place.y), fill=colour, width=1)
    draw.polygon(
        [(middle - 5, place.y), (middle, place.y - 4), (middle + 5, place.y), (middle, place.y + 4)],
        fill=colour,
    )


def _piece(face: Image, known: Card, place: Rect) -> None:
    size = min(place.w, place.h)
    spot = place.centred(size, size)
    building(known.id, known.group, size).lay(face, spot.x, spot.y)


def pattern(face: Image, known: Card, place: Rect) -> None:
    """A card's pattern in cubes, as large as the place allows."""
    rows, columns = len(known.pattern), max(len(row) for row in known.pattern)
    cell = min(place.w // columns, place.h // rows, round(place.h * 0.6))
    area = place.centred(cell * columns, cell * rows)
    size = max(6, round(cell * 0.94))
    size -= size % (4 if size > 60 else 2)  # so that many cards share the same sprites
    for r, row in enumerate(known.pattern):
        for c, letter in enumerate(row):
            if letter in LETTERS:
                cube(LETTERS[letter], size).lay(
                    face, area.x + c * cell + (cell - size) // 2, area.y + r * cell + (cell - size) // 2
                )


@kept
def back(size: tuple[int, int]) -> Cutout:
    """The back of a monument card."""
    wide, high = size
    paint = OUTLINES[MONUMENT].paint
    face = stock(size, darker(paint, 0.22), 6, 1.4)
    draw = ImageDraw.Draw(face)
    gold = (236, 200, 120)
    step = max(7, round(wide * 0.16))
    for at in range(-high, wide + high, step):
        for lean in (high, -high):
            draw.line((at, 0, at + lean, high), fill=darker(paint, 0.08), width=1)
    edge = max(2, round(wide * 0.05))
    draw.rounded_rectangle(
        (edge, edge, wide - edge - 1, high - edge - 1), edge, outline=gold, width=max(1, edge // 3)
    )
    size_of_mark = round(wide * 0.62)
    mark = cut(castle, size_of_mark)
    spot = Rect(0, 0, wide, high).centred(size_of_mark, size_of_mark)
    face.paste(darker(paint, 0.75), (spot.x + 1, spot.y + 2), faded(mark, 0.8))
    face.paste(gold, (spot.x, spot.y), mark)
    return cut_out(face, darker(paint, 0.4))
