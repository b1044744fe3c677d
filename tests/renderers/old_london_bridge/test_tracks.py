"""The two tracks: markers stand beside what their space brings."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from data.words import Words
from engines.old_london_bridge.view import BridgeBoard, Track
from renderers.kit.layout import Rect
from renderers.old_london_bridge import tracks
from renderers.old_london_bridge.sight import Sight, of_seat
from tests.renderers.old_london_bridge.views import NAMES, table

LANE = Rect(20, 40, 1550, 110)
SHADOWY = 80  # what is no darker than that is not hidden
PRINTED = 31  # how wide what a coin or a seal says is
PRIZE = 90  # how wide the last coin is with the number before it


def marked(kind: str, number: int) -> Sight:
    """One marker on this space of a track, and nobody anywhere else."""
    seen = table(4)

    def only(track: Track, *, here: bool) -> Track:
        spaces = tuple(
            space.model_copy(update={"markers": (0,) if here and at == number else ()})
            for at, space in enumerate(track.spaces)
        )
        return track.model_copy(update={"spaces": spaces})

    board = seen.board
    changed: dict[str, object] = {
        "stairs": (),
        "chapel_track": only(board.chapel_track, here=kind == "chapel"),
        "gate_track": only(board.gate_track, here=kind == "gate"),
    }
    return of_seat(
        seen.model_copy(update={"board": board.model_copy(update=changed)}), None, Words("en", NAMES)
    )


def track_of(board: BridgeBoard, kind: str) -> Track:
    return board.chapel_track if kind == "chapel" else board.gate_track


@pytest.mark.parametrize("kind", ["chapel", "gate"])
def test_a_marker_hides_nothing_of_what_its_space_brings(kind: str) -> None:
    spaces = track_of(marked(kind, 1).board, kind).spaces
    for number, space in enumerate(spaces[1:], start=1):
        lane = tracks.Lane(kind, LANE, len(spaces) - 1)
        bare, laid = Image.new("RGB", (1600, 200), "white"), Image.new("RGB", (1600, 200), "white")
        tracks.lay_track(laid, marked(kind, number), lane)
        changed = (
            ImageChops.difference(bare, laid).convert("L").point([0] * SHADOWY + [255] * (256 - SHADOWY))
        )
        left, _, right, _ = changed.getbbox() or (0, 0, 0, 0)
        spot = lane.space(number)
        printed = PRIZE if number == lane.spaces else PRINTED if space.coin or space.bonus else 0
        assert spot.x - 12 < left < right <= spot.right - printed, (number, spot, left, right)
