"""Step 11: two grey workers for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.components import board
from engines.pillars.telling import tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class Castle(Step):
    """Whoever stands at Shiring Castle hires them."""

    kind: Literal["castle"] = "castle"

    def run(self, game: PillarsGame) -> None:
        """They work in the next round and then come back here."""
        game.enter_step("castle")
        for seat in game.at("castle"):
            workers = board().limits.grey_workers
            game.castle_grey -= workers
            game.players[seat].grey_next += workers
            tell(game, seat, "grey-workers", "castle:0", "workers", workers=workers)
        game.leave("castle")
