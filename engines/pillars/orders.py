"""Standing orders: what a seat may have answered for it when it comes up; they hold for one round.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Answer, Option, Question
from engines.pillars.builders import KEEP_ALL, REDRAW
from engines.pillars.components import board
from engines.pillars.spaces import STEP
from engines.pillars.use import EXEMPTION, NO, REMIGIUS, THOMAS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PASSING, LEAVE, AS_PROPOSED = "pass", "keep", "build"


def orders(game: PillarsGame, seat: int) -> Question | None:
    """All orders that the seat may give now, any number of them; None when none would mean anything."""
    options = list(_options(game, seat))
    if not options:
        return None
    return Question(
        seat, Text("pillars-ask-orders"), options, least=0, most=len(options), layout="list", secret=True
    )


def _options(game: PillarsGame, seat: int) -> Iterator[Option]:
    """Orders by what is still to come this round; keys name the round, so that an old order fits no more."""
    early = game.phase in ("draft", "builders")
    if early:
        for price in board().track.prices[1:]:
            yield Option({"order": passing(price)}, keyed={"order": f"{game.round}:{PASSING}:{price}"})
        if seat == game.start_player and not game.redrawn:
            yield _order(game, LEAVE)
        if REMIGIUS in game.players[seat].advantages:
            yield _order(game, REMIGIUS)
    for card, place in ((THOMAS, "bishop"), (EXEMPTION, "court")):
        if card in game.players[seat].advantages and (early or game.step <= STEP[place]):
            yield _order(game, card)
    if game.phase != "over":
        yield _order(game, AS_PROPOSED)


def _order(game: PillarsGame, order: str) -> Option:
    return Option({"order": order}, keyed={"order": f"{game.round}:{order}"})


def passing(price: int) -> str:
    """Passing while builders cost more than this."""
    return f"{PASSING}_{price}"


def follow(game: PillarsGame, question: Question, given: Answer) -> Answer | None:
    """What a seat with these orders answers to this question; None if they do not speak of it."""
    names = {order.parts["order"] for order in given}
    if question.step == "builder":
        patience = min(
            (price for price in board().track.prices if passing(price) in names), default=game.price
        )
        passes = game.price > patience or _nothing_else(question, names)
        return (question.answer(("space", PASSING)) or None) if passes else None
    if question.step == "redraw":
        return question.answer(("draw", KEEP_ALL)) if LEAVE in names else None
    if question.step == "protect":
        return question.answer(("use", NO)) if THOMAS in names else None
    if question.step == "exempt":
        return question.answer(("use", NO)) if EXEMPTION in names else None
    if question.step in ("build", "keep"):
        return question.options[:1] if AS_PROPOSED in names else None
    return None


def _nothing_else(question: Question, names: set[str]) -> bool:
    """Whether one can only pass, apart from what one does not want to be asked about."""
    aside = {PASSING}
    if LEAVE in names:
        aside.add(REDRAW)
    if REMIGIUS in names:
        aside.add(REMIGIUS)
    return all(aside.issuperset(option.parts.values()) for option in question.legal)
