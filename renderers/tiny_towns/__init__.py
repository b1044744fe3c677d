"""The pictures of Tiny Towns."""

from renderers.tiny_towns.artist import TownsArtist

ARTIST = TownsArtist()

__all__ = ["ARTIST", "TownsArtist"]
