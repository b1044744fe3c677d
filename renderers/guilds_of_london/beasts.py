"""Charges for shields: beasts, flowers, ships, and the small change of heraldry."""

from __future__ import annotations

import math

from renderers.kit.stencil import Pen


def fish(pen: Pen) -> None:
    """A fish swimming to the left."""
    pen.leaf((2, 50), (80, 50), 26)
    pen.poly((68, 50), (98, 24), (90, 50), (98, 76))
    pen.poly((36, 34), (60, 18), (62, 38))
    pen.poly((40, 66), (58, 82), (58, 62))
    pen.cutting().oval(20, 46, 4)
    pen.ring(22, 50, 16, 3, start=-50, end=50)
    for x in (48, 60):
        pen.ring(x - 10, 50, 10, 2.6, start=-55, end=55)


def martlet(pen: Pen) -> None:
    """A bird without feet."""
    pen.oval(50, 58, 30, 20)
    pen.oval(25, 34, 15)
    pen.poly((14, 28), (2, 36), (15, 40))
    pen.poly((16, 42), (36, 34), (60, 42), (40, 66))
    pen.poly((66, 50), (98, 40), (90, 54), (98, 66), (62, 70))
    pen.leaf((38, 52), (86, 22), 15)
    pen.poly((40, 74), (46, 88), (52, 76), (58, 88), (62, 74))
    pen.cutting().oval(23, 31, 3.4)
    pen.line(3, (42, 52), (76, 34))


def bee(pen: Pen) -> None:
    """A bee."""
    for side in (-1, 1):
        pen.leaf((50 + side * 6, 40), (50 + side * 48, 18), 13)
        pen.leaf((50 + side * 6, 48), (50 + side * 44, 58), 10)
        pen.line(3, (50 + side * 4, 18), (50 + side * 14, 4))
    pen.oval(50, 24, 12)
    pen.oval(50, 64, 18, 32)
    pen.cutting()
    for y in (52, 66, 80):
        pen.box(28, y, 72, y + 5)


def bull(pen: Pen) -> None:
    """A bull's head."""
    for side in (-1, 1):
        pen.leaf((50 + side * 16, 32), (50 + side * 40, 2), 9)
        pen.leaf((50 + side * 16, 30), (50 + side * 46, 24), 9)
        pen.leaf((50 + side * 20, 42), (50 + side * 48, 50), 7)
    pen.poly((26, 28), (74, 28), (70, 62), (62, 88), (38, 88), (30, 62))
    pen.oval(50, 86, 16, 12)
    pen.cutting()
    for side in (-1, 1):
        pen.oval(50 + side * 13, 48, 4.6)
        pen.oval(50 + side * 6, 87, 3)


def ship(pen: Pen) -> None:
    """A cog under sail."""
    pen.line(5, (50, 4), (50, 70))
    pen.poly((50, 2), (72, 7), (50, 12))
    pen.poly((18, 18), (82, 18), (88, 56), (50, 62), (12, 56))
    pen.poly((4, 54), (16, 66), (84, 66), (96, 54), (88, 88), (14, 88))
    pen.cutting().line(3, (34, 20), (31, 58))
    pen.line(3, (66, 20), (69, 58))
    pen.line(3, (10, 76), (90, 76))
    pen.filling()
    for x in (12, 37, 62):
        pen.ring(x + 13, 88, 12, 5, start=20, end=160)


def key(pen: Pen) -> None:
    """A key."""
    pen.ring(50, 20, 14, 8)
    pen.box(46, 32, 54, 96, 2)
    pen.box(54, 70, 76, 78, 2)
    pen.box(54, 84, 70, 94, 2)


def mullet(pen: Pen) -> None:
    """A star of five points."""
    pen.star(50, 54, 50, 5, 0.42)


def rose(pen: Pen) -> None:
    """A heraldic rose."""
    for turn in range(5):
        angle = math.radians(turn * 72 - 90)
        pen.oval(50 + 28 * math.cos(angle), 50 + 28 * math.sin(angle), 21)
    pen.cutting().ring(50, 50, 15, 4)
    for turn in range(5):
        angle = math.radians(turn * 72 - 54)
        pen.line(
            3,
            (50 + 18 * math.cos(angle), 50 + 18 * math.sin(angle)),
            (50 + 40 * math.cos(angle), 50 + 40 * math.sin(angle)),
        )


def lily(pen: Pen) -> None:
    """A fleur-de-lis."""
    pen.leaf((50, 74), (50, 2), 17)
    for side in (-1, 1):
        pen.ring(50 + side * 26, 40, 19, 10, start=-40 if side < 0 else 0, end=180 if side < 0 else 220)
        pen.line(8, (50 + side * 8, 52), (50 + side * 4, 74))
        pen.leaf((50 + side * 3, 70), (50 + side * 22, 94), 7)
    pen.box(28, 60, 72, 69, 3)
    pen.leaf((50, 68), (50, 98), 8)


def crescent(pen: Pen) -> None:
    """A crescent with its horns up."""
    pen.oval(50, 54, 42)
    pen.cutting().oval(50, 36, 36)


def lozenge(pen: Pen) -> None:
    """A lozenge."""
    pen.poly((50, 2), (84, 50), (50, 98), (16, 50))


def crowned(pen: Pen) -> None:
    """A coronet."""
    pen.poly((6, 30), (28, 54), (50, 18), (72, 54), (94, 30), (84, 74), (16, 74))
    pen.box(16, 78, 84, 90, 3)
    for x, y in ((6, 26), (50, 14), (94, 26)):
        pen.oval(x, y, 8)


def escutcheon(pen: Pen) -> None:
    """A small shield."""
    pen.poly((12, 6), (88, 6), (88, 48), (74, 76), (50, 96), (26, 76), (12, 48))
    pen.cutting().line(5, (12, 34), (88, 34))
