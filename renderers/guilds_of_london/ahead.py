"""Who is ahead on a tile that is voted on: as the board shows it, with what breaks a tie."""

from __future__ import annotations

from dataclasses import dataclass

from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.view import GuildsBoard, TileView


@dataclass(slots=True, frozen=True)
class Ahead:
    """Who would be first and second if the vote ended now; nobody where a tie stands."""

    first: int | None
    second: tuple[int, ...]


def ahead(board: GuildsBoard, tile: TileView) -> Ahead | None:
    """Who is ahead on this tile while it is voted on or its rewards are taken; None at any other time."""
    now = board.resolving
    if now is None or now.place != tile.id:
        return None
    if not voted(board, tile):
        return Ahead(now.first, now.second)
    first = _first(board, tile)
    rest = [0 if seat == first else count for seat, count in enumerate(tile.pawns)]
    second = _alone(rest) if first is not None else None
    return Ahead(first, () if second is None else (second,))


def voted(board: GuildsBoard, tile: TileView) -> bool:
    """Whether the vote on this tile goes on."""
    return (
        board.resolving is not None
        and board.resolving.place == tile.id
        and board.resolving.stage == "negotiation"
    )


def beside(board: GuildsBoard, tile: TileView) -> list[int]:
    """How many Masters of each seat are neighbours of a tile."""
    found = [0] * len(board.players)
    for other in board.tiles:
        if other.master is not None:
            found[other.master] += abs(other.x - tile.x) + abs(other.y - tile.y) == 1
    return found


def giants(board: GuildsBoard) -> dict[int, str]:
    """Who has a Master that helps in every tie, and where."""
    helping = (tile for tile in board.tiles if tiles()[tile.id].lasting == "tie")
    return {tile.master: tile.id for tile in helping if tile.master is not None}


def _first(board: GuildsBoard, tile: TileView) -> int | None:
    most = max(tile.pawns, default=0)
    if not most or _alone(tile.pawns) is not None:
        return _alone(tile.pawns)
    near, helped = beside(board, tile), giants(board)
    return _alone(
        [near[seat] + (seat in helped) + 1 if count == most else 0 for seat, count in enumerate(tile.pawns)]
    )


def _alone(counts: tuple[int, ...] | list[int]) -> int | None:
    most = max(counts, default=0)
    return list(counts).index(most) if most and list(counts).count(most) == 1 else None
