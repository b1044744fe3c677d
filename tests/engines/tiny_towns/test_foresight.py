"""The quick model of a town agrees with the rules, and what is built on it keeps to what a seat knows."""

from __future__ import annotations

import pytest

from engines.kernel.luck import luck_of
from engines.tiny_towns.foresight.tally import Tally, mask_of, squares_of
from engines.tiny_towns.components import MONUMENT, of_group
from engines.tiny_towns.options import COLOURS
from engines.tiny_towns.scoring import layout, score
from engines.tiny_towns.squares import SQUARES


@pytest.mark.parametrize("part", range(4))
def test_points_are_those_of_the_scorer(part: int) -> None:
    for number in range(500):
        luck = luck_of(part, number)
        names = ["cottage", *[luck.choice(of_group(colour)) for colour in COLOURS]]
        monument = luck.choice(of_group(MONUMENT))
        squares = [luck.choice(["", "", *names, "cottage", names[1]]) for _ in SQUARES]
        squares[luck.randrange(16)] = monument
        shrine = luck.randrange(9) if monument == "shrine" else 0
        halls, place = luck.randrange(5), luck.randrange(4)
        quick = Tally([*names, monument], halls, place)
        masks = [mask_of([at for at in SQUARES if squares[at] == name]) for name in quick.names]
        found = layout(squares, None, shrine, halls, place)
        assert quick.points(masks, shrine) == score(found).total, squares
        assert quick.fed(masks)[0].bit_count() == len(found.fed)


@pytest.mark.parametrize("part", range(4))
def test_gains_are_what_one_more_building_brings(part: int) -> None:
    for number in range(60):
        luck = luck_of("gain", part, number)
        names = ["cottage", *[luck.choice(of_group(colour)) for colour in COLOURS]]
        quick = Tally([*names, luck.choice(of_group(MONUMENT))])
        masks = [0] * len(quick.names)
        for at in luck.sample(SQUARES, luck.randrange(12)):
            masks[luck.randrange(len(names))] |= 1 << at
        if luck.random() < 0.5:
            free = [at for at in SQUARES if not any(mask >> at & 1 for mask in masks)]
            masks[-1] = 1 << luck.choice(free)
        for card, found in enumerate(quick.gains(masks)):
            for gain, squares in found:
                for at in squares_of(squares):
                    grown = [mask | (1 << at if slot == card else 0) for slot, mask in enumerate(masks)]
                    assert quick.points(grown) - quick.points(masks) == gain, quick.names
