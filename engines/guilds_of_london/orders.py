"""Standing orders: what a seat may have answered for it, so that the others need not wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.guilds_of_london.negotiation import NOTHING
from engines.guilds_of_london.rewards import ALL
from engines.kernel import Answer, Kind, Question, Standing

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

NEGOTIATE, REWARDS = "negotiate", "rewards"


def orders(game: GuildsGame) -> tuple[Kind, ...]:
    """Keep the neutral pawns for this round; take every reward whole. In journals the first names its round."""
    if game.phase in ("mayoral", "over"):
        return ()
    return Kind(NEGOTIATE, stored=f"{NEGOTIATE}:{game.begun}"), Kind(REWARDS)


def follow(question: Question, given: Standing) -> Iterator[tuple[str, Answer]]:
    """What these orders answer."""
    if question.step == "negotiate" and NEGOTIATE in given:
        yield NEGOTIATE, question.answer(("swap", NOTHING))
    if question.step == "reward" and REWARDS in given:
        yield REWARDS, question.answer(("take", ALL))
