"""What the computer player looks at when it thinks ahead: to the end of the round, and what is left there for later."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from engines.kernel import Option, Question
from engines.pillars.components import craftsmen, resources
from engines.pillars.promise import promise
from engines.pillars.worth import value_of_craftsman, value_of_resource, value_of_space

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

FIRST = 1_000.0
PRIORY = "priory_"


def worth(game: PillarsGame) -> tuple[float, ...]:
    """The points of each seat, and those that its things promise."""
    return tuple(player.points + promise(game, seat) for seat, player in enumerate(game.players))


def appraise(game: PillarsGame, question: Question) -> Callable[[Option], float] | None:
    """Cards by what they bring beyond their cost, spaces by what they bring; not to take anything is always looked at.

    Of the spaces that are free at the Priory none is better than the first.
    """
    player = game.players[question.seat]
    if question.step == "draft":
        return lambda option: _of_card(game, player, option.parts["card"])
    if question.step == "builder":
        spaces = {option.parts.get("space", "") for option in question.legal}
        worse = sorted(space for space in spaces if space.startswith(PRIORY))[1:]
        return lambda option: -inf if option.parts.get("space") in worse else _of_space(game, player, option)
    return None


def _of_card(game: PillarsGame, player: Player, card: str) -> float:
    if card in resources():
        return value_of_resource(game, player, card)
    known = craftsmen().get(card)
    return FIRST if known is None else value_of_craftsman(game, player, card) - known.cost


def _of_space(game: PillarsGame, player: Player, option: Option) -> float:
    space = option.parts.get("space")
    if option.extra or space in (None, "pass", "redraw"):
        return FIRST
    return value_of_space(game, player, str(space))
