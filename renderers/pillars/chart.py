"""The map as it lies on the table before anybody comes: the land, its buildings and ribbons, and the tracks round it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image, Resampling
from PIL.ImageFilter import GaussianBlur

from data.words import Words
from engines.pillars.components import RAW, board
from engines.pillars.spaces import CLOCKWISE, STEP
from renderers.kit.cardstock import Cutout, Make
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import faded, paper, wood
from renderers.kit.palette import CREAM, INK, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite, bevel, cast, padded, under
from renderers.kit.stencil import slab
from renderers.kit.tokens import token
from renderers.pillars.buildings import castle, cottage, gate, lodge, mill, palace, priory, stall, tents
from renderers.pillars.cards import bare
from renderers.pillars.figures import space
from renderers.pillars.goods import points
from renderers.pillars.land import countryside
from renderers.pillars.palette import COIN, COLOURS, FIELD, FRAME, RIBBON, WAX, WINDOW
from renderers.pillars.plan import (
    CARD,
    CHART,
    GOLD_ROW,
    INNER,
    NUMBERED,
    SPOTS,
    TRACK,
    disc_width,
    gold_cell,
    points_cell,
)
from renderers.pillars.wilds import forest, gravel_pit, quarry

FORK = 0.3  # how far the end of a ribbon is cut in, of its height
PAINTED = {
    "bishop": palace,
    "wool_mill": mill,
    "priory": priory,
    "forest": forest,
    "quarry": quarry,
    "gravel_pit": gravel_pit,
    "court": tents,
    "castle": castle,
    "start_player": lodge,
}


@dataclass(slots=True, frozen=True)
class Chart:
    """The map laid somewhere at some size: places of the plan become places of the picture."""

    x: int
    y: int
    scale: float = 1.0

    def of(self, place: Rect) -> Rect:
        """A place of the plan on the picture."""
        s = self.scale
        return Rect(
            self.x + round(place.x * s), self.y + round(place.y * s), round(place.w * s), round(place.h * s)
        )

    def px(self, size: float) -> int:
        """A length of the plan on the picture."""
        return round(size * self.scale)


@kept
def chart(language: str, scale: float = 1.0) -> Cutout:
    """The empty map in a language, with its shadow."""
    face = _drawn(language)
    if scale != 1.0:
        size = (round(CHART[0] * scale), round(CHART[1] * scale))
        face = face.resize(size, Resampling.HAMMING)
    return Cutout(face, Make(12 * scale, 28, 6, (4, 7), 0.85))


@kept
def _drawn(language: str) -> Image:
    words = Words(language)
    face = bevel(wood(CHART, FRAME, 77, 1.0, 1.1), slab(CHART, 12), 3, light=0.4, dark=0.5)
    sheet = paper((CHART[0] - 12, CHART[1] - 12), FIELD, 12, 1.0)
    face.paste(sheet, (6, 6))
    for at in range(TRACK):
        _points_field(face, at)
    most = board().limits.gold
    for gold in range(most + 1):
        _gold_field(face, gold, most)
    _land(face)
    _places(face)
    for place in CLOCKWISE:
        _ribbon(face, place, words)
    return face


def _points_field(face: Image, at: int) -> None:
    cell = points_cell(at)
    draw = ImageDraw.Draw(face)
    fifth = at % 5 == 0
    fill = mix(FIELD, WINDOW, 0.26) if fifth else (mix(FIELD, (150, 110, 60), 0.1) if at % 2 else None)
    if fill is not None:
        draw.rectangle((cell.x + 1, cell.y + 1, cell.right - 2, cell.bottom - 2), fill=fill)
    draw.rectangle((cell.x, cell.y, cell.right - 1, cell.bottom - 1), outline=mix(FIELD, (110, 70, 30), 0.55))
    face_ = font("title" if fifth else "label", 24 if fifth else 21)
    text = str(at or TRACK)
    ink = darker(WINDOW, 0.25) if fifth else mix(INK, FIELD, 0.35)
    draw.text(cell.middle, text, font=face_, fill=ink, anchor="mm")


def _gold_field(face: Image, gold: int, most: int) -> None:
    cell = gold_cell(gold, most)
    draw = ImageDraw.Draw(face)
    base = mix(COIN, FIELD, 0.36 if gold % 5 == 0 else 0.6)
    draw.rectangle((cell.x, cell.y, cell.right - 1, cell.bottom - 1), fill=base, outline=darker(COIN, 0.35))
    face_ = font("title" if gold % 5 == 0 else "label", 22 if gold % 5 == 0 else 21)
    draw.text(cell.middle, str(gold), font=face_, fill=darker(COIN, 0.68), anchor="mm")


def _land(face: Image) -> None:
    """The countryside, its edges fading into the parchment."""
    land = countryside((INNER.w, INNER.h))
    mask = Images.new("L", land.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((5, 5, land.width - 6, land.height - 6), 16, fill=255)
    face.paste(land, (INNER.x, INNER.y), mask.filter(GaussianBlur(3)))
    draw = ImageDraw.Draw(face)
    draw.rectangle(
        (INNER.x, INNER.y, INNER.right - 1, GOLD_ROW.bottom - 1),
        outline=mix(FIELD, (96, 58, 24), 0.7),
        width=2,
    )
    draw.line(
        (INNER.x, GOLD_ROW.y - 2, INNER.right, GOLD_ROW.y - 2), fill=mix(FIELD, (96, 58, 24), 0.7), width=2
    )


def _places(face: Image) -> None:
    """Buildings, the outlines of cards, and the spaces."""
    for place, paint in PAINTED.items():
        art = SPOTS[place].art
        paint((art.w, art.h)).lay(face, art.x, art.y)
    for index, kind in enumerate(RAW):
        spot = stall_place(index)
        stall((spot.w, spot.h), COLOURS[kind]).lay(face, spot.x, spot.y)
    for place, house in (("kingsbridge", cottage), ("shiring", gate)):
        row = SPOTS[place].row
        house((60, 60)).lay(face, row.x + (row.w - 60) // 2, row.y + 6)
    for place in ("event", "kingsbridge", "shiring"):
        for index, card in enumerate(SPOTS[place].cards):
            size = event_size(index) if place == "event" else CARD
            bare(size, CREAM, 0.75).lay(face, card.x, card.y)
    for place, count in board().spaces.items():
        for index, spot in enumerate(SPOTS[place].spaces(count)):
            wide = disc_width(place, count)
            space(wide).lay(face, spot.x - (wide - spot.w) // 2, spot.bottom - 18 - round(wide * 0.33))
            if place in NUMBERED:
                at = Rect(spot.x, spot.bottom - 31, spot.w, 24)
                write(face, str(index + 1), at, "bold", 22, ink=mix(INK, FIELD, 0.2))
            if place == "priory":
                window = points(str(board().priory.points[index]), 24)
                window.lay(face, spot.x + (spot.w - 24) // 2, spot.bottom - 40)


def event_size(index: int) -> tuple[int, int]:
    """The sizes of the cards of events: the pile, and the open one."""
    return (72, 96) if index == 0 else (98, 136)


def stall_place(index: int) -> Rect:
    """Where the stall of a kind stands at the market."""
    art = SPOTS["market"].art
    wide = art.w // 3
    return Rect(art.x + index * wide, art.y + 6, wide - 2, 164)


def _ribbon(face: Image, place: str, words: Words) -> None:
    """The name of a place on a strip of parchment, with its step in red wax."""
    spot = SPOTS[place].ribbon
    ribbon((spot.w, spot.h)).lay(face, spot.x, spot.y)
    name_ribbon(face, spot, place, words, INK)


def name_ribbon(image: Image, spot: Rect, place: str, words: Words, ink: Colour) -> None:
    """The number and the name on a ribbon that lies there."""
    size = spot.h + 2
    token(size, WAX, None, str(STEP[place]), CREAM).lay(image, spot.x - 2, spot.y - 2)
    room = Rect(spot.x + size + 1, spot.y, spot.w - size - 4 - round(spot.h * FORK), spot.h - 1)
    name = f"pillars-place-{place}"
    largest, least = round(spot.h * 0.74), round(spot.h * 0.66)
    write(image, words(name), room, "heading", largest, ink=ink, least=least, short=words.short(name))


@kept
def ribbon(size: tuple[int, int], *, lit: bool = False) -> Sprite:
    """A strip of parchment with a forked end."""
    wide, high = size
    paint: Colour = (255, 214, 98) if lit else RIBBON
    margin = 8
    mask = Images.new("L", (wide * 3, high * 3), 0)
    fork = high * 3 * FORK
    points_ = [
        (high, 3),
        (wide * 3 - 3, 3),
        (wide * 3 - fork, high * 1.5),
        (wide * 3 - 3, high * 3 - 4),
        (high, high * 3 - 4),
    ]
    ImageDraw.Draw(mask).polygon(points_, fill=255)
    mask = mask.reduce(3)
    face = bevel(paper(size, paint, 31, 0.8), mask, 1.4, light=0.5, dark=0.5)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    shade = cast(outer, 2.5, (1, 3), 0.75)
    if lit:
        glow = outer.filter(GaussianBlur(4)).point([min(255, v * 2) for v in range(256)])
        light = Images.new("RGBA", outer.size, (*lighter(paint, 0.3), 255))
        light.putalpha(faded(glow, 0.9))
        light.alpha_composite(body)
        return Sprite(light, margin, margin)
    return Sprite(under(shade, body), margin, margin)
