"""Step 10: craftsmen at Shiring go for nothing to those who stand below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from engines.kernel import Step, Together
from engines.pillars.discard import Discard
from engines.pillars.effects import effect_text
from engines.pillars.telling import card_text, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class Shiring(Step):
    """The card above each builder; a craftsman above an empty space leaves the game."""

    kind: Literal["shiring"] = "shiring"

    def run(self, game: PillarsGame) -> None:
        """Whoever has too many then lets one go."""
        game.enter_step("shiring")
        for seat, card in zip(game.places["shiring"], game.shiring, strict=True):
            if card is None:
                continue
            if seat is None:
                game.craftsmen_gone.append(card)
            else:
                game.players[seat].craftsmen.append(card)
                tell(game, seat, "shiring", "craftsmen", card=card_text(card), effect=effect_text(card))
        game.shiring = [None] * len(game.shiring)
        game.leave("shiring")
        game.then(Leaving())


class Leaving(Together):
    """Both may have to choose; their choices do not touch each other."""

    kind: Literal["leaving"] = "leaving"

    def open(self, game: PillarsGame) -> Mapping[int, Sequence[Step]]:
        """One question for each craftsman too many."""
        return {
            seat: [Discard(seat=seat, why="shiring")] * (len(player.craftsmen) - player.places)
            for seat, player in enumerate(game.players)
            if player.crowded
        }
