"""Standing orders: what a seat may have answered for it when it comes up; they hold for one round.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Option, Picks, Question
from engines.pillars.builders import KEEP_ALL, REDRAW
from engines.pillars.cards import board
from engines.pillars.spaces import STEP
from engines.pillars.use import EXEMPTION, NO, REMIGIUS, THOMAS, extra

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PASSING, LEAVE, AS_PROPOSED = "pass", "keep", "build"
BEST = "best"


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
            key = f"{game.round}:{PASSING}:{price}"
            yield Option(key, {"order": f"{PASSING}_{price}"})
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
    return Option(f"{game.round}:{order}", {"order": order})


def follow(game: PillarsGame, question: Question, given: Sequence[str]) -> Picks | None:
    """What a seat with these orders answers to this question; None if they do not speak of it."""
    mine = [order.split(":")[1:] for order in given if order.split(":")[0] == str(game.round)]
    names = {order[0] for order in mine}
    if question.step == "builder":
        patience = min((int(order[1]) for order in mine if order[0] == PASSING), default=game.price)
        passes = game.price > patience or _nothing_else(question, names)
        return (PASSING,) if passes and question.option(PASSING) else None
    if question.step == "redraw":
        return (KEEP_ALL,) if LEAVE in names else None
    if question.step == "protect":
        return (NO,) if THOMAS in names else None
    if question.step == "exempt":
        return (NO,) if EXEMPTION in names else None
    if question.step == "build":
        return (BEST,) if AS_PROPOSED in names else None
    if question.step == "keep":
        return (question.options[0].key,) if AS_PROPOSED in names else None
    return None


def _nothing_else(question: Question, names: set[str]) -> bool:
    """Whether one can only pass, apart from what one does not want to be asked about."""
    aside = {PASSING}
    if LEAVE in names:
        aside.add(REDRAW)
    if REMIGIUS in names:
        aside.add(extra(REMIGIUS).key)
    return all(option.key in aside for option in question.legal)
