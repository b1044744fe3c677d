"""Phase 2, turn order: everybody chooses cards in secret, all are revealed together, the order is settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from data.text import Text, Who
from engines.kernel import Answer, Ask, Option, Question, Step, Together, blocked, option
from engines.old_london_bridge.asking import GO_ON
from engines.old_london_bridge.bonus_tiles import taught
from engines.old_london_bridge.components import CARDS, LADY
from engines.old_london_bridge.expert import pay_for_highest_card
from engines.old_london_bridge.played import Played
from engines.old_london_bridge.telling import REVEALED, card_text, cards_listed, tell
from engines.old_london_bridge.turns import Turn

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

NO_CARD = Option({"use": GO_ON, "card": GO_ON}, keyed={"card": ""})


class ChooseCards(Together):
    """Everybody lays one card face down, at the same time; two cards with two players."""

    kind: Literal["choose_cards"] = "choose_cards"

    def open(self, game: BridgeGame) -> Mapping[int, Sequence[Step]]:
        """A choice for each seat; whoever can only lay the whole hand, as everybody can count, is not asked."""
        lanes: dict[int, Sequence[Step]] = {}
        for seat, architect in enumerate(game.architects):
            if architect.cards > game.cards_a_round or _may_take_lady(game, seat):
                lanes[seat] = (Bid(seat=seat),)
            else:
                for card in [value for value in CARDS for _ in range(architect.hand[value])]:
                    architect.lay(card)
                tell(game, seat, "chosen", f"card:{seat}", cards=len(architect.laid))
        return lanes

    def close(self, game: BridgeGame) -> None:
        """Reveal all cards; owners of the tile for it may raise theirs, in the order of the chapel track."""
        game.reveal()
        game.phase = "revealed"
        for seat, architect in enumerate(game.architects):
            game.turns += [Played(seat=seat, card=card) for card in sorted(architect.laid, reverse=True)]
            shown = cards_listed(sorted(architect.laid, reverse=True))
            tell(game, seat, "revealed", REVEALED, f"card:{seat}", cards=shown)
        pay_for_highest_card(game)
        owners = [seat for seat in game.chapel_order if "card_plus1" in game.architects[seat].tiles]
        game.then(*(Plus(seat=seat) for seat in owners), SettleOrder())


def _may_take_lady(game: BridgeGame, seat: int) -> bool:
    return "take_lady" in game.architects[seat].tiles and game.supply[LADY] > 0


class Bid(Ask):
    """Choose the cards of this round from the hand."""

    kind: Literal["bid"] = "bid"
    secret: ClassVar[bool] = True

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The values that are in hand."""
        many = game.cards_a_round
        hand = game.architects[self.seat].hand
        last = game.closes(self.seat)
        options = [
            Option({"card": str(card)}, most=min(hand[card], many), final=last)
            for card in CARDS
            if hand[card]
        ]
        if teach:
            options += [
                blocked(Text("bridge-why-card", {"card": card_text(card)}), ("card", str(card)), quiet=True)
                for card in CARDS
                if not hand[card]
            ]
            options += taught(game, self.seat, self.kind)
        prompt = Text("bridge-ask-bid", {"round": game.round, "cards": many})
        return Question(self.seat, prompt, options, least=many, most=many)

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """Lay them face down."""
        for chosen in answer:
            game.architects[self.seat].lay(int(chosen.parts["card"]))
        tell(game, self.seat, "chosen", f"card:{self.seat}", cards=len(answer))

    def default(self, game: BridgeGame, question: Question) -> Answer:
        """The lowest cards: Peter de Colechurch comes back to the hand."""
        hand = game.architects[self.seat].hand
        cards = [card for card in question.legal for _ in range(hand[int(card.parts["card"])])]
        return cards[: game.cards_a_round]


class Plus(Ask):
    """After the reveal, whoever owns the tile for it may add one to a card just revealed."""

    kind: Literal["plus"] = "plus"

    def ask(self, game: BridgeGame, *, teach: bool = False) -> Question:
        """The own cards, or none of them."""
        if game.cards_a_round == 1:
            options = [option(False, ("use", "card_plus1")), option(False, ("use", GO_ON))]
        else:
            options = [
                option(False, ("use", "card_plus1"), ("card", card))
                for card in dict.fromkeys(played.written for played in game.turns if played.seat == self.seat)
            ]
            options.append(NO_CARD)
        if teach:
            options += taught(game, self.seat, self.kind)
        return Question(self.seat, Text("bridge-ask-plus"), options)

    def take(self, game: BridgeGame, answer: Answer) -> None:
        """Raise the card, and ask again while there is another such tile."""
        parts = answer[0].parts
        if parts["use"] == GO_ON:
            return
        own = [one for one in game.turns if one.seat == self.seat]
        played = next(one for one in own if parts.get("card", one.written) == one.written)
        played.plus += 1
        game.use_tile(self.seat, "card_plus1")
        value = played.card + played.plus
        tell(game, self.seat, "plus", f"card:{self.seat}", card=card_text(played.card), value=value)
        if "card_plus1" in game.architects[self.seat].tiles:
            game.then(Plus(seat=self.seat))

    def default(self, game: BridgeGame, question: Question) -> Answer:  # noqa: ARG002  # the same at any time
        """The tile is kept."""
        return question.answer(("use", GO_ON))


class SettleOrder(Step):
    """The highest value acts first; ties go by the chapel track. The order stands for the whole round."""

    kind: Literal["settle_order"] = "settle_order"

    def run(self, game: BridgeGame) -> None:
        """Sort the revealed cards, and begin with the first turn."""
        place = {seat: rank for rank, seat in enumerate(game.chapel_order)}
        game.turns.sort(key=lambda played: (-played.value, place[played.seat]))
        game.phase = "building"
        order: list[Who | Text | str] = [Who(played.seat) for played in game.turns]
        game.tell(Text("bridge-event-order", {"order": order}))
        game.then(Turn())
