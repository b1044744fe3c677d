"""What every picture keeps to: its shape, its weight, and that it tells what it should and nothing else."""

from __future__ import annotations

import random
import sys

import pytest
from PIL import ImageChops
from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Match, Question
from engines.kernel.questions import random_picks
from engines.tiny_towns import TITLE
from engines.tiny_towns.squares import INDEX
from engines.tiny_towns.view import ResourceCards, TownsHand
from renderers.kit.artist import Artist
from renderers.kit.encode import encode
from renderers.kit.gallery import artist_of
from renderers.tiny_towns import ARTIST
from renderers.tiny_towns.board import field
from renderers.tiny_towns.plan import plan
from renderers.tiny_towns.seat import TRAY
from tests.renderers.tiny_towns.views import (
    CROWDED,
    EMPTY,
    FULL,
    LONGEST,
    NAMES_OF_SIX,
    SECOND,
    STRANGE,
    TownsView,
    build_question,
    over,
    place_question,
    table,
    town,
    view,
)
from tests.sizes import first

WORDS = Words("en", NAMES_OF_SIX)
TABLE_LIMIT, PRIVATE_LIMIT = 400 * 1024, 200 * 1024
ALL_SEATS = range(1, 7)


def empty(seats: int) -> TownsView:
    return view([town(EMPTY)] * seats, phase="naming", resource=None, awaited=(0,), turn=1)


def crowded(seats: int) -> TownsView:
    on = dict.fromkeys(("A2", "B1"), ("brick", "glass", "stone"))
    watching = town(CROWDED, SECOND, on, "opaleyes_watch", watch=("cottage", "cloister", "tailor"), named=12)
    return view(
        [watching] * seats,
        in_play=SECOND,
        awaited=tuple(range(seats)),
        novice=True,
        marks=tuple(f"{seat}:C2" for seat in range(seats)),
    )


EVERY_NAME = pytest.mark.parametrize(
    "names", [NAMES_OF_SIX, LONGEST, STRANGE], ids=["names", "longest", "strange"]
)
THE_LONGEST_NAMES = pytest.mark.parametrize(
    "names",
    [
        pytest.param(NAMES_OF_SIX, marks=pytest.mark.long),
        LONGEST,
        pytest.param(STRANGE, marks=pytest.mark.long),
    ],
    ids=["names", "longest", "strange"],
)
STATES = {"empty": empty, "middle": table, "crowded": crowded, "over": over}


@pytest.mark.parametrize("seats", first(ALL_SEATS[::-1]))
@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
def test_table_picture_is_landscape_and_light(seats: int, state: str, names: tuple[str, ...]) -> None:
    drawn = ARTIST.table(STATES[state](seats), Words("en", names))
    assert 1.3 <= drawn.width / drawn.height <= 1.7
    assert drawn.width >= 1600
    assert len(encode(drawn)) <= TABLE_LIMIT


@THE_LONGEST_NAMES
@pytest.mark.parametrize("state", STATES)
def test_private_pictures_are_light_and_never_square(state: str, names: tuple[str, ...]) -> None:
    words = Words("en", names)
    dealt = TownsHand(dealt=("opaleyes_watch", "mausoleum"))
    kept = TownsHand(kept="architects_guild")
    seen = STATES[state](3).model_copy(update={"viewer": 0, "hand": kept})
    drawn: list[Image | None] = [
        ARTIST.seat(seen, None, words),
        ARTIST.seat(seen, place_question(seen), words),
        ARTIST.seat(seen, build_question(("cottage", "A1 A2 B2", "A1"), ("shrine", "C1", "C1")), words),
        ARTIST.hand(seen, None, words),
        ARTIST.hand(seen.model_copy(update={"hand": dealt}), None, words),
    ]
    for image in drawn:
        assert image is not None
        assert image.width != image.height
        assert len(encode(image)) <= PRIVATE_LIMIT


@pytest.mark.parametrize("seats", first(ALL_SEATS[::-1]))
@EVERY_NAME
def test_score_sheet(seats: int, names: tuple[str, ...]) -> None:
    drawn = ARTIST.scores(over(seats), Words("en", names))
    assert drawn.width > 0.9 * drawn.height
    assert len(encode(drawn)) <= TABLE_LIMIT


def test_there_is_no_hand_picture_without_a_hidden_card() -> None:
    assert ARTIST.hand(table(2), None, WORDS) is None
    assert ARTIST.hand(table(2, viewer=0, hand=TownsHand()), None, WORDS) is None


def test_every_format_can_be_sent() -> None:
    drawn = ARTIST.table(table(4), WORDS)
    assert encode(drawn, "webp")[8:12] == b"WEBP"
    assert encode(drawn, "png").startswith(b"\x89PNG")
    assert encode(drawn, "jpg").startswith(b"\xff\xd8")
    assert len(encode(drawn, "png")) < 2_000_000


def test_the_gallery_finds_the_artist() -> None:
    assert isinstance(artist_of("tiny_towns"), Artist)
    with pytest.raises(LookupError, match="nobody draws chess"):
        artist_of("chess")


# What is told and what is not


def changed(one: Image, other: Image, box: tuple[int, int, int, int]) -> bool:
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None


def test_the_table_shows_no_hand() -> None:
    bare = table(3)
    holding = table(3, viewer=1, hand=TownsHand(kept="starloom"))
    assert ARTIST.table(bare, WORDS).tobytes() == ARTIST.table(holding, WORDS).tobytes()


def test_same_view_same_bytes_even_without_the_caches() -> None:
    before = encode(ARTIST.table(table(3), WORDS))
    for name, module in list(sys.modules.items()):
        if name.startswith("renderers."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and getattr(thing, "__module__", "").startswith(
                    "renderers."
                ):
                    thing.cache_clear()
    assert encode(ARTIST.table(table(3), WORDS)) == before


@pytest.mark.parametrize("seats", first(ALL_SEATS[::-1]))
def test_what_changed_is_ringed_on_its_own_square(seats: int) -> None:
    place = field(plan(seats).towns[seats - 1].tray)
    plain = ARTIST.table(table(seats, marks=()), WORDS)
    ringed = ARTIST.table(table(seats, marks=(f"{seats - 1}:C3",)), WORDS)
    assert changed(plain, ringed, place.square(INDEX["C3"]).box)
    assert not changed(plain, ringed, place.square(INDEX["A1"]).box)


def test_squares_that_may_be_chosen_glow() -> None:
    seen = table(3, viewer=0, marks=())
    question = place_question(seen)
    plain, asked = ARTIST.seat(seen, None, WORDS), ARTIST.seat(seen, question, WORDS)
    squares = field(TRAY)
    legal = {option.parts["at"] for option in question.options}
    for name, index in INDEX.items():
        inner = squares.square(index).inset(squares.cell // 4)
        assert changed(plain, asked, inner.box) == (name in legal), name


def test_patterns_that_can_be_built_are_outlined() -> None:
    seen = table(3, viewer=0, marks=())
    nothing = ARTIST.seat(seen, build_question(), WORDS)
    well = ARTIST.seat(seen, build_question(("well", "C3 C4", "C3")), WORDS)
    squares = field(TRAY)
    assert changed(nothing, well, squares.square(INDEX["C3"]).box)
    assert changed(nothing, well, squares.square(INDEX["C4"]).box)
    assert not changed(nothing, well, squares.square(INDEX["A1"]).box)


def test_a_tangle_of_patterns_still_draws() -> None:
    ways = [
        ("well", f"{one} {other}", one) for one, other in zip(list(INDEX)[:-1], list(INDEX)[1:], strict=True)
    ]
    assert ARTIST.seat(table(1, viewer=0), build_question(*ways), WORDS).width == 1200


def test_open_cards_of_town_hall_and_solo_are_there() -> None:
    few = ARTIST.table(table(1), WORDS)
    deck = ResourceCards(open=("glass", "glass", "glass"), pile=3, discarded=0)
    assert changed(few, ARTIST.table(table(1, deck=deck), WORDS), plan(1).towns[0].beside.box)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    places = plan(seats)
    spots = [*places.cards, places.sign]
    for place in places.towns:
        spots += [place.plate, place.tray, place.beside]
    for index, one in enumerate(spots):
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= places.size[0]
        assert one.bottom <= places.size[1]
        for other in spots[index + 1 :]:
            apart = (
                one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            )
            assert apart, (one, other)


# Real matches


def draw_all(seen: AnyView, question: Question | None, words: Words) -> None:
    assert len(encode(ARTIST.table(seen, words))) <= TABLE_LIMIT
    assert len(encode(ARTIST.seat(seen, question, words))) <= PRIVATE_LIMIT
    hand = ARTIST.hand(seen, question, words)
    assert hand is None or len(encode(hand)) <= PRIVATE_LIMIT
    assert len(ARTIST.alt(seen, words)) <= 1024
    assert ARTIST.read(seen, words)
    if seen.result is not None:
        assert len(encode(ARTIST.scores(seen, words))) <= TABLE_LIMIT


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        pytest.param(2, {"town_hall": True}, marks=pytest.mark.long),
        pytest.param(4, {"novice": True}, marks=pytest.mark.long),
        (6, {"black": "warehouse"}),
    ],
)
@pytest.mark.long
def test_real_matches_draw_from_start_to_end(
    seats: int, options: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    luck = random.Random(seats)
    words = Words("en", LONGEST)
    match = Match.start(TITLE, seats, TITLE.options(**options), f"{seats:064x}")
    answers = 0
    while waiting := match.awaited():
        owing = luck.choice(waiting)
        question = match.question(owing.seat, teach=answers % 2 == 0)
        assert question is not None
        if answers % 40 == 0:
            draw_all(match.view(owing.seat), question, words)
        match.answer(owing.seat, random_picks(question, luck), owing.number)
        answers += 1
    draw_all(match.view(None), None, words)
    assert "no message" not in caplog.text


def test_full_town_with_everything_on_it_draws() -> None:
    on = {"A2": ("brick",), "A1": ("stone",), "B1": ("wheat",)}
    loaded = town(FULL, on=on, monument="bondmaker", set_aside=2, completed=12, named=3)
    assert ARTIST.table(view([loaded] * 4, novice=True), WORDS).size == (1600, 1000)
