"""What every picture of Old London Bridge keeps to: its shape, its weight, what it tells and what it does not."""

from __future__ import annotations

import random
import sys

import pytest
from PIL import ImageChops
from PIL.Image import Image

from data.text import Text, Who
from data.words import Words
from engines.kernel import AnyView, Event, Match, Question
from engines.kernel.questions import random_picks
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.options import EXPERT
from engines.old_london_bridge.view import BridgeHand, Fields, OwnedTile
from renderers.kit.artist import Artist
from renderers.kit.encode import encode
from renderers.kit.gallery import artist_of
from renderers.kit.layout import Rect
from renderers.old_london_bridge import ARTIST
from renderers.old_london_bridge.plan import (
    FIELDS,
    INN,
    LANES,
    MARKERS,
    NEWS,
    ORDER,
    PILES,
    RIVER,
    RONDEL,
    ROUND,
    SIZE,
    plan,
)
from renderers.old_london_bridge.tracks import Lane
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
    KIND_OF_TILE,
    LONGEST,
    NAMES,
    STRANGE,
    BridgeView,
    architect,
    building,
    choosing,
    crowded,
    over,
    rondel,
    table,
)
from tests.sizes import first

WORDS = Words("en", NAMES)
TABLE_LIMIT, PRIVATE_LIMIT = 400 * 1024, 200 * 1024
ALL_SEATS = range(2, 5)
STATES = {"beginning": choosing, "middle": table, "crowded": crowded, "over": over}
ALL_NAMES = pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE], ids=["names", "longest", "strange"])
THE_LONGEST_NAMES = pytest.mark.parametrize(
    "names",
    [pytest.param(NAMES, marks=pytest.mark.long), LONGEST, pytest.param(STRANGE, marks=pytest.mark.long)],
    ids=["names", "longest", "strange"],
)
HAND = BridgeHand(cards=(0, 1, 1, 2, 4), chosen=(), money=14)
QUESTIONS = (
    None,
    space_question(("chapel", "chapel", ""), ("centre", "gate", ""), ("shop", "shop", "use_x")),
    replace_question(25, 18),
    bid_question(0, 1, 2, 4),
    inn_question(6),
    tile_question("left", "middle"),
)


@pytest.mark.parametrize("seats", first(ALL_SEATS[::-1]))
@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
def test_table_picture_is_landscape_and_light(seats: int, state: str, names: tuple[str, ...]) -> None:
    drawn = ARTIST.table(STATES[state](seats), Words("en", names))
    assert 1.3 <= drawn.width / drawn.height <= 1.7
    assert drawn.width >= 1600
    assert len(encode(drawn)) <= TABLE_LIMIT


@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
@pytest.mark.long
def test_private_pictures_are_light_and_never_square(state: str, names: tuple[str, ...]) -> None:
    words = Words("en", names)
    seen = STATES[state](4).model_copy(update={"viewer": 0, "hand": HAND})
    for question in QUESTIONS:
        drawn = [ARTIST.seat(seen, question, words), ARTIST.hand(seen, question, words)]
        for image in drawn:
            assert image is not None
            assert image.width != image.height
            assert len(encode(image)) <= PRIVATE_LIMIT


@pytest.mark.parametrize("seats", ALL_SEATS)
@ALL_NAMES
def test_score_sheet(seats: int, names: tuple[str, ...]) -> None:
    drawn = ARTIST.scores(over(seats), Words("en", names))
    assert drawn.width > drawn.height
    assert len(encode(drawn)) <= TABLE_LIMIT


def test_the_largest_hand_and_an_empty_one_draw() -> None:
    all_cards = tuple(card for card, count in enumerate((4, 15, 15, 11, 10)) for _ in range(count))
    for hand in (
        BridgeHand(cards=all_cards, chosen=(1, 1), money=368),
        BridgeHand(cards=(), chosen=(), money=0),
    ):
        drawn = ARTIST.hand(crowded(4, viewer=0, hand=hand), None, WORDS)
        assert drawn is not None
        assert len(encode(drawn)) <= PRIVATE_LIMIT


def test_whoever_only_watches_has_no_hand() -> None:
    assert ARTIST.hand(table(3), None, WORDS) is None


def test_every_format_can_be_sent() -> None:
    drawn = ARTIST.table(table(4), WORDS)
    assert encode(drawn, "webp")[8:12] == b"WEBP"
    assert encode(drawn, "jpg").startswith(b"\xff\xd8")
    assert len(encode(drawn, "png")) < 2_000_000


def test_the_gallery_finds_the_artist() -> None:
    assert isinstance(artist_of("old_london_bridge"), Artist)


# What is told and what is not


def test_the_table_shows_no_hand() -> None:
    bare = ARTIST.table(table(3, news=()), WORDS)
    holding = ARTIST.table(table(3, viewer=1, hand=HAND, news=()), WORDS)
    assert bare.tobytes() == holding.tobytes()


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.long
def test_pictures_are_the_same_whatever_is_hidden(seats: int) -> None:
    """Other hands and money, chosen cards and face-down markers dealt anew change no byte of any picture."""
    luck = random.Random(seats)
    match = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}")
    for answers in range(40):
        waiting = match.awaited()
        if not waiting:
            break
        owing = luck.choice(waiting)
        question = match.question(owing.seat)
        assert question is not None
        match.answer(owing.seat, random_picks(question, luck), owing.number)
        if answers % 13 == 5:
            for viewer in (None, 0):
                again = match.redealt(viewer, f"{answers + 99:064x}")
                for drawn, redrawn in zip(private(match, viewer), private(again, viewer), strict=True):
                    assert drawn == redrawn


def private(match: Match, viewer: int | None) -> list[bytes | str]:
    seen = match.view(viewer)
    hand = ARTIST.hand(seen, None, WORDS)
    return [
        ARTIST.table(seen, WORDS).tobytes(),
        ARTIST.seat(seen, None, WORDS).tobytes(),
        hand.tobytes() if hand is not None else b"",
        ARTIST.alt(seen, WORDS),
        ARTIST.read(seen, WORDS),
    ]


@pytest.mark.long
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


def did(*marks: str, seat: int = 0) -> tuple[Event, ...]:
    return (Event(Text("bridge-event-nowhere", {"who": Who(seat)}), marks=marks),)


@pytest.mark.parametrize("seats", first(ALL_SEATS[::-1]))
def test_what_changed_is_ringed_in_its_own_place(seats: int) -> None:
    plain = ARTIST.table(table(seats, news=did("money:9")), WORDS)
    bridge = plan(seats).seats[seats - 1].bridge
    lane = Lane("gate", LANES[1], 15)
    marked = {
        f"slot:{seats - 1}:3": bridge.plot(2),
        "stack:shop": RONDEL.stack(3),
        "gate:0": lane.space(3),
        "supply:2": INN,
        "pile:left": PILES,
        "field:inn": FIELDS,
        "pawn:1": Rect(RONDEL.x + 40, RONDEL.y - 60, 110, 120),
        "rondel": Rect(RONDEL.x - 30, RONDEL.y - 190, 60, 40),
    }
    for mark, place in marked.items():
        ringed = ARTIST.table(table(seats, news=did(mark)), WORDS)
        assert changed(plain, ringed, place), mark
        assert not changed(plain, ringed, bridge.plot(9)), mark


def test_everybody_sees_only_what_the_last_player_did() -> None:
    earlier = did("slot:0:1", seat=0)
    plain = ARTIST.table(table(3, news=did("slot:1:5", seat=1)), WORDS)
    both = ARTIST.table(table(3, news=(*earlier, *did("slot:1:5", seat=1))), WORDS)
    assert plain.tobytes() == both.tobytes()
    own = ARTIST.table(table(3, viewer=2, news=(*earlier, *did("slot:1:5", seat=1))), WORDS)
    assert changed(plain, own, plan(3).seats[0].bridge.plot(0))


@pytest.mark.long
def test_the_rondel_is_seen_to_turn() -> None:
    drawn = [ARTIST.table(table(4, news=(), rondel=rondel(turn, {})), WORDS) for turn in range(6)]
    place = Rect(RONDEL.x - 150, RONDEL.y - 150, 300, 300)
    for one in range(6):
        for other in range(one + 1, 6):
            assert changed(drawn[one], drawn[other], place)


def test_money_is_drawn_only_where_the_view_tells_it() -> None:
    hidden = table(4, news=())
    open_ = table(
        4,
        news=(),
        architects=tuple(one.model_copy(update={"money": 17}) for one in hidden.board.architects),
    )
    for seat in range(4):
        place = plan(4).seats[seat].goods
        assert changed(ARTIST.table(hidden, WORDS), ARTIST.table(open_, WORDS), place)


def test_tiles_that_were_just_earned_look_different() -> None:
    def owner(*, usable: bool) -> BridgeView:
        one = architect(BRIDGES[0], tiles=(OwnedTile(kind="use_x", usable=usable),))
        return table(2, news=(), architects=(one, architect(BRIDGES[1])))

    ready, fresh = (ARTIST.table(owner(usable=usable), WORDS) for usable in (True, False))
    assert changed(ready, fresh, plan(2).seats[0].goods)


@pytest.mark.parametrize("kind", first(KIND_OF_TILE, 2))
def test_every_bonus_tile_has_a_picture_of_its_own(kind: str) -> None:
    def with_tile(name: str) -> Image:
        one = architect(BRIDGES[0], tiles=(OwnedTile(kind=name, usable=True),))
        return ARTIST.table(table(2, news=(), architects=(one, architect(BRIDGES[1]))), WORDS)

    place = plan(2).seats[0].goods
    assert all(changed(with_tile(kind), with_tile(other), place) for other in KIND_OF_TILE if other != kind)


def test_every_scoring_tile_is_named_on_the_board() -> None:
    base = ARTIST.table(table(3, news=()), WORDS)
    for field, hows in EXPERT.items():
        for how in hows:
            fields = Fields(**{"chapel": "base", "gate": "base", "inn": "base", "bridge": "base", field: how})
            assert changed(base, ARTIST.table(table(3, news=(), fields=fields), WORDS), FIELDS)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    spots = [*LANES, ROUND, MARKERS, ORDER, FIELDS, INN, PILES, NEWS, *(RONDEL.stack(n) for n in range(6))]
    for place in plan(seats).seats:
        spots += [place.plate, place.coats, place.goods]
        assert place.bridge.whole.y >= RIVER.y
        assert place.bridge.whole.bottom <= SIZE[1]
    for index, one in enumerate(spots):
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= SIZE[0]
        assert one.bottom <= SIZE[1]
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
        pytest.param(2, {"hidden_money": False}, marks=pytest.mark.long),
        (3, {"expert": True}),
        pytest.param(4, {"gate_ties": "stack", "inn": "high_card"}, marks=pytest.mark.long),
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
        if answers % 25 == 0:
            draw_all(match.view(owing.seat), question, words)
        match.answer(owing.seat, random_picks(question, luck), owing.number)
        answers += 1
    draw_all(match.view(None), None, words)
    draw_all(match.view(0), None, words)
    assert "no message" not in caplog.text


def test_a_building_that_stands_nowhere_yet_is_seen_at_the_bridge_of_whoever_took_it() -> None:
    plain = table(4, awaited=(1,), acting=1)
    taken = plain.model_copy(
        update={"board": plain.board.model_copy(update={"placing": building("gate21:blue")})}
    )
    box = ImageChops.difference(ARTIST.table(taken, WORDS), ARTIST.table(plain, WORDS)).getbbox()
    place = plan(4).seats[1].bridge.whole
    assert box is not None
    assert place.x < box[0] < box[2] < place.right
    assert place.y - place.h // 2 < box[1] < box[3] < place.bottom
    assert "Taken and still to be placed: Gate 21 (blue)" in ARTIST.read(taken, WORDS)
    assert "still to be placed" not in ARTIST.read(plain, WORDS)
