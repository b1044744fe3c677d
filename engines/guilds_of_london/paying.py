"""The cost of an effect: other cards of the hand, or own pawns from where the card says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.guilds_of_london.asking import blocked
from engines.guilds_of_london.boundary import shows_at_once
from engines.guilds_of_london.components import Card, cards
from engines.guilds_of_london.drawing import held
from engines.guilds_of_london.telling import card_list, card_text, tell
from engines.guilds_of_london.worth import least_wanted
from engines.kernel import Ask, Picks, Question

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def without(hand: list[str], card: str) -> list[str]:
    """The hand that is left while this card is played."""
    rest = list(hand)
    rest.remove(card)
    return rest


def why_not_payable(game: GuildsGame, seat: int, card: Card) -> Text | None:
    """Why this seat cannot pay for the effect of a card in its hand, if so."""
    cost = card.cost
    if cost.cards > len(game.hands[seat]) - 1:
        return Text("guilds-why-cost-cards", {"count": cost.cards, "left": len(game.hands[seat]) - 1})
    there = (game.plantation if cost.place == "plantation" else game.guildhall)[seat]
    if cost.pawns > there:
        return Text(f"guilds-why-cost-{cost.place}", {"count": cost.pawns, "left": there})
    return None


def forced(rest: list[str], card: Card) -> bool:
    """Whether there is no choice which cards of the rest of the hand are paid."""
    return len(rest) == card.cost.cards or len(set(rest)) == 1


def pay_cards(game: GuildsGame, seat: int, paid: Picks) -> None:
    """Cards go from the hand to the discard pile at once."""
    for card in paid:
        game.hands[seat].remove(card)
    game.discard += paid
    tell(game, seat, "pays-cards", "discard", f"hand:{seat}", cards=card_list(paid))


def pay_pawns(game: GuildsGame, seat: int, card: Card) -> None:
    """Pawns go from a place to the supply at once."""
    place, count = card.cost.place, card.cost.pawns
    there = game.plantation if place == "plantation" else game.guildhall
    there[seat] -= count
    game.supply[seat] += count
    tell(game, seat, f"pays-{place}", place, f"supply:{seat}", count=count)


class Pay(Ask):
    """Choose which cards of the hand pay for an effect."""

    kind: Literal["pay"] = "pay"
    card: str

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:
        """The hand; the card that is being played lies on the table and pays for nothing."""
        hand, cost = game.hands[self.seat], cards()[self.card].cost.cards
        options = held(hand, "card", final=shows_at_once(cards()[self.card]))
        if teach and self.card not in hand:
            options.append(blocked(Text("guilds-why-pay-itself"), ("card", self.card), quiet=True))
        prompt = Text("guilds-ask-pay", {"card": card_text(self.card), "count": cost})
        return Question(self.seat, prompt, options, least=cost, most=cost, layout="list")

    def take(self, game: GuildsGame, picks: Picks) -> None:
        """They are discarded, and the effect follows."""
        pay_cards(game, self.seat, picks)

    def default(self, game: GuildsGame) -> Picks:
        """The cards that are wanted least."""
        return least_wanted(game.hands[self.seat], cards()[self.card].cost.cards)
