"""What is asked although it cannot matter, as everybody can see: pawns, neutral ones and rewards lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.guilds_of_london.components import icon_of
from engines.guilds_of_london.negotiation import NOTHING, voting_at
from engines.guilds_of_london.rewards import NONE, Reward, useful
from engines.guilds_of_london.swapping import changes
from engines.guilds_of_london.turn import END
from engines.kernel import Answer, Question

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def forced(game: GuildsGame, question: Question) -> Answer | None:
    """A turn without cards, a swap that changes no vote, action cards after the last turn."""
    seat = question.seat
    if question.step == "turn" and not game.hands[seat] and not game.played:
        return question.answer(("card", END))
    if question.step == "negotiate" and not changes(game, voting_at(game), seat):
        return question.answer(("swap", NOTHING))
    if question.step == "reward" and _too_late(game, seat):
        return question.answer(("take", NONE))
    return None


def _too_late(game: GuildsGame, seat: int) -> bool:
    """Whether a reward brings nothing but action cards, which count for nothing at the end."""
    step = game.asked(seat)
    if not game.last_round or not isinstance(step, Reward):
        return False
    return {icon_of(short).kind for short in useful(game, seat, step.icons)} == {"draw"}
