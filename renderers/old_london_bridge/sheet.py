"""The final score sheet: where the money of each bridge came from."""

from __future__ import annotations

from functools import partial

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from engines.kernel import Result
from engines.old_london_bridge.options import EXPERT, FIELDS
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.relief import Sprite
from renderers.kit.sheet import Row, by_source, fitting, lay_sheet
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.ground import river
from renderers.old_london_bridge.pieces import coin, pounds
from renderers.old_london_bridge.river import bank, parapet, works
from renderers.old_london_bridge.sight import BridgeView
from renderers.old_london_bridge.stalls import field_mark

SIZE = (1400, 980)
MARGIN = (40, 28)
BARE, A_ROW = 372, 84


def draw_sheet(view: BridgeView, words: Words) -> Image:
    """A ruled parchment over the river, as long as it has lines."""
    if view.result is None:
        return river(SIZE).copy()
    rows = _rows(view.result, words)
    wide = fitting(SIZE, len(view.result.seats), MARGIN[0])
    image = river(SIZE).crop((0, 0, wide, min(SIZE[1], BARE + A_ROW * len(rows))))
    lay_sheet(
        image,
        Rect(0, 0, *image.size).inset(*MARGIN),
        rows,
        view.result,
        words,
        title=words("bridge-picture-over"),
        total=words("bridge-picture-total"),
        shown=pounds,
    )
    return image


def _rows(result: Result, words: Words) -> list[Row]:
    """The lines of the breakdowns in their order, those of all seats together."""
    return [
        Row(words(f"bridge-score-{source}"), points, partial(_mark, source))
        for source, points in by_source(result).items()
    ]


@kept
def _mark(what: str, size: int) -> Sprite:
    """The picture before a line."""
    field = next((field for field in FIELDS if what == field or what in EXPERT[field]), None)
    if what == "coins":
        mark = coin("£", round(size * 0.94))
    elif what == "tiles":
        mark = tile("share_space", round(size * 0.86))
    elif field is not None:
        mark = field_mark(field, size)
    else:
        mark = _bare(size)
    return _centred(mark, size)


def _bare(size: int) -> Sprite:
    """A slot without a house."""
    whole = Images.new("RGBA", (size, size))
    stone, wall = works(size), parapet(size)
    left = stone.left + bank(size)
    arch = stone.image.crop((left, stone.top, left + size, stone.top + round(size * 0.64)))
    whole.alpha_composite(arch, (0, size - arch.height))
    whole.alpha_composite(wall.image, (0, size - arch.height - wall.image.height + 2))
    return Sprite(whole)


def _centred(mark: Sprite, size: int) -> Sprite:
    """A sprite in the middle of a square."""
    whole = Images.new("RGBA", (size + 40, size + 40))
    wide, high = mark.image.width - 2 * mark.left, mark.image.height - 2 * mark.top
    at = (20 + (size - wide) // 2 - mark.left, 20 + (size - high) // 2 - mark.top)
    whole.alpha_composite(mark.image, (max(0, at[0]), max(0, at[1])))
    return Sprite(whole, 20, 20)
