"""Mayoral cards: what they reward as an emblem, and in words."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import SYMBOLS, Mayoral, mayoral
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.palette import GOLD_LEAF, PURPLE
from renderers.guilds_of_london.pawns import TALL, master, neutral
from renderers.guilds_of_london.rewards import picture
from renderers.guilds_of_london.shields import shield
from renderers.guilds_of_london.tiles import vellum
from renderers.guilds_of_london.tokens import icon, rank_plate, second_token
from renderers.kit.cardstock import Cutout, cut_out
from renderers.kit.icons import laurel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import CREAM, INK, SHADOW, darker, lighter
from renderers.kit.stencil import cut, slab

# Masters on cards wear the colour of no player at the table.
MASTER = 4


def mayoral_card(name: str, words: Words, size: tuple[int, int]) -> Cutout:
    """A large card, to be chosen: emblem, name and the whole text."""
    return _large(name, words(f"guilds-mayoral-{name}"), words(f"guilds-text-{name}"), size)


def mayoral_strip(name: str, words: Words, size: tuple[int, int]) -> Cutout:
    """A card that is kept, lying on its side: emblem, name and a few words."""
    return _strip(name, words(f"guilds-mayoral-{name}"), words(f"guilds-short-{name}"), size)


@kept
def _large(name: str, title: str, text: str, size: tuple[int, int]) -> Cutout:
    wide, high = size
    face = vellum(size).copy()
    head = Rect(0, 0, wide, round(high * 0.13))
    _purple(face, head)
    write(
        face,
        title,
        head.inset(round(wide * 0.05), 4),
        "title",
        round(head.h * 0.6),
        ink=CREAM,
        least=14,
        lines=2,
        shade=SHADOW,
    )
    art = Rect(0, head.bottom, wide, round(high * 0.42)).inset(round(wide * 0.06), round(high * 0.025))
    _purple(face, art, round(wide * 0.03))
    emblem(face, mayoral()[name], art.inset(round(art.w * 0.06), round(art.h * 0.08)))
    body = Rect(0, art.bottom, wide, high - art.bottom).inset(round(wide * 0.07), round(high * 0.03))
    write(face, text, body, "label", round(wide * 0.088), ink=INK, least=14, lines=7)
    return cut_out(face, PURPLE)


@kept
def _strip(name: str, title: str, text: str, size: tuple[int, int]) -> Cutout:
    wide, high = size
    face = vellum(size).copy()
    side = Rect(0, 0, round(high * 1.04), high)
    _purple(face, side)
    emblem(face, mayoral()[name], side.inset(round(high * 0.09)))
    rest = Rect(side.right, 0, wide - side.w, high).inset(round(high * 0.1), round(high * 0.05))
    head = rest.top(round(rest.h * 0.33))
    write(face, title, head, "heading", round(high * 0.27), ink=PURPLE, least=11, align="left")
    write(
        face,
        text,
        rest.rest_below(head.h),
        "label",
        max(11, round(high * 0.25)),
        ink=INK,
        least=11,
        lines=2,
        align="left",
        rise="top",
    )
    return cut_out(face, PURPLE)


def _purple(face: Image, place: Rect, corner: int = 0) -> None:
    size = (place.w, place.h)
    face.paste(_velvet(size), (place.x, place.y), slab(size, corner) if corner else None)
    draw = ImageDraw.Draw(face)
    if corner:
        draw.rounded_rectangle(
            (place.x, place.y, place.right - 1, place.bottom - 1), corner, outline=GOLD_LEAF, width=2
        )
    else:
        draw.rectangle((place.x, place.bottom - 3, place.right, place.bottom), fill=GOLD_LEAF)


@kept
def _velvet(size: tuple[int, int]) -> Image:
    """The ground behind names and emblems."""
    return tinted(clouds(size, (70, 50), 52, 3), darker(PURPLE, 0.25), PURPLE, lighter(PURPLE, 0.12))


def emblem(face: Image, card: Mayoral, place: Rect, *, coin: bool = True) -> None:
    """What the card looks at, and in a corner the points."""
    if card.rule == "sets":
        size = round(min(place.h * 0.42, place.w / 3.2))
        for index, symbol in enumerate(SYMBOLS):
            row, column = divmod(index, 3)
            x = place.x + (place.w - size * (3 - row)) // 2 + column * size
            medallion(symbol, size).lay(face, x, place.y + row * size)
    else:
        size = round(min(place.h * 0.86, place.w * 0.86))
        drawn = _mark(card, size)
        face.paste(
            drawn, (place.x + (place.w - drawn.width) // 2, place.y + (place.h - drawn.height) // 2), drawn
        )
    if coin:
        wide = max(18, round(place.h * 0.36))
        printed = icon("vp", card.points or card.table[-1], wide)
        face.paste(printed, (place.right - wide, place.bottom - wide), printed)


def _mark(card: Mayoral, size: int) -> Image:
    """The picture of what is counted."""
    if card.symbol is not None:
        return _symbol(card.symbol, size, wreath=card.rule == "majority")
    if card.ranks is not None:
        return rank_plate(round(size * 0.62), card.ranks[0]).image
    if card.special:
        return shield("st_lawrence", round(size * 0.8)).image
    if card.of == "token":
        return second_token("vp", 1, round(size * 0.56)).image
    if card.of in ("plantation", "guildhall"):
        return picture("settle" if card.of == "plantation" else "pawn", size).image
    tall = round(size / TALL)
    return (neutral(tall) if card.of == "neutral" else master(MASTER, tall)).image


def _symbol(symbol: str, size: int, *, wreath: bool) -> Image:
    """A medallion; in a wreath where having most of it counts."""
    drawn = medallion(symbol, round(size * (0.6 if wreath else 0.92))).image
    if not wreath:
        return drawn
    whole = Images.new("RGBA", (size, size))
    whole.paste(GOLD_LEAF, (0, 0), cut(laurel, size))
    whole.alpha_composite(drawn, ((size - drawn.width) // 2, (size - drawn.height) // 2))
    return whole
