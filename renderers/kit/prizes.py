"""The metals of placings, and points as they are written."""

from __future__ import annotations

from renderers.kit.palette import MEDALS, PEWTER, Colour


def medal(placing: int) -> Colour:
    """The metal of a placing."""
    return MEDALS.get(placing, PEWTER)


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
