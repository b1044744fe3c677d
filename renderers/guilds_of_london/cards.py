"""Action cards: name, symbols, cost, what the effect brings as a picture, and the effect in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import Card, Part, cards
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.palette import CARD_BACK, DYES, GOLD_LEAF, VELLUM
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.tiles import dye, vellum
from renderers.guilds_of_london.tokens import icon, icon_width
from renderers.kit.cardstock import Cutout, cut_out
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import clouds, faded, tinted
from renderers.kit.palette import CREAM, INK, SHADOW, Colour, darker, lighter, mix
from renderers.kit.stencil import slab

ALONE = ("beadle", "follow", "salvage", "expel", "deploy", "settle")


def action_card(name: str, words: Words, size: tuple[int, int]) -> Cutout:
    """A card face up, to be read."""
    title, text = words(f"guilds-card-{name}"), words(f"guilds-short-{name}")
    return _action_card(name, title, text, size)


@kept
def _action_card(name: str, title: str, text: str, size: tuple[int, int]) -> Cutout:
    known = cards()[name]
    wide, high = size
    face = vellum(size).copy()
    head = Rect(0, 0, wide, round(high * 0.155))
    _band(face, known, head)
    room = head.inset(round(wide * 0.045), round(head.h * 0.08))
    write(
        face,
        title,
        room,
        "title",
        round(head.h * 0.56),
        ink=CREAM,
        least=12,
        lines=1,
        shade=darker(SHADOW, 0.2),
    )
    art = Rect(round(wide * 0.3), head.bottom + round(high * 0.03), round(wide * 0.66), round(high * 0.42))
    _art(face, known, art)
    _symbols(face, known, Rect(round(wide * 0.045), art.y, round(wide * 0.22), art.h))
    body = Rect(0, art.bottom, wide, high - art.bottom).inset(round(wide * 0.05), round(high * 0.025))
    write(face, text, body, "label", round(wide * 0.112), ink=INK, least=11, lines=4)
    return cut_out(face, dye(known.colour))


def _band(face: Image, known: Card, place: Rect) -> None:
    face.paste(_strip(dye(known.colour), (place.w, place.h)), (place.x, place.y))
    ImageDraw.Draw(face).rectangle(
        (0, place.bottom, place.w, place.bottom + max(1, place.h // 16)), fill=GOLD_LEAF
    )


@kept
def _strip(paint: Colour, size: tuple[int, int]) -> Image:
    """The head of a card."""
    return tinted(clouds(size, (50, 30), 81, 2), darker(paint, 0.16), paint, lighter(paint, 0.12))


@kept
def _painted(paint: Colour, size: tuple[int, int]) -> Image:
    """The ground behind an effect."""
    grain = clouds(size, (size[0] / 2, size[1] / 2), 83, 2)
    return tinted(grain, mix(paint, VELLUM, 0.46), mix(paint, VELLUM, 0.62), mix(paint, VELLUM, 0.8))


def _symbols(face: Image, known: Card, place: Rect) -> None:
    """The symbols to which the card leads, one below the other."""
    size = min(place.w, round(place.h * 0.44))
    y = place.y
    for symbol in known.symbols:
        medallion(symbol, size).lay(face, place.x, y)
        y += round(size * 1.06)


def _cost(face: Image, known: Card, place: Rect) -> None:
    """Cards or pawns that are paid, in the upper right corner of the picture."""
    count = known.cost.cards or known.cost.pawns
    if not count:
        return
    printed = icon("pay" if known.cost.cards else "back", count, place.h, CREAM)
    wide = printed.width + round(place.h * 0.3)
    spot = Rect(place.right - wide, place.y, wide, place.h + 4)
    ImageDraw.Draw(face).rounded_rectangle(
        spot.box, place.h * 0.3, fill=darker(CARD_BACK, 0.3), outline=GOLD_LEAF, width=2
    )
    face.paste(printed, (spot.x + round(place.h * 0.12), spot.y + 2), printed)


def _art(face: Image, known: Card, place: Rect) -> None:
    """The effect as icons on a painted ground."""
    paint = DYES[known.colour]
    mask = slab((place.w, place.h), place.h * 0.1)
    face.paste(_painted(paint, (place.w, place.h)), (place.x, place.y), mask)
    ImageDraw.Draw(face).rounded_rectangle(
        (place.x, place.y, place.right - 1, place.bottom - 1),
        place.h * 0.1,
        outline=darker(paint, 0.3),
        width=2,
    )
    inner = place.inset(round(place.w * 0.06), round(place.h * 0.06))
    costs = known.cost.cards or known.cost.pawns
    high = round(inner.h * 0.32)
    if costs:
        _cost(face, known, Rect(inner.x, inner.y - 2, inner.w, high))
        inner = Rect(inner.x, inner.y + round(high * 0.95), inner.w, inner.h - round(high * 0.95))
    parts = known.effect
    size = round(inner.h * 0.86)
    while (wide := _wide(parts, size)) > inner.w:
        size -= 2
    row, gap = [_part(part, size) for part in parts], round(size * 0.16)
    x = inner.x + (inner.w - wide) // 2
    for one in row:
        face.paste(one, (x, inner.y + (inner.h - one.height) // 2), one)
        x += one.width + gap


def _part(part: Part, size: int) -> Image:
    """The icon of one part, with its number where it has one."""
    if part.do in ALONE:
        return picture(part.do, size).image
    return icon(part.do, part.count, size, INK, _said(part))


def _said(part: Part) -> str:
    """What stands for a number that depends on something: where it is multiplied, a cross."""
    return "" if part.per is None and part.when is None else "×" if part.per else "?"


def _wide(parts: Sequence[Part], size: int) -> int:
    """How wide the icons of these parts are, side by side."""
    each = [
        size if part.do in ALONE else icon_width(part.do, _said(part) or str(part.count), size)
        for part in parts
    ]
    return sum(each) + round(size * 0.16) * (len(each) - 1)


@kept
def small_card(name: str, size: tuple[int, int]) -> Cutout:
    """A card among others on the table: its symbols above, its effect below."""
    known = cards()[name]
    wide, high = size
    face = vellum(size).copy()
    head = Rect(0, 0, wide, round(high * 0.42))
    _band(face, known, head)
    mark = round(min(head.h * 0.8, wide * 0.46))
    total = mark * len(known.symbols)
    for index, symbol in enumerate(known.symbols):
        medallion(symbol, mark).lay(face, (wide - total) // 2 + index * mark, (head.h - mark) // 2)
    part = known.effect[0]
    size_of_part = round(wide * 0.46)
    drawn = _part(part, size_of_part)
    if drawn.width > wide - 6:
        drawn = _part(part, round(size_of_part * 0.8))
    face.paste(drawn, ((wide - drawn.width) // 2, head.bottom + (high - head.h - drawn.height) // 2), drawn)
    return cut_out(face, dye(known.colour))


@kept
def card_back(size: tuple[int, int], paint: Colour, emblem: str) -> Cutout:
    """The back of a card: a lattice of gold on its colour, with an emblem."""
    wide, high = size
    face = tinted(clouds(size, (40, 40), 91, 3), darker(paint, 0.3), paint, lighter(paint, 0.1))
    draw = ImageDraw.Draw(face)
    step = max(8, round(wide * 0.2))
    for at in range(-high, wide + high, step):
        for lean in (high, -high):
            draw.line((at, 0, at + lean, high), fill=mix(paint, GOLD_LEAF, 0.3), width=1)
    edge = max(2, round(wide * 0.06))
    draw.rounded_rectangle(
        (edge, edge, wide - edge - 1, high - edge - 1), edge, outline=GOLD_LEAF, width=max(1, edge // 3)
    )
    mark = round(wide * 0.56)
    disc = slab((mark + 8, mark + 8), (mark + 8) / 2)
    top = round(high * 0.36) - mark // 2
    middle = ((wide - mark - 8) // 2, top - 4)
    face.paste(darker(paint, 0.45), middle, faded(disc, 0.85))
    picture(emblem, mark).lay(face, (wide - mark) // 2, top)
    return cut_out(face, paint)
