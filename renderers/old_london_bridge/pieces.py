"""What players move: pawns on the rondel, and the markers that are stacked on the tracks; coins and hourglasses beside."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.easel import Easel
from renderers.kit.icons import SYMBOLS
from renderers.kit.kept import kept
from renderers.kit.materials import wood
from renderers.kit.palette import BRASS, CREAM, INK, Colour, darker, lighter, seat_paint
from renderers.kit.relief import Sprite, bevel, cast, engraved, padded, under
from renderers.kit.shapes import box
from renderers.kit.stencil import Pen, fine, fineness
from renderers.kit.tokens import token

# A marker is a drum: its top is an oval, its side carries the symbol once more, so that a stack can be read.
TOP, SIDE = 0.66, 0.3


def pounds(money: int) -> str:
    """An amount as it is written beside bridges and on sheets; what is owed has a true minus sign in front."""
    return f"£{money}" if money >= 0 else f"−£{-money}"


def _ink(seat: int) -> Colour:
    paint = seat_paint(seat)
    return CREAM if paint.ink == CREAM else darker(paint.colour, 0.72)


@kept
def pawn(seat: int, size: int) -> Sprite:
    """A pawn, this many pixels wide and half as much again high, with its symbol on the breast."""
    paint = seat_paint(seat).colour
    easel = Easel((size, round(size * 1.5)), fineness(size))
    grain = wood(easel.size, paint, 91, easel.unit * 0.5, 0.5)

    def body(pen: Pen) -> None:
        pen.oval(50, 27, 25)
        pen.box(30, 42, 70, 56, 6)
        pen.poly((34, 50), (66, 50), (88, 126), (12, 126))
        pen.oval(50, 126, 40, 15)
        pen.box(10, 122, 90, 136, 10)

    mask = easel.lay(body, grain, edge=5.0, light=0.75, dark=0.75)
    easel.shade(box(32, 52, 68, 56), mask, 0.3)
    mark = fine(SYMBOLS[seat_paint(seat).symbol], round(size * 0.42), easel.times)
    face = Images.new("L", easel.size, 0)
    face.paste(mark, ((face.width - mark.width) // 2, round(74 * easel.unit)))
    easel.lay_mask(face, _ink(seat))
    easel.outlined(darker(paint, 0.75), 2.2)
    return easel.finished(lift=size * 0.05)


@kept
def marker(seat: int, size: int) -> Sprite:
    """A drum, this many pixels wide; its body begins at the upper left of its top."""
    paint = seat_paint(seat)
    times = fineness(size)
    wide, top, side = size * times, round(size * TOP) * times, round(size * SIDE) * times
    mask = Images.new("L", (wide, top + side), 0)
    draw = ImageDraw.Draw(mask)
    draw.ellipse((0, side, wide - 1, top + side - 1), fill=255)
    draw.rectangle((0, top // 2, wide - 1, top // 2 + side), fill=255)
    draw.ellipse((0, 0, wide - 1, top - 1), fill=255)
    flank = Images.new("RGB", mask.size, darker(paint.colour, 0.28))
    glow = Images.linear_gradient("L").rotate(90).resize(mask.size)
    flank.paste(darker(paint.colour, 0.62), (0, 0), glow.point([round(v * 0.75) for v in range(256)]))
    flank.paste(
        lighter(paint.colour, 0.2), (0, 0), glow.point([round(max(0, 110 - v) * 0.9) for v in range(256)])
    )
    ink = _ink(seat)
    small = fine(SYMBOLS[paint.symbol], round(size * SIDE * 0.78), times)
    flank.paste(ink, ((wide - small.width) // 2, top + side - small.height - round(side * 0.12)), small)
    lid = Images.new("L", mask.size, 0)
    ImageDraw.Draw(lid).ellipse((0, 0, wide - 1, top - 1), fill=255)
    face = bevel(Images.new("RGB", mask.size, paint.colour), lid, wide * 0.03, light=0.7, dark=0.4)
    symbol = fine(SYMBOLS[paint.symbol], round(size * 0.62), times).resize(
        (round(size * 0.62) * times, round(size * 0.44) * times)
    )
    whole = Images.new("L", mask.size, 0)
    whole.paste(symbol, ((wide - symbol.width) // 2, (top - symbol.height) // 2))
    engraved(face, whole, ink, max(1, wide // 90))
    flank.paste(face, (0, 0), lid)
    ImageDraw.Draw(flank).arc(
        (0, 0, wide - 1, top - 1), 5, 175, fill=lighter(paint.colour, 0.45), width=max(1, wide // 50)
    )
    body = Images.new("RGBA", mask.size)
    body.paste(flank, (0, 0), mask)
    return _shaded(body.reduce(times), size)


def _shaded(small: Image, size: int) -> Sprite:
    line = 1
    margin = max(3, round(size * 0.12))
    whole = padded(small, margin)
    alpha = whole.getchannel("A")
    edge = Images.new("RGBA", whole.size, (30, 20, 14, 255))
    grown = Images.new("L", whole.size, 0)
    for across, down in ((line, 0), (-line, 0), (0, line), (0, -line)):
        grown.paste(255, (across, down), alpha)
    edge.putalpha(grown)
    edge.alpha_composite(whole)
    return Sprite(under(cast(alpha, size * 0.06, (2, round(size * 0.06)), 0.55), edge), margin, margin)


def stack_step(size: int) -> int:
    """How much higher each further marker of a stack lies."""
    return round(size * SIDE)


def marker_height(size: int, count: int) -> int:
    """How high a stack of so many markers is."""
    return round(size * TOP) + stack_step(size) * count


def lay_markers(image: Image, seats: tuple[int, ...], x: int, foot: int, size: int) -> None:
    """A stack of markers, the first one lowest, its lowest point at the foot."""
    step = stack_step(size)
    for index, seat in enumerate(seats):
        top = foot - round(size * TOP) - step - index * step
        marker(seat, size).lay(image, x, top)


def coin(text: str, size: int) -> Sprite:
    """A coin with what it is worth."""
    return token(size, BRASS, None, text, (76, 46, 10))


def grey_coin(text: str, size: int) -> Sprite:
    """What has to be paid: a coin of dull metal."""
    return token(size, (190, 186, 180), None, text, INK)
