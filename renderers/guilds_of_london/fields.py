"""How a shield is divided, and the broad bands that lie on it; the field is 100 wide and 118 high."""

from __future__ import annotations

import math

from renderers.kit.stencil import Pen, Point, Shape

HIGH = 118


def outline(pen: Pen) -> None:
    """The shield itself."""
    pen.poly(*_shield(3))


def inner(pen: Pen) -> None:
    """The shield without its rim."""
    pen.poly(*_shield(9))


def _shield(inset: float) -> list[Point]:
    left, right, top, foot = inset, 100 - inset, inset, HIGH - 1 - inset * 1.25
    bend = 50.0
    points: list[Point] = [(left, top), (50, top + 2.5), (right, top)]
    for side in (1, -1):
        edge = right if side == 1 else left
        steps = range(15) if side == 1 else range(14, -1, -1)
        for step in steps:
            t = step / 14
            x = (1 - t) ** 2 * edge + 2 * t * (1 - t) * edge + t * t * 50
            y = (1 - t) ** 2 * bend + 2 * t * (1 - t) * 92 + t * t * foot
            points.append((x, y))
    return points


def pale_half(pen: Pen) -> None:
    """Parted down the middle."""
    pen.box(50, 0, 100, HIGH)


def fess_half(pen: Pen) -> None:
    """Parted across."""
    pen.box(0, 54, 100, HIGH)


def bend_half(pen: Pen) -> None:
    """Parted from the upper left."""
    pen.poly((0, 4), (0, HIGH), (100, HIGH), (100, 104))


def saltire_half(pen: Pen) -> None:
    """Parted crosswise."""
    pen.poly((0, 0), (50, 54), (0, 108))
    pen.poly((100, 0), (50, 54), (100, 108))


def quarterly(pen: Pen) -> None:
    """Four quarters."""
    pen.box(50, 0, 100, 54)
    pen.box(0, 54, 50, HIGH)


def gyronny(pen: Pen) -> None:
    """Eight triangles round the middle."""
    for turn in range(0, 8, 2):
        a, b = math.radians(turn * 45), math.radians(turn * 45 + 45)
        pen.poly(
            (50, 54),
            (50 + 150 * math.cos(a), 54 + 150 * math.sin(a)),
            (50 + 150 * math.cos(b), 54 + 150 * math.sin(b)),
        )


def paly(pen: Pen) -> None:
    """Upright stripes."""
    for x in (17, 50, 83):
        pen.box(x - 8.5, 0, x + 8.5, HIGH)


def barry(pen: Pen) -> None:
    """Stripes across."""
    for y in range(18, HIGH, 30):
        pen.box(0, y, 100, y + 15)


def wavy(pen: Pen) -> None:
    """Waves across."""
    for y in range(20, HIGH, 30):
        _wave(pen, y, 15)


def _wave(pen: Pen, y: float, high: float) -> None:
    upper = [(x, y + 4 * math.sin(x / 100 * math.tau * 2.5)) for x in range(0, 101, 4)]
    pen.poly(*upper, *[(x, at + high) for x, at in reversed(upper)])


def bendy(pen: Pen) -> None:
    """Slanting stripes."""
    for x in range(-110, 110, 36):
        pen.poly((x, 0), (x + 18, 0), (x + 18 + 118, HIGH), (x + 118, HIGH))


def chequy(pen: Pen) -> None:
    """A chequerboard."""
    for row in range(6):
        for column in range(5):
            if (row + column) % 2:
                pen.box(column * 20, 4 + row * 20, column * 20 + 20, 24 + row * 20)


def lozengy(pen: Pen) -> None:
    """Lozenges."""
    for row in range(-1, 6):
        for column in range(-1, 6):
            x, y = column * 25 + 12.5, row * 27
            pen.poly((x, y), (x + 12.5, y + 13.5), (x, y + 27), (x - 12.5, y + 13.5))


def chevronny(pen: Pen) -> None:
    """Chevrons one below another."""
    for y in (4, 48, 92):
        pen.poly((50, y), (110, y + 40), (110, y + 62), (50, y + 22), (-10, y + 62), (-10, y + 40))


def masoned(pen: Pen) -> None:
    """Joints of masonry."""
    for row in range(9):
        y = 4 + row * 14
        pen.box(0, y, 100, y + 1.8)
        for x in range(0 if row % 2 else 12, 101, 24):
            pen.box(x, y, x + 1.8, y + 14)


def semy(pen: Pen) -> None:
    """Strewn with small tails of ermine."""
    for row in range(6):
        for column in range(6):
            x, y = 4 + column * 19 + (9.5 if row % 2 else 0), 16 + row * 19
            pen.poly((x, y - 6), (x + 3.4, y + 5), (x, y + 3.4), (x - 3.4, y + 5))
            pen.oval(x, y - 7, 1.8)


def chevron(pen: Pen) -> None:
    """A rafter."""
    pen.poly((50, 36), (110, 84), (110, 108), (50, 60), (-10, 108), (-10, 84))


def fess(pen: Pen) -> None:
    """A band across."""
    pen.box(0, 40, 100, 68)


def wave(pen: Pen) -> None:
    """A wavy band across."""
    _wave(pen, 44, 20)


def pale(pen: Pen) -> None:
    """A band upright."""
    pen.box(35, 0, 65, HIGH)


def bend(pen: Pen) -> None:
    """A band from the upper left."""
    pen.poly((-6, 8), (14, -8), (110, 90), (90, 110))


def cross(pen: Pen) -> None:
    """A cross to the edges."""
    pen.box(40, 0, 60, HIGH)
    pen.box(0, 40, 100, 60)


def saltire(pen: Pen) -> None:
    """A slanting cross to the edges."""
    pen.poly((-6, 6), (8, -6), (108, 104), (94, 116))
    pen.poly((106, 6), (92, -6), (-8, 104), (6, 116))


def chief(pen: Pen) -> None:
    """The upper third."""
    pen.box(0, 0, 100, 40)


def pile(pen: Pen) -> None:
    """A wedge from above."""
    pen.poly((14, 0), (86, 0), (50, 112))


def base(pen: Pen) -> None:
    """The foot, wavy like water."""
    upper = [(x, 82 + 3.4 * math.sin(x / 100 * math.tau * 2.5)) for x in range(0, 101, 4)]
    pen.poly(*upper, (100, HIGH), (0, HIGH))


def border(pen: Pen) -> None:
    """A broad border."""
    pen.box(0, 0, 100, HIGH)
    pen.cutting().poly(*_shield(19))


DIVISIONS: dict[str, Shape] = {
    "pale": pale_half,
    "fess": fess_half,
    "bend": bend_half,
    "saltire": saltire_half,
    "quarterly": quarterly,
    "gyronny": gyronny,
    "paly": paly,
    "barry": barry,
    "wavy": wavy,
    "bendy": bendy,
    "chequy": chequy,
    "lozengy": lozengy,
    "chevronny": chevronny,
    "masoned": masoned,
    "ermine": semy,
}
ORDINARIES: dict[str, Shape] = {
    "chevron": chevron,
    "fess": fess,
    "wave": wave,
    "pale": pale,
    "bend": bend,
    "cross": cross,
    "saltire": saltire,
    "chief": chief,
    "pile": pile,
    "base": base,
    "border": border,
}
