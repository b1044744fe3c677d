"""What cards do, in signs: cubes, coins and church windows with an arrow between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL.Image import Image

from engines.pillars.components import Craftsman, advantages
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import width, write
from renderers.kit.palette import CREAM, INK, Colour, darker
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Pen, Shape, fineness
from renderers.kit.tokens import stamped
from renderers.pillars.figures import worker
from renderers.pillars.goods import coin, cube, points
from renderers.pillars.palette import ARROW, BLACK, KEPT
from renderers.pillars.signs import cross, no_tax

GAP = 3
SMALLEST = 10
Laid = tuple[int, Callable[[Image, int, int], None]]


def _arrow(pen: Pen) -> None:
    pen.poly((2, 16), (62, 16), (62, 2), (98, 35), (62, 68), (62, 54), (2, 54))


def again(pen: Pen) -> None:
    """A round arrow: it works every round."""
    pen.ring(50, 50, 34, 13, start=-40, end=250)
    pen.poly((60, 0), (96, 26), (58, 46))


def _plot(pen: Pen) -> None:
    pen.box(14, 8, 86, 92, 8)
    pen.cutting().box(26, 20, 74, 80, 4)
    pen.filling().box(44, 32, 56, 68)
    pen.box(32, 44, 68, 56)


def _ward(pen: Pen) -> None:
    pen.poly((10, 8), (90, 8), (90, 48), (76, 76), (50, 98), (24, 76), (10, 48))
    pen.cutting().line(12, (30, 46), (46, 64), (74, 28))


@kept
def arrow(number: str, size: int) -> Sprite:
    """An arrow so many pixels wide with how often a craftsman works."""
    image = _blank_arrow(size).image.copy()
    place = Rect(0, 0, round(size * 0.88), round(size * 0.7))
    write(image, number, place, "bold", round(size * 0.5), ink=CREAM, least=8)
    return Sprite(image)


@kept
def _blank_arrow(size: int) -> Sprite:
    easel = Easel((size, round(size * 0.72)), fineness(size))
    easel.lay(_arrow, ARROW, edge=2.0, light=0.4, dark=0.5)
    return easel.finished()


def lay_recipe(image: Image, known: Craftsman, place: Rect, *, often: bool = True) -> None:
    """What a use takes, how often a round unless that stands elsewhere, and what it brings."""
    largest = min(place.h, round(place.w * (0.4 if often else 0.54)))
    for size in range(largest, 9, -1):
        row = [*_taken(known, size), *([_arrow_of(known, size)] if often else []), *_brought(known, size)]
        wide = sum(part[0] for part in row) + GAP * (len(row) - 1)
        if wide <= place.w:
            break
    x = place.x + (place.w - wide) // 2
    for part, lay in row:
        lay(image, x, place.y + (place.h - size) // 2)
        x += part + GAP


def _arrow_of(known: Craftsman, size: int) -> Laid:
    number = f"{known.capacity}×" if known.arrow else ""
    wide = round(size * 0.96)

    def lay(image: Image, x: int, y: int) -> None:
        arrow(number, wide).lay(image, x, y + round((size - wide * 0.72) / 2))

    return wide, lay


def _taken(known: Craftsman, size: int) -> list[Laid]:
    parts: list[Laid] = []
    for kind, number in known.uses.items():
        if kind == "gold":
            parts.append(_sprite(partial(coin, str(number)), round(size * 0.86), size))
            continue
        if number > 1:
            parts.append(_number(str(number), size))
        parts.append(_sprite(partial(cube, kind), round(size * 0.8), size))
    if known.holds:
        parts.append(_sprite(partial(cube, known.holds), round(size * 0.7), size))
    return parts


def _brought(known: Craftsman, size: int) -> list[Laid]:
    if known.gold:
        return [_sprite(partial(coin, str(known.gold)), round(size * 0.9), size)]
    wide = round(size * 0.84)
    return [_sprite(partial(points, str(known.points)), wide, round(size * 1.02))]


def _sprite(draw: Callable[[int], Sprite], wide: int, high: int) -> Laid:
    """Drawn only when it is known that it fits: several sizes are tried."""

    def lay(image: Image, x: int, y: int) -> None:
        sprite = draw(wide)
        body = sprite.image.height - 2 * sprite.top
        sprite.lay(image, x, y + (high - body) // 2)

    return wide, lay


def _number(text: str, size: int) -> Laid:
    letters = round(size * 0.74)
    wide = width(text, "bold", letters)

    def lay(image: Image, x: int, y: int) -> None:
        write(image, text, Rect(x - 2, y, wide + 4, size), "bold", letters, ink=INK)

    return wide, lay


def _mark(shape: Shape, colour: Colour, size: int, share: float = 0.84) -> Laid:
    wide = round(size * share)
    return _sprite(lambda across: stamped(shape, across, colour), wide, size)


def effect_size(card: str, place: Rect, share: float = 0.5) -> int:
    """How large the signs of an advantage are there, none wider than this share of the place."""
    largest = min(place.h, round(place.w * share))
    return next((size for size in range(largest, SMALLEST, -1) if _wide(card, size) <= place.w), SMALLEST)


def _wide(card: str, size: int) -> int:
    row = _effect(card, size)
    return sum(part[0] for part in row) + GAP * (len(row) - 1)


def lay_effect(image: Image, card: str, place: Rect, *, share: float = 0.5) -> None:
    """An advantage in signs, none wider than this share of the place."""
    size = effect_size(card, place, share)
    x = place.x + (place.w - _wide(card, size)) // 2
    for part, lay in _effect(card, size):
        lay(image, x, place.y + (place.h - size) // 2)
        x += part + GAP


def _effect(card: str, size: int) -> list[Laid]:
    known = advantages()[card]
    cubes = [
        _sprite(partial(cube, kind), round(size * 0.84), size)
        for kind, number in known.cubes.items()
        for _ in range(number)
    ]
    window = round(size * 0.84)
    if card == "philip":
        return [
            _number("+", size),
            _sprite(partial(points, str(known.points)), window, size),
            _mark(cross, darker(ARROW, 0.3), size),
        ]
    if card in _SPECIAL:
        return _SPECIAL[card](size)
    row = cubes
    if known.points:
        row = [*row, _sprite(partial(points, str(known.points)), window, size)]
    if known.gold:
        row = [*row, _sprite(partial(coin, str(known.gold)), size, size)]
    if known.kind == "permanent":
        return [_number("+", size), *row, _mark(again, KEPT, size, 0.7)]
    return [_number("+", size), *row]


_SPECIAL: dict[str, Callable[[int], list[Laid]]] = {
    "ellen": lambda size: [_number("?", size), _mark(_arrow, ARROW, size, 0.7), _number("!", size)],
    "francis": lambda size: [_sprite(partial(coin, str(advantages()["francis"].amount)), size, size)],
    "otto": lambda size: [
        _number("+", size),
        _sprite(partial(worker, BLACK), round(size * 0.7), size),
    ],
    "jack": lambda size: [_mark(_plot, KEPT, size)],
    "exemption": lambda size: [_mark(no_tax, darker(ARROW, 0.2), size)],
    "thomas": lambda size: [_mark(_ward, (122, 34, 30), size)],
    "remigius": lambda size: [_sprite(partial(coin, "0"), size, size)],
}
