"""Phase 3, the turns: a card is put away, a space is chosen, the building is built, and the turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Ask, Question, Step, option
from engines.old_london_bridge.asking import GO_ON
from engines.old_london_bridge.bonus_tiles import taught
from engines.old_london_bridge.boundary import last_turn, movers
from engines.old_london_bridge.spaces import ChooseSpace
from engines.old_london_bridge.telling import card_text, tell

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


class Turn(Step):
    """The next card in order gives its owner a turn."""

    kind: Literal["turn"] = "turn"

    def run(self, game: BridgeGame) -> None:
        """Lay out the parts of the turn."""
        game.turn += 1
        seat = game.turns[game.turn].seat
        game.then(ChooseSpace(seat=seat), Finish(seat=seat), EndTurn())


class Finish(Ask):
    """The turn is done, and there are tiles left that may be used at any moment of it."""

    kind: Literal["finish"] = "finish"

    def moot(self, game: BridgeGame) -> bool:
        """Only owners of a tile that still moves a marker are asked."""
        return not movers(game, self.seat)

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """End the turn; the tiles stand beside it."""
        options = [option(last_turn(game), ("use", GO_ON))]
        if teach:
            options += taught(game, self.seat, self.kind)
        return Question(self.seat, Text("bridge-ask-finish"), options)

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """The tiles are kept."""

    def default(self, game: BridgeGame, question: Question) -> Answer:  # noqa: ARG002  # the same at any time
        """The tiles are kept."""
        return question.answer(("use", GO_ON))


class EndTurn(Step):
    """A card that a tile keeps goes back to the hand; the next player acts, or the round ends."""

    kind: Literal["end_turn"] = "end_turn"

    def run(self, game: BridgeGame) -> None:
        """Go on with the next turn of the round."""
        if game.keeps:
            played = game.turns[game.turn]
            architect = game.architects[played.seat]
            architect.laid.remove(played.card)
            architect.hand[played.card] += 1
            game.keeps = False
            tell(game, played.seat, "keeps", f"card:{played.seat}", card=card_text(played.card))
        if not last_turn(game):
            game.then(Turn())
