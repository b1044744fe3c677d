"""What is said about the calendar: when tiles are resolved, and whether the city still grows."""

from __future__ import annotations

import pytest

from data.words import Words
from renderers.guilds_of_london import ARTIST
from tests.engines.guilds_of_london.scene import NAMES, Scene

GROWS = ", and then the city grows."


@pytest.mark.parametrize(
    ("seats", "number", "votes", "growth", "grows"),
    [
        (2, 5, 6, 8, False),
        (2, 16, 16, 16, False),
        (3, 4, 4, 6, True),
        (3, 12, 12, 12, True),
        (3, 13, 13, 15, False),
        (4, 9, 9, 9, True),
        (4, 10, 10, 12, False),
    ],
)
def test_the_calendar_read_aloud(seats: int, number: int, votes: int, growth: int, grows: bool) -> None:
    scene = Scene(seats).go(round=number)
    told = ARTIST.read(scene.match.view(0), Words("en", NAMES)).splitlines()
    [line] = [line for line in told if line.startswith("Tiles are resolved")]
    end = GROWS if grows else "."
    assert line == f"Tiles are resolved after round {votes}, the Plantation after round {growth}{end}"
