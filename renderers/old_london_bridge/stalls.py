"""The supplies on the board: the inn with its open cards, the bonus tiles, the fields of the final scoring, the news."""

from __future__ import annotations

from PIL import Image as Images
from PIL.Image import Image

from data.text import Text
from engines.old_london_bridge.options import BASE, FIELDS
from engines.old_london_bridge.prizes import scoring_data
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import Align, write
from renderers.kit.light import ring
from renderers.kit.palette import CREAM, INK, WALNUT, darker
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Pen
from renderers.kit.tokens import banner, stamped, token
from renderers.old_london_bridge.bonus import lay_pile, tile_height
from renderers.old_london_bridge.buildings import house
from renderers.old_london_bridge.cards import arches, pile
from renderers.old_london_bridge.ground import cartouche
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.palette import FAINT, STONE
from renderers.old_london_bridge.pieces import coin
from renderers.old_london_bridge.sight import Sight

LABEL = 34


def lay_label(image: Image, text: str, place: Rect, align: Align = "middle") -> None:
    """A heading printed on the map."""
    write(image, text, place, "title", round(place.h * 0.86), ink=FAINT, least=14, align=align)


def lay_inn(image: Image, sight: Sight, place: Rect) -> None:
    """The four piles of characters, with how many there are."""
    board, words = sight.board, sight.words
    lay_label(image, words("bridge-kind-inn"), place.top(LABEL))
    for stall, spot in zip(board.inn, place.rest_below(LABEL + 6).grid(len(board.inn), 1, 13), strict=True):
        pile(stall.value, stall.count, (spot.w, spot.h)).lay(image, spot.x, spot.y)
        if f"supply:{stall.value}" in sight.marks:
            ring((spot.w, spot.h), 8, 5).lay(image, spot.x, spot.y)
        size = 44
        badge = token(size, (250, 242, 220), None, str(stall.count), INK)
        badge.lay(image, spot.right - size + 8, spot.bottom - size + 2)


def lay_piles(image: Image, sight: Sight, place: Rect) -> None:
    """The open bonus tiles, their names, and how many there are."""
    board, words = sight.board, sight.words
    lay_label(image, words("bridge-picture-tiles"), place.top(LABEL))
    for stall, spot in zip(
        board.piles, place.rest_below(LABEL + 6).grid(len(board.piles), 1, 12), strict=True
    ):
        size = spot.h - 46
        x = spot.x + (spot.w - size) // 2
        lay_pile(image, stall, x, spot.y, size)
        if f"pile:{stall.pile}" in sight.marks:
            ring((size, tile_height(size)), round(size * 0.13), 5).lay(image, x, spot.y)
        disc = 38
        badge = token(disc, (250, 242, 220), None, str(stall.count), INK)
        badge.lay(image, x + size - disc + 12, spot.y - 8)
        if stall.top is not None:
            name = words.say(Text(f"bridge-tile-{stall.top}"))
            write(image, name, spot.foot(36), "label", 22, ink=INK, least=16, lines=2)


def lay_fields(image: Image, sight: Sight, place: Rect) -> None:
    """How each of the four fields is scored at the end."""
    for field, spot in zip(FIELDS, place.grid(2, 2, 8), strict=True):
        cartouche((spot.w, spot.h)).lay(image, spot.x, spot.y)
        how = str(getattr(sight.board.fields, field))
        mark = Rect(spot.x + 8, spot.y + 6, 52, spot.h - 12)
        field_mark(field, mark.h).lay(image, mark.x, mark.y)
        room = Rect(spot.x + 68, spot.y + 6, spot.w - 76, spot.h - 12)
        if how == BASE:
            _prizes(image, sight.view.seats, room)
        else:
            said = sight.words.say(Text(f"bridge-score-{how}"))
            write(image, said, room, "heading", 21, ink=INK, least=16, lines=3, align="left")
        if f"field:{field}" in sight.marks:
            ring((spot.w, spot.h), 12, 4).lay(image, spot.x, spot.y)


@kept
def field_mark(field: str, high: int) -> Sprite:
    """The picture of a field: its building, or a piece of a bridge."""
    if field != "bridge":
        return house(field, round(high / TALL))
    wide = round(high / TALL * 1.3)
    mark = stamped(arches, wide, darker(STONE, 0.35)).image
    whole = Images.new("RGBA", (wide, high))
    whole.alpha_composite(mark, (0, (high - mark.height) // 2))
    return Sprite(whole, 5)


def _prizes(image: Image, seats: int, room: Rect) -> None:
    prizes = scoring_data().prizes
    paid = {2: prizes.with_two, 3: prizes.with_three, 4: prizes.with_four}[seats]
    size = min(46, room.h - 4)
    for index, money in enumerate(paid):
        coin(f"£{money}", size).lay(image, room.x + index * (size + 6), room.y + (room.h - size) // 2)


def turn(pen: Pen) -> None:
    """An arrow that goes round."""
    pen.ring(50, 50, 44, 17, start=-150, end=62)
    pen.poly((32, 94), (78, 96), (54, 58))


def lay_legend(image: Image, sight: Sight, place: Rect) -> None:
    """What the arrow in the rondel and the pale rings mean."""
    upper, lower = place.grid(1, 2, 6)
    for row, said in ((upper, "bridge-picture-arrow"), (lower, "bridge-picture-ring")):
        mark = Rect(row.x, row.y, row.h, row.h)
        token(mark.h, WALNUT, turn if row is upper else None, "", CREAM).lay(image, mark.x, mark.y)
        if row is lower:
            ring((mark.w - 18, mark.h - 20), 5, 3).lay(image, mark.x + 9, mark.y + 9)
        write(
            image,
            sight.words(said),
            row.rest_right(mark.w + 8),
            "label",
            21,
            ink=FAINT,
            least=16,
            lines=2,
            align="left",
        )


def lay_news(image: Image, text: str, place: Rect) -> None:
    """What happened last, on a strip of parchment."""
    banner((place.w, place.h), 171).lay(image, place.x, place.y)
    write(image, text, place.inset(18, 7), "italic", 28, ink=INK, least=16, lines=3)
