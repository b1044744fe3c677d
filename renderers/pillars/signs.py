"""The pictures on advantages and events."""

from __future__ import annotations

import math

from renderers.kit.icons import coin, crown, drop, eye, shield
from renderers.kit.stencil import Pen, Shape
from renderers.pillars.trades import anvil, chisel


def sheep(pen: Pen) -> None:
    """A sheep."""
    for x, y, r in ((34, 46, 20), (54, 40, 22), (70, 52, 19), (48, 60, 20)):
        pen.oval(x, y, r)
    pen.oval(17, 42, 12, 10)
    pen.box(30, 70, 38, 94, 3)
    pen.box(62, 68, 70, 94, 3)


def sword(pen: Pen) -> None:
    """A sword that points up."""
    pen.poly((43, 66), (43, 16), (50, 2), (57, 16), (57, 66))
    pen.box(24, 64, 76, 72, 3)
    pen.box(46, 72, 54, 90)
    pen.oval(50, 92, 7)


def swords(pen: Pen) -> None:
    """Two crossed swords."""
    for side in (-1, 1):
        for wide, start, end in ((10, -0.1, 0.92), (7, 0.7, 1.12)):
            x0, y0 = 50 - side * 40, 4
            x1, y1 = 50 + side * 34, 84
            a = (x0 + (x1 - x0) * max(0.0, start), y0 + (y1 - y0) * max(0.0, start))
            pen.line(wide, a, (x0 + (x1 - x0) * end, y0 + (y1 - y0) * end))
        pen.line(8, (50 + side * 8, 74), (50 + side * 36, 56))


def cross(pen: Pen) -> None:
    """The cross of the priory, on a ring."""
    pen.ring(50, 40, 24, 8)
    pen.box(44, 2, 56, 98, 3)
    pen.box(14, 34, 86, 46, 3)


def mitre(pen: Pen) -> None:
    """A bishop's mitre."""
    pen.poly((50, 2), (84, 40), (78, 78), (22, 78), (16, 40))
    pen.box(20, 82, 80, 94, 3)
    pen.cutting().box(46, 20, 54, 70)
    pen.box(32, 42, 68, 50)


def miner(pen: Pen) -> None:
    """A working man with a pick on his shoulder."""
    pen.oval(44, 26, 15)
    pen.poly((26, 44), (62, 44), (72, 96), (18, 96))
    pen.line(6, (24, 70), (88, 22))
    pen.ring(70, 40, 27, 7, start=272, end=20)


def rosebud(pen: Pen) -> None:
    """A rosebud: the young carver's mark."""
    for step in range(5):
        angle = math.radians(-90 + step * 72)
        pen.oval(50 + 24 * math.cos(angle), 46 + 24 * math.sin(angle), 20)
    pen.line(7, (50, 60), (50, 98))
    pen.leaf((50, 90), (82, 72), 8)
    pen.cutting().oval(50, 46, 10)


def no_tax(pen: Pen) -> None:
    """A coin that is struck out."""
    pen.oval(50, 50, 42)
    pen.cutting().ring(50, 50, 30, 6)
    pen.line(18, (6, 94), (94, 6))
    pen.filling().line(9, (8, 92), (92, 8))


def key(pen: Pen) -> None:
    """A key."""
    pen.ring(30, 30, 19, 12)
    pen.line(11, (42, 42), (88, 88))
    pen.line(9, (72, 72), (84, 60))
    pen.line(9, (82, 82), (94, 70))


def fair(pen: Pen) -> None:
    """A tent of the fair with a pennant."""
    pen.poly((50, 22), (92, 56), (8, 56))
    pen.poly((14, 58), (86, 58), (92, 96), (8, 96))
    pen.line(4, (50, 4), (50, 26))
    pen.poly((50, 4), (72, 10), (50, 17))
    pen.cutting().poly((50, 58), (62, 96), (38, 96))


def festoon(pen: Pen) -> None:
    """Banners on a line."""
    pen.ring(50, -14, 56, 5, start=35, end=145)
    for x, y in ((8, 24), (36, 42), (66, 42), (94, 24)):
        pen.poly((x - 12, y), (x + 12, y), (x, y + 36))


def keystone(pen: Pen) -> None:
    """An arch with its keystone."""
    pen.slice(50, 62, 46, 180, 360)
    pen.box(4, 61, 28, 96)
    pen.box(72, 61, 96, 96)
    pen.cutting().slice(50, 62, 22, 180, 360)
    pen.poly((28, 61), (72, 61), (72, 99), (28, 99))
    pen.line(3, (38, 44), (26, 22))
    pen.line(3, (62, 44), (74, 22))


def ingot(pen: Pen) -> None:
    """Three bars of metal."""
    for x, y in ((28, 22), (6, 58), (52, 58)):
        pen.poly((x + 8, y), (x + 34, y), (x + 42, y + 30), (x, y + 30))


def wall(pen: Pen) -> None:
    """A town wall with a gate."""
    pen.box(4, 34, 96, 94)
    for x in (4, 24, 44, 64, 84):
        pen.box(x, 20, x + 12, 36)
    pen.cutting().slice(50, 66, 16, 180, 360)
    pen.box(34, 65, 66, 95)
    for x, y in ((14, 48), (72, 48), (14, 72), (78, 72)):
        pen.box(x, y, x + 12, y + 5)


def snow(pen: Pen) -> None:
    """A snowflake."""
    for step in range(6):
        angle = math.radians(step * 60 + 30)
        x, y = math.cos(angle), math.sin(angle)
        pen.line(7, (50, 50), (50 + 46 * x, 50 + 46 * y))
        for lean in (-0.7, 0.7):
            bx, by = math.cos(angle + lean), math.sin(angle + lean)
            pen.line(6, (50 + 26 * x, 50 + 26 * y), (50 + 26 * x + 16 * bx, 50 + 26 * y + 16 * by))


def wanderer(pen: Pen) -> None:
    """A bundle on a stick: somebody leaves."""
    pen.line(7, (6, 90), (76, 28))
    pen.oval(74, 50, 22, 21)
    pen.poly((66, 34), (82, 34), (88, 18), (76, 26), (62, 18))
    pen.cutting().line(4, (62, 56), (86, 62))


def helpers(pen: Pen) -> None:
    """Three people side by side."""
    for x, y in ((24, 44), (76, 44), (50, 34)):
        pen.oval(x, y - 14, 12)
        pen.poly((x - 11, y), (x + 11, y), (x + 18, y + 50), (x - 18, y + 50))


ADVANTAGES: dict[str, Shape] = {
    "richard": shield,
    "aliena": sheep,
    "tom": chisel,
    "ellen": eye,
    "philip": cross,
    "francis": coin,
    "otto": miner,
    "jack": rosebud,
    "exemption": no_tax,
    "thomas": mitre,
    "remigius": key,
    "madonna": drop,
    "wool_fair": fair,
    "toledo": ingot,
    "festivities": festoon,
    "completion": keystone,
}
EVENTS: dict[str, Shape] = {
    "king": crown,
    "richard_gift": anvil,
    "wool_trade": sheep,
    "volunteers": helpers,
    "archbishop": mitre,
    "william": sword,
    "conflict": swords,
    "town_wall": wall,
    "cold_winter": snow,
    "departure": wanderer,
}
