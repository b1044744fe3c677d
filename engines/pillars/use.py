"""One-time advantages: what may be used beside a question, and which cards wait for another moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Option
from engines.pillars.telling import card_text, tell

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

EXEMPTION, THOMAS, REMIGIUS = "exemption", "thomas", "remigius"
MOMENTS = {EXEMPTION: "exempt", THOMAS: "protect", REMIGIUS: "builder"}
NO = "no"


@cache
def extra(card: str) -> Option:
    """Using a card beside any other answer."""
    return Option({"use": card}, extra=True, keyed={"use": f"use:{card}"})


def beside(game: PillarsGame, seat: int, step: str) -> tuple[Option, ...]:
    """What the seat may use beside this step's question: Remigius, while its builder would cost gold."""
    player = game.players[seat]
    if step == MOMENTS[REMIGIUS] and REMIGIUS in player.advantages and game.price and game.drawn == seat:
        return (extra(REMIGIUS),)
    return ()


def not_now(game: PillarsGame, seat: int, step: str) -> Iterator[Option]:
    """The one-time cards that this seat cannot use with this question: those it owns each with its moment."""
    for card in MOMENTS:
        if card not in game.players[seat].advantages:
            why = Text("pillars-why-not-yours", {"card": card_text(card)})
        elif not _usable(game, seat, card, step):
            why = Text(f"pillars-why-{card}", {"card": card_text(card)})
        else:
            continue
        yield replace(extra(card), blocked=why, quiet=True)


def _usable(game: PillarsGame, seat: int, card: str, step: str) -> bool:
    if card == REMIGIUS:
        return bool(beside(game, seat, step))
    return step == MOMENTS[card]


def spend(game: PillarsGame, seat: int, card: str) -> None:
    """A one-time card is used and leaves the game."""
    game.players[seat].advantages.remove(card)
    game.advantages_gone.append(card)
    tell(game, seat, "used", "advantages", card=card_text(card))
