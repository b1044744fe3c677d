"""What is due to whoever has won: a crown, wreaths, and a column in gold."""

from __future__ import annotations

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.kernel import Result
from renderers.kit.easel import Easel
from renderers.kit.icons import crown, laurel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import BRASS, GOLD, INK, LEAF, UMBER, darker, mix
from renderers.kit.relief import Sprite

_GILT = mix(LEAF, BRASS, 0.6)


@kept
def crowned(size: int) -> Sprite:
    """A crown of gold."""
    easel = Easel((size, size), 4)
    easel.lay(crown, GOLD, edge=4, light=0.9, dark=0.7)
    easel.outlined(darker(BRASS, 0.6), 4)
    return easel.finished(lift=max(1.0, size * 0.04), strength=0.6)


@kept
def wreath(size: int) -> Sprite:
    """A wreath of gilded laurel."""
    easel = Easel((size, size), 4)
    easel.lay(laurel, _GILT, edge=1.6, light=0.7, dark=0.6)
    easel.outlined(darker(_GILT, 0.5), 1.4)
    return easel.finished(lift=max(1.0, size * 0.025), strength=0.5)


def lay_winners(image: Image, result: Result, place: Rect, words: Words) -> None:
    """Who has won, between two wreaths."""
    winners = [player_name(words, seat) for seat in result.winners]
    said = words("winners", players=words.naming(winners).listed(winners), count=len(winners))
    size = place.h + 4
    room = place.inset(size + 12, 0)
    spot = write(image, said, room, "title", 50, ink=INK, least=22)
    for x in (spot.x - size - 12, spot.right + 12):
        wreath(size).lay(image, x, place.y + (place.h - size) // 2)


def lay_gilding(image: Image, column: Rect) -> None:
    """The column of a winner: brighter, and in a frame of gold."""
    draw = ImageDraw.Draw(image, "RGBA")
    draw.rounded_rectangle(column.box, 12, fill=(*GOLD, 74), outline=(*darker(BRASS, 0.12), 255), width=4)
    inner = column.inset(6)
    draw.rounded_rectangle(inner.box, 8, outline=(*mix(BRASS, UMBER, 0.3), 150), width=1)


def lay_crown(image: Image, column: Rect, size: int = 58) -> None:
    """A crown on the upper edge of a winner's column."""
    crowned(size).lay(image, column.x + (column.w - size) // 2, column.y - round(size * 0.74))
