"""Where things lie: nothing overlaps, and the places follow one another clockwise."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest
from PIL import Image

from data.words import Words
from engines.pillars.components import board
from engines.pillars.spaces import CLOCKWISE
from renderers.kit.layout import Rect
from renderers.pillars.chart import FORK, name_ribbon
from renderers.pillars.plan import (
    CHART,
    EDGE,
    GOLD_ROW,
    INNER,
    SIZE,
    SPOTS,
    STRIP,
    TRACK,
    gold_cell,
    panels,
    points_cell,
)


def apart(one: Rect, other: Rect) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def within(places: Iterable[Rect], outer: Rect) -> bool:
    return all(
        outer.x <= place.x
        and outer.y <= place.y
        and place.right <= outer.right
        and place.bottom <= outer.bottom
        for place in places
    )


@pytest.mark.parametrize("seats", range(2, 5))
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    places = [Rect(EDGE, EDGE, *CHART), STRIP, *panels(seats)]
    assert within(places, Rect(0, 0, *SIZE))
    assert all(apart(one, other) for one, other in combinations(places, 2))


def test_the_places_of_the_map_do_not_overlap() -> None:
    assert set(SPOTS) == set(CLOCKWISE)
    assert within([spot.zone for spot in SPOTS.values()], INNER)
    zones = {place: spot.zone for place, spot in SPOTS.items() if place != "cathedral"}
    for one, other in combinations(zones, 2):
        assert apart(zones[one], zones[other]), (one, other)
        assert apart(zones[one], SPOTS["cathedral"].art), one


def test_the_places_lie_clockwise() -> None:
    """Up, right, down and left round the cathedral in the order of their steps."""
    middles = {place: spot.zone.middle for place, spot in SPOTS.items()}
    upper = [middles[place][0] for place in CLOCKWISE[:5]]
    right = [middles[place][1] for place in CLOCKWISE[4:8]]
    lower = [middles[place][0] for place in CLOCKWISE[7:12]]
    assert upper == sorted(upper)
    assert right == sorted(right)
    assert lower == sorted(lower, reverse=True)
    assert middles["start_player"][1] < middles["market"][1]


def test_tracks_go_round_without_gaps() -> None:
    cells = [points_cell(points) for points in range(TRACK)]
    assert all(apart(one, other) for one, other in combinations(cells, 2))
    assert all(apart(cell, INNER) for cell in cells)
    assert within(cells, Rect(0, 0, *CHART))
    assert points_cell(TRACK + 3) == points_cell(3)
    most = board().limits.gold
    gold = [gold_cell(number, most) for number in range(most + 1)]
    assert sum(cell.w for cell in gold) == GOLD_ROW.w


def test_spaces_stay_in_their_place_whatever_their_number() -> None:
    for place, spot in SPOTS.items():
        for count in range(1, 7):
            assert within(spot.spaces(count), spot.zone), (place, count)


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("scale", [1.0, 0.72])
def test_no_name_touches_the_fork_of_its_ribbon(language: str, scale: float) -> None:
    for place, spot in SPOTS.items():
        size = (round(spot.ribbon.w * scale), round(spot.ribbon.h * scale))
        bare = Image.new("RGB", size)
        name_ribbon(bare, Rect(0, 0, *size), place, Words(language), (255, 255, 255))
        _, _, right, _ = bare.getbbox() or (0, 0, 0, 0)
        assert right < size[0] - size[1] * FORK, place
