"""Standing orders: what a seat may have answered for it, so that the others need not wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text
from engines.guilds_of_london.negotiation import NOTHING
from engines.guilds_of_london.rewards import ALL
from engines.kernel import Answer, Option, Question

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

NEGOTIATE, REWARDS = "negotiate", "rewards"


def orders(game: GuildsGame, seat: int) -> Question | None:
    """Keep the neutral pawns for this round; take every reward whole. In journals the first names its round."""
    if game.phase in ("mayoral", "over"):
        return None
    options = [
        Option({"order": NEGOTIATE}, keyed={"order": f"{NEGOTIATE}:{game.begun}"}),
        Option({"order": REWARDS}),
    ]
    return Question(seat, Text("guilds-ask-orders"), options, least=0, most=len(options), secret=True)


def follow(question: Question, given: Answer) -> Answer | None:
    """What these orders answer; None if they do not speak of the question."""
    kinds = {order.parts["order"] for order in given}
    if question.step == "negotiate" and NEGOTIATE in kinds:
        return question.answer(("swap", NOTHING))
    if question.step == "reward" and REWARDS in kinds:
        return question.answer(("take", ALL))
    return None
