"""What a picture of this title is drawn from."""

from __future__ import annotations

from dataclasses import dataclass, field

from data.words import Words
from engines.kernel import Question, View
from engines.old_london_bridge.view import BridgeBoard, BridgeHand
from renderers.old_london_bridge.asked import Asked, asked
from renderers.old_london_bridge.deeds import fresh_marks

BridgeView = View[BridgeBoard, BridgeHand]


@dataclass(slots=True, frozen=True)
class Sight:
    """The view, the reader's words, the places to ring, and what is asked."""

    view: BridgeView
    words: Words
    marks: frozenset[str]
    asked: Asked = field(default_factory=Asked)

    @property
    def board(self) -> BridgeBoard:
        """What lies on the table."""
        return self.view.board

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.view.result is not None

    @property
    def turned(self) -> int:
        """How far the rondel turned at the beginning of this round."""
        return 0 if self.over else self.board.markers[self.board.round - 1] or 0


def of_table(view: BridgeView, words: Words) -> Sight:
    """For the picture that everybody sees: what the last player did is ringed."""
    return Sight(view, words, fresh_marks(view))


def of_seat(view: BridgeView, question: Question | None, words: Words) -> Sight:
    """For a player's own picture: all that changed since the last answer is ringed."""
    return Sight(view, words, view.marks, asked(question))
