"""What the computer player looks at when it thinks ahead: to the end of the turn, and what each town promises then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.tiny_towns.computer import outlook_of
from engines.tiny_towns.worth import POINT, built_of, points

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


def worth(game: TownsGame) -> tuple[float, ...]:
    """What stands in each town, and what its cubes promise."""
    return tuple(
        (points(built_of(town.squares)) + outlook_of(game, seat).now()) / POINT
        for seat, town in enumerate(game.towns)
    )
