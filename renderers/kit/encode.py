"""Pictures as bytes for sending."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Literal

from PIL import Image as Images
from PIL.Image import Dither, Image, Quantize

from renderers.kit.laying import cover

Format = Literal["webp", "png", "jpg"]
KB = 1024
QUALITY = 85
METHOD = 4  # 6 takes more than twice as long for a fortieth less weight
COLOURS = 256
WHOLE = 0  # colours as fine as light (4:4:4): halved, as is usual, they blur small type
# What a picture weighs at a quality, in parts of what it weighs at the usual one: nearly the same for every picture.
COARSER = {
    QUALITY: 1.0,
    82: 0.91,
    80: 0.86,
    78: 0.82,
    76: 0.78,
    73: 0.74,
    70: 0.7,
    66: 0.65,
    60: 0.6,
    50: 0.51,
}
SPOT = (
    64,
    16,
)  # whole blocks of the encoder, so that a spot weighs in the sample what it weighs in the picture
ONE_IN, STEP = 16, 5
LEAST = min(COARSER.values())
HEAD = 600  # what does not grow with the picture
SURE = 0.95  # the sample is seldom further off


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

    How coarse is seen from a sample: to find out by writing it whole takes a third of what drawing takes.
    """
    if use.format != "jpg" or use.most is None:
        return encode(image, use.format)
    flat = image if image.mode == "RGB" else image.convert("RGB")
    weight, most = _foreseen(flat), use.most * SURE
    for quality, share in COARSER.items():
        if weight * share > most and share > LEAST:
            continue
        data = _jpeg(flat, quality)
        if len(data) <= use.most:
            break
        weight, most = len(data) / share, use.most
    return data


def _foreseen(flat: Image) -> float:
    """About what the picture weighs at the usual quality, from spots spread over it."""
    (wide, high), (columns, rows) = SPOT, (flat.width // SPOT[0], flat.height // SPOT[1])
    spots = [(x, y) for y in range(rows) for x in range(columns) if (x + y * STEP) % ONE_IN == 0]
    if not spots:
        return 0.0
    sample = Images.new("RGB", (wide, high * len(spots)))
    for place, (x, y) in enumerate(spots):
        spot = (x * wide, y * high, (x + 1) * wide, (y + 1) * high)
        cover(sample, flat, 0, place * high, box=spot)
    part = sample.width * sample.height / (flat.width * flat.height)
    return (len(_jpeg(sample, QUALITY)) - HEAD) / part + HEAD


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
