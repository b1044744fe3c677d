"""The pictures of Guilds of London."""

from renderers.guilds_of_london.artist import GuildsArtist

ARTIST = GuildsArtist()

__all__ = ["ARTIST", "GuildsArtist"]
