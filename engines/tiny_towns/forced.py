"""What is asked although there is only one answer, as everybody sees: the match gives it."""

from __future__ import annotations

from engines.kernel import Answer, Question

OPEN = ("name", "place", "stock", "watch_place")
"""What can be answered there rests on towns and cards in play alone; what can be built, on the hidden monument, too."""


def forced(question: Question) -> Answer | None:
    """The one answer that there is."""
    legal = question.legal
    return legal if question.step in OPEN and len(legal) == 1 else None
