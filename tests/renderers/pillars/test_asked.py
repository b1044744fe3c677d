"""A question is drawn onto the picture: cards in the light, pale builders on free spaces."""

from __future__ import annotations

import pytest
from PIL import Image as Images
from PIL import ImageStat
from PIL.Image import Image

from data.words import Words
from renderers.kit.layout import Rect
from renderers.pillars import ARTIST
from renderers.pillars.asked.builder import CARDS, TRACK, lay_below_track, spot_of
from renderers.pillars.asked.parts import values
from renderers.pillars.pieces import builder_place
from renderers.pillars.seat import MAT, STAGE
from tests.renderers.pillars.comparing import differs
from tests.renderers.pillars.questions import builder_question, draft_question, use_question
from tests.renderers.pillars.views import NAMES, POOL, changed, fresh, table

WORDS = Words("en", NAMES)


def brightness(image: Image) -> float:
    """How light the stage of a picture is on the whole."""
    return float(ImageStat.Stat(image.convert("L").crop(STAGE.box)).mean[0])


def test_cards_that_may_be_taken_are_in_the_light() -> None:
    seen = fresh(4, 0)
    every = ARTIST.seat(seen, draft_question(), WORDS)
    question = draft_question()
    question.options = [option for option in question.options if option.parts["card"] != POOL[0]]
    assert differs(every, ARTIST.seat(seen, question, WORDS), STAGE)
    assert not differs(every, ARTIST.seat(seen, question, WORDS), MAT)


def test_where_no_card_may_be_taken_none_is_in_the_shade() -> None:
    seen, question, other = fresh(4, 0), draft_question(), draft_question()
    shown = question.options
    question.options = [option for option in shown if option.parts["card"] == "pass"]
    other.options = [option for option in shown if option.parts["card"] in ("pass", POOL[0])]
    calm, shaded = (ARTIST.seat(seen, one, WORDS) for one in (question, other))
    assert brightness(calm) > brightness(shaded)


def test_an_advantage_that_can_be_used_is_in_the_light() -> None:
    seen = table(4, 0)
    question = use_question("remigius")
    question.options = [*builder_question().options, *question.options]
    players = list(seen.board.players)
    players[0] = players[0].model_copy(update={"advantages": ("francis", "remigius")})
    seen = changed(seen, players=tuple(players))
    plain, lit = (ARTIST.seat(seen, one, WORDS) for one in (builder_question(), question))
    assert differs(plain, lit, MAT)
    assert not differs(plain, lit, STAGE)


@pytest.mark.parametrize("track", [TRACK, 0])
@pytest.mark.long
def test_free_spaces_glow_and_others_do_not(track: int) -> None:
    """On the map below the cost track, and on the large one when all builders are drawn."""
    seen = table(4, 0)
    if not track:
        seen = changed(seen, track=seen.board.track.model_copy(update={"drawn": None}))
    nothing = builder_question()
    nothing.options = [option for option in nothing.options if option.parts["space"] == "pass"]
    plain = ARTIST.seat(seen, nothing, WORDS)
    drawn = ARTIST.seat(seen, builder_question(), WORDS)
    at = lay_below_track(Images.new("RGB", plain.size), seen, STAGE, WORDS, track, aside=CARDS + 8)
    lit = {spot_of(seen, value) for value in values(builder_question(), "space")}
    for found in seen.board.locations:
        for index in range(len(found.builders)):
            spot = builder_place(at, found.id, index, len(found.builders))
            inner = Rect(spot.x + 6, spot.bottom - 14, spot.w - 12, 12)
            here, beside = (found.id, index) in lit, {(found.id, index - 1), (found.id, index + 1)} & lit
            if here or not beside:
                assert differs(plain, drawn, inner) == here, (found.id, index)


def test_the_cost_track_and_the_bag_cover_nothing_of_the_map() -> None:
    seen = table(4, 0)
    track = seen.board.track.model_copy(update={"drawn": 0, "bag": (3, 2, 1, 0), "passed": (None,) * 8})
    one, other = (ARTIST.seat(view, builder_question(), WORDS) for view in (seen, changed(seen, track=track)))
    assert differs(one, other, STAGE.top(TRACK))
    assert not differs(one, other, STAGE.rest_below(TRACK))


def test_what_a_space_is_called() -> None:
    seen = table(4, 0)
    assert spot_of(seen, "toledo") == ("kingsbridge", 0)
    assert spot_of(seen, "sculptor_4") == ("shiring", 1)
    assert spot_of(seen, "court") == ("court", 2)
    assert spot_of(seen, "priory_2") == ("priory", 1)
    assert spot_of(seen, "bishop") is None
    assert spot_of(seen, "nowhere") is None
