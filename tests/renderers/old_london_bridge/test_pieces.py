"""The pieces of Old London Bridge: kinds, coats and characters that nobody can mix up."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engines.old_london_bridge.components import COLOURS, KINDS
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Pen
from renderers.old_london_bridge.bonus import PICTURES
from renderers.old_london_bridge.buildings import building, house
from renderers.old_london_bridge.heraldry import CHARGES, shield
from renderers.old_london_bridge.palette import CLOTHS, COATS
from renderers.old_london_bridge.people import FIGURES, portrait
from renderers.old_london_bridge.pieces import lay_markers, marker_height
from tests.renderers.old_london_bridge.views import KIND_OF_TILE
from tests.renderers.old_london_bridge.views import building as seen
from tests.renderers.test_kit import EYES, distance, seen_by


def grey(sprite: Sprite, size: tuple[int, int]) -> Image.Image:
    """The sprite without any colour, all of the same mean lightness."""
    ground = Image.new("RGB", size, (70, 120, 130))
    sprite.lay(ground, 2, 2)
    level = ground.convert("L")
    flat = ImageStat.Stat(level).mean[0]
    return level.point([max(0, min(255, round(128 + value - flat))) for value in range(256)])


def apart(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize("size", [61, 30])
def test_kinds_differ_by_their_outline_alone(size: int) -> None:
    place = (size + 6, round(size * 1.72) + 6)
    houses = [grey(house(kind, size), place) for kind in KINDS]
    for one, other in combinations(houses, 2):
        assert apart(one, other) > 14


@pytest.mark.parametrize("size", [60, 24])
def test_coats_differ_by_their_charge_alone(size: int) -> None:
    place = (size + 6, round(size * 1.2) + 6)
    coats = [grey(shield((colour,), size), place) for colour in COLOURS]
    for one, other in combinations(coats, 2):
        assert apart(one, other) > 9


def test_coats_differ_by_their_outline_alone_on_a_phone() -> None:
    """The smallest ones of a table, which is 1,600 wide, on a picture of 400."""
    outlines = [shield((colour,), 30).image.getchannel("A").resize((10, 11)) for colour in COLOURS]
    for one, other in combinations(outlines, 2):
        assert apart(one, other) > 20


def test_every_colour_has_a_charge_of_its_own() -> None:
    assert set(CHARGES) == set(COATS) == set(COLOURS)
    assert len(set(CHARGES.values())) == len(COLOURS)


@pytest.mark.parametrize("eyes", EYES)
def test_coats_differ_in_colour_for_most_eyes(eyes: str) -> None:
    far = [
        distance(seen_by(eyes, COATS[one]), seen_by(eyes, COATS[other]))
        for one, other in combinations(COLOURS, 2)
    ]
    assert sorted(far)[1] > 35  # the charges tell the rest


def test_the_number_of_a_building_is_large_and_a_park_has_none() -> None:
    size = 60
    with_number, other = building(seen("inn25:green"), size), building(seen("inn26:green"), size)
    changed = ImageChops.difference(with_number.image.convert("RGB"), other.image.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[3] - changed[1] >= size * 0.42
    assert building(seen("park:green"), size).image.size == with_number.image.size


def test_characters_differ_without_colour() -> None:
    assert len(FIGURES) == len(CLOTHS) == 5
    faces = [grey(portrait(card, 60), (66, 74)) for card in range(5)]
    for one, other in combinations(faces, 2):
        assert apart(one, other) > 10


def test_every_bonus_tile_is_drawn() -> None:
    assert set(PICTURES) == set(KIND_OF_TILE)


def test_every_marker_of_a_stack_can_be_seen() -> None:
    size, whole = 52, []
    for order in ((0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3)):
        ground = Image.new("RGB", (70, 130), (240, 224, 184))
        lay_markers(ground, order, 8, 120, size)
        whole.append(ground)
    assert marker_height(size, 4) > marker_height(size, 1)
    for one, other in combinations(whole, 2):
        assert ImageChops.difference(one, other).getbbox() is not None


def test_shapes_stay_on_their_field() -> None:
    for charge in CHARGES.values():
        mask = Image.new("L", (100, 116), 0)
        charge(Pen(mask))
        assert mask.getbbox() is not None
