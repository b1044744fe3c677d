"""Every card, cube and piece of the cathedral has a picture of its own."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from data.words import Words
from engines.pillars.components import advantages, craftsmen, events, resources
from renderers.pillars.cards import advantage, craftsman, event, resource
from renderers.pillars.cathedral import cathedral
from renderers.pillars.goods import KINDS, cube
from renderers.pillars.palette import COLOURS
from renderers.pillars.signs import ADVANTAGES, EVENTS
from renderers.pillars.trades import TRADES
from tests.renderers.pillars.views import (
    NAMES,
)

WORDS = Words("en", NAMES)


def test_every_card_can_be_drawn() -> None:
    assert {card.trade for card in craftsmen().values()} == set(TRADES)
    assert set(advantages()) == set(ADVANTAGES)
    assert set(events()) == set(EVENTS)
    size = (96, 130)
    drawn = {card: craftsman(card, WORDS, size, told=True) for card in craftsmen()}
    drawn |= {card: advantage(card, WORDS, size, told=True) for card in advantages()}
    drawn |= {card: event(card, WORDS, size) for card in events()}
    drawn |= {card: resource(card, size) for card in resources()}
    pictures = {}
    for card, piece in drawn.items():
        ground = Image.new("RGB", (160, 200), (150, 190, 90))
        piece.lay(ground, 20, 20)
        pictures[card] = ground.tobytes()
    assert len(set(pictures.values())) == len(pictures)


def grey(kind: str, size: int) -> Image.Image:
    ground = Image.new("RGB", (size, size), (150, 190, 90))
    cube(kind, size).lay(ground, 0, 0)
    level = ground.convert("L")
    flat = ImageStat.Stat(level).mean[0]
    return level.point([max(0, min(255, round(128 + value - flat))) for value in range(256)])


@pytest.mark.parametrize("size", [54, 26])
def test_cubes_differ_by_their_marks_alone(size: int) -> None:
    """Without any colour, and with the same lightness, no two kinds look the same."""
    for one, other in combinations(KINDS, 2):
        difference = ImageChops.difference(grey(one, size), grey(other, size))
        assert ImageStat.Stat(difference).mean[0] > 9, (one, other)


def test_cubes_differ_in_colour() -> None:
    for one, other in combinations(COLOURS.values(), 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 60


def test_the_cathedral_grows_by_a_piece_a_round() -> None:
    size = (240, 117)
    solid = [cathedral(pieces, size).image.getchannel("A") for pieces in (1, 2, 3, 4, 5, 6)]
    masses = [sum(mask.point([0] * 250 + [1] * 6).tobytes()) for mask in solid]
    assert masses[0] < masses[2] < masses[4] < masses[5]
    assert len({mask.tobytes() for mask in solid}) == 6
