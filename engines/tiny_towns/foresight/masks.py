"""Squares as the bits of a number: masks of sixteen bits, and what lies beside, around and in line with what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.tiny_towns.squares import AROUND, BESIDE, CENTRE, COLUMNS, CORNERS, LINES, ROWS, SQUARES

WIDTH = 16
ALL = (1 << WIDTH) - 1


def mask_of(squares: Sequence[int]) -> int:
    """Squares as bits."""
    return sum(1 << square for square in squares)


@cache
def squares_of(mask: int) -> tuple[int, ...]:
    """Bits as squares, in their order."""
    return tuple([square for square in SQUARES if mask >> square & 1])


NEAR = tuple(mask_of(BESIDE[square]) for square in SQUARES)
ROUND = tuple(mask_of(AROUND[square]) for square in SQUARES)
LINED = tuple(mask_of(LINES[square]) for square in SQUARES)
IN_ROW = tuple(mask_of(ROWS[square]) for square in SQUARES)
IN_COLUMN = tuple(mask_of(COLUMNS[square]) for square in SQUARES)
CORNER, MIDDLE = mask_of(CORNERS), mask_of(CENTRE)


@cache
def groups_in(mask: int) -> tuple[int, ...]:
    """The orthogonally connected groups of these squares, as masks."""
    found = []
    while mask:
        group, edge = 0, mask & -mask
        while edge:
            group |= edge
            grown = (edge << 4 | edge >> 4 | (edge & 0x7777) << 1 | (edge & 0xEEEE) >> 1) & mask
            edge = grown & ~group
        found.append(group)
        mask &= ~group
    return tuple(found)
