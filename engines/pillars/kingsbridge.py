"""Step 4: advantages go to those who stand below them; some work at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engines.kernel import Step
from engines.pillars.components import Advantage, advantages
from engines.pillars.effects import effect_text
from engines.pillars.telling import card_text, tell, tell_lost

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

OTTO = "otto"
LASTING = ("permanent", "once")


class Kingsbridge(Step):
    """The card above each builder; a card above an empty space leaves the game."""

    kind: Literal["kingsbridge"] = "kingsbridge"

    def run(self, game: PillarsGame) -> None:
        """First space first."""
        game.enter_step("kingsbridge")
        for seat, card in zip(game.places["kingsbridge"], game.kingsbridge, strict=True):
            if card is None:
                continue
            if seat is None:
                game.advantages_gone.append(card)
            else:
                gain(game, seat, card)
        game.kingsbridge = [None] * len(game.kingsbridge)
        game.leave("kingsbridge")


def gain(game: PillarsGame, seat: int, card: str) -> None:
    """A card that lasts lies open before its owner; others work at once and leave the game."""
    player = game.players[seat]
    advantage = advantages()[card]
    tell(game, seat, "advantage", *touched(advantage), card=card_text(card), effect=effect_text(card))
    if advantage.kind in LASTING:
        player.advantages.append(card)
        if card == OTTO:
            game.black_beside = False
            player.black = True
            player.idle += 1
        return
    game.advantages_gone.append(card)
    tell_lost(game, {seat: advantage.gold - player.receive(advantage.gold)})
    player.score("advantages", advantage.points)
    for kind, number in advantage.cubes.items():
        game.give(seat, kind, number)


def touched(advantage: Advantage) -> tuple[str, ...]:
    """What changes before its owner when an advantage is gained."""
    if advantage.kind in LASTING:
        return ("advantages", "workers") if advantage.id == OTTO else ("advantages",)
    brings = {"gold": advantage.gold, "points": advantage.points, "cubes": advantage.cubes}
    return tuple(what for what, much in brings.items() if much)
