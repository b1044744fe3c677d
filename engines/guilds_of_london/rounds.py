"""Rounds: the marker moves on, each player has one turn in the order of points, tiles are resolved, the city develops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.guilds_of_london.city import face_up
from engines.guilds_of_london.development import Develop
from engines.guilds_of_london.plantation import VisitPlantation
from engines.guilds_of_london.resolution import ResolveTiles
from engines.guilds_of_london.turn import Turn
from engines.kernel import Step

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class NewRound(Step):
    """The round marker moves on; everybody acts once, then the round ends."""

    kind: Literal["new_round"] = "new_round"

    def run(self, game: GuildsGame) -> None:
        """Turns, tiles (with two players only in every second round), end of the round."""
        game.round += 1
        game.begun += 1
        game.phase = "turns"
        game.acted = []
        said = {"round": game.round, "rounds": game.track.rounds}
        told = Text("guilds-event-last-round" if game.last_round else "guilds-event-round", said)
        game.tell(told, marks=("round",))
        game.then(NextTurn(), *((ResolveTiles(),) if game.track.resolves(game.round) else ()), EndRound())


class NextTurn(Step):
    """The next turn belongs to whoever leads of those who have not acted yet, as the discs lie now."""

    kind: Literal["next_turn"] = "next_turn"

    def run(self, game: GuildsGame) -> None:
        """Ask this player; nobody when all have acted."""
        game.acting = next((seat for seat in game.order if seat not in game.acted), None)
        if game.acting is not None:
            game.then(Turn(seat=game.acting), NextTurn())


class EndRound(Step):
    """The city develops in a grey round, or at once when no tile is left face up."""

    kind: Literal["end_round"] = "end_round"

    def run(self, game: GuildsGame) -> None:
        """Visit the plantation and develop, or just go on; the match may end there."""
        if not face_up(game.city):
            every = game.track.develop_every
            if game.track.new_tiles:
                game.round = -(-game.round // every) * every
            ends = game.last_round or not game.track.new_tiles
            told = Text("guilds-event-all-resolved-end" if ends else "guilds-event-all-resolved")
            game.tell(told, marks=("round",))
        elif not game.track.grey(game.round):
            game.then(NewRound())
            return
        game.then(VisitPlantation(), Develop(), NewRound())
