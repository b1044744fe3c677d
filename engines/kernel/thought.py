"""What comes of thinking ahead, however a title does it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.kernel.questions import Picks


@dataclass(frozen=True)
class Expected:
    """What an answer leads to: its value, the points of all seats and the chance to win, as means over the same worlds.

    Behind is by how much its value is below that of the best answer (the first idea may be the best with less, by its
    bonus), and error the standard error of that difference.
    """

    picks: Picks
    value: float
    behind: float
    error: float
    points: tuple[float, ...]
    chance: float
    worlds: int

    @property
    def as_good(self) -> bool:
        """Whether it may be as good as the best, for all that was tried."""
        return self.behind <= self.error


@dataclass(frozen=True)
class Thought:
    """What a seat should answer; the answers that were tried to the last, best first; how many playouts it took."""

    seat: int
    picks: Picks
    expected: tuple[Expected, ...] = ()
    playouts: int = 0
