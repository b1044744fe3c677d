"""The living picture: the whole table as anybody may see it."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from renderers.kit.materials import darkened, planks, vignette
from renderers.kit.palette import SHADOW
from renderers.kit.stowed import stowed
from renderers.pillars.chart import Chart, chart
from renderers.pillars.palette import TABLE
from renderers.pillars.panel import lay_panel
from renderers.pillars.pieces import lay_pieces
from renderers.pillars.plan import EDGE, SIZE, STRIP, panels
from renderers.pillars.sight import PillarsView
from renderers.pillars.strip import lay_strip


@stowed
def table_top(size: tuple[int, int]) -> Image:
    """The bare table under a lamp."""
    return _bare(size)


def _bare(size: tuple[int, int]) -> Image:
    return darkened(planks(size, TABLE, 3), vignette(size, 0.6), SHADOW)


@stowed
def _laid(language: str) -> Image:
    """The table with the map on it."""
    image = _bare(SIZE)  # not kept for itself: nobody needs it again
    chart(language).lay(image, EDGE, EDGE)
    return image


def draw_table(view: PillarsView, words: Words) -> Image:
    """The map with everything on it, the strip below, and all players beside it."""
    image = _laid(words.language).copy()
    lay_pieces(image, view, Chart(EDGE, EDGE), words)
    lay_strip(image, view, STRIP, words)
    for seat, place in enumerate(panels(view.seats)):
        lay_panel(image, view, seat, place, words)
    return image
