"""Guilds of London by Tony Boydell: liverymen crowd into the guilds, and whoever brings most becomes their Master."""

from engines.guilds_of_london.title import GuildsOfLondon

TITLE = GuildsOfLondon()

__all__ = ["TITLE", "GuildsOfLondon"]
