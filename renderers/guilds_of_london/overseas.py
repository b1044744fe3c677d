"""The plantation: a chart of the sea and a green coast, its two rewards, and the pawns that were shipped there."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.view import Icon, PlantationView
from renderers.guilds_of_london import beasts
from renderers.guilds_of_london.palette import GOLD_LEAF, LAND, SEA, SEPIA, TREE, VELLUM
from renderers.guilds_of_london.standing import Standing, lay_standing
from renderers.guilds_of_london.thick import tile_of
from renderers.guilds_of_london.tokens import lay_icons
from renderers.kit import light
from renderers.kit.cardstock import Cutout
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import CREAM, SHADOW, darker, lighter, mix
from renderers.kit.shapes import box, joined, oval, ring
from renderers.kit.stencil import Pen, Shape, cut


@kept
def _chart(wide: int, high: int, side: str) -> Cutout:
    """The empty tile."""
    easel = Easel((wide, high), 2)
    tall = high / wide * 100
    sea = tinted(clouds(easel.size, (160, 60), 23, 3), darker(SEA, 0.2), SEA, lighter(SEA, 0.24))
    easel.body.paste(sea, (0, 0))
    land = tinted(clouds(easel.size, (70, 70), 24, 4), darker(LAND, 0.24), LAND, lighter(LAND, 0.26))
    turn = 1 if side == "ulster" else -1

    def coast(pen: Pen, out: float = 0.0) -> None:
        shore = [
            (
                x,
                tall * 0.44
                - out
                + 2.6 * math.sin(x / 9.0 * turn)
                + 1.6 * math.sin(x / 3.7)
                + (100 - x if turn > 0 else x) * 0.05,
            )
            for x in range(-2, 104, 2)
        ]
        pen.poly(*shore, (104, tall + 4), (-4, tall + 4))

    easel.lay(lambda pen: coast(pen, 1.3), lighter(SEA, 0.4), strength=0.6)
    easel.lay(coast, land, edge=0.6, light=0.5, dark=0.3)
    for x, y in ((62, 0.16), (80, 0.28)):
        easel.lay(_waves(x, tall * y), lighter(SEA, 0.5), strength=0.8)
    _sail(easel, tall)
    for x, y in ((8, 0.78), (14, 0.9), (90, 0.84), (83, 0.93), (95, 0.95), (4, 0.94)):
        easel.lay(oval(x, tall * y, 2.6), TREE, edge=0.6, light=0.5)
        easel.lay(box(x - 0.5, tall * y + 2.2, x + 0.5, tall * y + 5), darker(TREE, 0.5))
    return tile_of(easel.body.convert("RGB").reduce(2), wide, 2.4)


def _sail(easel: Easel, tall: float) -> None:
    """A ship on its way."""
    size = round(min(13.0, tall * 0.3) * easel.unit)
    mark = cut(beasts.ship, size)
    mask = Images.new("L", easel.size, 0)
    mask.paste(mark, (round(20 * easel.unit), round(tall * 0.24 * easel.unit)))
    easel.lay_mask(mask, CREAM, edge=0.4, light=0.4, dark=0.5)


def _waves(x: float, y: float) -> Shape:
    return joined(*(ring(x + step * 4, y, 2, 0.7, start=200, end=340) for step in range(3)))


def lay_plantation(
    image: Image, plantation: PlantationView, place: Rect, words: Words, *, lit: bool, marks: frozenset[str]
) -> None:
    """The tile with its name, its rewards left and right of the stroke, how many go back, and who is there."""
    if lit:
        light.glow((place.w, place.h), 10, 14).lay(image, place.x, place.y)
    _chart(place.w, place.h, plantation.side).lay(image, place.x, place.y)
    inner = place.inset(12, 8)
    head = inner.top(min(44, round(inner.h * 0.3)))
    name = words("guilds-place-plantation")
    share = 0.34 if head.w > 320 else 0.28
    spot = head.left(round(head.w * share))
    write(image, name, spot, "title", 32, ink=CREAM, least=14, align="left", shade=SHADOW)
    _terms(image, plantation, head.rest_right(round(head.w * (share + 0.02))))
    room = inner.rest_below(head.h + 2)
    who = Standing(plantation.pawns, plantation.neutrals)
    lay_standing(image, who, Rect(room.x, room.y, room.w, room.h - 2), largest=min(70, round(room.h * 0.62)))
    if "plantation" in marks:
        light.ring((place.w, place.h), 10, 5).lay(image, place.x, place.y)


def _terms(image: Image, plantation: PlantationView, place: Rect) -> None:
    """Both rewards with the stroke between them, and how many pawns go back."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(place.box, 9, fill=VELLUM, outline=darker(GOLD_LEAF, 0.3), width=2)
    first, second, back = place.inset(6, 5).grid(3, 1, 10)
    lay_icons(image, plantation.first, first)
    lay_icons(image, plantation.second, second)
    lay_icons(image, (Icon(kind="back", count=plantation.returns),), back)
    middle, divide = first.right + 5, second.right + 5
    draw.line((middle + 5, first.y, middle - 5, first.bottom), fill=SEPIA, width=3)
    draw.line((divide, first.y + 2, divide, first.bottom - 2), fill=mix(SEPIA, VELLUM, 0.5), width=2)
