"""The pictures of Old London Bridge."""

from renderers.old_london_bridge.artist import BridgeArtist

ARTIST = BridgeArtist()

__all__ = ["ARTIST", "BridgeArtist"]
