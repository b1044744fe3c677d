"""The machine while it is measured: what it has, and what others take of it."""

from __future__ import annotations

import os
from collections.abc import Iterator

from bot.cli.bench.number import Number
from bot.cli.bench.yardsticks import python

LOOKS = 10


class Machine:
    """Looked at now and then, between what is measured."""

    def __init__(self) -> None:
        self.plain = python()
        self._loads: list[float] = []

    def look(self) -> None:
        """Note how busy it is, and whether plain work has to wait for a processor."""
        self._loads.append(os.getloadavg()[0])
        self.plain.lay(LOOKS)

    @property
    def kept_waiting(self) -> float:
        """The part of the time of plain Python work in which others had the processor."""
        passed = sum(self.plain.passed)
        return max(0.0, 1 - sum(self.plain.busy) / passed) if passed else 0.0

    def numbers(self) -> Iterator[Number]:
        """For JSON: told, and held to nothing."""
        yield Number("machine.processors", os.cpu_count() or 1, None)
        yield Number("machine.load_before", self._loads[0], None)
        yield Number("machine.load_most", max(self._loads), None)
        yield Number("machine.kept_waiting", self.kept_waiting, None)

    def told(self) -> str:
        """For people."""
        return (
            f"{os.cpu_count()} processors; their load was {self._loads[0]:.2f} before and {max(self._loads):.2f} at most;"
            f" others had the processor in {self.kept_waiting:.0%} of the time of plain Python work."
        )
