"""Step 14: who starts the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class NextStart(Step):
    """Whoever stands on the space, else the player to the left."""

    kind: Literal["next_start"] = "next_start"

    def run(self, game: PillarsGame) -> None:
        """The builder on the space goes home."""
        game.enter_step("start_player")
        chosen = game.places["start_player"][0]
        game.leave("start_player")
        if not game.last:
            game.start_player = (game.start_player + 1) % game.seats if chosen is None else chosen
