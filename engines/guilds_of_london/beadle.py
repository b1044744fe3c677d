"""The Beadle: he stands on the lowest guild that is face up, and counts there for what a tile needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text
from engines.guilds_of_london.city import lowest_guild
from engines.guilds_of_london.telling import place_text

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def place_beadle(game: GuildsGame) -> None:
    """To the lowest guild; off the board while only special buildings are face up."""
    old, game.beadle = game.beadle, lowest_guild(game.city)
    if game.beadle is not None and game.beadle != old:
        to = place_text(game.beadle)
        game.tell(Text("guilds-event-beadle-moves", {"to": to}), marks=(game.beadle,))
    elif game.beadle is None and old is not None:
        game.tell(Text("guilds-event-beadle-off"), marks=(old,))
