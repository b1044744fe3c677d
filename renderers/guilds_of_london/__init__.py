"""The pictures of Guilds of London."""

from renderers.guilds_of_london.artist import GuildsArtist
from renderers.guilds_of_london.close import draw_tile as tile

ARTIST = GuildsArtist()

__all__ = ["ARTIST", "GuildsArtist", "tile"]
