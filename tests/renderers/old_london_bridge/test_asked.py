"""The open question drawn onto a player's own picture."""

from __future__ import annotations

import pytest
from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.old_london_bridge.components import KINDS
from engines.old_london_bridge.view import BridgeHand, OwnedTile
from renderers.kit.layout import Rect
from renderers.old_london_bridge import ARTIST
from renderers.old_london_bridge.seat import BRIDGE, HOLDING, MARKET
from tests.renderers.old_london_bridge.difference import changed
from tests.renderers.old_london_bridge.questions import (
    bid_question,
    inn_question,
    replace_question,
    space_question,
    tile_question,
)
from tests.renderers.old_london_bridge.views import (
    BRIDGES,
    NAMES,
    architect,
    building,
    table,
)

WORDS = Words("en", NAMES)
HAND = BridgeHand(cards=(0, 1, 1, 2, 4), chosen=(), money=14)


def asked(question: Question | None, **changes: object) -> Image:
    seen = table(4, **{"viewer": 0, "awaited": (0,), "hand": HAND, "news": (), **changes})
    return ARTIST.seat(seen, question, WORDS)


@pytest.mark.long
def test_houses_that_may_be_replaced_are_framed() -> None:
    plain, question = asked(replace_question()), asked(replace_question(49, 18))
    for index in range(7):
        foot = BRIDGE.plot(index).inset(20).foot(1).moved(0, 22)
        assert changed(plain, question, foot) == (index in (2, 5)), index


@pytest.mark.parametrize("kind", KINDS)
def test_open_spaces_and_their_stacks_are_lit(kind: str) -> None:
    plain = asked(space_question())
    free = asked(space_question((kind, kind, "")))
    tiled = asked(space_question((kind, kind, "share_space")))
    assert changed(plain, free, MARKET)
    assert changed(free, tiled, MARKET)
    assert not changed(plain, free, HOLDING)
    assert changed(free, tiled, HOLDING), "the other light is explained"


def test_the_centre_is_lit() -> None:
    x, y = MARKET.middle
    hub = Rect(x - 60, y - 60, 120, 120)
    gate = space_question(("gate", "gate", ""))
    assert changed(asked(gate), asked(space_question(("gate", "gate", ""), ("centre", "gate", ""))), hub)


def test_a_building_that_fits_is_told_from_one_that_replaces() -> None:
    fits = tuple(
        stack.model_copy(update={"top": building("gate1:blue")}) if stack.kind == "gate" else stack
        for stack in table(4).board.stacks
    )
    question = space_question(("gate", "gate", ""))
    assert changed(asked(question), asked(question, stacks=fits), MARKET)


def test_cards_that_may_be_played_and_tiles_that_may_be_used_are_framed() -> None:
    own = architect(BRIDGES[0], tiles=(OwnedTile(kind="take_lady", usable=True),))
    architects = (own, *table(4).board.architects[1:])
    plain = asked(bid_question(), architects=architects)
    assert changed(plain, asked(None, architects=architects), HOLDING.rest_below(240))
    assert changed(plain, asked(bid_question(0, 2), architects=architects), HOLDING.top(226))


def test_the_inn_and_the_tiles_take_the_place_of_the_rondel() -> None:
    assert changed(asked(None), asked(inn_question(3)), MARKET)
    assert changed(asked(inn_question(3)), asked(inn_question(5)), MARKET)
    assert changed(asked(tile_question("left")), asked(tile_question("right")), MARKET)
