"""Icons: one piece of a title on clear ground, with a rim that is seen on dark and on light alike."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image, Resampling
from PIL.ImageFilter import GaussianBlur

from renderers.kit.icons import SYMBOLS
from renderers.kit.palette import CREAM, INK, Colour, darker, seat_paint
from renderers.kit.stencil import Pen, Shape, fine

Icon = Callable[[], Image]
SIDE = 128
LARGE = 232  # what is drawn for an icon is drawn so large and made smaller
SOLID = 170  # what lets more through than this is shadow or glow
TIMES = 2
LINE, RIM = 3.0, 7.0  # how far the dark line and the pale rim reach beyond the piece, of 128


def sticker(drawn: Image) -> Image:
    """A drawn piece without its shadow, as large as an icon takes it, in its middle."""
    whole = drawn if drawn.mode == "RGBA" else drawn.convert("RGBA")
    solid = whole.getchannel("A").point([0 if level < SOLID else 255 for level in range(256)])
    box = solid.getbbox() or (0, 0, *whole.size)
    room = round((SIDE - 2 * RIM) * TIMES)
    share = room / max(box[2] - box[0], box[3] - box[1])
    size = (max(1, round((box[2] - box[0]) * share)), max(1, round((box[3] - box[1]) * share)))
    at = tuple((SIDE * TIMES - side) // 2 for side in size)
    body, mask = (Images.new(mode, (SIDE * TIMES,) * 2) for mode in ("RGBA", "L"))
    body.paste(whole.crop(box).resize(size, Resampling.LANCZOS), (at[0], at[1]))
    mask.paste(solid.crop(box).resize(size, Resampling.LANCZOS), (at[0], at[1]))
    ground = Images.new("RGBA", body.size)
    for colour, reach in ((CREAM, RIM), (darker(INK, 0.2), LINE)):
        ground.paste(colour, (0, 0), _around(mask, reach * TIMES))
    body.putalpha(mask)
    ground.alpha_composite(body)
    return ground.resize((SIDE, SIDE), Resampling.LANCZOS)


def _around(mask: Image, reach: float) -> Image:
    """The mask, so much wider on all sides, with round corners."""
    soft = mask.filter(GaussianBlur(reach * 0.62))
    steep = soft.point([max(0, min(255, (level - 14) * 12)) for level in range(256)])
    return ImageChops.lighter(steep, mask)


def square(pen: Pen) -> None:
    """A plate with round corners."""
    pen.box(0, 0, 100, 100, 20)


def disc(pen: Pen) -> None:
    """A round plate."""
    pen.oval(50, 50, 50)


def badge(
    shape: Shape, paint: Colour, ink: Colour, *, share: float = 0.74, plate: Shape = square, low: float = 0.5
) -> Image:
    """A sign on a painted plate, its middle so far down: for what has no piece of its own, or one that is too fine."""
    wide = LARGE
    whole = Images.new("RGBA", (wide, wide), (*paint, 255))
    mark = fine(shape, round(wide * share), 1)
    whole.paste(ink, (round((wide - mark.width) / 2), round(wide * low - mark.height / 2)), mark)
    whole.putalpha(fine(plate, wide, 1))
    return sticker(whole)


def seat_sign(seat: int) -> Image:
    """The symbol of a seat in its colour: the plate has no corners, so that it is taken for nothing of a title."""
    paint = seat_paint(seat)
    return badge(SYMBOLS[paint.symbol], paint.colour, paint.ink, share=0.62, plate=disc)
