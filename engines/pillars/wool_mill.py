"""Step 3: every worker in the wool mill brings a gold coin and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.components import events
from engines.pillars.event import WOOL_TRADE
from engines.pillars.telling import share, tell_all, tell_lost

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class WoolMill(Step):
    """Income for idle workers."""

    kind: Literal["wool_mill"] = "wool_mill"

    def run(self, game: PillarsGame) -> None:
        """Gold up to the end of the track; the wool trade pays the first few workers twice."""
        game.enter_step("wool_mill")
        extra = events()[WOOL_TRADE].amount if game.event == WOOL_TRADE else 0
        shares, lost = {}, {}
        for seat in game.clockwise():
            player = game.players[seat]
            if not player.mill:
                continue
            earned = player.mill + min(player.mill, extra)
            gold = player.receive(earned)
            lost[seat] = earned - gold
            shares[seat] = share("gold", seat, gold=gold)
            player.idle += player.mill
            player.mill = 0
        if shares:
            tell_all(game, "income", shares, "gold", "workers")
            tell_lost(game, lost)
