"""Charges for shields: tools and arms."""

from __future__ import annotations

import math

from renderers.kit.stencil import Pen


def anvil(pen: Pen) -> None:
    """An anvil."""
    pen.poly((2, 22), (30, 18), (96, 18), (96, 34), (68, 44), (64, 66), (36, 66), (32, 46), (14, 38))
    pen.poly((28, 68), (72, 68), (86, 88), (14, 88))
    pen.box(10, 84, 90, 94, 3)
    pen.cutting().line(3, (32, 30), (94, 30))


def thistle(pen: Pen) -> None:
    """A teasel."""
    pen.line(7, (50, 60), (50, 98))
    pen.leaf((50, 84), (10, 56), 9)
    pen.leaf((50, 84), (90, 56), 9)
    for turn in range(-60, 61, 20):
        angle = math.radians(turn - 90)
        pen.leaf((50, 40), (50 + 40 * math.cos(angle), 40 + 38 * math.sin(angle)), 6)
    pen.oval(50, 48, 20, 18)
    pen.cutting()
    for lean in (-12, 0, 12):
        pen.line(2.5, (50 + lean, 34), (50 - lean * 0.4, 62))


def comb(pen: Pen) -> None:
    """A comb."""
    pen.box(8, 40, 92, 60, 3)
    for x in range(12, 92, 12):
        pen.box(x, 58, x + 6, 94, 2)
    for x in range(12, 92, 6):
        pen.box(x, 8, x + 3.4, 42, 1)
    pen.cutting().oval(50, 50, 5)


def swords(pen: Pen) -> None:
    """Two swords crossed."""
    for side in (-1, 1):
        pen.poly(
            (50 + side * 46, 2),
            (50 + side * 36, 4),
            (50 - side * 26, 68),
            (50 - side * 18, 76),
            (50 + side * 44, 12),
        )
        pen.line(7, (50 - side * 38, 64), (50 - side * 14, 88))
        pen.line(7, (50 - side * 26, 76), (50 - side * 38, 90))
        pen.oval(50 - side * 40, 92, 7)


def helmet(pen: Pen) -> None:
    """A great helm with a plume."""
    pen.leaf((48, 22), (96, 6), 12)
    pen.slice(50, 44, 34, 180, 360)
    pen.poly((16, 44), (84, 44), (78, 92), (50, 98), (22, 92))
    pen.cutting().box(20, 48, 46, 55)
    pen.box(54, 48, 80, 55)
    for x in (34, 66):
        for y in (68, 78):
            pen.oval(x, y, 3.4)
    pen.line(3, (50, 60), (50, 94))


def buckle(pen: Pen) -> None:
    """A girdle's buckle."""
    pen.box(10, 16, 90, 84, 16)
    pen.cutting().box(26, 32, 74, 68, 6)
    pen.filling().box(4, 44, 66, 56, 4)
    pen.box(26, 28, 36, 72)


def cleaver(pen: Pen) -> None:
    """A cleaver."""
    pen.poly((34, 6), (90, 6), (96, 16), (96, 56), (34, 56))
    pen.poly((34, 40), (44, 54), (18, 96), (6, 88))
    pen.cutting().oval(84, 18, 5)
    pen.line(3, (36, 46), (94, 46))


def stirrup(pen: Pen) -> None:
    """A stirrup on its leather."""
    pen.box(43, 2, 57, 36, 3)
    pen.ring(50, 62, 32, 11, start=140, end=400)
    pen.box(14, 80, 86, 94, 5)
    pen.cutting().box(47, 10, 53, 16)


def saw(pen: Pen) -> None:
    """A saw."""
    pen.poly((6, 28), (74, 18), (74, 54), (6, 50))
    for x in range(6, 72, 9):
        pen.poly((x, 49), (x + 10, 50), (x + 5, 60))
    pen.ring(84, 40, 15, 9)
    pen.box(68, 16, 80, 64, 5)
    pen.line(7, (8, 84), (72, 84))
    pen.box(66, 72, 92, 96, 4)


def boot(pen: Pen) -> None:
    """A tall boot."""
    pen.poly((30, 4), (66, 4), (64, 56), (92, 70), (98, 88), (28, 88))
    pen.box(28, 86, 98, 96, 3)
    pen.cutting().line(4, (30, 18), (66, 18))
    pen.line(3, (34, 74), (62, 66))


def palette(pen: Pen) -> None:
    """A palette with a brush."""
    pen.oval(46, 54, 42, 36)
    pen.cutting().oval(58, 72, 9)
    for x, y in ((22, 50), (34, 34), (54, 32), (70, 44)):
        pen.oval(x, y, 7)
    pen.line(10, (56, 58), (92, 8))
    pen.filling().line(6, (58, 56), (92, 8))
    pen.leaf((62, 50), (44, 78), 6)


def shave(pen: Pen) -> None:
    """A currier's round knife."""
    pen.slice(50, 40, 44, 0, 180)
    pen.cutting().slice(50, 34, 22, 0, 180)
    pen.filling().box(4, 30, 30, 42, 4)
    pen.box(70, 30, 96, 42, 4)
    pen.line(9, (50, 40), (50, 10))
    pen.oval(50, 10, 8)
    pen.box(28, 36, 72, 44, 3)


def tower(pen: Pen) -> None:
    """A tower of stone."""
    for x in (16, 42, 68):
        pen.box(x, 6, x + 16, 26)
    pen.box(16, 20, 84, 36)
    pen.poly((24, 36), (76, 36), (84, 96), (16, 96))
    pen.cutting().box(42, 70, 58, 96)
    pen.slice(50, 70, 8, 180, 360)
    pen.box(32, 44, 38, 58)
    pen.box(62, 44, 68, 58)
    pen.line(2.6, (16, 36), (84, 36))


def plummet(pen: Pen) -> None:
    """A plumb bob on its line."""
    pen.line(4, (50, 2), (50, 36))
    pen.ring(50, 10, 8, 4)
    pen.box(38, 32, 62, 46, 4)
    pen.poly((26, 46), (74, 46), (66, 72), (50, 98), (34, 72))
    pen.cutting().line(3, (26, 52), (74, 52))


def sun(pen: Pen) -> None:
    """A sun in splendour."""
    pen.star(50, 50, 50, 12, 0.62)
    pen.cutting().ring(50, 50, 23, 3)
    pen.oval(42, 46, 3.4)
    pen.oval(58, 46, 3.4)
    pen.ring(50, 51, 10, 3, start=25, end=155)


def pick(pen: Pen) -> None:
    """A pickaxe over paving stones."""
    pen.ring(50, 66, 50, 11, start=218, end=322)
    pen.line(9, (50, 16), (50, 66))
    for x in (6, 36, 66):
        pen.box(x, 80, x + 27, 96, 2)
    for x in (21, 51):
        pen.box(x, 66, x + 27, 77, 2)


def oars(pen: Pen) -> None:
    """Two oars crossed."""
    for side in (-1, 1):
        pen.line(7, (50 - side * 42, 94), (50 + side * 26, 26))
        pen.poly(
            (50 + side * 22, 38),
            (50 + side * 26, 14),
            (50 + side * 46, 2),
            (50 + side * 48, 16),
            (50 + side * 34, 34),
        )


def gridiron(pen: Pen) -> None:
    """St Lawrence's gridiron."""
    pen.box(14, 4, 86, 66, 4)
    pen.cutting()
    for x in (22, 37, 52, 67):
        pen.box(x, 12, x + 10, 58)
    pen.filling().box(44, 64, 56, 98, 4)


def halberds(pen: Pen) -> None:
    """Two halberds crossed."""
    for side in (-1, 1):
        pen.line(6, (50 - side * 40, 96), (50 + side * 38, 12))
        pen.poly(
            (50 + side * 30, 20),
            (50 + side * 50, 34),
            (50 + side * 34, 50),
            (50 + side * 20, 40),
            (50 + side * 28, 36),
        )
        pen.leaf((50 + side * 34, 18), (50 + side * 46, -2), 4)


def mace(pen: Pen) -> None:
    """The Lord Mayor's mace."""
    pen.line(8, (50, 40), (50, 96))
    pen.oval(50, 94, 9)
    pen.box(36, 54, 64, 61, 3)
    pen.poly((24, 14), (76, 14), (68, 44), (32, 44))
    for x in (24, 50, 76):
        pen.oval(x, 10, 7)
    pen.cutting().box(28, 32, 72, 36)


def scales(pen: Pen) -> None:
    """A pair of scales."""
    pen.line(6, (50, 6), (50, 92))
    pen.line(6, (12, 20), (88, 20))
    pen.box(28, 88, 72, 97, 3)
    for x in (17, 83):
        pen.line(2.6, (x, 20), (x - 14, 58))
        pen.line(2.6, (x, 20), (x + 14, 58))
        pen.slice(x, 57, 17, 0, 180)
    pen.oval(50, 8, 7)


def needle(pen: Pen) -> None:
    """Shears."""
    for side in (-1, 1):
        pen.ring(50 + side * 17, 82, 11, 6)
        pen.poly((50 + side * 12, 72), (50 + side * 4, 66), (50 - side * 20, 4), (50 - side * 6, 8))
    pen.cutting().oval(50, 54, 3.4)
