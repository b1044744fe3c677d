"""Ridge regression on sparse rows in plain Python: sums of products are kept, the rows are not."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt


class Ridge:
    """Finds the weights by which named numbers come nearest to a value; small weights are preferred."""

    def __init__(self) -> None:
        self.number: dict[str, int] = {}
        self.products: list[dict[int, float]] = []
        self.targets: list[float] = []
        self.rows = 0

    def add(self, row: Mapping[str, float], target: float) -> None:
        """One more row."""
        for name in row:
            if name not in self.number:
                self.number[name] = len(self.number)
                self.products.append({})
                self.targets.append(0.0)
        cells = [(self.number[name], value) for name, value in row.items() if value]
        cells.sort()
        for place, (one, value) in enumerate(cells):
            sums = self.products[one]
            self.targets[one] += value * target
            for other, more in cells[place:]:
                sums[other] = sums.get(other, 0.0) + value * more
        self.rows += 1

    def solve(self, penalty: float) -> dict[str, float]:
        """The weights; the penalty counts like so many rows in which nothing is to be explained."""
        size = len(self.targets)
        low = [[0.0] * (one + 1) for one in range(size)]
        for one, sums in enumerate(self.products):
            for other, value in sums.items():
                low[other][one] = value
        for one in range(size):
            low[one][one] += penalty
        for one in range(size):
            row = low[one]
            for other in range(one):
                before = low[other]
                done = sum([a * b for a, b in zip(row[:other], before, strict=False)])
                row[other] = (row[other] - done) / before[other]
            row[one] = sqrt(max(row[one] - sum([value * value for value in row[:one]]), 1e-9))
        half = [0.0] * size
        for one in range(size):
            row = low[one]
            half[one] = (
                self.targets[one] - sum([a * b for a, b in zip(row, half[:one], strict=False)])
            ) / row[one]
        found = [0.0] * size
        for one in reversed(range(size)):
            done = sum([low[later][one] * found[later] for later in range(one + 1, size)])
            found[one] = (half[one] - done) / low[one][one]
        return {name: found[number] for name, number in self.number.items()}
