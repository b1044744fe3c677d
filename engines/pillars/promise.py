"""What a player's things promise until the end, beyond the points: what is seen, times what was learned of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.pillars.crafts import dearest, four, prices
from engines.pillars.learned import promised
from engines.pillars.worth import value_of_team

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

USEFUL_GOLD = 25


def promise(game: PillarsGame, seat: int) -> float:
    """The points that are still to be expected."""
    return sum(value * promised(game.seats, game.round, name) for name, value in seen(game, seat))


def seen(game: PillarsGame, seat: int) -> Iterator[tuple[str, float]]:
    """Numbers by name: gold that one may use up and what is beyond, workers, the start, cubes, craftsmen, advantages."""
    player = game.players[seat]
    useful = min(player.gold, USEFUL_GOLD)
    yield "each", 1.0
    yield "gold", useful
    yield "more_gold", player.gold - useful
    yield "grey", player.grey + player.grey_next
    yield "start", float(game.start_player == seat)
    yield "cubes", dearest(four(player.cubes), prices())
    yield "team", value_of_team(tuple(player.craftsmen))
    yield "room", player.places - len(player.craftsmen)
    yield from player.cubes.items()
    yield from Counter(player.craftsmen).items()
    for card in player.advantages:
        yield card, 1.0
