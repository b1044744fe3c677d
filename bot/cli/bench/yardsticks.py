"""Fixed work that is measured near to what it is the yardstick of, so that a ratio means the same on every machine.

Nothing here may use the project's own code: what makes that quicker must not make the yardstick shorter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import mean
from typing import Self

from PIL import Image, ImageDraw

from bot.cli.bench.number import Yard, p95

NEAR = 20
Read = Callable[[Sequence[float]], float]


class Yardstick:
    """One kind of fixed work, and what it took each time: by the clock, and of the processor alone (milliseconds)."""

    def __init__(self, name: str, work: Callable[[], object]) -> None:
        self.name = name
        self.passed: list[float] = []
        self.busy: list[float] = []
        self._work = work

    def lay(self, times: int = 1) -> None:
        """Do the work so many times, and note what it took."""
        for _ in range(times):
            began, busy = time.perf_counter(), time.thread_time()
            self._work()
            self.busy.append((time.thread_time() - busy) * 1000)
            self.passed.append((time.perf_counter() - began) * 1000)

    @contextmanager
    def around(self) -> Iterator[Self]:
        """Before and after what would be disturbed by it."""
        self.lay(NEAR)
        yield self
        self.lay(NEAR)

    def by_the_clock(self, read: Read = p95) -> Yard:
        """For what is measured by the clock: read as that is, since others may keep both waiting."""
        return Yard({self.name: read(self.passed)})

    def by_the_processor(self) -> Yard:
        """For what is measured in processor time."""
        return Yard({self.name: mean(self.busy)})


def python() -> Yardstick:
    """Plain Python work."""
    return Yardstick("python", plain_work)


def picture() -> Yardstick:
    """A fixed picture, drawn and encoded."""
    work = fixed_picture()
    work()  # what is loaded on the first use does not count
    return Yardstick("picture", work)


def sync(folder: Path) -> Yardstick:
    """One small write to this folder, until it is safe: nothing that is committed there can be quicker."""
    path = folder / "sync"

    def work() -> None:
        with path.open("ab") as file:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())

    return Yardstick("sync", work)


@dataclass(frozen=True, slots=True)
class _Cell:
    row: int
    column: int
    kind: str

    def near(self, other: _Cell) -> bool:
        return abs(self.row - other.row) + abs(self.column - other.column) == 1


SIDE, PIECES = 160, 24
KINDS = ("brick", "glass", "stone", "wheat", "wood")


def plain_work() -> int:
    """Small objects, dicts, lists and strings, in about the proportions of the rules."""
    total = 0
    for turn in range(12):
        cells = [
            _Cell(row, column, KINDS[(row * column + turn) % 5]) for row in range(7) for column in range(7)
        ]
        of_kind: dict[str, list[_Cell]] = {}
        for cell in cells:
            of_kind.setdefault(cell.kind, []).append(cell)
        for kind, found in sorted(of_kind.items()):
            pairs = [(one, other) for one in found for other in found if one.near(other)]
            keys = {f"{kind}:{one.row}{other.column}" for one, other in pairs}
            total += len(pairs) + sum(len(key) for key in sorted(keys))
        where = {(cell.row, cell.column): index for index, cell in enumerate(cells)}
        total += sum(where.get((row, turn), 0) for row in range(9))
    return total


def fixed_picture() -> Callable[[], bytes]:
    """Draws soft-edged pieces on a large ground, reduces it by half and encodes it, as a table's picture is made."""
    luck = Random("yardstick")  # noqa: S311  # the same pixels every time
    grain = Image.frombytes("RGB", (100, 75), luck.randbytes(100 * 75 * 3))
    ground = grain.resize((2000, 1500), Image.Resampling.BICUBIC)
    piece = Image.new("RGBA", (SIDE, SIDE))
    pen = ImageDraw.Draw(piece)
    for inset in range(0, SIDE // 2, 4):
        box = (inset, inset, SIDE - inset, SIDE - inset)
        pen.ellipse(box, fill=(200, 90 + inset, 40, 60 + 2 * inset))

    def draw() -> bytes:
        canvas = ground.copy()
        for index in range(PIECES):
            canvas.paste(piece, (index % 6 * 300 + index, index // 6 * 330 + index), piece)
        out = BytesIO()
        canvas.reduce(2).save(out, "JPEG", quality=85, subsampling=0)
        return out.getvalue()

    return draw
