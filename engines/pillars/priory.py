"""Step 5: the priory brings points, more on its first space, and one more for Prior Philip's friend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.cards import advantages, board
from engines.pillars.telling import tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PHILIP = "philip"


class Priory(Step):
    """Points for builders at the priory."""

    kind: Literal["priory"] = "priory"

    def run(self, game: PillarsGame) -> None:
        """The card's point counts for each of its owner's builders."""
        game.enter_step("priory")
        for seat, points in zip(game.places["priory"], board().priory.points, strict=True):
            if seat is None:
                continue
            player = game.players[seat]
            got = player.score("priory", points)
            if PHILIP in player.advantages:
                got += player.score("advantages", advantages()[PHILIP].points)
            tell(game, seat, "priory", "points", points=got)
        game.leave("priory")
