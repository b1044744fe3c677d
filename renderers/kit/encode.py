"""Pictures as bytes for sending."""

from __future__ import annotations

from io import BytesIO
from typing import Literal

from PIL.Image import Dither, Image, Quantize

Format = Literal["webp", "png", "jpg"]
# What lives (tables, panels, hands) is replaced within minutes: it has to be there at once. What stays is drawn once.
LIVES: Format = "jpg"
STAYS: Format = "webp"
QUALITY = 85
METHOD = 4
COLOURS = 256
SHARP = 0  # colours as fine as light (4:4:4): halved, as is usual, they blur small type


def encode(image: Image, kind: Format = STAYS) -> bytes:
    """The picture as WebP, as PNG with a palette, or as JPEG."""
    out = BytesIO()
    flat = image if image.mode == "RGB" else image.convert("RGB")
    if kind == "webp":
        flat.save(out, "WEBP", quality=QUALITY, method=METHOD)
    elif kind == "jpg":
        flat.save(out, "JPEG", quality=QUALITY, subsampling=SHARP)
    else:
        few = flat.quantize(COLOURS, Quantize.FASTOCTREE, dither=Dither.NONE)
        few.save(out, "PNG", compress_level=6)
    return out.getvalue()
