"""All chance of a match: a SHA-256 counter, the same on every Python version."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

T = TypeVar("T")
_WORD = 1 << 64


def commitment(seed: str) -> str:
    """The hash of the seed as it is written: published at the start, so that the seed itself can be checked later."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Dice(BaseModel):
    """A seed of 256 bits and how many words were drawn from it so far."""

    model_config = ConfigDict(extra="forbid")

    seed: str
    drawn: int = 0

    def _word(self) -> int:
        digest = hashlib.sha256(f"{self.seed}:{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:8], "big")

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1 (words that would favour small numbers are thrown away)."""
        fair = _WORD - _WORD % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list with the same items in a random order."""
        order = list(items)
        self.shuffle(order)
        return order
