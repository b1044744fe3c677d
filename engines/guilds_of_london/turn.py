"""A player's turn: any number of cards, one after the other, each to hire, to move, or for its effect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from data.text import Text
from engines.guilds_of_london.asking import as_read, lead
from engines.guilds_of_london.choosing import EFFECT, Effects, chosen_for
from engines.guilds_of_london.city import showing
from engines.guilds_of_london.components import cards
from engines.guilds_of_london.drawing import DrawCards, may_draw, to_draw
from engines.guilds_of_london.effects import Effect
from engines.guilds_of_london.known import left_hand
from engines.guilds_of_london.moving import from_plantation, unreachable
from engines.guilds_of_london.pawns import Where, carry, drawing_tiles, elsewhere, hire, where
from engines.guilds_of_london.paying import paid_with, pay_cards, pay_pawns
from engines.guilds_of_london.telling import card_text, tell
from engines.kernel import Answer, Ask, Option, Question, Tried, blocked, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

END, HIRE, MOVE = "end", "hire", "move"
TOGETHER = ("card", "use"), ("from", "pawns", "whose", "to", "symbol", "pay")
Use = Literal["hire", "move", "effect"]


class Play(BaseModel):
    """A card that was played this turn; drawn: how many cards its lasting effect has brought."""

    model_config = ConfigDict(extra="forbid")

    card: str
    use: Use
    drawn: int = 0


class Turn(Ask):
    """Play a card, or end the turn."""

    kind: Literal["turn"] = "turn"

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """Each card of the hand with each use; asked with an empty hand too, so that the last card can be taken back."""
        seat, hand = self.seat, game.hands[self.seat]
        here, final = where(game, seat), drawing_tiles(game)
        effects = Effects(game, seat, here, final)
        options: list[Option] = []
        for card in dict.fromkeys(hand):
            options.append(option(False, ("card", card), ("use", HIRE)))
            goals = here.face_up & showing(*cards()[card].symbols)
            for origin in here.origins:
                options += lead(card, MOVE, origin).towards(elsewhere(goals, origin), final)
            options += effects.options(card)
            if teach:
                options += self._taught(game, card, here, effects)
        count = to_draw(game, seat)
        options.append(self._ended(game, count))
        if teach:
            options = as_read(game.city, [*options, *self._not_held(game)])
        prompt = Text("guilds-ask-turn", {"draw": count, "cards": len(hand), "played": len(game.played)})
        return Question(seat, prompt, options, layout="list", together=TOGETHER, ahead=True)

    def _ended(self, game: GuildsGame, count: int) -> Option:
        """The end of the turn, which draws cards, or may bring something else to light."""
        if count > 0 and (may_draw(game) or game.played):
            return option(True, ("card", END))
        end = option(False, ("card", END))
        return Tried.of(end, partial(game.trial(self).shows, [end]))

    def _taught(self, game: GuildsGame, card: str, here: Where, effects: Effects) -> Iterator[Option]:
        """What cannot be done with this card now, each with its reason."""
        if not here.origins:
            yield blocked(Text("guilds-why-no-pawn"), ("card", card), ("use", MOVE))
        for origin in here.origins:
            yield from unreachable(game, lead(card, MOVE, origin).parts, origin, cards()[card].symbols)
        if here.origins:
            yield from from_plantation(game, self.seat, (("card", card), ("use", MOVE)))
        yield from effects.blocked(card)

    def _not_held(self, game: GuildsGame) -> Iterator[Option]:
        """The kinds of cards that are not in the hand: played already, or never held."""
        played = {play.card for play in game.played}
        for card in cards():
            if card not in game.hands[self.seat]:
                reason = Text("guilds-why-played" if card in played else "guilds-why-not-held")
                for use in (HIRE, MOVE, EFFECT):
                    yield blocked(reason, ("card", card), ("use", use), quiet=True)

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """Play the card and ask again, or put the turn to its end."""
        parts = answer[0].parts
        card = parts["card"]
        if card == END:
            game.acted.append(self.seat)
            game.then(DrawCards(seat=self.seat))
            return
        use = parts["use"]
        game.hands[self.seat].remove(card)
        left_hand(game, self.seat, (card,))
        game.played.append(Play(card=card, use=_use(use)))
        game.then(self)
        if use == HIRE:
            hire(game, self.seat, 1, card)
        elif use == MOVE:
            carry(game, self.seat, parts["from"], parts["to"], card=card)
        else:
            first = len(game.played) == 1
            marks = ("played", f"hand:{self.seat}")
            tell(game, self.seat, "plays-effect", *marks, first=first, card=card_text(card))
            self._use_effect(game, card, chosen_for(card, parts))

    def _use_effect(self, game: GuildsGame, card: str, chosen: dict[str, str]) -> None:
        """Pay the cost in full, then do the parts of the effect from left to right."""
        printed = cards()[card]
        count = len(printed.effect)
        game.then(*(Effect(seat=self.seat, card=card, part=part, chosen=chosen) for part in range(count)))
        if printed.cost.pawns:
            pay_pawns(game, self.seat, printed)
        if "pay" in chosen:
            pay_cards(game, self.seat, paid_with(chosen["pay"]))

    def default(self, game: GuildsGame, question: Question) -> Answer:  # noqa: ARG002  # the cards are kept
        """End the turn."""
        return question.answer(("card", END))


def _use(use: str) -> Use:
    return "hire" if use == HIRE else "move" if use == MOVE else "effect"
