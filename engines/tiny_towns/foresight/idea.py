"""What a computer player answers that does not think ahead: that with which its town stands best when the turn is over."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import TYPE_CHECKING

from engines.kernel import Answer, Option, Question
from engines.tiny_towns import computer
from engines.tiny_towns.foresight.turn import MADE, Turn, kept
from engines.tiny_towns.squares import INDEX

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

GRUDGE = (0.0, 0.5, 0.1)
"""How much it counts what a kind brings others: by their number, the last one for more of them."""
PLAUSIBLE = 1.0
"""What the answer is thought better of that follows from plain rules."""
WHIM = 0.005
"""What one of those is worth that make one square dearer to a seat than the next."""


def advise(game: TownsGame, question: Question) -> Answer:
    """What the seat should answer, from what its player can see."""
    if question.step == "keep":
        return (kept(game, question),)
    plain = computer.advise(game, question)
    if question.step not in MADE or len(question.legal) == 1:
        return plain
    turn = Turn(game, question)
    return (max(_valued(turn, plain), key=itemgetter(0))[1],)


def _valued(turn: Turn, plain: Answer) -> Iterator[tuple[float, Option]]:
    """What each answer is worth."""
    game, question = turn.game, turn.question
    value = turn.moves.worth.value
    whims = computer.whims_of(turn.seat, tuple(game.cards))
    others = [seat for seat in game.active if seat != turn.seat]
    share = GRUDGE[min(len(others), len(GRUDGE) - 1)] if question.step == "name" else 0.0
    for option in question.legal:
        aside = PLAUSIBLE if option in plain else 0.0
        if share:
            aside -= share * sum([turn.gain_of(seat, option) for seat in others])
        if question.step == "place" and "at" in option.parts:
            aside += WHIM * whims[INDEX[option.parts["at"]]]
        yield max(map(value, turn.ends(option))) + aside, option
