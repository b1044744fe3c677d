"""What comes when: votes, the Plantation, new tiles."""

from __future__ import annotations

from engines.guilds_of_london.view import GuildsBoard


def calendar(board: GuildsBoard) -> tuple[int | None, int | None, bool]:
    """After which rounds tiles and the Plantation are resolved next, and whether new tiles come then."""
    track = board.track
    if board.phase == "over":
        return None, None, False
    voted = board.phase == "plantation"  # which is resolved after the votes of its round
    votes = next((number for number in track.resolutions if number >= track.round + voted), None)
    plantation = next((number for number in track.developments if number >= track.round), None)
    return votes, plantation, bool(board.tile_stack) and plantation != track.rounds
