"""One craftsman too many, or one that an event drives away: its owner chooses who leaves the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Question, option
from engines.pillars import boundary, pool
from engines.pillars.asking import Asked
from engines.pillars.telling import card_text, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


class Discard(Asked):
    """Which craftsman leaves; the one that has just come may be it."""

    kind: Literal["discard"] = "discard"
    why: Literal["draft", "shiring", "event"]

    def moot(self, game: PillarsGame) -> bool:
        """Whether nobody has to leave."""
        player = game.players[self.seat]
        if self.why == "event":
            return player.protected or not player.craftsmen
        return not player.crowded

    def offer(self, game: PillarsGame, *, teach: bool) -> Question:  # noqa: ARG002  # any of them may leave
        """All craftsmen of the seat."""
        cards = game.players[self.seat].craftsmen
        options = [option(self._final(game, card), ("craftsman", card)) for card in cards]
        return Question(self.seat, Text(f"pillars-ask-discard-{self.why}"), options, layout="list")

    def _final(self, game: PillarsGame, card: str) -> bool:
        if self.why == "draft":
            return not pool.goes_on(game)
        if not boundary.lane_closes(game, self.seat):
            return False
        if self.why == "event":
            return True
        player = game.players[self.seat]
        left = tuple(other for other in player.craftsmen if other != card)
        if len(left) > player.places or boundary.others_asked(game, self.seat):
            return False
        return not boundary.builds(game, replace(boundary.work_of(game, player), craftsmen=left))

    def take(self, game: PillarsGame, answer: Answer) -> None:
        """The card is out of the game."""
        card = answer[0].parts["craftsman"]
        game.players[self.seat].craftsmen.remove(card)
        game.craftsmen_gone.append(card)
        tell(game, self.seat, "discard", "craftsmen", card=card_text(card))
