"""The final score sheet: where the points came from."""

from __future__ import annotations

from collections.abc import Callable

from PIL.Image import Image

from data.words import Words
from engines.pillars.scoring import SOURCES
from renderers.kit.icons import flag
from renderers.kit.layout import Rect
from renderers.kit.palette import CREAM, darker
from renderers.kit.relief import Sprite
from renderers.kit.sheet import Row, by_source, fitting, lay_sheet
from renderers.kit.stencil import Shape
from renderers.kit.tokens import token
from renderers.pillars.goods import coin, cube
from renderers.pillars.palette import BAD, BANDS, COLOURS, GOOD, KEPT
from renderers.pillars.sight import PillarsView
from renderers.pillars.signs import cross, key, no_tax, swords
from renderers.pillars.table import table_top
from renderers.pillars.trades import dividers

SIZE = (1400, 1000)
MARGIN = (40, 30)


def _sign(shape: Shape, ground: tuple[int, int, int]) -> Callable[[int], Sprite]:
    return lambda size: token(size, ground, shape, "", CREAM)


def _mark(source: str) -> Callable[[int], Sprite]:
    """The picture before a source of points."""
    if source in COLOURS:
        return lambda size: cube(source, size)
    if source == "gold":
        return lambda size: coin("", size)
    shape, ground = {
        "architect": (dividers, BANDS[""]),
        "priory": (cross, GOOD),
        "advantages": (key, KEPT),
        "events": (swords, BAD),
        "unpaid": (no_tax, BAD),
    }.get(source, (flag, darker(CREAM, 0.5)))
    return _sign(shape, ground)


def draw_sheet(view: PillarsView, words: Words) -> Image:
    """A row for each source that brought anybody anything, a column for each player."""
    if view.result is None:
        return table_top(SIZE).copy()
    wide = fitting(SIZE, len(view.result.seats), MARGIN[0])
    image = table_top(SIZE).crop((0, 0, wide, SIZE[1]))
    place = Rect(0, 0, *image.size).inset(*MARGIN)
    found = by_source(view.result)
    rows = [
        Row(words(f"pillars-score-{source}"), found[source], _mark(source))
        for source in SOURCES
        if source in found
    ]
    title, total = words("pillars-picture-over"), words("pillars-picture-total")
    lay_sheet(image, place, rows, view.result, words, title=title, total=total)
    return image
