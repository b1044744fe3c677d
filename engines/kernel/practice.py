"""Where a title may learn what its positions are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

Row = tuple[dict[str, float], float]
"""What is seen of a position, and the points that came after it."""


class Practice(Protocol):
    """Quick matches of a title with itself, from which it learns what positions are worth: what is seen, times a weight each."""

    def begun(self) -> dict[str, float]:
        """The weights with which learning begins."""

    def match(self, weights: Mapping[str, float], luck: Random, seats: int) -> tuple[list[Row], list[int]]:
        """A match: what was seen in it, and the points at its end."""
