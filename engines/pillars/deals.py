"""A deal at the market: what changes hands, for the real thing and for looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel import Option
from engines.pillars.components import board

if TYPE_CHECKING:
    from engines.pillars.player import Player

BUY, SELL = "buy", "sell"
Deal = tuple[str, str, int]


def deal_of(option: Option) -> Deal:
    """The deal that an option means."""
    how, kind = done_with(option.parts["deal"])
    return how, kind, int(option.parts["amount"])


def done_with(value: str) -> tuple[str, str]:
    """What is done with which cubes."""
    how, _, kind = value.partition("_")
    return how, kind


def exchange(player: Player, stock: dict[str, int], deal: Deal) -> int:
    """Cubes and gold change hands; returns how much gold it was."""
    how, kind, number = deal
    gold = number * board().market.prices[kind]
    if how == SELL:
        player.cubes[kind] -= number
        return player.receive(gold)
    stock[kind] -= number
    player.cubes[kind] += number
    player.gold -= gold
    if kind not in player.bought:
        player.bought.append(kind)
    return gold
