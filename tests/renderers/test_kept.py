"""Drawn pieces are kept in one room, bounded in bytes; what is used and dear to make stays."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.words import Words
from engines.kernel import Match
from engines.kernel.catalogue import title_of
from renderers.kit import kept as keeping
from renderers.kit.encode import PRIVATE, TABLE, Use, encode, written
from renderers.kit.gallery import artist_of
from renderers.kit.kept import AN_IMAGE, LONG, Room, kept, weight_of
from renderers.kit.relief import Sprite
from renderers.kit.stowed import stowed

A_PIECE = AN_IMAGE + 100


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    clock = [0.0]
    one = Room(3 * A_PIECE, lambda: clock[0])
    one.clock = clock  # type: ignore[attr-defined]
    monkeypatch.setattr(keeping, "ROOM", one)
    yield one
    assert one.weight == sum(piece.weight for piece in one._pieces.values()) <= max(0, one.size)


made: list[object] = []


@kept
def mask(name: str, *, high: int = 10) -> Image.Image:
    made.append(name)
    return Image.new("L", (10, high))


@kept
def sprite(name: str) -> Sprite:
    return Sprite(mask(name))


@pytest.fixture(autouse=True)
def none_made() -> None:
    made.clear()


def test_a_piece_is_made_once(room: Room) -> None:
    assert mask("a") is mask("a")
    assert mask("a", high=11) is not mask("a")
    assert made == ["a", "a"]


def put(room: Room, name: str, took: float) -> None:
    """Something that is made unless it is there."""
    if room.find(name) is None:
        made.append(name)
        room.keep(name, Image.new("L", (10, 10)), took)


def test_what_is_dear_to_make_stays_longer_than_what_is_soon_made(room: Room) -> None:
    put(room, "dear", 1.0)
    for name in "abcde":
        put(room, name, 0.001)
    made.clear()
    put(room, "dear", 1.0)
    assert made == []
    put(room, "a", 0.001)
    assert made == ["a"]


def test_what_is_not_used_any_more_goes_in_the_end_however_dear_it_was(room: Room) -> None:
    put(room, "dear", 0.01)
    for number in range(40):
        put(room, str(number), 0.001)
    made.clear()
    put(room, "dear", 0.01)
    assert made == ["dear"]


def test_what_was_used_often_stays_longer_and_goes_in_the_end(room: Room) -> None:
    for _ in range(5):
        put(room, "often", 0.001)
    for number in range(4):
        put(room, str(number), 0.001)
    made.clear()
    put(room, "often", 0.001)
    assert made == []
    for number in range(200):
        put(room, f"later {number}", 0.001)
    made.clear()
    put(room, "often", 0.001)
    assert made == ["often"]


def test_what_is_used_again_and_again_stays(room: Room) -> None:
    for number in range(40):
        put(room, "used", 0.001)
        put(room, str(number), 0.001)
    assert made.count("used") == 1
    assert made[-1] == "39"


def test_of_what_a_piece_takes_the_pieces_in_it_are_no_part(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = iter(
        [0.0, 1.0, 4.0, 5.0]
    )  # the outer one begins, the inner one takes 3, the outer one 2 of its own
    monkeypatch.setattr(keeping, "thread_time", lambda: next(busy))
    sprite("a")
    assert sorted(piece.took for piece in room._pieces.values()) == [2.0, 3.0]


def test_a_piece_that_is_larger_than_the_room_is_not_kept_and_drives_nothing_out(room: Room) -> None:
    mask("a")
    mask("large", high=1000)
    mask("large", high=1000)
    mask("a")
    assert made == ["a", "large", "large"]


def test_with_no_room_everything_is_made_anew(room: Room) -> None:
    mask("a")
    room.size = 0
    assert room.weight == 0
    mask("a")
    mask("a")
    assert made == ["a"] * 3


def test_what_has_lain_unused_for_long_goes_when_the_next_piece_comes(room: Room) -> None:
    clock = room.clock  # type: ignore[attr-defined]
    mask("a")
    mask("b")
    clock[0] = LONG
    mask("b")
    clock[0] = LONG + 1
    mask("c")
    made.clear()
    mask("b")
    assert made == []
    mask("a")
    assert made == ["a"]


def test_pieces_are_made_of_pieces(room: Room) -> None:
    assert sprite("a").image is mask("a")
    assert made == ["a"]


def test_one_kind_of_piece_can_be_forgotten(room: Room) -> None:
    sprite("a")
    sprite.cache_clear()
    sprite("a")
    assert made == ["a"]
    mask.cache_clear()
    mask("a")
    assert made == ["a", "a"]


def test_several_threads_may_ask_at_once(room: Room) -> None:
    names = [str(number % 7) for number in range(400)]
    with ThreadPoolExecutor(3) as pool:
        assert all(piece.size == (10, 10) for piece in pool.map(mask, names))


def test_what_holds_no_image_weighs_nothing_and_is_kept(room: Room) -> None:
    room.keep("plan", (1, 2), 0.5)
    assert room.find("plan") is not None
    assert room.weight == 0


def test_a_piece_weighs_what_its_images_take() -> None:
    @dataclass(frozen=True)
    class Pair:
        one: Image.Image
        both: tuple[Image.Image, Image.Image]
        margin: int

    grey, colours = Image.new("L", (10, 10)), Image.new("RGB", (10, 10))
    assert weight_of(grey) == A_PIECE
    assert weight_of(colours) == weight_of(Image.new("RGBA", (10, 10))) == AN_IMAGE + 400
    assert weight_of(Sprite(colours, 1, 1)) == weight_of(colours)
    assert weight_of(Pair(grey, (grey, colours), 4)) == 2 * weight_of(grey) + weight_of(colours)


@pytest.mark.long
def test_a_table_drawn_without_any_room_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    title = title_of("tiny_towns")
    view, words = Match.start(title, 2, title.options(), "5e" * 32).view(None), Words("en", ("Ada", "Ben"))
    usual = artist_of(title.id).table(view, words)
    monkeypatch.setattr(keeping, "ROOM", Room(0))
    assert ImageChops.difference(artist_of(title.id).table(view, words), usual).getbbox() is None


# Encoding


def noise(size: tuple[int, int]) -> Image.Image:
    return Image.effect_noise(size, 80).convert("RGB")


def test_colours_are_written_as_finely_as_light() -> None:
    with Image.open(BytesIO(encode(noise((64, 64)), "jpg"))) as image:
        assert [part[1:3] for part in image.layer] == [(1, 1)] * 3  # type: ignore[attr-defined]


def test_a_living_picture_does_not_weigh_too_much() -> None:
    large = noise((1200, 900))
    assert len(encode(large, "jpg")) > TABLE.most  # type: ignore[operator]
    assert len(written(large, Use("jpg", 600_000))) <= 600_000
    quiet = Image.new("RGB", (1200, 900), "teal")
    assert written(quiet, PRIVATE) == encode(quiet, "jpg")


@stowed
def ground(name: str, *, seen: bool = True) -> Image.Image:
    made.append(name)
    image = Image.linear_gradient("L").resize((300, 200))
    colours = Image.merge("RGB", (image, image.transpose(Image.Transpose.ROTATE_180), image))
    if not seen:
        colours.putalpha(image)
    return colours


@stowed
def tray(name: str) -> Sprite:
    return Sprite(ground(name, seen=False), 3, 4)


def test_a_large_ground_is_drawn_once_though_there_is_no_room_for_it_as_it_is(room: Room) -> None:
    room.size = 60_000
    first, second = ground("a"), ground("a")
    assert made == ["a"]
    assert first is not second
    assert first.tobytes() == second.tobytes()
    assert room.weight < weight_of(first) == AN_IMAGE + 300 * 200 * 4


def test_a_ground_for_which_there_is_room_is_not_taken_out_again(room: Room) -> None:
    room.size = 1_000_000
    assert ground("a") is ground("a")
    ground.cache_clear()
    ground("a")
    assert made == ["a", "a"]


def test_what_is_taken_out_again_looks_as_it_was_drawn(room: Room) -> None:
    room.size = 60_000
    drawn = ground.__wrapped__("a", seen=False)  # type: ignore[attr-defined]
    again = ground("a", seen=False)
    assert again.mode == "RGBA"
    assert again.getchannel("A").tobytes() == drawn.getchannel("A").tobytes()
    off = ImageChops.difference(again.convert("RGB"), drawn.convert("RGB"))
    assert max(most for _, most in off.getextrema()) <= 4  # type: ignore[misc]


def test_a_piece_with_a_shadow_lies_where_it_lay(room: Room) -> None:
    room.size = 60_000
    piece = tray("a")
    assert (piece.left, piece.top, piece.image.size) == (3, 4, (300, 200))
    on, other = Image.new("RGB", (320, 220)), Image.new("RGB", (320, 220))
    piece.lay(on, 10, 10)
    Sprite(piece.image, 3, 4).lay(other, 10, 10)
    assert on.tobytes() == other.tobytes()
