"""Who thinks next: each table in its turn, and one thought of a table at a time."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """What waits, by table; a table that has had its turn goes to the end of the line."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[int, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(mine) for mine in self._waiting.values())

    def add(self, table: int, one: T) -> None:
        """This comes after everything else of its table."""
        self._waiting.setdefault(table, deque()).append(one)

    def take(self, busy: set[int]) -> tuple[int, T] | None:
        """What is next of a table that is not busy."""
        table = next((table for table in self._waiting if table not in busy), None)
        if table is None:
            return None
        mine = self._waiting.pop(table)
        one = mine.popleft()
        if mine:
            self._waiting[table] = mine
        return table, one

    def drop(self, table: int, one: T) -> None:
        """Nobody waits for this any more."""
        mine = self._waiting.get(table, deque())
        if one in mine:
            mine.remove(one)
        if not mine:
            self._waiting.pop(table, None)
