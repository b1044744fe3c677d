"""The sixteen squares of a town: their names, and which lie beside, around and in line with which."""

from __future__ import annotations

SIZE = 4
SQUARES = tuple(range(SIZE * SIZE))
NAMES = tuple(f"{'ABCD'[square % SIZE]}{square // SIZE + 1}" for square in SQUARES)
INDEX = {name: square for square, name in enumerate(NAMES)}


def _near(square: int, distance: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    return tuple(
        other
        for other in SQUARES
        if other != square
        and max(abs(other // SIZE - row), abs(other % SIZE - column)) == 1
        and abs(other // SIZE - row) + abs(other % SIZE - column) <= distance
    )


BESIDE = tuple(_near(square, 1) for square in SQUARES)
AROUND = tuple(_near(square, 2) for square in SQUARES)
ROWS = tuple(tuple(other for other in SQUARES if other // SIZE == square // SIZE) for square in SQUARES)
COLUMNS = tuple(tuple(other for other in SQUARES if other % SIZE == square % SIZE) for square in SQUARES)
LINES = tuple(
    tuple(other for other in (*ROWS[square], *COLUMNS[square]) if other != square) for square in SQUARES
)
CORNERS = (0, 3, 12, 15)
CENTRE = (5, 6, 9, 10)


def named(squares: tuple[int, ...]) -> str:
    """The names of several squares, as they are written in options: A1 B1 B2."""
    return " ".join(NAMES[square] for square in squares)
