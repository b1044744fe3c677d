"""What is large is laid away small: drawn and written down once, and taken out again when there was no room for it as it is."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from io import BytesIO
from threading import RLock
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from PIL import Image as Images
from PIL.Image import Image

from renderers.kit.kept import kept
from renderers.kit.relief import Sprite

if TYPE_CHECKING:
    from renderers.kit.kept import Keeping

P = ParamSpec("P")
Large = TypeVar("Large", Image, Sprite)
FINE = 95  # written once more for sending, nobody can tell it from what was drawn
FAST = 1

LARGE_ONES = RLock()
PATIENT = 5.0


@dataclass(slots=True, frozen=True)
class Stowed:
    """A picture as JPEG, what shows through of it, and the piece without its picture that it belongs to."""

    colours: bytes
    opacity: bytes | None
    frame: Sprite | None


def stowed(make: Callable[P, Large]) -> Keeping[P, Large]:
    """Keep what a function draws both as it is, while there is room, and written down, at a tenth of the weight.

    What is handed out was always taken out of what is written down, so that a picture is the same whenever it is drawn.
    """

    @kept
    @wraps(make)
    def away(*given: P.args, **named: P.kwargs) -> Stowed:
        with _one_at_a_time():
            return stow(make(*given, **named))

    @kept
    @wraps(make)
    def found(*given: P.args, **named: P.kwargs) -> Image | Sprite:
        return taken_out(away(*given, **named))

    keeping: Any = found
    forget = [keeping.cache_clear, away.cache_clear]

    def clear() -> None:
        for each in forget:
            each()

    keeping.cache_clear = clear
    return cast("Keeping[P, Large]", keeping)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """What is large takes several times its room while it is drawn; but nobody waits for a thread that hangs."""
    free = LARGE_ONES.acquire(timeout=PATIENT)
    try:
        yield
    finally:
        if free:
            LARGE_ONES.release()


def stow(piece: Image | Sprite) -> Stowed:
    """Write a picture down."""
    image = piece.image if isinstance(piece, Sprite) else piece
    clear = image.mode == "RGBA"
    out = BytesIO()
    (image.convert("RGB") if clear else image).save(out, "JPEG", quality=FINE, subsampling=0)
    opacity = zlib.compress(image.getchannel("A").tobytes(), FAST) if clear else None
    frame = piece.showing(Images.new("L", (1, 1))) if isinstance(piece, Sprite) else None
    return Stowed(out.getvalue(), opacity, frame)


def taken_out(away: Stowed) -> Image | Sprite:
    """The picture again, as it was written down."""
    image: Image = Images.open(BytesIO(away.colours))
    image.load()
    if away.opacity is not None:
        image.putalpha(Images.frombytes("L", image.size, zlib.decompress(away.opacity)))
    return image if away.frame is None else away.frame.showing(image)
