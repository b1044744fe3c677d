"""Golden pictures: how they are kept, and with which Pillow they were drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PIL.Image import Image

from renderers.kit.scripts import FOLDERS
from tests.renderers.likeness import shown

PILLOW = "13.0"


def keep(home: Path, pictures: Mapping[str, Callable[[], Image]], quality: int = 92) -> None:
    """Draw all golden pictures anew, as tests do without the typefaces of the system; look at them before you keep them."""
    FOLDERS.clear()
    home.mkdir(parents=True, exist_ok=True)
    for name, draw in pictures.items():
        shown(draw()).save(home / f"{name}.webp", "WEBP", quality=quality, method=6)
