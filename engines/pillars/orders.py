"""Standing orders: what a seat may have answered for it when it comes up.

The state knows nothing of them: whoever keeps them asks here which ones there are and what they answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.kernel import Answer, Kind, Question, Standing
from engines.pillars.builders import KEEP_ALL, REDRAW
from engines.pillars.components import board
from engines.pillars.spaces import STEP
from engines.pillars.use import EXEMPTION, NO, REMIGIUS, THOMAS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

PASSING, LEAVE, AS_PROPOSED = "pass", "keep", "build"
UNASKED = {REMIGIUS: REMIGIUS, LEAVE: REDRAW}


def orders(game: PillarsGame, seat: int) -> Iterator[Kind]:
    """Orders by what is still to come this round; the plain ones name it, so that an old one fits no more."""
    early = game.phase in ("draft", "builders")
    if early:
        for price in board().track.prices[1:]:
            yield Kind(passing(price), stored=f"{game.round}:{PASSING}:{price}")
        if seat == game.start_player and not game.redrawn:
            yield _this_round(game, LEAVE)
        if REMIGIUS in game.players[seat].advantages:
            yield _this_round(game, REMIGIUS)
    for card, place in ((THOMAS, "bishop"), (EXEMPTION, "court")):
        if card in game.players[seat].advantages and (early or game.step <= STEP[place]):
            yield _this_round(game, card)
    if game.phase != "over":
        yield _this_round(game, AS_PROPOSED)


def _this_round(game: PillarsGame, order: str) -> Kind:
    return Kind(order, stored=f"{game.round}:{order}")


def passing(price: int) -> str:
    """Passing while builders cost more than this."""
    return f"{PASSING}_{price}"


def follow(game: PillarsGame, question: Question, given: Standing) -> Iterator[tuple[str, Answer]]:
    """What a seat with these orders answers to this question."""
    if question.step == "builder":
        if name := _waits(game, given) or _nothing_else(question, given):
            yield name, question.answer(("space", PASSING))
    elif question.step == "redraw" and LEAVE in given:
        yield LEAVE, question.answer(("draw", KEEP_ALL))
    elif question.step == "protect" and THOMAS in given:
        yield THOMAS, question.answer(("use", NO))
    elif question.step == "exempt" and EXEMPTION in given:
        yield EXEMPTION, question.answer(("use", NO))
    elif question.step in ("build", "keep") and AS_PROPOSED in given:
        yield AS_PROPOSED, question.options[:1]


def _waits(game: PillarsGame, given: Standing) -> str | None:
    """The order to pass that this price is too high for."""
    patience = next((price for price in reversed(board().track.prices) if passing(price) in given), None)
    return None if patience is None or game.price <= patience else passing(patience)


def _nothing_else(question: Question, given: Standing) -> str | None:
    """The order by which one passes, since there is nothing else but what one does not want to be asked about."""
    unasked = {name: value for name, value in UNASKED.items() if name in given}
    aside = {PASSING, *unasked.values()}
    only = all(aside.issuperset(option.parts.values()) for option in question.legal)
    return next(iter(unasked)) if unasked and only else None
