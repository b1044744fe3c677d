"""Phase 3c, the action of a building: chapel, gate, inn, shop; guilds and parks only strengthen later actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.kernel import Answer, Ask, Option, Question, blocked
from engines.old_london_bridge.bonus_tiles import earn_tiles, taught
from engines.old_london_bridge.boundary import ends_round, offers_cards
from engines.old_london_bridge.bridges import strength_of
from engines.old_london_bridge.components import CARDS, building
from engines.old_london_bridge.telling import card_text, cards_listed, tell
from engines.old_london_bridge.tracks import (
    move_on_chapel_track,
    move_on_gate_track,
)

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def carry_out(game: BridgeGame, seat: int, place: int) -> None:
    """The action of a building that has just been built."""
    architect = game.architects[seat]
    kind = building(place).kind
    if kind in ("guild", "park"):
        return
    strength = strength_of(architect.slots, place)
    if kind == "chapel":
        move_on_chapel_track(game, seat, strength)
    elif kind == "gate":
        earn_tiles(game, seat, move_on_gate_track(game, seat, strength))
    elif kind == "inn":
        game.then(TakeCards(seat=seat, strength=strength))
    else:
        architect.money += strength
        tell(game, seat, "shop", f"money:{seat}", money=strength)


class TakeCards(Ask):
    """The inn: take any cards of the supply whose values together do not exceed the strength."""

    kind: Literal["inn"] = "inn"
    strength: int

    def moot(self, game: BridgeGame) -> bool:
        """Nothing to take when no card is cheap enough."""
        return not offers_cards(game, self.strength)

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The cards in the inn that are within the strength."""
        final = ends_round(game, self.seat)
        options = [
            Option({"card": str(card)}, weight=card, most=game.supply[card], final=final)
            for card in CARDS[1:]
            if game.supply[card] and card <= self.strength
        ]
        most = self._most(game)
        if teach:
            options += (
                blocked(why, ("card", str(card))) for card in CARDS[1:] if (why := self._why(game, card))
            )
            options += taught(game, self.seat, self.kind)
        prompt = Text("bridge-ask-inn", {"strength": self.strength})
        return Question(
            self.seat,
            prompt,
            options,
            least=0,
            most=most,
            budget=self.strength,
            final=final,
            nothing=Text("bridge-inn-nothing"),
        )

    def _most(self, game: BridgeGame) -> int:
        """How many cards could be taken at most: the cheapest ones."""
        count, left = 0, self.strength
        for card in CARDS[1:]:
            taken = min(game.supply[card], left // card)
            count += taken
            left -= taken * card
        return count

    def _why(self, game: BridgeGame, card: int) -> Text | None:
        if not game.supply[card]:
            return Text("bridge-why-supply", {"card": card_text(card)})
        if card > self.strength:
            return Text("bridge-why-strength", {"card": card_text(card), "strength": self.strength})
        return None

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """The cards go to the hand."""
        cards = [int(option.parts["card"]) for option in answer]
        for card in cards:
            game.supply[card] -= 1
            game.architects[self.seat].hand[card] += 1
        if not cards:
            tell(game, self.seat, "inn-nothing")
            return
        marks = tuple(f"supply:{card}" for card in dict.fromkeys(cards))
        tell(game, self.seat, "inn", *marks, cards=cards_listed(cards))

    def default(self, game: BridgeGame, question: Question) -> Answer:  # noqa: ARG002  # the question knows
        """The highest cards first, as far as the strength goes."""
        taken: list[Option] = []
        left = self.strength
        for option in reversed(question.legal):
            number = min(option.most, left // option.weight)
            taken += [option] * number
            left -= number * option.weight
        return taken[::-1]
