"""Where a pattern lies complete on a board: every placement of every card, worked out once.

A board is one number: five bits for each square, one for each kind of cube. A Trading Post sets all five bits of its
square. A placement fits when all its bits are set. Placements are filed by their first square and what lies on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engines.tiny_towns.components import KINDS, LETTERS, cards
from engines.tiny_towns.squares import SIZE, SQUARES

POST = "trading_post"
_WIDTH = len(KINDS)
_WILD = (1 << _WIDTH) - 1
BITS: tuple[dict[str, int], ...] = tuple(
    {kind: 1 << (_WIDTH * square + number) for number, kind in enumerate(KINDS)}
    | {POST: _WILD << (_WIDTH * square)}
    for square in SQUARES
)
Cell = tuple[int, int, str]
Index = tuple[dict[str, tuple["Placement", ...]], ...]


class Placement(NamedTuple):
    """One way a card's pattern may lie: the bits it needs, its squares in order, and the kind on each."""

    need: int
    card: str
    squares: tuple[int, ...]
    kinds: tuple[str, ...]


def packed(squares: Sequence[str]) -> int:
    """The board as one number."""
    board = 0
    for square, item in enumerate(squares):
        if item:
            board |= BITS[square].get(item, 0)
    return board


def _turned(cells: list[Cell]) -> list[Cell]:
    return [(column, -row, kind) for row, column, kind in cells]


def _mirrored(cells: list[Cell]) -> list[Cell]:
    return [(row, -column, kind) for row, column, kind in cells]


def _orientations(pattern: tuple[str, ...]) -> set[tuple[Cell, ...]]:
    """The pattern rotated and mirrored, each form once, moved to the top left."""
    cells = [
        (row, column, LETTERS[letter])
        for row, line in enumerate(pattern)
        for column, letter in enumerate(line)
        if letter in LETTERS
    ]
    forms = set()
    for side in (cells, _mirrored(cells)):
        form = side
        for _ in range(4):
            form = _turned(form)
            top, left = min(cell[0] for cell in form), min(cell[1] for cell in form)
            forms.add(tuple(sorted((row - top, column - left, kind) for row, column, kind in form)))
    return forms


@cache
def placements(card: str) -> tuple[Placement, ...]:
    """Every way this card's pattern fits into a town."""
    found = []
    for form in _orientations(cards()[card].pattern):
        height = 1 + max(cell[0] for cell in form)
        width = 1 + max(cell[1] for cell in form)
        for top in range(SIZE - height + 1):
            for left in range(SIZE - width + 1):
                squares = tuple(SIZE * (top + row) + left + column for row, column, _ in form)
                kinds = tuple(kind for _, _, kind in form)
                need = sum(BITS[square][kind] for square, kind in zip(squares, kinds, strict=True))
                found.append(Placement(need, card, squares, kinds))
    return tuple(sorted(found, key=lambda one: (one.squares, one.kinds)))


@cache
def _filed(card: str) -> Index:
    """The placements of a card by their first square and what may lie there."""
    index: Index = tuple({} for _ in SQUARES)
    for one in placements(card):
        here = index[one.squares[0]]
        for item in (one.kinds[0], POST):
            here[item] = (*here.get(item, ()), one)
    return index


@lru_cache(maxsize=1024)
def index_of(names: tuple[str, ...]) -> Index:
    """The placements of several cards, filed together."""
    merged: Index = tuple({} for _ in SQUARES)
    for name in names:
        for here, one in zip(merged, _filed(name), strict=True):
            for item, fits in one.items():
                here[item] = here.get(item, ()) + fits
    return merged


def complete(squares: Sequence[str], names: tuple[str, ...]) -> list[Placement]:
    """The placements of these cards that lie complete in a town, in the order of the cards."""
    board = packed(squares)
    found = [
        one
        for item, here in zip(squares, index_of(names), strict=True)
        if item
        for one in here.get(item, ())
        if one.need & board == one.need
    ]
    if POST in squares:
        found = _with_posts(found, squares)
    if len(found) > 1:
        found.sort(key=lambda one: (names.index(one.card), one.squares))
    return found


def any_complete(squares: Sequence[str], names: tuple[str, ...]) -> bool:
    """Whether one of these cards could be built in this town."""
    board = packed(squares)
    posts = POST in squares
    for item, here in zip(squares, index_of(names), strict=True):
        if item:
            for one in here.get(item, ()):
                if one.need & board == one.need and (not posts or cubes_of(one, squares)):
                    return True
    return False


def cubes_of(placement: Placement, squares: Sequence[str]) -> tuple[int, ...]:
    """The squares of a placement that hold cubes, not Trading Posts: they are emptied, and one gets the building."""
    return tuple(square for square in placement.squares if squares[square] != POST)


def _with_posts(found: list[Placement], squares: Sequence[str]) -> list[Placement]:
    """One placement for each set of squares (a Post may be read in several ways), with at least one real cube."""
    once = {(one.card, one.squares): one for one in found if cubes_of(one, squares)}
    return list(once.values())
