"""What the computer player looks at when it thinks ahead: until tiles are resolved, and what stands there then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.guilds_of_london.asking import DONE
from engines.guilds_of_london.city import masters, pairs
from engines.guilds_of_london.components import Mayoral, mayoral
from engines.guilds_of_london.computer import TurnValues, value_of_mayoral
from engines.guilds_of_london.outlook import Outlook
from engines.guilds_of_london.scoring import card_points
from engines.guilds_of_london.turn import END
from engines.guilds_of_london.worth import POINT
from engines.kernel import Option, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.guilds_of_london.game import GuildsGame

CARD_IN_HAND, MAYORAL_CARD, NEUTRAL = 0.4, 3.0, 0.9
MASTER = 1.0
"""What mayoral cards and neighbours that are still to come promise for each Master, at the beginning."""
PASSING = ("guildhall", "plantation")
FIRST = 1_000.0


def worth(game: GuildsGame, viewer: int | None) -> tuple[float, ...]:
    """Points, Masters beside each other, cards, and what the pawns promise; of mayoral cards the viewer knows the own."""
    return tuple(_of(game, seat, known=seat == viewer) for seat in range(game.seats))


def _of(game: GuildsGame, seat: int, *, known: bool) -> float:
    kept, outlook = game.kept[seat], Outlook(game, seat)
    to_come = outlook.left / game.track.rounds
    cards = (
        sum(_of_card(game, seat, mayoral()[card], to_come) for card in kept)
        if known
        else MAYORAL_CARD * len(kept)
    )
    pawns = outlook.standing() / POINT + MASTER * to_come * len(masters(game.city, seat))
    hand = CARD_IN_HAND * len(game.hands[seat])
    return (
        game.points[seat] + len(pairs(game.city, seat)) + cards + pawns + hand + NEUTRAL * game.neutrals[seat]
    )


def _of_card(game: GuildsGame, seat: int, card: Mayoral, to_come: float) -> float:
    """What it would bring now; pawns that come and go may be elsewhere by the end."""
    return card_points(game, seat, card) * (1 - to_come if card.of in PASSING else 1)


def mark(game: GuildsGame) -> int:
    """In how many rounds that are over tiles were resolved."""
    return sum(game.track.resolves(number) for number in range(1, game.round))


def appraise(game: GuildsGame, question: Question) -> Callable[[Option], float] | None:
    """Cards by what they promise beyond themselves, and the end of the turn before all."""
    if question.step == "turn":
        value = TurnValues(game, question.seat).of
        return lambda option: FIRST if option.parts["card"] == END else value(option)
    if question.step == "keep":
        return lambda option: _of_kept(game, question.seat, option)
    if question.step == "move":
        return _of_moves(game, question.seat)
    if question.step == "ship":
        return _of_voyages(game, question.seat)
    return None


def _of_kept(game: GuildsGame, seat: int, option: Option) -> float:
    """Which of the others lies deepest hardly matters."""
    card = option.parts["keep"]
    return value_of_mayoral(game, seat, card) if card in mayoral() else -FIRST


def _of_moves(game: GuildsGame, seat: int) -> Callable[[Option], float]:
    outlook = Outlook(game, seat)

    def gain(option: Option) -> float:
        parts = option.parts
        return outlook.gain(parts["to"]) - outlook.loss(parts["from"]) if "to" in parts else FIRST

    return gain


def _of_voyages(game: GuildsGame, seat: int) -> Callable[[Option], float]:
    outlook = Outlook(game, seat)
    return lambda option: FIRST if option.parts["from"] == DONE else -outlook.loss(option.parts["from"])
