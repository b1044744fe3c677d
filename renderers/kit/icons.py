"""Signs of the house: the symbols of the seats, and the marks that every title needs."""

from __future__ import annotations

import math

from renderers.kit.palette import Symbol
from renderers.kit.stencil import Pen, Shape


def circle(pen: Pen) -> None:
    """A disc."""
    pen.oval(50, 50, 40)


def triangle(pen: Pen) -> None:
    """A triangle that points up."""
    pen.poly((50, 8), (94, 86), (6, 86))


def square(pen: Pen) -> None:
    """A square."""
    pen.box(14, 14, 86, 86, 4)


def star(pen: Pen) -> None:
    """A five-pointed star."""
    pen.star(50, 54, 50, 5, 0.42)


def crescent(pen: Pen) -> None:
    """A crescent moon."""
    pen.oval(46, 50, 42)
    pen.cutting().oval(66, 42, 34)


def cross(pen: Pen) -> None:
    """A broad cross."""
    pen.box(36, 8, 64, 92, 4)
    pen.box(8, 36, 92, 64, 4)


SYMBOLS: dict[Symbol, Shape] = {
    "circle": circle,
    "triangle": triangle,
    "square": square,
    "star": star,
    "moon": crescent,
    "cross": cross,
}


def check(pen: Pen) -> None:
    """A tick: done."""
    pen.line(18, (16, 54), (40, 78), (84, 22))


def hourglass(pen: Pen) -> None:
    """An hourglass: somebody is waited for."""
    pen.box(16, 4, 84, 16, 4)
    pen.box(16, 84, 84, 96, 4)
    pen.poly(
        (24, 16), (76, 16), (76, 28), (57, 50), (76, 72), (76, 84), (24, 84), (24, 72), (43, 50), (24, 28)
    )
    pen.cutting().poly((34, 20), (66, 20), (66, 27), (62, 33), (38, 33), (34, 27))
    pen.poly((50, 54), (64, 70), (58, 74), (50, 66), (42, 74), (36, 70))


def flag(pen: Pen) -> None:
    """A flag: finished."""
    pen.line(9, (22, 8), (22, 94))
    pen.poly((22, 10), (88, 24), (66, 38), (88, 54), (22, 58))


def heart(pen: Pen) -> None:
    """A heart."""
    pen.oval(30, 34, 24)
    pen.oval(70, 34, 24)
    pen.poly((9, 44), (50, 92), (91, 44), (50, 30))


def shield(pen: Pen) -> None:
    """A shield with a bar."""
    pen.poly((10, 10), (90, 10), (90, 48), (76, 74), (50, 96), (24, 74), (10, 48))
    pen.cutting().poly((22, 22), (50, 22), (50, 80), (34, 66), (22, 46))


def drop(pen: Pen) -> None:
    """A drop of water."""
    pen.oval(50, 64, 31)
    pen.poly((50, 4), (77, 50), (23, 50))


def eye(pen: Pen) -> None:
    """An open eye."""
    pen.leaf((2, 50), (98, 50), 34)
    pen.cutting().oval(50, 50, 19)
    pen.filling().oval(50, 50, 10)


def coin(pen: Pen) -> None:
    """A coin with a raised edge."""
    pen.oval(50, 50, 46)
    pen.cutting().ring(50, 50, 33, 6)
    pen.box(45, 30, 55, 70, 3)


def oak(pen: Pen) -> None:
    """A tree."""
    for x, y, r in ((50, 28, 25), (28, 46, 22), (72, 46, 22), (50, 50, 22)):
        pen.oval(x, y, r)
    pen.poly((43, 60), (57, 60), (62, 96), (38, 96))


def crown(pen: Pen) -> None:
    """A crown."""
    pen.poly((6, 26), (30, 52), (50, 12), (70, 52), (94, 26), (86, 78), (14, 78))
    pen.box(14, 82, 86, 92)
    for x, y in ((6, 24), (50, 10), (94, 24)):
        pen.oval(x, y, 7)


def laurel(pen: Pen) -> None:
    """A wreath, open at the top."""
    for side in (-1, 1):
        for step in range(8):
            angle = math.radians(90 - side * (14 + step * 18.5))
            x, y = 50 + 34 * math.cos(angle), 50 + 34 * math.sin(angle)
            along = angle - side * math.radians(72)
            for lean in (-0.55, 0.55):
                tip = (x + 15 * math.cos(along + lean), y + 15 * math.sin(along + lean))
                pen.leaf((x, y), tip, 3.6)
        pen.ring(50, 50, 34, 3, start=92 if side > 0 else -55, end=235 if side > 0 else 88)


def mallet_head(pen: Pen) -> None:
    """The head of a mallet that leans to the right."""
    pen.poly((34, 3), (98, 43), (82, 69), (18, 29))


def mallet_bands(pen: Pen) -> None:
    """The two hoops round the head."""
    pen.poly((43, 9), (50, 13), (34, 39), (27, 35))
    pen.poly((82, 33), (89, 37), (73, 63), (66, 59))


def mallet_haft(pen: Pen) -> None:
    """The handle of the mallet."""
    pen.line(13, (56, 38), (14, 94))


def mallet(pen: Pen) -> None:
    """The whole mallet."""
    mallet_haft(pen)
    mallet_head(pen)
