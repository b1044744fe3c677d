"""The cost of an effect: other cards of the hand, or own pawns from where the card says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from data.text import Text
from engines.guilds_of_london.components import Card
from engines.guilds_of_london.drawing import sorted_hand
from engines.guilds_of_london.known import left_hand
from engines.guilds_of_london.telling import card_hint, card_list, card_text, tell

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

BESIDE = "+"


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


def payments(hand: Iterable[str], card: Card) -> list[str]:
    """What these cards can pay for the effect of a card, each way as its cards; those of one kind are the same."""
    ways = combinations(sorted_hand(hand), card.cost.cards)
    return list(dict.fromkeys(BESIDE.join(paid) for paid in ways))


def paid_with(payment: str) -> list[str]:
    """The cards of a payment."""
    return payment.split(BESIDE)


@cache
def payment_text(payment: str) -> Text:
    """What a payment is called."""
    paid = paid_with(payment)
    return card_text(paid[0]) if len(paid) == 1 else Text("guilds-payment", {"cards": card_list(paid)})


def use_hint(parts: Mapping[str, str]) -> Text | None:
    """What a use of a card brings, as far as the card alone decides that; an effect with what pays for it."""
    use = parts.get("use")
    if "to" in parts:
        return None
    if use != "effect":
        return Text(f"guilds-hint-{use}") if use in ("hire", "move") else None
    effect = card_hint(parts["card"])
    if "pay" not in parts:
        return effect
    return Text("guilds-hint-paid", {"effect": effect, "payment": payment_text(parts["pay"])})


def pay_cards(game: GuildsGame, seat: int, paid: list[str]) -> None:
    """Cards go from the hand to the discard pile at once."""
    for card in paid:
        game.hands[seat].remove(card)
    left_hand(game, seat, paid)
    game.discard += paid
    tell(game, seat, "pays-cards", "discard", f"hand:{seat}", cards=card_list(paid))


def pay_pawns(game: GuildsGame, seat: int, card: Card) -> None:
    """Pawns go from a place to the supply at once."""
    place, count = card.cost.place, card.cost.pawns
    there = game.plantation if place == "plantation" else game.guildhall
    there[seat] -= count
    game.supply[seat] += count
    tell(game, seat, f"pays-{place}", place, f"supply:{seat}", count=count)
