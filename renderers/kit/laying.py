"""Laying parts on a picture that was just made or copied; what would lie beyond it is cut off.

What Pillow asks before each paste takes longer than most of these pastes themselves, and a table has hundreds of them.
"""

from __future__ import annotations

from PIL.Image import Image

Box = tuple[int, int, int, int]


def blend(on: Image, part: Image, x: int, y: int, *, box: Box | None = None) -> None:
    """Lay a part with its own transparency, or what lies in a box of it, with its upper left corner at this point."""
    core = part.im if box is None else part.im.crop(box)
    wide, high = core.size
    on.im.paste(core, (x, y, x + wide, y + high), core)


def cover(
    on: Image, part: Image, x: int, y: int, *, box: Box | None = None, mask: Image | None = None
) -> None:
    """The same for a part of the same mode as the picture, which covers all that a mask of its size lets it."""
    core = part.im if box is None else part.im.crop(box)
    wide, high = core.size
    if mask is None:
        on.im.paste(core, (x, y, x + wide, y + high))
    else:
        on.im.paste(core, (x, y, x + wide, y + high), mask.im)


def fill(on: Image, ink: tuple[int, ...], mask: Image, x: int, y: int) -> None:
    """Fill a mask that begins at this point with a colour."""
    core = mask.im
    wide, high = core.size
    on.im.paste(ink, (x, y, x + wide, y + high), core)
