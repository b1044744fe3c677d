"""The coats of arms: one for every tile, all different, the same every time, by the old rule of tinctures."""

from __future__ import annotations

import pytest

from engines.guilds_of_london.components import tiles
from renderers.guilds_of_london.arms import ARMS, METALS, PLACES, Arms, arms_of
from renderers.guilds_of_london.fields import DIVISIONS, ORDINARIES
from renderers.guilds_of_london.palette import TINCTURES
from renderers.guilds_of_london.shields import shield
from tests.renderers.likeness import likeness


def test_every_tile_has_arms() -> None:
    assert set(ARMS) == set(tiles())


@pytest.mark.parametrize("name", [*ARMS, "cheesemongers", "papermakers"])
def test_a_recipe_uses_what_there_is(name: str) -> None:
    arms = arms_of(name)
    assert {arms.field, arms.second or arms.field, arms.tincture or arms.field} <= set(TINCTURES)
    assert arms.division in ("", *DIVISIONS)
    assert arms.band in ("", *ORDINARIES)
    assert all(tincture in TINCTURES and places in PLACES for _, tincture, places in arms.charges)
    assert arms.charges


@pytest.mark.parametrize("name", ARMS)
def test_metal_lies_on_colour_and_colour_on_metal(name: str) -> None:
    arms = ARMS[name]
    plain = not arms.division and arms.band not in ("", "border", "base")
    assert (
        not plain
        or (arms.field in METALS) != (arms.tincture in METALS)
        or "sable" in (arms.field, arms.tincture)
    )


def test_no_two_arms_look_alike() -> None:
    seen = {name: shield(name, 64).image.convert("RGB") for name in ARMS}
    names = list(seen)
    for index, one in enumerate(names):
        for other in names[index + 1 :]:
            assert not likeness(seen[one], seen[other]).alike, (one, other)


@pytest.mark.long
def test_a_tile_that_nobody_knows_gets_arms_of_its_own_for_ever() -> None:
    made = [arms_of(f"guild {number}") for number in range(40)]
    assert isinstance(made[0], Arms)
    assert made[0] == arms_of("guild 0")
    assert len(set(made)) > 30
    assert all(shield(f"guild {number}", 40).image.size for number in range(40))
