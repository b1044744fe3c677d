"""The numbers by which the computer player weighs things, in pounds."""

from __future__ import annotations

from engines.kernel import Weights, weights


class BridgeWeights(Weights):
    """What the numbers are told to mean in the file."""

    chapel_step: float
    gate_step: float
    bonus_tile: float
    tile: float
    card: float
    ease: float
    coat: float
    room: float
    pace: float
    field: float
    spread: float
    boldness: float


def weights_for(seats: int) -> BridgeWeights:
    """The numbers for so many seats."""
    return weights("old_london_bridge", BridgeWeights, seats)
