"""The artists that exist: every package beside the kit that offers one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import renderers
from renderers.kit.artist import Artist


@cache
def artists() -> dict[str, Artist]:
    """All artists by the id of their title, found by scanning."""
    found: dict[str, Artist] = {}
    for module in pkgutil.iter_modules(renderers.__path__):
        artist = getattr(importlib.import_module(f"renderers.{module.name}"), "ARTIST", None)
        if isinstance(artist, Artist):
            found[module.name] = artist
    return found


def artist_of(title: str) -> Artist:
    """The artist who draws this title."""
    try:
        return artists()[title]
    except KeyError:
        raise LookupError(
            f"nobody draws {title}; there are artists for {', '.join(sorted(artists()))}"
        ) from None
