"""Rounds. Phase 1, preparation: a round marker is turned up and turns the rondel; and what ends a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Step
from engines.old_london_bridge.cards import ChooseCards
from engines.old_london_bridge.components import board_data
from engines.old_london_bridge.ending import finish
from engines.old_london_bridge.expert import pay_at_end_of_round
from engines.old_london_bridge.rondel import turned

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


class NewRound(Step):
    """Phase 1: the leftmost round marker turns the rondel clockwise; tiles earned last round can be used."""

    kind: Literal["new_round"] = "new_round"

    def run(self, game: BridgeGame) -> None:
        """Prepare the round, and lay out its phases."""
        marker = game.markers.pop(0)
        game.turned.append(marker)
        game.rotation = turned(game.rotation, marker)
        game.phase = "cards"
        game.turns = []
        game.turn = -1
        game.built = []
        for architect in game.architects:
            architect.tiles += architect.fresh
            architect.fresh.clear()
        game.reveal()
        args = {"round": game.round, "marker": marker}
        game.tell(Text("bridge-event-round", args), marks=("rondel",), first=True)
        if game.round == game.rounds:
            game.tell(Text("bridge-event-last-round"))
        game.then(ChooseCards(), EndRound())


class EndRound(Step):
    """The pawns come off the rondel; the match ends after the last round, or when three stacks are empty."""

    kind: Literal["end_round"] = "end_round"

    def run(self, game: BridgeGame) -> None:
        """Go on with a new round, or end the match."""
        pay_at_end_of_round(game)
        for architect in game.architects:
            architect.pawn = None
        if game.round == game.rounds:
            finish(game, "rounds")
        elif game.empty_stacks >= board_data().rounds.empty_stacks_end:
            finish(game, "stacks")
        else:
            game.then(NewRound())
