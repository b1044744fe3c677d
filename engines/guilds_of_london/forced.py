"""What is asked although it cannot matter, as everybody can see: pawns, neutral ones and rewards lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.guilds_of_london.components import icon_of
from engines.guilds_of_london.negotiation import NOTHING, Negotiate
from engines.guilds_of_london.rewards import NONE, Reward, useful
from engines.guilds_of_london.swapping import changes
from engines.guilds_of_london.turn import END, Turn
from engines.kernel import Answer, Ask, Part, Question

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def forced(game: GuildsGame, question: Question) -> Answer | None:
    """The answer to a question that cannot matter; None if it can."""
    part = only_answer(game, game.asked(question.seat))
    return None if part is None else question.answer(part)


def only_answer(game: GuildsGame, step: Ask | None) -> Part | None:
    """A turn without cards, a swap that changes no vote, action cards after the last turn."""
    if isinstance(step, Turn) and not game.hands[step.seat] and not game.played:
        return "card", END
    if isinstance(step, Negotiate) and not changes(game, step.place, step.seat):
        return "swap", NOTHING
    if isinstance(step, Reward) and _too_late(game, step):
        return "take", NONE
    return None


def _too_late(game: GuildsGame, step: Reward) -> bool:
    """Whether a reward brings nothing but action cards, which count for nothing at the end."""
    brings = {icon_of(short).kind for short in useful(game, step.seat, step.icons)}
    return game.last_round and brings == {"draw"}
