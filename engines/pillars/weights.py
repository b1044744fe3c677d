"""The numbers by which the computer player weighs things, in gold."""

from __future__ import annotations

from engines.kernel import Weights, weights


class PillarsWeights(Weights):
    """What the numbers are told to mean in the file."""

    patience: float
    taken: float
    worker: float
    last_worker: float
    team: float
    craftsman: float
    bishop: float
    court: float
    castle: float
    early: float
    market: float
    start_player: float
    half_way: float


def weights_for(seats: int) -> PillarsWeights:
    """The numbers for so many seats."""
    return weights("pillars", PillarsWeights, seats)
