"""What else shows how well computers play: builders who are put down in vain, and places that are never used."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engines.pillars.spaces import IN_ORDER

if TYPE_CHECKING:
    from engines.kernel import Answer, Question
    from engines.pillars.game import PillarsGame

OVERLOOKED = ("market", "castle", "start_player")


class Signs:
    """What was seen in one match."""

    def __init__(self) -> None:
        self._used: Counter[tuple[int, str]] = Counter()
        self._in_vain: Counter[int] = Counter()

    def see(self, game: PillarsGame, question: Question, answer: Answer) -> None:
        """Where a builder goes; at court and at the market a second one of the same seat brings nothing more."""
        if question.step != "builder":
            return
        seat, place = question.seat, answer[0].parts.get("space", "")
        self._used[seat, place] += 1
        self._in_vain[seat] += place in IN_ORDER and seat in game.at(place)

    def signs(self, game: PillarsGame, seat: int) -> dict[str, bool]:  # noqa: ARG002  # the builders are home again
        """Whether no builder was put down in vain, and which of the places that one overlooks were used."""
        return {
            "no_vain_builder": not self._in_vain[seat],
            **{place: self._used[seat, place] > 0 for place in OVERLOOKED},
        }
