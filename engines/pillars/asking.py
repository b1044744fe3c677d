"""How this title asks: the base of its questions."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engines.kernel import Answer, Ask, Question
from engines.pillars.computer import advise
from engines.pillars.use import not_now

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

NO_MORE = "pass"
NAMED = 12  # whoever names a number up to this is told why it is too much


class Asked(Ask):
    """A question of this title: whoever does not come back is answered for as the computer player would."""

    @abstractmethod
    def offer(self, game: PillarsGame, *, teach: bool) -> Question:
        """The question with its options."""

    def ask(self, game: PillarsGame, *, teach: bool = False) -> Question:
        """The question; with teach, also the one-time advantages that wait for another moment."""
        question = self.offer(game, teach=teach)
        if teach:
            question.options = [*question.options, *not_now(game, self.seat, self.kind)]
        return question

    def default(self, game: PillarsGame, question: Question) -> Answer:
        """The computer player's answer."""
        return advise(game, question)
