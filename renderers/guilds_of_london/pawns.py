"""The people of the city: liverymen, Masters with ruff and robe, neutral ones, and the Beadle."""

from __future__ import annotations

from functools import partial

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.guilds_of_london.palette import EBONY, FUR, GOLD_LEAF, STEEL
from renderers.kit.easel import Easel
from renderers.kit.fonts import font
from renderers.kit.icons import SYMBOLS
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, GOLD, SHADOW, Colour, darker, lighter, seat_paint
from renderers.kit.relief import Sprite, smaller
from renderers.kit.stencil import Pen, Shape, cut, fineness

# Hundredths of the width; a pawn is a third taller than it is wide.
TALL = 1.34
LARGE = 96  # drawn so wide and made smaller: pawns shrink with the tiles that they stand on


def gown(pen: Pen) -> None:
    """A liveryman's gown."""
    pen.poly(
        (32, 46), (68, 46), (86, 70), (97, 118), (95, 127), (86, 132), (14, 132), (5, 127), (3, 118), (14, 70)
    )


def hood(pen: Pen) -> None:
    """The hood of one who belongs to nobody."""
    pen.oval(50, 32, 21, 22)
    pen.poly((50, 0), (70, 26), (30, 26))


def bicorne(pen: Pen) -> None:
    """The Beadle's hat."""
    pen.poly((8, 26), (22, 8), (50, 0), (78, 8), (92, 26), (50, 18))


def face(pen: Pen) -> None:
    """A head."""
    pen.oval(50, 33, 18)


def collar(pen: Pen) -> None:
    """A pleated ruff."""
    for x in range(18, 83, 8):
        pen.oval(x, 55 + abs(x - 50) * 0.05, 8.5, 9)
    pen.box(20, 48, 80, 62, 6)


def pleats(pen: Pen) -> None:
    """The folds of the ruff."""
    for x in range(22, 83, 8):
        pen.line(2, (50 + (x - 50) * 0.55, 48), (x, 62))


def front(pen: Pen) -> None:
    """The white edging down the robe, and its hem."""
    pen.poly((42, 60), (58, 60), (62, 132), (38, 132))
    pen.poly((8, 112), (92, 112), (95, 121), (93, 128), (84, 132), (16, 132), (7, 128), (5, 121))


def chain(pen: Pen) -> None:
    """A Master's chain."""
    pen.ring(50, 62, 21, 6, start=10, end=170)
    pen.oval(50, 86, 8)


def staff(pen: Pen) -> None:
    """The Beadle's staff."""
    pen.line(7, (88, 30), (88, 132))
    pen.oval(88, 26, 9)


def _easel(wide: int) -> Easel:
    return Easel((wide, round(wide * TALL)), fineness(wide))


def _head(easel: Easel, symbol: Shape, colour: Colour, *, size: float = 50, top: float = 1) -> None:
    """The seat's symbol as a head."""
    mark = cut(symbol, round(size * easel.unit))
    mask = Images.new("L", easel.size, 0)
    mask.paste(mark, (round((50 - size / 2) * easel.unit), round(top * easel.unit)))
    easel.lay_mask(mask, colour, edge=2.0, light=0.6, dark=0.5)


def _numbered(pawn: Sprite, wide: int, number: int, ink: Colour) -> Sprite:
    """A number on the gown of a pawn."""
    text, times = str(number), fineness(wide)
    whole = pawn.image.copy()
    mask = Images.new("L", (whole.width * times, whole.height * times))
    unit = wide * times / 100
    letters = font("bold", round((72 if len(text) == 1 else 56) * unit))
    at = (pawn.left * times + 50 * unit, pawn.top * times + 90 * unit)
    ImageDraw.Draw(mask).text(at, text, font=letters, fill=255, anchor="mm")
    whole.paste((*ink, 255), (0, 0), mask.reduce(times))
    return Sprite(whole, pawn.left, pawn.top)


@kept
def liveryman(seat: int, wide: int, number: int = 0) -> Sprite:
    """A pawn in the colour of a seat, its symbol as the head; a number says how many stand here."""
    if number:
        return _numbered(liveryman(seat, wide), wide, number, seat_paint(seat).ink)
    return smaller(partial(_liveryman, seat), wide, LARGE)


@kept
def _liveryman(seat: int, wide: int) -> Sprite:
    paint = seat_paint(seat)
    easel = _easel(wide)
    easel.lay(gown, paint.colour, edge=3.0, light=0.5, dark=0.5)
    _head(easel, SYMBOLS[paint.symbol], lighter(paint.colour, 0.12))
    easel.outlined(darker(paint.colour, 0.72), 3.4)
    return easel.finished(lift=max(1.0, wide * 0.045), strength=0.7)


@kept
def master(seat: int, wide: int) -> Sprite:
    """A Master: ruff, robe edged with fur, and a chain of office."""
    return smaller(partial(_master, seat), wide, LARGE)


@kept
def _master(seat: int, wide: int) -> Sprite:
    paint = seat_paint(seat)
    easel = _easel(wide)
    robe = easel.lay(gown, paint.colour, edge=3.0, light=0.5, dark=0.5)
    easel.lay(front, FUR, edge=1.6, light=0.2, dark=0.5)
    for y in (70, 84, 98, 120):
        for x in (50,) if y < 110 else (18, 34, 50, 66, 82):
            easel.lay(_spot(x, y), SHADOW)
    easel.lay(chain, GOLD, edge=1.2, light=0.8, dark=0.7)
    ruff = easel.lay(collar, FUR, edge=1.6, light=0.2, dark=0.6)
    easel.drop(ruff, 0, 3, robe, 0.3)
    easel.shade(pleats, ruff, 0.35)
    _head(easel, SYMBOLS[paint.symbol], lighter(paint.colour, 0.12), size=48)
    easel.outlined(darker(paint.colour, 0.72), 3.0)
    return easel.finished(lift=max(1.0, wide * 0.045), strength=0.75)


def _spot(x: float, y: float) -> Shape:
    def tail(pen: Pen) -> None:
        pen.poly((x, y - 4), (x + 2.6, y + 4), (x - 2.6, y + 4))

    return tail


@kept
def neutral(wide: int, number: int = 0) -> Sprite:
    """A neutral pawn of ebony under a hood."""
    if number:
        return _numbered(neutral(wide), wide, number, CREAM)
    return smaller(_neutral, wide, LARGE)


@kept
def _neutral(wide: int) -> Sprite:
    easel = _easel(wide)
    easel.lay(gown, EBONY, edge=3.0, light=0.5, dark=0.4)
    easel.lay(hood, lighter(EBONY, 0.1), edge=2.4, light=0.5, dark=0.4)
    easel.lay(_cowl, darker(EBONY, 0.6))
    easel.outlined((20, 16, 16), 3.0)
    return easel.finished(lift=max(1.0, wide * 0.045), strength=0.7)


def _cowl(pen: Pen) -> None:
    pen.oval(50, 34, 11, 13)


@kept
def beadle(wide: int) -> Sprite:
    """The Beadle, of silver, with his hat and his staff."""
    return smaller(_beadle, wide, LARGE)


@kept
def _beadle(wide: int) -> Sprite:
    easel = _easel(wide)
    easel.lay(gown, STEEL, edge=4.0, light=1.0, dark=0.8)
    easel.lay(_sash, darker(STEEL, 0.3), edge=1.4)
    easel.lay(face, lighter(STEEL, 0.3), edge=2.4, light=0.8, dark=0.7)
    easel.lay(bicorne, darker(STEEL, 0.42), edge=2.0, light=0.8, dark=0.6)
    easel.lay(staff, GOLD_LEAF, edge=1.6, light=0.8, dark=0.6)
    easel.outlined((44, 48, 56), 3.0)
    return easel.finished(lift=max(1.0, wide * 0.045), strength=0.7)


def _sash(pen: Pen) -> None:
    pen.poly((28, 60), (40, 50), (82, 112), (86, 128), (74, 128))


@kept
def halo(wide: int, colour: Colour = GOLD) -> Sprite:
    """The light behind whoever has most pawns on a tile."""
    margin = max(5, round(wide * 0.22))
    size = (wide + 2 * margin, round(wide * TALL) + 2 * margin)
    mask = Images.new("L", size, 0)
    ImageDraw.Draw(mask).ellipse(
        (margin * 0.4, margin * 0.4, size[0] - margin * 0.4, size[1] - margin * 1.5), fill=255
    )
    light = Images.new("RGBA", size, (*lighter(colour, 0.2), 255))
    light.putalpha(mask.filter(GaussianBlur(margin * 0.36)))
    return Sprite(light, margin, margin)


def lay_on_foot(image: Image, sprite: Sprite, wide: int, x: int, foot: int) -> None:
    """Stand a pawn with its left edge at x and its foot on a line."""
    sprite.lay(image, x, foot - round(wide * TALL))
