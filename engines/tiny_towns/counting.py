"""What a town on the table would come to if it stayed as it is, from what everybody sees."""

from __future__ import annotations

from engines.tiny_towns.components import COTTAGE, tables
from engines.tiny_towns.layout import Layout
from engines.tiny_towns.scoring import layout, score
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.view import TownsBoard


def laid_out(board: TownsBoard, seat: int) -> Layout:
    """A town as its scoring sees it: of what nobody has seen, nothing counts."""
    town = board.towns[seat]
    right = board.towns[(seat - 1) % len(board.towns)]
    before = sum(
        one.completed is not None and (town.completed is None or one.completed < town.completed)
        for one in board.towns
    )
    return layout(
        [square.building or square.cube or "" for square in town.squares],
        {
            name: list(square.cubes)
            for name, square in zip(NAMES, town.squares, strict=True)
            if square.building is not None and square.cubes
        },
        town.shrine or 0,
        sum(square.building == "feast_hall" for square in right.squares),
        before,
    )


def worth_now(board: TownsBoard, seat: int) -> int:
    """The points of a town if the match ended now."""
    return score(laid_out(board, seat)).total


def hungry_and_fed(board: TownsBoard, seat: int) -> dict[int, bool]:
    """The squares with a Cottage, and whether each is fed."""
    found = laid_out(board, seat)
    return {square: square in found.fed for square in found.places.get(COTTAGE, ())}


def next_rank(points: int) -> tuple[int, int] | None:
    """The number of the next better rank of a solo player and the points it takes; None for whoever has the best."""
    better = [(place + 1, least) for place, least in enumerate(tables().solo.ranks) if least > points]
    return better[-1] if better else None
