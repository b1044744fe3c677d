"""The eight kinds of bonus tiles, each with a picture of what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from engines.old_london_bridge.view import BonusPile
from renderers.kit.easel import Easel
from renderers.kit.fonts import font
from renderers.kit.icons import hourglass
from renderers.kit.kept import kept
from renderers.kit.materials import faded, paper
from renderers.kit.palette import CREAM, INK, SHADOW, Colour, darker
from renderers.kit.relief import Sprite, bevel, cast, padded, smaller, under
from renderers.kit.shapes import box, joined, line, oval, poly
from renderers.kit.stencil import Pen, Shape, cut, slab
from renderers.old_london_bridge.buildings import house
from renderers.old_london_bridge.cards import back
from renderers.old_london_bridge.palette import BRIGHT_BRASS, CRIMSON, OAK, OWNED, RIMS, STEEL, TILE_FACE
from renderers.old_london_bridge.people import LADY, portrait

LARGE = 148  # drawn so wide and made smaller


def _hexagon(pen: Pen) -> None:
    pen.poly((50, 2), (93, 26), (93, 74), (50, 98), (7, 74), (7, 26))


def _pawn(x: float, wide: float) -> Shape:
    return joined(
        oval(x, 32, wide * 0.26),
        poly((x - wide * 0.16, 44), (x + wide * 0.16, 44), (x + wide * 0.42, 88), (x - wide * 0.42, 88)),
        box(x - wide * 0.46, 82, x + wide * 0.46, 92, 4),
    )


def _share(easel: Easel) -> None:
    easel.lay(_hexagon, OAK, edge=3)
    easel.lay(_pawn(34, 44), CREAM, edge=3)
    easel.lay(_pawn(66, 44), BRIGHT_BRASS, edge=3)


def _free(easel: Easel) -> None:
    easel.lay(_hexagon, OAK, edge=3)
    easel.lay(oval(50, 50, 34), BRIGHT_BRASS, edge=3)
    _lettered(easel, "£0", 50, 50, 40)


def _use_x(easel: Easel) -> None:
    easel.lay(_hexagon, CRIMSON, edge=3)
    easel.lay(joined(line(15, (30, 30), (70, 70)), line(15, (70, 30), (30, 70))), CREAM, edge=3)


def _keep(easel: Easel) -> None:
    _sprite(easel, back((34, 50)).sprite, 44, 8, 52)
    easel.lay(_returning, STEEL, edge=2)


def _returning(pen: Pen) -> None:
    pen.ring(40, 56, 28, 12, start=60, end=190)
    pen.poly((-2, 58), (26, 58), (12, 34))


def _plus(easel: Easel) -> None:
    _sprite(easel, back((34, 50)).sprite, 4, 6, 56)
    _lettered(easel, "+1", 70, 62, 56)


def _lady(easel: Easel) -> None:
    _sprite(easel, portrait(LADY, 60), 4, 6, 84)
    _lettered(easel, "+", 82, 30, 56)


def _move(kind: str) -> Callable[[Easel], None]:
    def drawn(easel: Easel) -> None:
        _sprite(easel, house(kind, 60), 2, 4, 54)
        _lettered(easel, "+2", 74, 62, 50)

    return drawn


def _sprite(easel: Easel, sprite: Sprite, x: float, y: float, wide: float) -> None:
    """A sprite of another kind, this many hundredths wide."""
    u = easel.unit
    size = (round(wide * u), round(wide * u * sprite.image.height / sprite.image.width))
    small = sprite.image.resize(size)
    easel.body.alpha_composite(small, (round(x * u), round(y * u)))


def _lettered(easel: Easel, text: str, x: float, y: float, size: float) -> None:
    u = easel.unit
    draw = ImageDraw.Draw(easel.body)
    letters = font("bold", round(size * u))
    draw.text(
        (x * u, y * u),
        text,
        font=letters,
        fill=INK,
        anchor="mm",
        stroke_width=round(3.4 * u),
        stroke_fill=(255, 250, 236),
    )


PICTURES: dict[str, Callable[[Easel], None]] = {
    "share_space": _share,
    "free_centre": _free,
    "use_x": _use_x,
    "keep_card": _keep,
    "chapel_2": _move("chapel"),
    "gate_2": _move("gate"),
    "card_plus1": _plus,
    "take_lady": _lady,
}


@kept
def tile(kind: str, size: int, rim: Colour = OWNED, *, usable: bool = True) -> Sprite:
    """A bonus tile; one that was earned this round is pale and carries an hourglass."""
    return smaller(partial(_tile, kind, rim, usable=usable), size, LARGE)


@kept
def _tile(kind: str, rim: Colour, size: int, *, usable: bool) -> Sprite:
    bare = _bare(rim, size)
    if kind not in PICTURES and usable:
        return bare
    whole, margin = bare.image.copy(), bare.left
    if kind in PICTURES:
        mark = _mark(kind, size)
        inset = margin + round(size * 0.11)
        whole.alpha_composite(mark.image, (inset - mark.left, inset - mark.top))
    if not usable:
        _waiting(whole, margin, size)
    return Sprite(whole, margin, margin)


@kept
def _bare(rim: Colour, size: int) -> Sprite:
    """A tile without anything on it."""
    deep = max(2, round(size * 0.06))
    square = (size, size)
    corner = size * 0.13
    mask = slab(square, corner)
    face = bevel(paper(square, rim, 19, 1.0), mask, size * 0.02 + 0.6, light=0.6, dark=0.6)
    face.paste(paper(square, TILE_FACE, 20, 0.7), (0, 0), _field(size))
    body = Images.new("RGBA", (size, size + deep))
    side = Images.new("RGBA", square, (*darker(rim, 0.5), 255))
    side.putalpha(mask)
    body.alpha_composite(side, (0, deep))
    top = face.convert("RGBA")
    top.putalpha(mask)
    body.alpha_composite(top)
    margin = max(4, round(size * 0.1))
    whole = padded(body, margin)
    return Sprite(
        under(cast(whole.getchannel("A"), size * 0.035, (2, round(size * 0.045)), 0.6), whole), margin, margin
    )


def _field(size: int) -> Image:
    """Where the picture of a tile is."""
    return slab((size, size), size * 0.13 * 0.7, size * 0.075)


@kept
def _mark(kind: str, size: int) -> Sprite:
    """What is printed on a tile."""
    easel = Easel((round(size * 0.78),) * 2, 3)
    if kind in PICTURES:
        PICTURES[kind](easel)
    return easel.finished(lift=max(1.0, size * 0.012))


def prepare() -> None:
    """Draw the tiles, and what is printed on them."""
    for rim in (OWNED, *RIMS.values()):
        _bare(rim, LARGE)
    for kind in PICTURES:
        _mark(kind, LARGE)


def _waiting(whole: Image, margin: int, size: int) -> None:
    whole.paste(TILE_FACE, (margin, margin), faded(_field(size), 0.62))
    mark = cut(hourglass, round(size * 0.5))
    at = margin + (size - mark.width) // 2
    whole.paste(SHADOW, (at + 1, at + 1), faded(mark, 0.4))
    whole.paste((120, 78, 40), (at, at), mark)


@kept
def _none(size: int) -> Sprite:
    shade = Images.new("RGBA", (size, size), (*SHADOW, 255))
    shade.putalpha(faded(slab((size, size), size * 0.13), 0.26))
    return Sprite(shade)


def lay_pile(image: Image, pile: BonusPile, x: int, y: int, size: int) -> None:
    """A pile of bonus tiles with its top one open."""
    if pile.top is None:
        _none(size).lay(image, x, y)
        return
    rim = RIMS.get(pile.pile, OWNED)
    for step in range(min(3, pile.count - 1)):
        tile("", size, rim).lay(image, x, y + (3 - step) * 3)
    tile(pile.top, size, rim).lay(image, x, y)


def tile_height(size: int) -> int:
    """How high a tile is with its edge."""
    return size + max(2, round(size * 0.06))
