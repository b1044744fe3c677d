"""Step 3: every worker in the wool mill brings a gold coin and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.cards import events
from engines.pillars.event import WOOL_TRADE
from engines.pillars.telling import Told, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class WoolMill(Step):
    """Income for idle workers."""

    kind: Literal["wool_mill"] = "wool_mill"

    def run(self, game: PillarsGame) -> None:
        """Gold up to the end of the track; the wool trade pays the first few workers twice."""
        game.enter_step("wool_mill")
        extra = events()[WOOL_TRADE].amount if game.event == WOOL_TRADE else 0
        for seat in game.clockwise():
            player = game.players[seat]
            if not player.mill:
                continue
            earned = player.mill + min(player.mill, extra)
            gold = player.receive(earned)
            told: Told = {"gold": gold, "workers": player.mill, "lost": earned - gold}
            tell(game, seat, "income", "gold", "workers", **told)
            player.idle += player.mill
            player.mill = 0
