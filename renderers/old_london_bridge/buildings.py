"""A building with all that is printed on it: its number on a board, its coat of arms above."""

from __future__ import annotations

from functools import partial

from PIL import Image as Images
from PIL import ImageDraw

from engines.old_london_bridge.view import BuildingView
from renderers.kit.easel import Easel
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.palette import INK, WHITE, darker
from renderers.kit.relief import Sprite, smaller
from renderers.kit.stencil import fineness
from renderers.old_london_bridge.heraldry import TALL as SHIELD_TALL
from renderers.old_london_bridge.heraldry import shield
from renderers.old_london_bridge.houses import HOUSES, TALL
from renderers.old_london_bridge.palette import NUMBER_BOARD, NUMBER_RIM

# Where the board with the number begins, where it ends, and where the coat of arms hangs, in hundredths of the width.
LARGE = 96  # drawn so wide and made smaller
BOARD_TOP, BOARD_FOOT = 110, 168


@kept
def house(kind: str, size: int) -> Sprite:
    """A house without number and coat, this many pixels wide."""
    return smaller(partial(_house, kind), size, LARGE)


@kept
def _house(kind: str, size: int) -> Sprite:
    easel = Easel((size, round(size * TALL)), fineness(size))
    HOUSES[kind](easel)
    easel.outlined((44, 28, 20), 1.2)
    return easel.finished(lift=size * 0.035)


def building(seen: BuildingView, size: int) -> Sprite:
    """A building, this many pixels wide."""
    return _building(seen.kind, seen.number, seen.coats, size)


@kept
def _building(kind: str, number: int | None, coats: tuple[str, ...], size: int) -> Sprite:
    bare = house(kind, size)
    whole = bare.image.copy()
    u = size / 100
    if number is not None:
        _board(whole, number, bare.left, bare.top, u)
    wide = round(size * 0.56)
    middle = 134 if number is None else 79
    coat = shield(coats, wide)
    x = bare.left + (size - wide) // 2
    y = bare.top + round(middle * u - wide * SHIELD_TALL / 2)
    whole.alpha_composite(coat.image, (max(0, x - coat.left), max(0, y - coat.top)))
    return Sprite(whole, bare.left, bare.top)


def _board(whole: Images.Image, number: int, left: int, top: int, u: float) -> None:
    """The number, as large as the house is wide."""
    times = 4
    wide, high = round(98 * u), round((BOARD_FOOT - BOARD_TOP) * u)
    board = Images.new("RGBA", (wide * times, high * times))
    draw = ImageDraw.Draw(board)
    line = max(times, round(2.6 * u * times))
    box = (0, 0, wide * times - 1, high * times - 1)
    draw.rounded_rectangle(box, 9 * u * times, fill=NUMBER_BOARD, outline=NUMBER_RIM, width=line)
    draw.line((line * 2, line + 1, wide * times - line * 2, line + 1), fill=WHITE, width=times)
    draw.line(
        (line * 2, high * times - line - 2, wide * times - line * 2, high * times - line - 2),
        fill=darker(NUMBER_BOARD, 0.22),
        width=times,
    )
    letters = font("bold", round(72 * u * times))
    middle = (wide * times / 2, high * times / 2)
    box_of = letters.getbbox(str(number), anchor="ls")
    at = (middle[0] - (box_of[0] + box_of[2]) / 2, middle[1] - (box_of[1] + box_of[3]) / 2)
    draw.text(at, str(number), font=letters, fill=INK, anchor="ls")
    small = board.reduce(times)
    whole.alpha_composite(small, (left + round(u), top + round(BOARD_TOP * u)))
