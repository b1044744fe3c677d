"""The small emblem of each building: what tells a granary from a farm."""

from __future__ import annotations

from renderers.kit.icons import coin, crown, drop, eye, heart, oak, shield, star
from renderers.kit.stencil import Pen, Shape
from renderers.tiny_towns.cubes import ear
from renderers.tiny_towns.silhouettes import OUTLINES


def _door(pen: Pen) -> None:
    pen.slice(50, 40, 30, 180, 360)
    pen.box(20, 39, 80, 96)
    pen.cutting().oval(66, 66, 6)


def _barn(pen: Pen) -> None:
    pen.box(8, 8, 92, 96)
    pen.cutting().box(20, 20, 80, 96)
    pen.filling().line(11, (16, 16), (84, 94))
    pen.line(11, (84, 16), (16, 94))


def _panes(pen: Pen) -> None:
    pen.poly((6, 44), (50, 6), (94, 44))
    pen.box(6, 44, 94, 96)
    pen.cutting()
    for x in (17, 55):
        for y in (50, 76):
            pen.box(x, y, x + 28, y + 16)
    pen.poly((28, 38), (46, 22), (46, 38))
    pen.poly((72, 38), (54, 22), (54, 38))


def _apple(pen: Pen) -> None:
    pen.oval(36, 62, 28, 32)
    pen.oval(64, 62, 28, 32)
    pen.line(8, (50, 38), (56, 10))
    pen.leaf((56, 24), (88, 8), 9)


def _spray(pen: Pen) -> None:
    pen.ring(34, 44, 20, 9, start=180, end=355)
    pen.ring(66, 44, 20, 9, start=185, end=360)
    pen.line(9, (50, 40), (50, 78))
    pen.line(9, (50, 30), (50, 8))
    pen.line(13, (16, 82), (84, 82))


def _wheel(pen: Pen) -> None:
    pen.oval(50, 50, 44)
    pen.cutting().oval(50, 50, 12)
    for dx, dy in ((0, 1), (1, 0), (0.7, 0.7), (0.7, -0.7)):
        pen.line(7, (50 + 20 * dx, 50 + 20 * dy), (50 + 37 * dx, 50 + 37 * dy))
        pen.line(7, (50 - 20 * dx, 50 - 20 * dy), (50 - 37 * dx, 50 - 37 * dy))


def _shed(pen: Pen) -> None:
    pen.box(10, 10, 90, 92, 4)
    pen.cutting()
    for y in (32, 54, 76):
        pen.box(10, y - 3, 90, y + 3)


def _bucket(pen: Pen) -> None:
    pen.ring(50, 42, 30, 9, start=180, end=360)
    pen.poly((14, 44), (86, 44), (74, 94), (26, 94))


def _arch(pen: Pen) -> None:
    pen.slice(50, 46, 36, 180, 360)
    pen.box(14, 45, 86, 96)
    pen.cutting().box(46, 10, 54, 96)
    pen.box(14, 52, 86, 59)


def _bell(pen: Pen) -> None:
    pen.slice(50, 44, 30, 180, 360)
    pen.poly((20, 42), (80, 42), (92, 80), (8, 80))
    pen.oval(50, 84, 12)


def _arcade(pen: Pen) -> None:
    pen.box(4, 14, 96, 94)
    pen.cutting()
    for x in (21, 50, 79):
        pen.slice(x, 50, 10.5, 180, 360)
        pen.box(x - 10.5, 49, x + 10.5, 94)


def _columns(pen: Pen) -> None:
    pen.poly((2, 36), (50, 6), (98, 36))
    for x in (12, 42, 72):
        pen.box(x, 42, x + 16, 80)
    pen.box(4, 84, 96, 96)


def _feast(pen: Pen) -> None:
    pen.line(9, (28, 40), (28, 94))
    for x in (14, 28, 42):
        pen.line(7, (x, 8), (x, 36))
    pen.line(7, (14, 38), (42, 38))
    pen.line(10, (72, 50), (72, 94))
    pen.leaf((72, 58), (72, 4), 16)


def _bed(pen: Pen) -> None:
    pen.line(11, (8, 22), (8, 90))
    pen.box(8, 60, 94, 78, 4)
    pen.line(11, (92, 60), (92, 90))
    pen.oval(30, 46, 14, 12)
    pen.box(46, 40, 94, 62, 8)


def _mug(pen: Pen) -> None:
    pen.box(14, 30, 66, 94, 6)
    pen.ring(66, 60, 18, 10, start=270, end=90)
    for x in (24, 42, 58):
        pen.oval(x, 26, 14)


def _loaf(pen: Pen) -> None:
    pen.box(4, 34, 96, 84, 24)
    pen.cutting()
    for x in (28, 50, 72):
        pen.line(6, (x + 5, 42), (x - 5, 60))


def _awning(pen: Pen) -> None:
    pen.box(8, 10, 92, 40)
    for x in (18.5, 39.5, 60.5, 81.5):
        pen.oval(x, 42, 10.5, 13)
    pen.box(12, 46, 20, 96)
    pen.box(80, 46, 88, 96)
    pen.box(8, 72, 92, 84)


def _scissors(pen: Pen) -> None:
    pen.line(9, (26, 74), (74, 6))
    pen.line(9, (74, 74), (26, 6))
    pen.ring(24, 80, 12, 8)
    pen.ring(76, 80, 12, 8)


def _mask(pen: Pen) -> None:
    pen.box(12, 8, 88, 40, 8)
    pen.slice(50, 34, 46, 0, 180)
    pen.oval(50, 54, 38, 40)
    pen.cutting().oval(33, 40, 10, 8)
    pen.oval(67, 40, 10, 8)
    pen.ring(50, 56, 20, 8, start=25, end=155)


def _gear(pen: Pen) -> None:
    pen.star(50, 50, 47, 9, 0.7)
    pen.oval(50, 50, 36)
    pen.cutting().oval(50, 50, 14)


def _trade(pen: Pen) -> None:
    for y, side in ((30, 1), (70, -1)):
        tip = 50 + 44 * side
        pen.line(11, (50 - 40 * side, y), (50 + 22 * side, y))
        pen.poly((tip, y), (tip - 28 * side, y - 22), (tip - 28 * side, y + 22))


def _crate(pen: Pen) -> None:
    pen.box(8, 10, 92, 94, 3)
    pen.cutting().box(20, 22, 80, 82)
    pen.filling().line(12, (20, 82), (80, 22))


def _compass(pen: Pen) -> None:
    pen.oval(50, 14, 11)
    pen.line(9, (47, 20), (20, 94))
    pen.line(9, (53, 20), (80, 94))
    pen.ring(50, 24, 50, 7, start=62, end=118)


def _book(pen: Pen) -> None:
    pen.poly((50, 24), (10, 12), (4, 80), (50, 92), (96, 80), (90, 12))
    pen.cutting().box(47, 26, 53, 90)
    for y in (36, 54):
        pen.line(5, (18, y - 4), (38, y + 2))
        pen.line(5, (82, y - 4), (62, y + 2))


def _rose(pen: Pen) -> None:
    pen.oval(50, 50, 46)
    pen.cutting()
    for dx, dy in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)):
        pen.oval(50 + 26 * dx, 50 + 26 * dy, 10)
    pen.oval(50, 50, 8)


def _urn(pen: Pen) -> None:
    pen.box(30, 6, 70, 16, 3)
    pen.box(38, 12, 62, 28)
    pen.oval(50, 48, 34, 27)
    pen.poly((40, 68), (60, 68), (68, 94), (32, 94))


def _dome(pen: Pen) -> None:
    pen.slice(50, 56, 34, 180, 360)
    pen.poly((42, 26), (50, 2), (58, 26))
    pen.box(10, 58, 90, 68)
    for x in (16, 44, 72):
        pen.box(x, 72, x + 12, 94)


def _obelisk(pen: Pen) -> None:
    pen.poly((50, 2), (62, 18), (68, 84), (32, 84), (38, 18))
    pen.box(20, 86, 80, 97)


def _forum(pen: Pen) -> None:
    for step, y in enumerate((22, 48, 74)):
        wide = 20 + step * 14
        pen.box(50 - wide, y, 50 + wide, y + 20, 3)


def _statue(pen: Pen) -> None:
    pen.oval(50, 18, 14)
    pen.poly((30, 38), (70, 38), (64, 76), (36, 76))
    pen.line(9, (32, 42), (14, 60))
    pen.line(9, (68, 42), (88, 22))
    pen.box(22, 80, 78, 96)


def _loom(pen: Pen) -> None:
    pen.star(50, 36, 34, 5, 0.45)
    for x in (22, 40, 60, 78):
        pen.line(6, (x, 70), (x, 96))


EMBLEMS: dict[str, Shape] = {
    "cottage": _door,
    "farm": _barn,
    "granary": ear,
    "greenhouse": _panes,
    "orchard": _apple,
    "fountain": _spray,
    "millstone": _wheel,
    "shed": _shed,
    "well": _bucket,
    "abbey": _arch,
    "chapel": _bell,
    "cloister": _arcade,
    "temple": _columns,
    "almshouse": heart,
    "feast_hall": _feast,
    "inn": _bed,
    "tavern": _mug,
    "bakery": _loaf,
    "market": _awning,
    "tailor": _scissors,
    "theater": _mask,
    "bank": coin,
    "factory": _gear,
    "trading_post": _trade,
    "warehouse": _crate,
    "architects_guild": _compass,
    "archive": _book,
    "barrett_castle": crown,
    "cathedral": _rose,
    "fort_ironweed": shield,
    "mausoleum": _urn,
    "grove_university": oak,
    "mandras_palace": _dome,
    "obelisk": _obelisk,
    "opaleyes_watch": eye,
    "shrine": star,
    "silva_forum": _forum,
    "bondmaker": _statue,
    "sky_baths": drop,
    "starloom": _loom,
}


def castle(pen: Pen) -> None:
    """The sign of all monuments, on the backs of their cards."""
    OUTLINES["monument"].shape(pen)
    pen.cutting()
    OUTLINES["monument"].openings(pen)
    pen.slice(50, 72, 10, 180, 360)
    pen.box(40, 71, 60, 95)
