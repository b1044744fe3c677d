"""The stacks of building tiles beside the rondel."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from engines.old_london_bridge.view import BuildingView, Stack
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import faded, paper
from renderers.kit.palette import CREAM, INK, SHADOW
from renderers.kit.relief import Sprite, bevel, cast, under
from renderers.kit.stencil import slab
from renderers.kit.tokens import token
from renderers.old_london_bridge.buildings import building
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.palette import BADGE, MIST, SKY

THICKEST = 9


def lay_stack(image: Image, stack: Stack, spot: Rect) -> None:
    """A stack with its top tile open, as thick as it has tiles; a bare place when it has run out."""
    size = (spot.w, spot.h)
    if stack.top is None:
        _bare(size).lay(image, spot.x, spot.y)
    else:
        _tile(stack.top, min(THICKEST, max(2, round(stack.count * 0.75))), size).lay(image, spot.x, spot.y)


def lay_count(image: Image, count: int, spot: Rect) -> None:
    """How many buildings are left, on the corner of the tile."""
    size = round(spot.w * 0.33)
    badge = token(size, BADGE, None, str(count), INK)
    badge.lay(image, spot.right - round(size * 0.8), spot.y - round(size * 0.2))


@kept
def _sheet(size: tuple[int, int]) -> Image:
    """The ground of a building tile: a pale sky over mist."""
    sky = paper(size, MIST, 17, 0.6)
    ramp = Images.linear_gradient("L").rotate(180).resize(size)
    sky.paste(SKY, (0, 0), ramp)
    return bevel(sky, slab(size, _corner(size)), 1.6, light=0.6, dark=0.4)


def _corner(size: tuple[int, int]) -> int:
    return round(size[0] * 0.08)


@kept
def _pile(deep: int, size: tuple[int, int]) -> Sprite:
    """What lies below the top tile, and the shadow of the whole stack."""
    wide, high = size
    mask = slab((wide, high - deep), _corner(size))
    margin = 12
    body = Images.new("RGBA", (wide + 2 * margin, high + 2 * margin))
    for step in range(deep, -1, -1):
        sheet = Images.new("RGBA", mask.size, (*((236, 224, 192) if step % 2 else (138, 108, 72)), 255))
        sheet.putalpha(mask)
        body.alpha_composite(sheet, (margin, margin + step))
    return Sprite(under(cast(body.getchannel("A"), 4, (3, 5), 0.7), body), margin, margin)


@kept
def _tile(top: BuildingView, deep: int, size: tuple[int, int]) -> Sprite:
    wide, high = size
    face_size = (wide, high - deep)
    face = _sheet(face_size).copy()
    house = min(wide - 6, round((high - THICKEST - 6) / TALL))
    building(top, house).lay(face, (wide - house) // 2, face_size[1] - round(house * TALL) - 3)
    corner = _corner(size)
    ImageDraw.Draw(face).rounded_rectangle(
        (0, 0, wide - 1, face_size[1] - 1), corner, outline=(92, 66, 40), width=2
    )
    below = _pile(deep, size)
    whole = below.image.copy()
    top_sheet = face.convert("RGBA")
    top_sheet.putalpha(slab(face_size, corner))
    whole.alpha_composite(top_sheet, (below.left, below.top))
    return Sprite(whole, below.left, below.top)


@kept
def _bare(size: tuple[int, int]) -> Sprite:
    """Where a stack has run out."""
    mask = slab(size, size[0] * 0.08)
    inner = faded(mask, 0.34)
    shade = Images.new("RGBA", size, (*SHADOW, 255))
    shade.putalpha(inner)
    draw = ImageDraw.Draw(shade)
    x, y, r = size[0] // 2, size[1] // 2, size[0] // 4
    for side in (1, -1):
        draw.line((x - r, y - r * side, x + r, y + r * side), fill=(*CREAM, 150), width=round(size[0] * 0.08))
    return Sprite(shade)
