"""The metals of placings, and points as they are written."""

from __future__ import annotations

from renderers.kit.palette import Colour
from renderers.kit.tokens import BRASS, BRONZE, PEWTER, SILVER


def medal(placing: int) -> Colour:
    """The metal of a placing."""
    return {1: BRASS, 2: SILVER, 3: BRONZE}.get(placing, PEWTER)


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
