"""What the computer player looks at when it thinks ahead: to the end of the round, and what is left there for later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel import Option, Question
from engines.pillars.components import craftsmen, resources
from engines.pillars.crafts import dearest, four, prices
from engines.pillars.worth import (
    EACH_ROUND,
    KEPT,
    ONCE,
    POINT,
    rounds_left,
    value_of_craftsman,
    value_of_resource,
    value_of_space,
    value_of_team,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

USEFUL_GOLD, GOLD, WORK = 25, 0.9, 0.8
FIRST = 1_000.0


def worth(game: PillarsGame) -> tuple[float, ...]:
    """The points of each seat, and those that gold, craftsmen, cubes and advantages promise."""
    return tuple(player.points + _promises(game, player) / POINT for player in game.players)


def _promises(game: PillarsGame, player: Player) -> float:
    left = rounds_left(game)
    found = GOLD * min(player.gold, USEFUL_GOLD) + WORK * left * value_of_team(tuple(player.craftsmen))
    found += KEPT * dearest(four(player.cubes), prices())
    for card in player.advantages:
        found += EACH_ROUND.get(card, 0.0) * left + ONCE.get(card, 0.0)
    return found


def appraise(game: PillarsGame, question: Question) -> Callable[[Option], float] | None:
    """Cards by what they bring beyond their cost, spaces by what they bring; not to take anything is always looked at."""
    player = game.players[question.seat]
    if question.step == "draft":
        return lambda option: _of_card(game, player, option.parts["card"])
    if question.step == "builder":
        return lambda option: _of_space(game, player, option)
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
