"""What is asked although there is nothing to decide; since none of it is secret, everybody sees that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel import Answer, Question
from engines.pillars.use import EXEMPTION, THOMAS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

USED_UP = {"protect": THOMAS, "exempt": EXEMPTION}
"""The questions whether a one-time card shall be used, which are asked only where it spares its owner something."""


def forced(game: PillarsGame, question: Question) -> Answer | None:
    """The only answer there is; and a one-time card is used in the last round, since it is of no use after it."""
    legal = question.legal
    if len(legal) == question.least == 1:
        return legal
    if game.last and question.step in USED_UP:
        return question.answer(("use", USED_UP[question.step]))
    return None
