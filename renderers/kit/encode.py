"""Pictures as bytes for sending."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Literal

from PIL.Image import Dither, Image, Quantize

Format = Literal["webp", "png", "jpg"]
KB = 1024
QUALITY = 85
METHOD = 4  # 6 takes more than twice as long for a fortieth less weight
COLOURS = 256
WHOLE = 0  # colours as fine as light (4:4:4): halved, as is usual, they blur small type
COARSER = (QUALITY, 73, 60)
SMALL, TIMES = 4, 9.5  # a picture weighs about so many times what it weighs when it is reduced to a quarter


@dataclass(frozen=True)
class Use:
    """What a picture is for: in which format it is sent, and how much it may weigh."""

    format: Format
    most: int | None = None


# What lives is overtaken within minutes: it is written ten times as fast as what stays, and weighs twice as much.
TABLE = Use("jpg", 450 * KB)
PRIVATE = Use("jpg", 300 * KB)
STAYS = Use("webp")


def written(image: Image, use: Use) -> bytes:
    """The picture as it is sent; a large and busy one somewhat coarser, so that it does not weigh too much.

    Whether it will is seen from a small one: to find out by writing it whole takes a third of what drawing takes.
    """
    if use.format != "jpg" or use.most is None:
        return encode(image, use.format)
    flat = image if image.mode == "RGB" else image.convert("RGB")
    heavy = len(_jpeg(flat.reduce(SMALL), QUALITY)) * TIMES > use.most
    for quality in COARSER[heavy:]:
        data = _jpeg(flat, quality)
        if len(data) <= use.most:
            break
    return data


def encode(image: Image, kind: Format = "webp") -> bytes:
    """The picture as WebP, as PNG with a palette, or as JPEG."""
    flat = image if image.mode == "RGB" else image.convert("RGB")
    if kind == "jpg":
        return _jpeg(flat, QUALITY)
    out = BytesIO()
    if kind == "webp":
        flat.save(out, "WEBP", quality=QUALITY, method=METHOD)
    else:
        few = flat.quantize(COLOURS, Quantize.FASTOCTREE, dither=Dither.NONE)
        few.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _jpeg(flat: Image, quality: int) -> bytes:
    out = BytesIO()
    flat.save(out, "JPEG", quality=quality, subsampling=WHOLE)
    return out.getvalue()
