"""Step 5: the priory brings points, more on its first space, and one more for Prior Philip's friend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.components import advantages, board
from engines.pillars.telling import share, tell_all

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PHILIP = "philip"


class Priory(Step):
    """Points for builders at the priory."""

    kind: Literal["priory"] = "priory"

    def run(self, game: PillarsGame) -> None:
        """The card's point counts for each of its owner's builders."""
        game.enter_step("priory")
        got: dict[int, int] = {}
        for seat, points in zip(game.places["priory"], board().priory.points, strict=True):
            if seat is None:
                continue
            player = game.players[seat]
            got[seat] = got.get(seat, 0) + player.score("priory", points)
            if PHILIP in player.advantages:
                got[seat] += player.score("advantages", advantages()[PHILIP].points)
        if got:
            shares = {seat: share("points", seat, points=points) for seat, points in got.items()}
            tell_all(game, "priory", shares, "points")
        game.leave("priory")
