"""Counting pawns: whether a tile is due, who has most, and how a tie for the first place is broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engines.guilds_of_london.city import PLANTATION, masters, neighbours
from engines.guilds_of_london.components import tiles

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


class Tally(NamedTuple):
    """The most pawns of one seat, and all seats that have as many."""

    most: int
    tops: list[int]


class Placed(NamedTuple):
    """Who is first and who are second, in the order of play."""

    first: int | None = None
    second: tuple[int, ...] = ()

    def of(self, seat: int) -> int:
        """Which place a seat has; 0 for none."""
        return 1 if seat == self.first else 2 if seat in self.second else 0


def due(game: GuildsGame, tile: str) -> bool:
    """Whether as many stand on a tile as it needs, neutral pawns and the Beadle counted."""
    laid = game.city[tile]
    return sum(laid.pawns) + laid.neutrals + (game.beadle == tile) >= tiles()[tile].need


def tally(pawns: Sequence[int]) -> Tally:
    """Who has most; nobody where no pawn stands."""
    most = max(pawns)
    return Tally(most, [seat for seat, count in enumerate(pawns) if count == most] if most else [])


def winner(game: GuildsGame, tile: str, pawns: Sequence[int]) -> int | None:
    """Who wins a tile with these pawns on it; with a tie each adds 1 for every Master beside it, and 1 for Gog & Magog."""
    most, tops = tally(pawns)
    if len(tops) > 1:
        totals = {seat: most + len(neighbours(game.city, tile, seat)) + giants(game, seat) for seat in tops}
        best = max(totals.values())
        tops = [seat for seat in tops if totals[seat] == best]
    return tops[0] if len(tops) == 1 else None


def giants(game: GuildsGame, seat: int) -> int:
    """What a Master on Gog & Magog adds in a tie."""
    return sum(tiles()[tile].lasting == "tie" for tile in masters(game.city, seat))


def runner_up(pawns: Sequence[int], first: int) -> int | None:
    """Who has most pawns of all but the first; nobody if several have as many."""
    rest = [0 if seat == first else count for seat, count in enumerate(pawns)]
    tops = tally(rest).tops
    return tops[0] if len(tops) == 1 else None


def placed(game: GuildsGame, place: str, pawns: Sequence[int]) -> Placed:
    """What a vote comes to with these pawns: on the plantation all who are tied for first are second."""
    if place != PLANTATION:
        first = winner(game, place, pawns)
    else:
        tops = tally(pawns).tops
        if len(tops) > 1:
            return Placed(None, tuple(seat for seat in game.order if seat in tops))
        first = tops[0] if tops else None
    if first is None:
        return Placed()
    behind = runner_up(pawns, first)
    return Placed(first, () if behind is None else (behind,))
