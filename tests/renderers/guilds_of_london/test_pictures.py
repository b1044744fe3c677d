"""What every picture keeps to: its shape, its weight, and that it tells what it should and nothing else."""

from __future__ import annotations

import random
import sys
from itertools import combinations

import pytest
from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.guilds_of_london import TITLE
from engines.guilds_of_london.components import cards, mayoral, tiles
from engines.guilds_of_london.options import GuildsOptions
from engines.guilds_of_london.view import Icon, Resolving
from engines.kernel import AnyView, Match, Option, Question
from engines.kernel.questions import random_picks
from renderers.guilds_of_london import ARTIST
from renderers.guilds_of_london.ahead import ahead
from renderers.guilds_of_london.city import grid_of, lay_tile, places_of
from renderers.guilds_of_london.plan import MAP, SIZE, plan
from renderers.guilds_of_london.seat import CITY, FOOT, OVERSEAS
from renderers.guilds_of_london.seat import MARGIN as SEAT_MARGIN
from renderers.guilds_of_london.table import MARGIN
from renderers.guilds_of_london.tiles import name_of, short_of, write_name
from renderers.kit.encode import encode
from renderers.kit.gallery import artist_of
from renderers.kit.layout import Rect
from renderers.kit.lettering import watched
from tests.renderers.guilds_of_london.views import (
    LONGEST,
    NAMES,
    STRANGE,
    GuildsView,
    early,
    holding,
    keep_question,
    move_question,
    over,
    table,
    voting,
)
from tests.sizes import first

WORDS = Words("en", NAMES)
TABLE_LIMIT, PRIVATE_LIMIT = 400 * 1024, 200 * 1024
SEATS = (2, 3, 4)
STATES = {"early": early, "middle": table, "voting": voting, "over": over}
EVERY_NAME = pytest.mark.parametrize("names", [NAMES, LONGEST, STRANGE], ids=["names", "longest", "strange"])
THE_LONGEST_NAMES = pytest.mark.parametrize(
    "names",
    [pytest.param(NAMES, marks=pytest.mark.long), LONGEST, pytest.param(STRANGE, marks=pytest.mark.long)],
    ids=["names", "longest", "strange"],
)
KINDS = tuple(cards())


@pytest.mark.parametrize("seats", first(SEATS[::-1]))
@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
def test_table_picture_is_landscape_and_light(seats: int, state: str, names: tuple[str, ...]) -> None:
    drawn = ARTIST.table(STATES[state](seats), Words("en", names))
    assert drawn.size == SIZE
    assert 1.3 <= drawn.width / drawn.height <= 1.7
    assert len(encode(drawn)) <= TABLE_LIMIT


@pytest.mark.parametrize("seats", first(SEATS[::-1]))
@pytest.mark.parametrize("state", STATES)
@THE_LONGEST_NAMES
def test_a_players_own_picture_is_light_and_never_square(
    seats: int, state: str, names: tuple[str, ...]
) -> None:
    seen = holding(STATES[state](seats), *KINDS[:7], mayoral=("m01", "m15"))
    everywhere = move_question(*(("guildhall", one.id) for one in seen.board.tiles if not one.resolved))
    for question in (None, everywhere):
        drawn = ARTIST.seat(seen, question, Words("en", names))
        assert drawn.width != drawn.height
        assert len(encode(drawn)) <= PRIVATE_LIMIT


@pytest.mark.parametrize("count", [0, 1, 4, 5, 8, 9, 11, 14])
@pytest.mark.parametrize("kept", first([9, 0, 1, 4]))
def test_hand_of_any_size(count: int, kept: int) -> None:
    seen = holding(
        table(3), *(KINDS[index * 7 % 30] for index in range(count)), mayoral=tuple(mayoral())[:kept]
    )
    drawn = ARTIST.hand(seen, None, WORDS)
    assert drawn is not None
    assert drawn.width != drawn.height
    assert len(encode(drawn)) <= PRIVATE_LIMIT
    assert ARTIST.seat(seen, None, WORDS).size


@pytest.mark.parametrize("card", mayoral())
def test_each_mayoral_card_is_drawn_in_its_own_way(card: str) -> None:
    other = "m02" if card == "m01" else "m01"
    choice = ARTIST.hand(holding(early(3), choice=(card,)), keep_question(card), WORDS)
    another = ARTIST.hand(holding(early(3), choice=(other,)), keep_question(other), WORDS)
    assert choice is not None
    assert another is not None
    assert choice.tobytes() != another.tobytes()


def test_cards_of_the_discard_pile_are_shown_when_one_is_taken() -> None:
    options = [Option({"card": card}) for card in ("y1", "g2")]
    question = Question(0, Text("guilds-ask-salvage"), options, step="salvage")
    seen = holding(table(3), "p1")
    plain, asked = ARTIST.hand(seen, None, WORDS), ARTIST.hand(seen, question, WORDS)
    assert plain is not None
    assert asked is not None
    assert asked.height > plain.height + 200


def test_who_only_watches_has_no_hand() -> None:
    assert ARTIST.hand(table(3), None, WORDS) is None


@pytest.mark.parametrize("seats", SEATS)
@EVERY_NAME
def test_score_sheet(seats: int, names: tuple[str, ...]) -> None:
    drawn = ARTIST.scores(over(seats), Words("en", names))
    assert drawn.width > drawn.height
    assert len(encode(drawn)) <= TABLE_LIMIT


PHONE = 400


def shrunk(size: int) -> float:
    """How large something on the table's picture is where that is shown 400 pixels wide."""
    return size * PHONE / SIZE[0]


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_names_of_the_largest_city_can_be_read_on_a_phone(language: str) -> None:
    spoken = Words(language, NAMES)
    side = grid_of(table(4).board, MAP.inset(MARGIN)).side
    band = Rect(0, 0, round(side * 0.94), side // 5)
    with watched() as written:
        for tile in tiles():
            name, short = name_of(tile, spoken), short_of(tile, spoken)
            write_name(Images.new("RGB", (side, side)), name, short, band, side, near=False)
    assert len(written) == len(tiles())
    for one in written:
        assert shrunk(one.setting.size) >= 6.5
        assert one.setting.squeeze >= 0.7, one.text


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        ({"need": 2}, {"need": 3}, 4.5),
        ({"rank": 8}, {"rank": 11}, 4.5),
        ({"first": (Icon(kind="vp", count=2),)}, {"first": (Icon(kind="vp", count=3),)}, 4),
        ({"first": (Icon(kind="hire", count=2),)}, {"first": (Icon(kind="hire", count=3),)}, 4.5),
        ({"token": Icon(kind="draw", count=2)}, {"token": Icon(kind="draw", count=3)}, 4),
    ],
    ids=["need", "rank", "points", "reward", "token"],
)
@pytest.mark.parametrize("crowded", [False, True])
def test_numbers_in_the_largest_city_can_be_read_on_a_phone(
    one: dict[str, object], other: dict[str, object], least: float, crowded: bool
) -> None:
    seen = table(4)
    side = grid_of(seen.board, MAP.inset(MARGIN)).side
    known = seen.board.tiles[0].model_copy(update={"pawns": (1, 2, 1, 1) if crowded else (0,) * 4})
    two = [Images.new("RGB", (side, side)) for _ in range(2)]
    for image, change in zip(two, (one, other), strict=True):
        lay_tile(image, known.model_copy(update=change), Rect(0, 0, side, side), WORDS)
    box = ImageChops.difference(*two).getbbox()
    assert box is not None
    assert shrunk(box[3] - box[1]) >= least


@pytest.mark.long
def test_a_close_look_at_each_tile() -> None:
    seen = table(3)
    for one in seen.board.tiles:
        drawn = ARTIST.close(seen, one.id, WORDS)
        assert len(encode(drawn)) <= PRIVATE_LIMIT
    with pytest.raises(LookupError, match="atlantis does not lie in the city"):
        ARTIST.close(seen, "atlantis", WORDS)


def test_the_gallery_finds_the_artist() -> None:
    assert artist_of("guilds_of_london") is ARTIST


# What is told and what is not


def changed(one: Image, other: Image, place: Rect) -> bool:
    return ImageChops.difference(one.crop(place.box), other.crop(place.box)).getbbox() is not None


def places(seen: GuildsView, room: Rect) -> dict[str, Rect]:
    return places_of(seen.board, grid_of(seen.board, room))


def test_the_table_shows_no_hand() -> None:
    bare = table(3)
    hidden = holding(bare, *KINDS[:5], mayoral=("m03",), choice=("m04", "m05"))
    assert ARTIST.table(bare, WORDS).tobytes() == ARTIST.table(hidden, WORDS).tobytes()


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


@pytest.mark.parametrize("seats", first(SEATS[::-1]))
def test_what_changed_is_ringed_in_its_own_place(seats: int) -> None:
    plain = ARTIST.table(table(seats, marks=()), WORDS)
    found = places(table(seats), MAP.inset(MARGIN))
    for name in ("guildhall", table(seats).board.tiles[4].id):
        ringed = ARTIST.table(table(seats, marks=(name,)), WORDS)
        around = Rect(found[name].x - 6, found[name].y - 6, found[name].w + 12, found[name].h + 12)
        assert changed(plain, ringed, around)
        assert not changed(plain, ringed, found[table(seats).board.tiles[-1].id].inset(4))
    side = plan(seats)
    for mark, place in (
        ("score:1", side.panels[1]),
        ("supply:0", side.panels[0]),
        ("neutrals:1", side.panels[1]),
        ("token:1", side.panels[1]),
        ("score:1", side.score),
        ("stock", side.score),
        ("round", side.score),
        ("plantation", side.plantation),
        ("discard", side.piles),
        ("played", side.piles),
    ):
        assert changed(plain, ARTIST.table(table(seats, marks=(mark,)), WORDS), place), mark


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"deck": 41}, "piles"),
        ({"mayoral_deck": 3}, "piles"),
        ({"tile_stack": 16}, "piles"),
        ({"discard": ("p4",)}, "piles"),
        ({"extra": 1}, "piles"),
        ({"lasting": ()}, "piles"),
        ({"stock": 4}, "score"),
        ({"acting": 1}, "score"),
        ({"order": (0, 1, 2)}, "panels"),
    ],
)
def test_small_numbers_are_there_too(change: dict[str, object], where: str) -> None:
    place = plan(3).panels[0] if where == "panels" else getattr(plan(3), where)
    assert changed(ARTIST.table(table(3), WORDS), ARTIST.table(table(3, **change), WORDS), place)


def test_where_a_pawn_may_go_is_lit_and_all_else_lies_in_the_shade() -> None:
    seen = holding(table(3, marks=()), "r1")
    goals = [one.id for one in seen.board.tiles if not one.resolved][3:6]
    plain = ARTIST.seat(seen, None, WORDS)
    asked = ARTIST.seat(seen, move_question(*(("guildhall", goal) for goal in goals)), WORDS)
    found = places(seen, CITY.inset(SEAT_MARGIN))
    for name, place in found.items():
        middle = place.centred(place.h // 3, place.h // 3)
        assert changed(plain, asked, middle) == (name not in (*goals, "guildhall")), name
        if name in goals:
            assert changed(plain, asked, place), name


def test_the_tile_of_a_vote_is_lit_and_all_else_lies_in_the_shade() -> None:
    now = Resolving(place="clothworkers", stage="negotiation", first=None, second=())
    seen = holding(table(3, phase="resolution", acting=None, marks=(), resolving=now), "r1")
    swap = Question(0, Text("guilds-ask-orders"), [Option({"swap": "none"})])
    plain, asked = ARTIST.seat(seen, None, WORDS), ARTIST.seat(seen, swap, WORDS)
    for name, place in places(seen, CITY.inset(SEAT_MARGIN)).items():
        middle = place.centred(place.h // 3, place.h // 3)
        assert changed(plain, asked, middle) == (name != "clothworkers"), name
    at = places(seen, MAP.inset(MARGIN))["clothworkers"]
    calm = table(3, phase="resolution", acting=None, marks=())
    assert changed(ARTIST.table(calm, WORDS), ARTIST.table(seen, WORDS), at)


def test_a_vote_shows_who_is_ahead() -> None:
    """The same pawns on the same tile: a crown only where it is voted on, on another head once somebody else has won."""
    now = Resolving(place="clothworkers", stage="negotiation", first=None, second=())
    other = Resolving(place="clothworkers", stage="first", first=0, second=(1,))
    board = table(3, marks=()).board
    tile = next(one for one in board.tiles if one.id == "clothworkers")
    drawn = []
    for resolving in (None, now, other):
        image = Images.new("RGB", (220, 220))
        here = board.model_copy(update={"resolving": resolving})
        lay_tile(image, tile, Rect(10, 10, 200, 200), WORDS, vote=ahead(here, tile))
        drawn.append(image)
    heads = Rect(10, 60, 200, 90)
    assert all(changed(one, another, heads) for one, another in combinations(drawn, 2))


def test_where_ships_go_is_lit() -> None:
    seen = holding(table(3, marks=()), "b1")
    ship = Question(
        0, Text("guilds-ask-ship", {"left": 1}), [Option({"from": "guildhall", "to": "plantation"})]
    )
    stay = Question(0, Text("guilds-ask-ship", {"left": 1}), [Option({"from": "guildhall"})])
    overseas = FOOT.rest_right(FOOT.w - OVERSEAS)
    assert changed(ARTIST.seat(seen, stay, WORDS), ARTIST.seat(seen, ship, WORDS), overseas)


@pytest.mark.parametrize("held", [0, 1, 3])
@pytest.mark.parametrize("kept", range(1, 7))
def test_every_mayoral_card_lies_beside_a_small_hand(held: int, kept: int) -> None:
    cards_kept = tuple(mayoral())[:kept]
    other = (*cards_kept[:-1], tuple(mayoral())[-1])
    first, last = (
        ARTIST.seat(holding(table(3), *KINDS[:held], mayoral=these), None, WORDS)
        for these in (cards_kept, other)
    )
    assert changed(first, last, FOOT.left(FOOT.w - OVERSEAS - 14))


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    side = plan(seats)
    spots = [MAP, *side.panels, side.score, side.plantation, side.piles]
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


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("state", STATES)
def test_tiles_lie_apart_inside_the_map_and_are_large_enough(seats: int, state: str) -> None:
    found = list(places(STATES[state](seats), MAP.inset(MARGIN)).values())
    for index, one in enumerate(found):
        assert MAP.x < one.x
        assert one.right < MAP.right
        assert MAP.y < one.y
        assert one.bottom < MAP.bottom
        assert one.h >= 150
        for other in found[index + 1 :]:
            assert one.right < other.x or other.right < one.x or one.bottom < other.y or other.bottom < one.y


# With the rules behind it


def drawn(view: AnyView) -> list[bytes]:
    return [
        ARTIST.table(view, WORDS).tobytes(),
        ARTIST.alt(view, WORDS).encode(),
        ARTIST.read(view, WORDS).encode(),
    ]


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long), 4]
)
@pytest.mark.long
def test_every_moment_of_a_match_can_be_drawn_and_betrays_nothing(seats: int) -> None:
    luck = random.Random(seats)
    match = Match.start(TITLE, seats, GuildsOptions(), f"{seats:064x}")
    moment = 0
    while not match.over:
        asked = match.awaited()[0]
        question = match.question(asked.seat, teach=moment % 2 == 0)
        assert question is not None
        if moment % 40 == 0:
            own = match.view(asked.seat)
            ARTIST.seat(own, question, WORDS)
            assert ARTIST.hand(own, question, WORDS) is not None
            assert ARTIST.read(own, WORDS)
            for viewer in (None, asked.seat):
                other = match.redealt(viewer, f"{moment + 1:064x}")
                assert drawn(other.view(viewer)) == drawn(match.view(viewer))
        match.answer(asked.seat, random_picks(question, luck), asked.number)
        moment += 1
    ARTIST.table(match.view(None), WORDS)
    ARTIST.scores(match.view(None), WORDS)
