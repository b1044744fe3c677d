"""Development: after the plantation the match ends, or the city grows and the Beadle moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.guilds_of_london.beadle import place_beadle
from engines.guilds_of_london.city import Laid, face_up, new_squares, squares_of_guildhall
from engines.guilds_of_london.scoring import finish
from engines.guilds_of_london.telling import place_text
from engines.kernel import Step

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class Develop(Step):
    """The end after the last round, or after the last tile of two players; otherwise new tiles and the Beadle."""

    kind: Literal["develop"] = "develop"

    def run(self, game: GuildsGame) -> None:
        """No tiles are added at the end of the match."""
        grows = game.track.new_tiles > 0
        if game.last_round or not (grows or face_up(game.city)):
            finish(game)
            return
        if grows:
            add_tiles(game)
        place_beadle(game)


def add_tiles(game: GuildsGame) -> None:
    """New tiles with tokens, in the direction of the compass that this round has, then clockwise round the city."""
    occupied = {(laid.x, laid.y) for laid in game.city.values()} | set(squares_of_guildhall(game.seats))
    turn = game.round // game.track.develop_every
    squares = new_squares(occupied, turn, min(game.track.new_tiles, len(game.stack)))
    laid = [lay(game, square) for square in squares]
    game.reveal()
    said: list[Who | Text | str] = [place_text(tile) for tile in laid]
    game.tell(Text("guilds-event-growth", {"tiles": said}), marks=tuple(laid))


def lay(game: GuildsGame, square: tuple[int, int]) -> str:
    """The next tile of the stack comes to lie face up, with a token."""
    tile = game.stack.pop()
    token = game.tokens.pop() if game.tokens else None
    game.city[tile] = Laid(x=square[0], y=square[1], token=token, pawns=[0] * game.seats)
    return tile
