"""A question is drawn onto the picture: cards in the light, pale builders on free spaces."""

from __future__ import annotations

from data.words import Words
from renderers.kit.layout import Rect
from renderers.pillars import ARTIST
from renderers.pillars.asked.builder import spot_of
from renderers.pillars.asked.parts import values
from renderers.pillars.chart import Chart
from renderers.pillars.pieces import builder_place
from renderers.pillars.plan import (
    CHART,
)
from renderers.pillars.seat import MAT, STAGE
from tests.renderers.pillars.comparing import differs
from tests.renderers.pillars.questions import builder_question, draft_question
from tests.renderers.pillars.views import NAMES, POOL, fresh, table

WORDS = Words("en", NAMES)


def test_cards_that_may_be_taken_are_in_the_light() -> None:
    seen = fresh(4, 0)
    every = ARTIST.seat(seen, draft_question(), WORDS)
    question = draft_question()
    question.options = [option for option in question.options if option.parts["card"] != POOL[0]]
    assert differs(every, ARTIST.seat(seen, question, WORDS), STAGE)
    assert not differs(every, ARTIST.seat(seen, question, WORDS), MAT)


def test_free_spaces_glow_and_others_do_not() -> None:
    seen = table(4, 0)
    plain = ARTIST.seat(seen, None, WORDS)
    drawn = ARTIST.seat(seen, builder_question(), WORDS)
    scale = min(STAGE.w / CHART[0], STAGE.h / CHART[1])
    at = Chart(STAGE.x, STAGE.y + (STAGE.h - round(CHART[1] * scale)) // 2, scale)
    lit = {spot_of(seen, value) for value in values(builder_question(), "space")}
    for found in seen.board.locations:
        for index in range(len(found.builders)):
            spot = builder_place(at, found.id, index, len(found.builders))
            inner = Rect(spot.x + 6, spot.bottom - 14, spot.w - 12, 12)
            here, beside = (found.id, index) in lit, {(found.id, index - 1), (found.id, index + 1)} & lit
            if here or not beside:
                assert differs(plain, drawn, inner) == here, (found.id, index)


def test_what_a_space_is_called() -> None:
    seen = table(4, 0)
    assert spot_of(seen, "toledo") == ("kingsbridge", 0)
    assert spot_of(seen, "sculptor_4") == ("shiring", 1)
    assert spot_of(seen, "court") == ("court", 2)
    assert spot_of(seen, "priory_2") == ("priory", 1)
    assert spot_of(seen, "bishop") is None
    assert spot_of(seen, "nowhere") is None
