"""Chance for imagining: quick, always given from outside as words, and never that of the match itself."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from pydantic import PrivateAttr

from engines.kernel.dice import Dice

T = TypeVar("T")


def luck_of(*words: object) -> Random:
    """The luck that these words stand for, the same in every process."""
    return Random(":".join(map(str, words)))  # noqa: S311  # nothing is kept secret by it


class Mix:
    """An order for things that a viewer cannot tell apart: sorted without luck, and else a random one of the sorted."""

    def __init__(self, luck: Random | None = None) -> None:
        self._luck = luck

    def __call__(self, items: Iterable[T]) -> list[T]:
        """These things in that order; in which order they came makes no difference."""
        order: list[T] = sorted(items)  # type: ignore[type-var]  # cards and numbers, which have an order
        if self._luck is None:
            return order
        chance = self._luck.random
        return sorted(order, key=lambda _: chance())


class QuickDice(Dice):
    """Dice of an imagined match, much quicker than those of a real one."""

    _luck: Random = PrivateAttr()

    @classmethod
    def of(cls, *words: object) -> QuickDice:
        """The dice that these words stand for."""
        dice = cls(seed=":".join(map(str, words)))
        dice._luck = luck_of(dice.seed)
        return dice

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.drawn += 1
        return int(self._luck.random() * n)
