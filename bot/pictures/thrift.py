"""Memory that drawing does not need any more goes back to the system, where the C library can be told (most Linuxes)."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from itertools import count

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # as glibc numbers them
LARGE = 32 * 1024
ARENAS = 2
EVERY = 4
_pictures = count(1)


@cache
def arrange() -> ctypes.CDLL | None:
    """Keep large images apart, so that each leaves nothing behind; otherwise a third of what was ever drawn stays."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallopt") or not hasattr(library, "malloc_trim"):
        return None
    for option, value in ((ARENA_MAX, ARENAS), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, 128 * LARGE)):
        library.mallopt(option, value)
    return library


def give_back() -> None:
    """After a picture: now and then return what lies empty between the small images."""
    library = arrange()
    if library is not None and next(_pictures) % EVERY == 0:
        library.malloc_trim(0)
