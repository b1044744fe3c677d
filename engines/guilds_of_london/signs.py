"""What else shows how well computers play: whether pawns wait in the Guildhall when a turn begins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame
    from engines.kernel import Answer, Question

FORGIVEN = 2
"""So many turns of a match may begin without a pawn to send out."""


class Signs:
    """What was seen in one match."""

    def __init__(self) -> None:
        self._without: Counter[int] = Counter()

    def see(self, game: GuildsGame, question: Question, answer: Answer) -> None:  # noqa: ARG002  # the Guildhall tells
        """The Guildhall when a turn begins."""
        if question.step == "turn" and not game.played:
            self._without[question.seat] += not game.guildhall[question.seat]

    def signs(self, game: GuildsGame, seat: int) -> dict[str, bool]:  # noqa: ARG002  # the turns told it
        """Whether there was somebody to send out in all turns but two at most."""
        return {"pawns": self._without[seat] <= FORGIVEN}
