"""Pictures of what rewards and effects bring: points, pawns that come and go, voyages, cards."""

from __future__ import annotations

from functools import partial

from PIL import Image as Images

from renderers.guilds_of_london import beasts
from renderers.guilds_of_london.palette import (
    DYES,
    EBONY,
    GOLD_LEAF,
    ICON_BLUE,
    ICON_GREEN,
    ICON_PALE,
    ICON_RED,
    STEEL,
)
from renderers.guilds_of_london.pawns import TALL, beadle
from renderers.kit.easel import Easel
from renderers.kit.icons import eye, hourglass
from renderers.kit.kept import kept
from renderers.kit.palette import CREAM, INK, Colour, darker, lighter
from renderers.kit.relief import Sprite, smaller
from renderers.kit.stencil import Pen, Shape, fineness


def person(pen: Pen) -> None:
    """A pawn in a square."""
    pen.oval(50, 26, 20)
    pen.poly((38, 42), (62, 42), (84, 92), (80, 97), (20, 97), (16, 92))


def hire(pen: Pen) -> None:
    """A pawn that comes: with a plus."""
    pen.oval(36, 26, 19)
    pen.poly((25, 42), (47, 42), (68, 92), (64, 97), (8, 97), (4, 92))
    pen.box(62, 26, 98, 38, 2)
    pen.box(74, 14, 86, 50, 2)


def move(pen: Pen) -> None:
    """A pawn that walks: with an arrow."""
    pen.oval(26, 32, 16)
    pen.poly((18, 44), (34, 44), (50, 90), (46, 95), (6, 95), (2, 90))
    _arrow(pen, 46, 40)


def march(pen: Pen) -> None:
    """Two pawns that walk together."""
    pen.oval(38, 26, 13)
    pen.poly((32, 36), (44, 36), (58, 88), (26, 88))
    pen.oval(20, 36, 15)
    pen.poly((12, 47), (28, 47), (42, 92), (38, 97), (2, 97), (0, 92))
    _arrow(pen, 56, 44)


def expel(pen: Pen) -> None:
    """A pawn that is sent away."""
    pen.oval(72, 32, 16)
    pen.poly((64, 44), (80, 44), (96, 90), (92, 95), (52, 95), (48, 90))
    pen.line(11, (54, 40), (28, 40))
    pen.poly((34, 20), (2, 40), (34, 60))


def deploy(pen: Pen) -> None:
    """A pawn that comes down from the supply."""
    pen.oval(32, 32, 16)
    pen.poly((23, 44), (41, 44), (58, 90), (54, 95), (10, 95), (6, 90))
    pen.line(11, (78, 12), (78, 60))
    pen.poly((58, 54), (98, 54), (78, 90))


def returned(pen: Pen) -> None:
    """A pawn that goes back."""
    pen.oval(34, 40, 15)
    pen.poly((26, 52), (42, 52), (56, 92), (52, 97), (16, 97), (12, 92))
    pen.ring(62, 42, 28, 10, start=190, end=420)
    pen.poly((58, 56), (94, 58), (72, 86))


def _arrow(pen: Pen, x: float, y: float) -> None:
    pen.line(11, (x, y), (74, y))
    pen.poly((68, y - 20), (98, y), (68, y + 20))


def card(pen: Pen) -> None:
    """A card."""
    pen.box(20, 4, 80, 96, 9)


def _plus(pen: Pen) -> None:
    pen.box(43, 28, 57, 72, 2)
    pen.box(28, 43, 72, 57, 2)


def _minus(pen: Pen) -> None:
    pen.box(30, 43, 70, 57, 2)


def _lifted(pen: Pen) -> None:
    pen.poly((50, 24), (72, 52), (28, 52))
    pen.box(43, 48, 57, 78, 2)


def _sand(pen: Pen) -> None:
    _scaled(pen, hourglass, 30, 24, 0.4)


def _scaled(pen: Pen, shape: Shape, left: float, top: float, share: float) -> None:
    """A shape drawn smaller inside another one."""
    inner = _Inner(pen, left, top, share)
    shape(inner)


class _Inner(Pen):
    """A pen that draws on a part of another pen's field."""

    __slots__ = ("_left", "_outer", "_share", "_top")

    def __init__(self, outer: Pen, left: float, top: float, share: float) -> None:
        self._outer = outer
        self._left = left
        self._top = top
        self._share = share
        self.ink = outer.ink

    def poly(self, *points: tuple[float, float]) -> None:
        """A polygon."""
        self._outer.ink = self.ink
        self._outer.poly(*((self._left + x * self._share, self._top + y * self._share) for x, y in points))

    def box(self, left: float, top: float, right: float, bottom: float, corner: float = 0) -> None:
        """A rectangle."""
        self._outer.ink = self.ink
        s = self._share
        self._outer.box(
            self._left + left * s,
            self._top + top * s,
            self._left + right * s,
            self._top + bottom * s,
            corner * s,
        )


Layer = tuple[Shape, Colour]
LARGE = 96  # drawn at this size and made smaller: there are many icons, each in many sizes
# The layers of each picture from below, and the line round them.
LAYERS: dict[str, tuple[tuple[Layer, ...], Colour]] = {
    "hire": (((hire, ICON_PALE),), INK),
    "move": (((move, ICON_RED),), INK),
    "march": (((march, ICON_RED),), INK),
    "expel": (((expel, ICON_RED),), INK),
    "deploy": (((deploy, ICON_PALE),), INK),
    "back": (((returned, STEEL),), INK),
    "pawn": (((person, ICON_PALE),), INK),
    "ship": (((beasts.ship, ICON_BLUE),), INK),
    "settle": (((beasts.ship, ICON_PALE),), INK),
    "draw": (((card, ICON_GREEN), (_plus, CREAM)), INK),
    "end": (((card, darker(ICON_GREEN, 0.3)), (_sand, CREAM)), INK),
    "salvage": (((card, (150, 112, 76)), (_lifted, CREAM)), INK),
    "pay": (((card, (150, 112, 76)), (_minus, CREAM)), INK),
    "follow": (((eye, lighter(ICON_GREEN, 0.4)),), INK),
    "neutral": (((person, EBONY),), CREAM),
    "arms": (((beasts.escutcheon, GOLD_LEAF),), INK),
}


def _small_crown(pen: Pen) -> None:
    pen.poly((27, 36), (40, 52), (50, 28), (60, 52), (73, 36), (68, 64), (32, 64))
    pen.box(32, 68, 68, 74)


def _coin(pen: Pen) -> None:
    pen.oval(50, 50, 48)


def _coin_rim(pen: Pen) -> None:
    pen.ring(50, 50, 39, 3)


@kept
def picture(kind: str, size: int) -> Sprite:
    """The picture of an icon without its number."""
    return smaller(partial(_picture, kind), size, LARGE)


@kept
def _picture(kind: str, size: int) -> Sprite:
    if kind == "beadle":
        tall = round(size / TALL)
        drawn = beadle(tall)
        whole = Images.new("RGBA", (size, size))
        whole.paste(drawn.image, ((size - tall) // 2 - drawn.left, -drawn.top))
        return Sprite(whole)
    easel = Easel((size, size), fineness(size))
    if kind == "vp":
        easel.lay(_coin, GOLD_LEAF, edge=4, light=0.9, dark=0.7)
        easel.lay(_coin_rim, darker(GOLD_LEAF, 0.45))
    elif kind == "mayor":
        easel.lay(card, DYES["crown"], edge=3, light=0.5, dark=0.5)
        easel.lay(_small_crown, GOLD_LEAF, edge=1.4, light=0.7, dark=0.5)
        easel.outlined(INK, 5)
    else:
        layers, line = LAYERS[kind]
        for shape, colour in layers:
            easel.lay(shape, colour, edge=3, light=0.4, dark=0.45)
        easel.outlined(line, 4.5)
    return easel.finished()
