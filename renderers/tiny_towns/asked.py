"""A question drawn onto a town: glowing squares, patterns that can be built, cards that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from engines.kernel import Question
from engines.tiny_towns.squares import INDEX
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import faded
from renderers.kit.palette import GOLD, SHADOW, Colour, darker, lighter
from renderers.kit.relief import Sprite
from renderers.kit.stencil import slab
from renderers.kit.tokens import token
from renderers.tiny_towns.board import SIDE, Field
from renderers.tiny_towns.palette import LINES

OUTLINED = 9


@dataclass(slots=True, frozen=True)
class Building:
    """One pattern that can be built: its number on the picture, its card and its squares."""

    number: int
    card: str
    squares: tuple[int, ...]


def squares_of(question: Question | None) -> frozenset[str]:
    """The squares that may be chosen, where the question is about squares and not about patterns."""
    if question is None:
        return frozenset()
    legal = question.legal
    if any("pattern" in option.parts for option in legal):
        return frozenset()
    return frozenset(option.parts["at"] for option in legal if "at" in option.parts)


def buildings_of(question: Question | None) -> tuple[Building, ...]:
    """The patterns that can be built, numbered in the order of the question; more than nine would only be a tangle."""
    if question is None:
        return ()
    ways = dict.fromkeys(
        (option.parts["building"], option.parts["pattern"])
        for option in question.legal
        if "pattern" in option.parts
    )
    shown = list(ways)[:OUTLINED]
    return tuple(
        Building(number, card, tuple(INDEX[name] for name in squares.split()))
        for number, (card, squares) in enumerate(shown, start=1)
    )


def part_of(question: Question | None, part: str) -> tuple[str, ...]:
    """The values of one part that may be chosen, in the order of the question."""
    if question is None:
        return ()
    return tuple(dict.fromkeys(option.parts[part] for option in question.legal if part in option.parts))


def light_squares(image: Image, squares: Field, names: Iterable[str], taken: frozenset[int]) -> None:
    """A glow on each square that may be chosen, and its name where nothing stands on it."""
    draw = ImageDraw.Draw(image)
    letters = font("title", max(14, round(squares.cell * 0.3)))
    for name in sorted(names):
        index = INDEX[name]
        spot = squares.square(index)
        _light(spot.w).lay(image, spot.x, spot.y)
        if index not in taken:
            x, y = spot.middle
            draw.text((x, y + 2), name, font=letters, fill=darker(GOLD, 0.72), anchor="mm")
            draw.text((x, y), name, font=letters, fill=(255, 252, 236), anchor="mm")


@kept
def _light(cell: int) -> Sprite:
    margin = round(cell * 0.12)
    wide = cell + 2 * margin
    shape = slab((wide, wide), cell * 0.12, margin + cell * 0.045)
    inner = shape.filter(GaussianBlur(cell * 0.11))
    edge = ImageChops.multiply(shape, ImageChops.invert(inner)).point([min(255, v * 2) for v in range(256)])
    around = faded(ImageChops.subtract(shape.filter(GaussianBlur(cell * 0.06)), shape), 0.9)
    alpha = ImageChops.lighter(ImageChops.lighter(edge, faded(shape, 0.42)), around)
    light = Images.new("RGBA", shape.size, (*lighter(GOLD, 0.25), 255))
    light.putalpha(alpha)
    return Sprite(light, margin, margin)


def outline_buildings(image: Image, squares: Field, ways: tuple[Building, ...]) -> None:
    """A line round the cubes of each pattern, and its number at one corner."""
    step = max(4, round(squares.cell * 0.044))
    for way in ways:
        depth = (way.number - 1) % 3
        _fence(way.squares, squares.cell, depth * step, step, line_of(way.number)).lay(
            image, squares.x, squares.y
        )
    size = round(squares.cell * 0.3)
    crowd: dict[int, int] = {}
    for way in ways:
        index = min(way.squares, key=lambda square: (crowd.get(square, 0), square))
        seen = crowd.get(index, 0)
        crowd[index] = seen + 1
        spot = squares.square(index)
        x = spot.x + round(squares.cell * 0.03) + (seen % 3) * round(size * 0.95)
        y = spot.y + round(squares.cell * 0.03) + (seen // 3) * round(size * 0.95)
        number_token(way.number, size).lay(image, x, y)


def line_of(number: int) -> Colour:
    """The colour of a numbered pattern."""
    return LINES[(number - 1) % len(LINES)]


def number_token(number: int, size: int) -> Sprite:
    """The number of a pattern in the colour of its line."""
    return token(size, line_of(number), None, str(number))


@kept
def _fence(squares: tuple[int, ...], cell: int, inset: int, wide: int, paint: Colour) -> Sprite:
    rows, columns = [s // SIDE for s in squares], [s % SIDE for s in squares]
    top, left = min(rows), min(columns)
    size = ((max(columns) - left + 1) * cell, (max(rows) - top + 1) * cell)
    outer = _union(squares, cell, inset, (left, top), size)
    middle = _union(squares, cell, inset + 2, (left, top), size)
    within = _union(squares, cell, inset + wide, (left, top), size)
    inner = _union(squares, cell, inset + wide + 2, (left, top), size)
    line = Images.new("RGBA", outer.size, (*darker(SHADOW, 0.2), 255))
    line.putalpha(faded(ImageChops.subtract(outer, inner), 0.9))
    bright = Images.new("RGBA", outer.size, (*paint, 255))
    bright.putalpha(ImageChops.subtract(middle, within))
    line.alpha_composite(bright)
    return Sprite(line, -left * cell, -top * cell)


def _union(
    squares: tuple[int, ...], cell: int, inset: int, origin: tuple[int, int], size: tuple[int, int]
) -> Image:
    mask = Images.new("L", (size[0] * 2, size[1] * 2), 0)
    draw = ImageDraw.Draw(mask)
    for square in squares:
        x, y = square % SIDE - origin[0], square // SIDE - origin[1]
        right = square + 1 if square + 1 in squares and square % SIDE < SIDE - 1 else square
        below = square + SIDE if square + SIDE in squares else square
        across = right + SIDE if {right, below, right + SIDE} <= {*squares} - {square} else square
        for far in {square, right, below, across}:
            x1, y1 = far % SIDE - origin[0] + 1, far // SIDE - origin[1] + 1
            draw.rounded_rectangle(
                (
                    x * cell * 2 + inset * 2,
                    y * cell * 2 + inset * 2,
                    x1 * cell * 2 - inset * 2 - 1,
                    y1 * cell * 2 - inset * 2 - 1,
                ),
                max(0, cell // 7 - inset) * 2,
                fill=255,
            )
    return mask.reduce(2)


@kept
def card_light(size: tuple[int, int]) -> Sprite:
    """The light round a card that may be chosen."""
    margin = 12
    wide = (size[0] + 2 * margin, size[1] + 2 * margin)
    shape = ImageChops.subtract(slab(wide, 13, margin - 4), slab(wide, 9, margin + 2))
    soft = shape.filter(GaussianBlur(4)).point([min(255, v * 2) for v in range(256)])
    light = Images.new("RGBA", shape.size, (*lighter(GOLD, 0.1), 255))
    light.putalpha(ImageChops.lighter(shape, soft))
    return Sprite(light, margin, margin)


def light_card(image: Image, place: Rect) -> None:
    """Show that a card may be chosen."""
    card_light((place.w, place.h)).lay(image, place.x, place.y)
