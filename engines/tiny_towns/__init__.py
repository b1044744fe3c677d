"""Tiny Towns by Peter McPherson: everybody gets the same cube, and fifteen squares later nobody has the same town."""

from engines.tiny_towns.title import TinyTowns

TITLE = TinyTowns()

__all__ = ["TITLE", "TinyTowns"]
