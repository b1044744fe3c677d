"""The numbers by which the computer player weighs things, ten to a point."""

from __future__ import annotations

from engines.kernel import Weights, weights


class GuildsWeights(Weights):
    """What the numbers are told to mean in the file."""

    card: float
    draw: float
    pawn: float
    master: float


def weights_for(seats: int) -> GuildsWeights:
    """The numbers for so many seats."""
    return weights("guilds_of_london", GuildsWeights, seats)
