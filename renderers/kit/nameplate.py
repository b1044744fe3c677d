"""The painted board with a player's name, symbol and state."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from data.words import Words
from renderers.kit.fonts import legible, shows_all
from renderers.kit.icons import hourglass
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import GOLD, INK, Colour, darker, seat_paint
from renderers.kit.stencil import Shape
from renderers.kit.tokens import plate, symbol, token


@dataclass(slots=True, frozen=True)
class Badge:
    """A small token on a name plate: its ground, and an icon or a number on it."""

    ground: Colour
    icon: Shape | None = None
    number: str = ""
    ink: Colour = INK


AWAITED = Badge(GOLD, hourglass)


def player_name(words: Words, seat: int) -> str:
    """The name at a seat as far as it can be drawn, or the seat's number if no letter of it can."""
    drawn = legible(words.name(seat), "title")
    shown = any(letter.isalnum() for letter in drawn) or shows_all(words.name(seat), "title")
    return drawn if shown else words("seat", number=seat + 1)


def lay_nameplate(image: Image, seat: int, place: Rect, words: Words, *, badge: Badge | None = None) -> None:
    """The plate in the seat's colour: its symbol, the name, and at the right end a badge."""
    paint = seat_paint(seat)
    plate((place.w, place.h), paint.colour).lay(image, place.x, place.y)
    disc = round(place.h * 0.72)
    inset = (place.h - disc) // 2
    symbol(seat, disc).lay(image, place.x + inset + 1, place.y + inset)
    right = place.right - inset
    if badge is not None:
        size = round(place.h * 0.8)
        right -= size
        top = place.y + (place.h - size) // 2
        token(size, badge.ground, badge.icon, badge.number, badge.ink).lay(image, right, top)
    left = place.x + place.h + 2
    write(
        image,
        player_name(words, seat),
        Rect(left, place.y + 4, right - left - inset // 2, place.h - 8),
        "title",
        round(place.h * 0.62),
        ink=paint.ink,
        least=15,
        lines=2,
        align="left",
        shade=None if paint.ink == INK else darker(paint.colour, 0.6),
    )
