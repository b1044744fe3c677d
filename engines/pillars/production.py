"""Steps 6 to 8: forest, quarry and gravel pit bring the cubes of the resource cards; workers come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.components import RAW, advantages, events, resources
from engines.pillars.event import COLD_WINTER, VOLUNTEERS
from engines.pillars.telling import cubes_text, share, tell_all

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class Production(Step):
    """Cubes for cards, and those that some advantages bring every round."""

    kind: Literal["production"] = "production"

    def run(self, game: PillarsGame) -> None:
        """All three places at once, player by player."""
        game.enter_step("gravel_pit")
        shares = {}
        for seat in game.clockwise():
            brought = harvest(game, seat)
            player = game.players[seat]
            for kind in RAW:
                game.give(seat, kind, brought[kind])
            if player.cards or any(brought.values()):
                shares[seat] = share("cubes", seat, cubes=cubes_text(brought))
            player.idle += player.working
            game.undealt += player.cards
            player.cards = []
        if shares:
            tell_all(game, "harvest", shares, "cubes", "cards", "workers")


def harvest(game: PillarsGame, seat: int) -> dict[str, int]:
    """What a seat's cards bring this round: a cube more with volunteers, one less in a cold winter."""
    player = game.players[seat]
    more = events()[VOLUNTEERS].amount if game.event == VOLUNTEERS else 0
    if game.event == COLD_WINTER and not player.protected:
        more = -events()[COLD_WINTER].amount
    brought = dict.fromkeys(RAW, 0)
    for card in player.cards:
        resource = resources()[card]
        brought[resource.kind] += max(resource.brings + more, 0)
    for card in player.advantages:
        for kind, number in advantages()[card].cubes.items():
            brought[kind] += number
    return brought
