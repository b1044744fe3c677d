"""What swapping neutral pawns would come to: whose pawns it takes to gain a place, and whether anything changes at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engines.guilds_of_london.city import PLANTATION
from engines.guilds_of_london.negotiation import pawns_at, swaps
from engines.guilds_of_london.voting import placed

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

NO_PLACE = 3


def without(there: Sequence[int], swapped: Sequence[int]) -> list[int]:
    """The pawns that are left when these are swapped."""
    left = list(there)
    for seat in swapped:
        left[seat] -= 1
    return left


def rank(game: GuildsGame, place: str, seat: int, there: Sequence[int]) -> int:
    """Which place a seat has in a vote with these pawns: a lower one is better."""
    return placed(game, place, there).of(seat) or NO_PLACE


def fewest_for(game: GuildsGame, place: str, seat: int, most: int) -> Iterator[tuple[int, ...]]:
    """Whose pawns this seat swaps to be first; then those by which it becomes second, if it is neither."""
    there = pawns_at(game, place)
    now = rank(game, place, seat, there)
    for wanted in range(1, now):
        for swapped in swaps(there, min(most, game.neutrals[seat]), spared=seat):
            if rank(game, place, seat, without(there, swapped)) == wanted:
                yield swapped
                break


def betters(game: GuildsGame, place: str, seat: int) -> bool:
    """Whether any swap that this seat could make would better its place."""
    return any(fewest_for(game, place, seat, game.neutrals[seat]))


def changes(game: GuildsGame, place: str, seat: int) -> bool:
    """Whether what this seat swaps could change anything but its own number of neutral pawns, whoever swaps after it.

    On the plantation, and on a tile that stays as it is, pawns stay where they are put.
    """
    there = pawns_at(game, place)
    now = placed(game, place, there)
    if place == PLANTATION or now.first is None:
        return True
    later = [step.seat for step in game.agenda if step.kind == "negotiate" and step.place == place]
    most = sum(game.neutrals[other] for other in {seat, *later})
    if most >= sum(there):
        return True
    return any(placed(game, place, without(there, swapped)) != now for swapped in swaps(there, most))
