"""The tools of the trades: what tells a craftsman from another."""

from __future__ import annotations

from renderers.kit.stencil import Pen, Shape


def tub(pen: Pen) -> None:
    """A mixing tub with a hoe in it."""
    pen.line(7, (60, 52), (88, 6))
    pen.poly((76, 8), (96, 2), (99, 18), (86, 20))
    pen.poly((6, 46), (94, 46), (82, 94), (18, 94))
    pen.cutting().box(12, 60, 88, 66)
    pen.box(15, 78, 85, 84)
    pen.filling().oval(50, 46, 44, 9)
    pen.cutting().oval(48, 46, 34, 5)


def saw(pen: Pen) -> None:
    """A hand saw."""
    pen.poly((30, 28), (96, 58), (96, 70), (30, 70))
    for step in range(8):
        x = 32 + step * 8
        pen.poly((x, 68), (x + 8, 68), (x + 2, 78))
    pen.box(4, 26, 36, 74, 12)
    pen.cutting().box(13, 40, 25, 62, 6)


def chisel(pen: Pen) -> None:
    """A mallet crossed with a chisel."""
    pen.line(10, (18, 92), (58, 42))
    pen.poly((40, 16), (62, 2), (90, 38), (68, 54))
    pen.line(9, (84, 92), (58, 62))
    pen.line(13, (46, 48), (26, 24))
    pen.poly((20, 26), (32, 16), (20, 4), (10, 12))


def trowel(pen: Pen) -> None:
    """A trowel over a course of bricks."""
    pen.poly((96, 8), (84, 44), (42, 54), (52, 18))
    pen.line(7, (46, 50), (30, 54))
    pen.line(12, (30, 54), (10, 40))
    for row, start in ((66, 4), (82, -12)):
        for step in range(4):
            left = max(4, start + step * 32)
            right = min(96, start + step * 32 + 28)
            if right > left:
                pen.box(left, row, right, row + 12, 2)


def anvil(pen: Pen) -> None:
    """An anvil."""
    pen.poly(
        (4, 30), (30, 30), (30, 24), (96, 24), (92, 42), (66, 52), (60, 66), (36, 66), (30, 52), (14, 44)
    )
    pen.poly((28, 68), (68, 68), (84, 88), (14, 88))


def jug(pen: Pen) -> None:
    """A potter's jug."""
    pen.oval(46, 62, 32, 32)
    pen.poly((32, 40), (60, 40), (64, 12), (28, 12))
    pen.box(24, 6, 68, 14, 4)
    pen.ring(72, 46, 18, 8, start=250, end=100)
    pen.cutting().box(14, 56, 78, 61)


def dividers(pen: Pen) -> None:
    """A pair of compasses and a square."""
    pen.oval(50, 14, 11)
    pen.line(8, (48, 18), (22, 82))
    pen.line(8, (52, 18), (78, 82))
    pen.poly((18, 78), (28, 82), (16, 96))
    pen.poly((82, 78), (72, 82), (84, 96))
    pen.ring(50, 30, 34, 6, start=55, end=125)
    pen.cutting().oval(50, 14, 4)


def axe(pen: Pen) -> None:
    """A broad axe."""
    pen.line(9, (20, 96), (60, 12))
    pen.poly((46, 12), (66, 20), (92, 18), (98, 40), (90, 62), (72, 44), (50, 36), (36, 30))


def statue(pen: Pen) -> None:
    """A statue in a niche."""
    pen.slice(50, 46, 44, 180, 360)
    pen.box(6, 45, 94, 96)
    pen.cutting().slice(50, 46, 35, 180, 360)
    pen.box(15, 45, 85, 87)
    pen.filling().oval(50, 34, 11)
    pen.poly((38, 48), (62, 48), (70, 88), (30, 88))
    pen.oval(50, 52, 17, 9)


def rose(pen: Pen) -> None:
    """A round window of coloured glass."""
    pen.oval(50, 50, 47)
    pen.cutting().oval(50, 50, 13)
    for x, y in ((50, 22), (78, 50), (50, 78), (22, 50), (70, 30), (70, 70), (30, 70), (30, 30)):
        pen.oval(x, y, 9)
    pen.filling().oval(50, 50, 7)


def chalice(pen: Pen) -> None:
    """A goldsmith's chalice."""
    pen.slice(50, 26, 32, 0, 180)
    pen.box(18, 12, 82, 27, 3)
    pen.poly((45, 54), (55, 54), (57, 82), (43, 82))
    pen.oval(50, 66, 11, 6)
    pen.slice(50, 96, 28, 180, 360)
    pen.cutting().oval(50, 32, 8)


def bell(pen: Pen) -> None:
    """A bell."""
    pen.slice(50, 42, 30, 180, 360)
    pen.poly((20, 41), (80, 41), (94, 78), (6, 78))
    pen.box(4, 74, 96, 84, 5)
    pen.oval(50, 88, 9)
    pen.box(44, 4, 56, 16, 3)
    pen.cutting().box(14, 62, 86, 66)


def pipes(pen: Pen) -> None:
    """The pipes of an organ."""
    for index, top in enumerate((34, 18, 4, 18, 34)):
        x = 8 + index * 18
        pen.poly((x, top), (x + 6, top - 3), (x + 12, top), (x + 12, 70), (x + 6, 80), (x, 70))
    pen.box(2, 80, 98, 96, 3)
    pen.cutting()
    for index in range(5):
        pen.box(10.5 + index * 18, 58, 17.5 + index * 18, 64, 2)


TRADES: dict[str, Shape] = {
    "mortar_mixer": tub,
    "woodworker": saw,
    "stonecutter": chisel,
    "mason": trowel,
    "tool_maker": anvil,
    "potter": jug,
    "architect": dividers,
    "carpenter": axe,
    "sculptor": statue,
    "glassblower": rose,
    "goldsmith": chalice,
    "bell_founder": bell,
    "organ_builder": pipes,
}
