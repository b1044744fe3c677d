"""What else shows how well computers play: whether the monument stands, and rare buildings, and no two towns are the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.tiny_towns.squares import SIZE, SQUARES

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


RARE = ("bakery", "market", "theater", "bank", "factory", "trading_post", "warehouse")
"""What computers have hardly ever built."""


def signs(game: TownsGame, seat: int) -> dict[str, bool]:
    """What is to be seen of a seat at the end; of a rare building only where its card was dealt."""
    town, shapes = game.towns[seat], {shape(town.squares) for town in game.towns}
    return {
        "monument": town.monument is not None,
        "apart": len(shapes) == game.seats,
        **{card: card in town.squares for card in RARE if card in game.cards},
    }


def shape(squares: Sequence[str]) -> tuple[str, ...]:
    """A town turned and mirrored until it comes first: two that differ in no more are the same town."""
    rows = [tuple(squares[start : start + SIZE]) for start in range(0, len(SQUARES), SIZE)]
    forms = []
    for _ in range(SIZE):
        rows = list(zip(*reversed(rows), strict=True))
        forms += [tuple(item for row in side for item in row) for side in (rows, [row[::-1] for row in rows])]
    return min(forms)
