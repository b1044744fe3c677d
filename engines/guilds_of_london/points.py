"""The score track: whoever gains points moves on, and lands on top of those who are there already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.guilds_of_london.telling import tell

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def gain_points(game: GuildsGame, seat: int, count: int) -> None:
    """Points for a seat; of those with as many it now goes first."""
    if count <= 0:
        return
    game.points[seat] += count
    game.order.remove(seat)
    place = sum(game.points[other] > game.points[seat] for other in game.order)
    game.order.insert(place, seat)
    tell(game, seat, "points", f"score:{seat}", count=count)


def discs(game: GuildsGame) -> dict[int, list[int]]:
    """The spaces of the track on which discs lie, each with its discs from the lowest to the one on top."""
    found: dict[int, list[int]] = {}
    for seat in reversed(game.order):
        if game.points[seat]:
            found.setdefault(game.points[seat], []).append(seat)
    return found
