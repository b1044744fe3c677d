"""The rondel: which income lies beside which stack, and whose pawns stand where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.old_london_bridge.components import board_data


@cache
def incomes(rotation: int) -> Mapping[str, int]:
    """The income beside each stack, clockwise from the first one, with the rondel turned so far; 0 is the X."""
    board = board_data()
    spaces = board.rondel.spaces
    return {kind: spaces[(place - rotation) % len(spaces)] for place, kind in enumerate(board.stacks.kinds)}


def turned(rotation: int, marker: int) -> int:
    """The rotation after a round marker: so many positions clockwise."""
    return (rotation + marker) % len(board_data().rondel.spaces)
