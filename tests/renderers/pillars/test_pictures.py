"""What every picture keeps to: its shape and weight, in every state, in real matches."""

from __future__ import annotations

import random

import pytest

from data.words import Words
from engines.kernel import AnyView, Match, Question
from engines.kernel.questions import random_picks
from engines.pillars import TITLE
from engines.pillars.components import advantages, events
from renderers.kit.artist import Artist
from renderers.kit.encode import encode
from renderers.kit.gallery import artist_of
from renderers.kit.layout import Rect
from renderers.kit.lettering import watched
from renderers.pillars import ARTIST, cards
from renderers.pillars.effects import effect_size
from renderers.pillars.held import LEAST, LOW
from renderers.pillars.plan import SIZE
from renderers.pillars.sight import PillarsView
from tests.renderers.pillars.questions import ASKED, asked
from tests.renderers.pillars.views import (
    LONGEST,
    LYING,
    NAMES,
    STRANGE,
    fresh,
    over,
    placed,
    step,
    table,
    with_event,
)
from tests.sizes import first

WORDS = Words("en", NAMES)
TABLE_LIMIT, PRIVATE_LIMIT = 400 * 1024, 200 * 1024
SEATS = range(2, 5)
ALL_NAMES = pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE], ids=["names", "longest", "strange"])
THE_LONGEST_NAMES = pytest.mark.parametrize(
    "names",
    [pytest.param(NAMES, marks=pytest.mark.long), LONGEST, pytest.param(STRANGE, marks=pytest.mark.long)],
    ids=["names", "longest", "strange"],
)


def crowded(seats: int) -> PillarsView:
    """Builders on every space, and every mark that there is."""
    seen = table(seats)
    full = {
        found.id: tuple(index % seats for index, _ in enumerate(found.builders))
        for found in seen.board.locations
    }
    marks = [f"{place}:{index}" for place, builders in full.items() for index in range(len(builders))]
    for name in ("gold", "points", "cubes", "craftsmen", "cards", "workers", "advantages"):
        marks += [f"{name}:{seat}" for seat in range(seats)]
    marks += ["drawn", "event", "tax", "pool", "stock", "cathedral", "track:7"]
    seen = step(seats, 12, locations=placed(seen.board.locations, full, LYING))
    told = [event.__class__(event.text, marks=tuple(marks)) for event in seen.news]
    return seen.model_copy(update={"news": tuple(told), "awaited": tuple(range(seats))})


STATES = {
    "fresh": fresh,
    "builders": table,
    "market": lambda seats: step(seats, 12),
    "crowded": crowded,
    "over": over,
}


@pytest.mark.parametrize("seats", first(SEATS[::-1]))
@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
def test_table_picture_is_landscape_and_light(seats: int, state: str, names: tuple[str, ...]) -> None:
    drawn = ARTIST.table(STATES[state](seats), Words("en", names))
    assert drawn.size == SIZE
    assert 1.3 <= drawn.width / drawn.height <= 1.7
    assert len(encode(drawn)) <= TABLE_LIMIT


HELD = tuple(card for card, known in advantages().items() if known.kind in ("permanent", "once"))


def holding(seen: PillarsView, held: tuple[str, ...]) -> PillarsView:
    """The same table, with these advantages before the first seat."""
    first_seat, *others = seen.board.players
    players = (first_seat.model_copy(update={"advantages": held}), *others)
    return seen.model_copy(update={"viewer": 0, "board": seen.board.model_copy(update={"players": players})})


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("count", first([4, 7, 1, 2, 3, 5, 6, 8, 11]))
def test_advantages_have_their_names_in_every_panel(count: int, language: str) -> None:
    words, held = Words(language, NAMES), HELD[-count:]
    for seats in (2, 3, 4, None):
        cards._tag.cache_clear()
        cards._advantage.cache_clear()
        seen = holding(table(seats or 3), held)
        with watched() as written:
            _ = ARTIST.table(seen, words) if seats else ARTIST.seat(seen, None, words)
        settings = {one.text: one.setting for one in written}
        for card in held:
            name, short = words(f"pillars-card-{card}"), words.short(f"pillars-card-{card}")
            setting = settings.get(name) or settings[short]
            assert setting.size >= 16
            assert setting.squeeze >= 0.62, (seats, name)


@pytest.mark.parametrize("card", HELD)
def test_signs_of_the_smallest_cards_are_not_too_small(card: str) -> None:
    """Twelve pixels on a picture 1,200 wide, where six advantages are held at a table of four."""
    assert effect_size(card, Rect(0, 0, LEAST, round(LOW * 0.4)), cards.SIGNS) * 1200 / SIZE[0] >= 12


@pytest.mark.parametrize("name", ASKED)
@THE_LONGEST_NAMES
def test_private_pictures_are_light_and_never_square(name: str, names: tuple[str, ...]) -> None:
    seen, question = asked(name)
    drawn = ARTIST.seat(seen, question, Words("en", names))
    assert drawn.width >= 1000
    assert drawn.width != drawn.height
    assert len(encode(drawn)) <= PRIVATE_LIMIT


@pytest.mark.parametrize("state", STATES)
def test_a_seat_without_a_question_draws(state: str) -> None:
    drawn = ARTIST.seat(STATES[state](3), None, WORDS)
    assert len(encode(drawn)) <= PRIVATE_LIMIT


@pytest.mark.parametrize("seats", SEATS)
@ALL_NAMES
def test_score_sheet(seats: int, names: tuple[str, ...]) -> None:
    drawn = ARTIST.scores(over(seats), Words("en", names))
    assert drawn.width > drawn.height
    assert len(encode(drawn)) <= TABLE_LIMIT


@pytest.mark.parametrize("card", list(events()))
def test_ellens_owner_sees_the_event(card: str) -> None:
    drawn = ARTIST.hand(with_event(table(3, 1), card), None, WORDS)
    assert drawn is not None
    assert drawn.width > drawn.height
    assert len(encode(drawn)) <= PRIVATE_LIMIT


def test_there_is_no_hand_picture_without_ellen() -> None:
    assert ARTIST.hand(table(3), None, WORDS) is None
    assert ARTIST.hand(with_event(table(3, 1), None), None, WORDS) is None


def test_the_gallery_finds_the_artist() -> None:
    assert isinstance(artist_of("pillars"), Artist)


def draw_all(seen: AnyView, question: Question | None, words: Words) -> None:
    assert len(encode(ARTIST.table(seen, words))) <= TABLE_LIMIT
    assert len(encode(ARTIST.seat(seen, question, words))) <= PRIVATE_LIMIT
    hand = ARTIST.hand(seen, question, words)
    assert hand is None or len(encode(hand)) <= PRIVATE_LIMIT
    assert 0 < len(ARTIST.alt(seen, words)) <= 1024
    assert ARTIST.read(seen, words)
    if seen.result is not None:
        assert len(encode(ARTIST.scores(seen, words))) <= TABLE_LIMIT


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long), 4]
)
@pytest.mark.long
def test_real_matches_draw_from_start_to_end(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    luck = random.Random(seats)
    words = Words("en", LONGEST)
    match = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}")
    steps: dict[str, int] = {}
    while waiting := match.awaited():
        owing = luck.choice(waiting)
        question = match.question(owing.seat, teach=True)
        assert question is not None
        steps[question.step] = steps.get(question.step, 0) + 1
        if steps[question.step] == 1:
            draw_all(match.view(owing.seat), question, words)
        match.answer(owing.seat, random_picks(question, luck), owing.number)
    draw_all(match.view(None), None, words)
    assert len(steps) > 6
    assert not [record for record in caplog.records if "message" in record.message]
