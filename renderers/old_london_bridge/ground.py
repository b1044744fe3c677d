"""The board without its pieces: an old map in a frame of timber on a stone quay, and the river below it."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import darkened, faded, paper, vignette, wood
from renderers.kit.palette import SHADOW, darker, lighter, mix
from renderers.kit.relief import Sprite, bevel
from renderers.kit.tokens import nail
from renderers.old_london_bridge.masonry import courses
from renderers.old_london_bridge.palette import CHART, FRAME, QUAY, SEPIA
from renderers.old_london_bridge.river import water

QUAY_HIGH = 24


def chart(size: tuple[int, int], heart: tuple[int, int]) -> Image:
    """Parchment with the lines of an old sea chart that run out from one point."""
    sheet = paper(size, CHART, 151, 1.3).copy()
    t = 2
    lines = Images.new("L", (size[0] * t, size[1] * t), 0)
    draw = ImageDraw.Draw(lines)
    x, y = heart[0] * t, heart[1] * t
    far = max(size) * t * 2
    for step in range(32):
        angle = math.radians(step * 11.25)
        strong = 88 if step % 4 == 0 else 50 if step % 2 == 0 else 30
        draw.line((x, y, x + far * math.cos(angle), y + far * math.sin(angle)), fill=strong, width=2)
    for radius, strong in ((262, 110), (270, 60), (420, 60), (620, 44), (880, 36)):
        box = (x - radius * t, y - radius * t, x + radius * t, y + radius * t)
        draw.ellipse(box, outline=strong, width=3)
    sheet.paste(SEPIA, (0, 0), lines.reduce(t))
    worn = Images.new("L", size, 255)
    ImageDraw.Draw(worn).rounded_rectangle((26, 26, size[0] - 27, size[1] - 27), 40, fill=0)
    return darkened(sheet, faded(worn.filter(GaussianBlur(22)), 0.42), darker(CHART, 0.52))


def lay_board(image: Image, board: Rect, map_: Rect, heart: tuple[int, int]) -> None:
    """The framed map and the quay under it, with their shadow on the water."""
    shade = Images.new("L", (image.width, 46), 0)
    ImageDraw.Draw(shade).rectangle((0, 0, image.width, 14), fill=255)
    image.paste(SHADOW, (0, board.bottom - 8), faded(shade.filter(GaussianBlur(10)), 0.75))
    quay = courses((board.w, QUAY_HIGH), QUAY, 152, high=12, long=64, joint=1.6, spread=0.12)
    full = Images.new("L", quay.size, 255)
    image.paste(bevel(quay, full, 2.0, light=0.6, dark=0.7), (board.x, board.bottom - QUAY_HIGH))
    frame = wood((board.w, board.h - QUAY_HIGH + 4), FRAME, 153, 1.1, 1.2)
    image.paste(bevel(frame, Images.new("L", frame.size, 255), 2.6, light=0.45, dark=0.7), (board.x, board.y))
    sheet = chart((map_.w, map_.h), (heart[0] - map_.x, heart[1] - map_.y))
    mask = Images.new("L", sheet.size, 255)
    image.paste(SHADOW, (map_.x, map_.y), faded(_sunken(sheet.size), 1.0))
    image.paste(bevel(sheet, mask, 1.6, light=0.2, dark=0.2), (map_.x, map_.y))
    image.paste(SHADOW, (map_.x, map_.y), _sunken(sheet.size))
    draw = ImageDraw.Draw(image)
    draw.rectangle((map_.x - 1, map_.y - 1, map_.right, map_.bottom), outline=darker(FRAME, 0.6), width=2)
    for x in (board.x + 9, board.right - 9):
        for y in (board.y + 9, map_.bottom + 5):
            nail(image, x, y, 4)


def _sunken(size: tuple[int, int]) -> Image:
    edge = Images.new("L", size, 255)
    ImageDraw.Draw(edge).rectangle((3, 5, size[0] - 2, size[1] - 1), fill=0)
    return faded(edge.filter(GaussianBlur(4)), 0.6)


@kept
def river(size: tuple[int, int]) -> Image:
    """The river under a low sun."""
    return darkened(water(size).copy(), vignette(size, 0.5), darker((20, 52, 66), 0.5))


@kept
def cartouche(size: tuple[int, int], strength: float = 0.5) -> Sprite:
    """A frame printed on the map, with a pale ground."""
    t = 2
    wide, high = size[0] * t, size[1] * t
    ground = Images.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(ground)
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), 12 * t, fill=round(255 * strength))
    layer = Images.new("RGBA", (wide, high), (*lighter(CHART, 0.5), 255))
    layer.putalpha(ground)
    lines = ImageDraw.Draw(layer)
    lines.rounded_rectangle(
        (1, 1, wide - 2, high - 2), 12 * t, outline=(*mix(SEPIA, CHART, 0.1), 220), width=t + 1
    )
    lines.rounded_rectangle(
        (4 * t, 4 * t, wide - 1 - 4 * t, high - 1 - 4 * t),
        9 * t,
        outline=(*mix(SEPIA, CHART, 0.3), 150),
        width=t // 2,
    )
    return Sprite(layer.reduce(t))
