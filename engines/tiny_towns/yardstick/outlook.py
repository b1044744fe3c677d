"""How a town looks to the computer player: which patterns are on their way, and what one more cube would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engines.tiny_towns.components import KINDS
from engines.tiny_towns.patterns import BITS, POST, Placement, packed, placements
from engines.tiny_towns.squares import SQUARES
from engines.tiny_towns.town import KIND_SET
from engines.tiny_towns.yardstick.worth import Built, gains

# How much of a building's worth its pattern has when so many cubes are missing, in hundredths.
CHANCES = (100, 55, 28, 14, 7, 4, 2)
LEAST = 20
DEAD = 100
OPEN = 100
WELCOME = 50
Spot = tuple[int, str]
# A pattern on its way: its promise, the squares it needs as bits, what a further cube adds, and the kinds it wants.
Hope = tuple[int, int, int, tuple[str, ...]]
Promise = tuple[int, ...]


class Shape(NamedTuple):
    """A placement for quick work: bits, squares as bits, its cubes, and for each cube the kinds of the others."""

    need: int
    mask: int
    cells: tuple[tuple[Spot, int], ...]
    starts: tuple[tuple[Spot, tuple[str, ...]], ...]


Known = tuple[tuple[Shape, Promise], ...]


@cache
def _shape(one: Placement) -> Shape:
    spots = tuple(zip(one.squares, one.kinds, strict=True))
    return Shape(
        one.need,
        sum(1 << square for square in one.squares),
        tuple((spot, BITS[spot[0]][spot[1]]) for spot in spots),
        tuple((spot, tuple(kind for square, kind in spots if square != spot[0])) for spot in spots),
    )


@cache
def _promised(value: int) -> Promise:
    return tuple([value * chance // 100 for chance in CHANCES])


@lru_cache(maxsize=512)
def chances(built: Built, name: str) -> Known:
    """The placements of a card that no building blocks, each with its promise for every number of missing cubes."""
    worths = gains(built, name)
    return tuple(
        (_shape(one), _promised(max(LEAST, *[worths[square] for square in one.squares])))
        for one in placements(name)
        if all(built[square] in ("", POST) for square in one.squares)
    )


class Outlook:
    """The patterns that can still be completed in a town, each with what it promises."""

    def __init__(self, squares: Sequence[str], known: Iterable[Known]) -> None:
        self.squares = squares
        self.board = packed(squares)
        self.taken = sum(1 << square for square in SQUARES if squares[square])
        self.loose = sum(1 << square for square in SQUARES if squares[square] in KIND_SET)
        self.started: list[Hope] = []
        self.fresh: list[tuple[int, int, str]] = []
        self.open = [0] * len(SQUARES)
        self.all_open = 0
        self.further: dict[Spot, list[Hope]] = {(square, kind): [] for square in SQUARES for kind in KINDS}
        for chances_of_card in known:
            self._survey(chances_of_card)
        self.started.sort(reverse=True)
        self.fresh.sort(reverse=True)

    def _survey(self, known: Known) -> None:
        board, taken, further = self.board, self.taken, self.further
        for (need, mask, cells, starts), promise in known:
            common = taken & mask
            if not common:
                self._fresh(mask, promise, starts)
                continue
            there = (board & need).bit_count()
            if there != common.bit_count():
                continue
            missing = len(cells) - there
            wanted = [spot for spot, bit in cells if not board & bit]
            self.started.append(
                (promise[missing], mask, _step(promise, missing), tuple([kind for _, kind in wanted]))
            )
            for spot in wanted:
                kinds = tuple([kind for square, kind in wanted if square != spot[0]])
                further[spot].append((promise[missing - 1], mask, _step(promise, missing - 1), kinds))

    def _fresh(self, mask: int, promise: Promise, starts: tuple[tuple[Spot, tuple[str, ...]], ...]) -> None:
        """Nothing lies there yet."""
        size = len(starts)
        value, begun = promise[size], promise[size - 1]
        step = _step(promise, size - 1)
        self.all_open += value
        for spot, kinds in starts:
            self.further[spot].append((begun, mask, step, kinds))
            self.open[spot[0]] += value
            self.fresh.append((begun, mask, spot[1]))

    def now(self) -> int:
        """What the town promises as it is."""
        return self._promise(self.started, self.loose, 0) + self.all_open // OPEN

    def with_cube(self, square: int, kind: str) -> int:
        """What it promises with one more cube."""
        bit = 1 << square
        plan = [hope for hope in self.started if not hope[1] & bit] + self.further[square, kind]
        plan.sort(reverse=True)
        return self._promise(plan, self.loose | bit, bit) + (self.all_open - self.open[square]) // OPEN

    def likely(self, kind: str, most: int) -> list[int]:
        """The squares on which a cube of this kind helps most at a first glance."""
        empty = [square for square in SQUARES if not self.squares[square]]
        if len(empty) <= most:
            return empty
        spoilt = [0] * len(SQUARES)
        for hope in reversed(self.started):
            for square in empty:
                if hope[1] >> square & 1:
                    spoilt[square] = hope[0]
        return sorted(empty, key=lambda square: self._glance(square, kind, spoilt[square]), reverse=True)[
            :most
        ]

    def _glance(self, square: int, kind: str, spoilt: int) -> int:
        helped = max((hope[0] for hope in self.further[square, kind]), default=0)
        return 2 * helped - spoilt - self.open[square] // OPEN

    def _promise(self, plan: list[Hope], loose: int, added: int) -> int:
        """The most promising patterns that share no square, how welcome each kind is, and the cubes in the way."""
        used = total = 0
        best: dict[str, int] = {}
        for value, mask, step, kinds in plan:
            if not used & mask:
                used |= mask
                total += value
                for kind in kinds:
                    if step > best.get(kind, 0):
                        best[kind] = step
        shut = used | added
        if len(best) < len(KINDS):
            for value, mask, kind in self.fresh:
                if kind not in best and not mask & shut:
                    best[kind] = value
                    if len(best) == len(KINDS):
                        break
        welcome = sum(best.values()) - DEAD * (len(KINDS) - len(best))
        return total + WELCOME * welcome // 100 - DEAD * (loose & ~used).bit_count()


def _step(promise: tuple[int, ...], missing: int) -> int:
    return promise[missing - 1] - promise[missing] if missing else 0
