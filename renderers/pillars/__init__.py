"""The pictures of The Pillars of the Earth."""

from renderers.pillars.artist import PillarsArtist

ARTIST = PillarsArtist()

__all__ = ["ARTIST", "PillarsArtist"]
