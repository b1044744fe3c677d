"""Charges for shields: wares and vessels of the trades."""

from __future__ import annotations

import math

from renderers.kit.stencil import Pen


def spool(pen: Pen) -> None:
    """A spool of thread."""
    pen.box(20, 6, 80, 20, 5)
    pen.box(20, 80, 80, 94, 5)
    pen.box(30, 16, 70, 84)
    pen.cutting()
    for y in (30, 44, 58, 72):
        pen.line(4, (30, y), (70, y - 8))


def clove(pen: Pen) -> None:
    """A clove."""
    pen.poly((44, 46), (56, 46), (53, 98), (47, 98))
    pen.oval(50, 40, 17, 13)
    for tip in ((18, 24), (36, 4), (64, 4), (82, 24)):
        pen.leaf((50, 46), tip, 8)
    pen.oval(50, 16, 14)


def cloth(pen: Pen) -> None:
    """Cloth folded over a bar, with a fringe."""
    pen.box(6, 8, 94, 18, 5)
    pen.box(16, 14, 84, 82)
    for x in range(20, 84, 10):
        pen.line(5, (x, 80), (x, 94))
    pen.cutting()
    for y in (34, 62):
        pen.box(16, y, 84, y + 6)
    for x in (30, 50, 70):
        pen.poly((x, 42), (x + 6, 51), (x, 60), (x - 6, 51))


def cup(pen: Pen) -> None:
    """A covered cup."""
    pen.slice(50, 46, 34, 0, 180)
    pen.poly((45, 70), (55, 70), (57, 88), (43, 88))
    pen.box(28, 86, 72, 96, 4)
    pen.slice(50, 40, 30, 180, 360)
    pen.oval(50, 7, 6)
    pen.cutting().box(16, 40, 84, 44)
    pen.box(24, 56, 76, 60)


def ermine(pen: Pen) -> None:
    """An ermine's tail."""
    pen.poly((50, 24), (66, 72), (78, 96), (60, 84), (50, 98), (40, 84), (22, 96), (34, 72))
    for x, y in ((50, 10), (34, 24), (66, 24)):
        pen.oval(x, y, 8)


def tent(pen: Pen) -> None:
    """A pavilion with its flag."""
    pen.line(4, (50, 2), (50, 22))
    pen.poly((50, 2), (74, 8), (50, 14))
    pen.poly((50, 18), (94, 52), (6, 52))
    for x in range(6, 94, 22):
        pen.slice(x + 11, 52, 11, 0, 180)
    pen.poly((16, 56), (84, 56), (92, 96), (8, 96))
    pen.cutting().poly((50, 60), (62, 96), (38, 96))
    pen.line(3, (28, 62), (24, 92))
    pen.line(3, (72, 62), (76, 92))


def button(pen: Pen) -> None:
    """A button with four holes."""
    pen.oval(50, 50, 44)
    pen.cutting().ring(50, 50, 33, 4)
    for x in (40, 60):
        for y in (40, 60):
            pen.oval(x, y, 6)


def salt(pen: Pen) -> None:
    """A covered salt, sprinkling."""
    pen.poly((50, 2), (62, 20), (38, 20))
    pen.box(30, 20, 70, 30, 4)
    pen.poly((34, 32), (66, 32), (80, 72), (20, 72))
    pen.box(14, 74, 86, 84, 4)
    for x in (18, 34, 50, 66, 82):
        pen.oval(x, 93, 4)


def grapes(pen: Pen) -> None:
    """A bunch of grapes with a leaf."""
    pen.line(6, (50, 4), (50, 22))
    pen.leaf((50, 16), (90, 12), 12)
    pen.leaf((50, 16), (14, 10), 12)
    for row, count in enumerate((4, 3, 3, 2, 1)):
        for place in range(count):
            pen.oval(50 + (place - (count - 1) / 2) * 21, 32 + row * 14.5, 10)


def garb(pen: Pen) -> None:
    """A sheaf of corn."""
    for lean in (-38, -20, 0, 20, 38):
        pen.line(7, (50, 60), (50 + lean, 30))
        pen.leaf((50 + lean * 0.8, 40), (50 + lean * 1.16, 2), 9)
    pen.poly((42, 54), (58, 54), (78, 96), (22, 96))
    pen.box(34, 56, 66, 68, 4)
    pen.cutting().line(3, (34, 70), (66, 70))
    pen.line(3, (34, 54), (66, 54))
    for x in (40, 50, 60):
        pen.line(3, (50 + (x - 50) * 1.1, 76), (50 + (x - 50) * 2, 98))


def hide(pen: Pen) -> None:
    """A tanned hide."""
    pen.poly(
        (50, 2),
        (62, 12),
        (60, 22),
        (84, 14),
        (96, 30),
        (76, 42),
        (78, 62),
        (96, 78),
        (82, 94),
        (60, 84),
        (50, 98),
        (40, 84),
        (18, 94),
        (4, 78),
        (22, 62),
        (24, 42),
        (4, 30),
        (16, 14),
        (40, 22),
        (38, 12),
    )
    pen.cutting().line(3, (50, 24), (50, 80))
    for y in (38, 54, 70):
        pen.line(3, (38, y), (62, y))


def tankard(pen: Pen) -> None:
    """A tankard with its lid."""
    pen.ring(74, 52, 18, 8, start=-80, end=80)
    pen.poly((22, 26), (70, 26), (76, 94), (16, 94))
    pen.slice(46, 24, 24, 180, 360)
    pen.line(6, (64, 18), (82, 12))
    pen.cutting().box(14, 26, 78, 31)
    pen.box(14, 78, 80, 83)
    pen.box(14, 42, 80, 46)


def pretzel(pen: Pen) -> None:
    """A pretzel."""
    pen.ring(29, 36, 21, 12)
    pen.ring(71, 36, 21, 12)
    pen.ring(50, 46, 38, 12, start=20, end=160)
    pen.line(12, (24, 78), (56, 42))
    pen.line(12, (76, 78), (44, 42))


def candle(pen: Pen) -> None:
    """A candle in its holder."""
    pen.leaf((50, 32), (50, 0), 11)
    pen.box(40, 36, 60, 80, 2)
    pen.slice(50, 76, 34, 0, 180)
    pen.box(28, 90, 72, 98, 3)
    pen.ring(86, 80, 9, 5)
    pen.cutting().box(14, 78, 76, 81)


def lantern(pen: Pen) -> None:
    """A lantern."""
    pen.ring(50, 11, 8, 5)
    pen.poly((50, 16), (82, 36), (18, 36))
    pen.box(22, 38, 78, 86, 3)
    pen.box(16, 86, 84, 96, 3)
    pen.cutting().box(30, 44, 70, 82)
    pen.filling().leaf((50, 80), (50, 46), 9)


def barrel(pen: Pen) -> None:
    """A tun lying on its side."""
    pen.oval(50, 50, 46, 30)
    pen.box(14, 22, 86, 78, 14)
    pen.cutting()
    for x in (22, 36, 64, 78):
        pen.line(4, (x, 18), (x, 82))
    pen.oval(50, 50, 6)


def mortar(pen: Pen) -> None:
    """A pestle in a mortar."""
    pen.line(9, (52, 40), (86, 6))
    pen.oval(87, 7, 8)
    pen.box(10, 36, 90, 48, 4)
    pen.poly((18, 48), (82, 48), (70, 82), (30, 82))
    pen.box(24, 84, 76, 96, 3)
    pen.cutting().line(3, (18, 54), (82, 54))
    pen.box(46, 60, 54, 78, 3)


def cauldron(pen: Pen) -> None:
    """A cauldron on three feet, steaming."""
    pen.ring(50, 40, 32, 6, start=180, end=360)
    pen.box(8, 36, 92, 46, 4)
    pen.slice(50, 46, 38, 0, 180)
    for x in (24, 50, 76):
        pen.line(8, (x, 76), (50 + (x - 50) * 1.2, 96))
    pen.cutting().line(4, (16, 54), (84, 54))


def bell(pen: Pen) -> None:
    """A bell."""
    pen.ring(50, 9, 6, 5)
    pen.slice(50, 40, 27, 180, 360)
    pen.poly((23, 40), (77, 40), (92, 80), (8, 80))
    pen.oval(50, 88, 10)
    pen.cutting().box(8, 70, 92, 74)
    pen.box(20, 44, 80, 48)


def book(pen: Pen) -> None:
    """An open book."""
    pen.poly((50, 22), (30, 12), (4, 16), (4, 84), (30, 80), (50, 90), (70, 80), (96, 84), (96, 16), (70, 12))
    pen.cutting().line(4, (50, 24), (50, 88))
    for y in (32, 46, 60):
        pen.line(4, (14, y), (40, y + 3))
        pen.line(4, (60, y + 3), (86, y))


def purse(pen: Pen) -> None:
    """A purse drawn shut."""
    pen.poly((30, 8), (50, 20), (70, 8), (64, 30), (36, 30))
    pen.oval(50, 62, 38, 34)
    pen.box(32, 26, 68, 36, 4)
    pen.cutting().line(3, (30, 38), (70, 38))
    pen.oval(50, 64, 17)
    pen.filling().oval(50, 64, 11)


def roundel(pen: Pen) -> None:
    """A roundel."""
    pen.oval(50, 50, 44)


def gout(pen: Pen) -> None:
    """A drop, with a curl."""
    points = [(50.0, 2.0)]
    for step in range(31):
        angle = math.radians(-50 + step * 280 / 30)
        points.append((50 + 30 * math.cos(angle), 66 + 30 * math.sin(angle)))
    pen.poly(*points)
    pen.cutting().ring(50, 66, 17, 5, start=30, end=150)
