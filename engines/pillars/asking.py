"""How this title asks: the base of its questions, and options that come again and again, made once."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Ask, Option, Picks, Question
from engines.pillars.computer import advise
from engines.pillars.use import not_now

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

NO_MORE = "pass"
NAMED = 12  # whoever names a number up to this is told why it is too much
Part = tuple[str, str]


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

    def default(self, game: PillarsGame) -> Picks:
        """The computer player's answer."""
        question = self.offer(game, teach=False)
        question.step = self.kind
        return advise(game, question)


@cache
def option(final: bool, *parts: Part) -> Option:
    """An option whose key is made of the values of its parts."""
    return Option(":".join(value for _, value in parts), dict(parts), final=final)


def blocked(reason: Text, *parts: Part, quiet: bool = False) -> Option:
    """An option that somebody may expect, with the reason why it is not there now; a quiet one only if it is named."""
    return Option(":".join(value for _, value in parts), dict(parts), blocked=reason, quiet=quiet)
