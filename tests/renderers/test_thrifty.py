"""What is drawn in a thrifty way looks as if it had been drawn whole; what is prepared is not drawn again."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.words import Words
from engines.guilds_of_london.components import tiles as printed_tiles
from engines.tiny_towns.components import cards
from renderers.guilds_of_london import city, tiles
from renderers.kit import kept as keeping
from renderers.kit import laying, light
from renderers.kit.cardstock import cut_out
from renderers.kit.encode import COARSER, Use, encode, written
from renderers.kit.gallery import artist_of
from renderers.kit.kept import Room
from renderers.kit.layout import Rect
from renderers.kit.palette import FRESH, GOLD
from renderers.tiny_towns import buildings
from tests.renderers.guilds_of_london.views import table

WORDS = Words("en", ("Ada", "Ben", "Cleo"))
PAPER = (240, 228, 200)
GROUND = (90, 70, 50)


def most(one: Image.Image, other: Image.Image) -> int:
    """The greatest difference of a pixel."""
    assert one.size == other.size
    return max(high for _, high in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]  # three bands


@pytest.mark.parametrize("size", [(168, 168), (300, 110), (90, 260), (400, 400)])
def test_a_border_is_the_same_all_round_however_large_its_place_is(size: tuple[int, int]) -> None:
    for draw, whole, margin, colour in (
        (light.ring, light._ring, 12, FRESH),
        (light.frame, light._frame, 8, GOLD),
    ):
        strips = Image.new("RGB", (size[0] + 60, size[1] + 60), GROUND)
        at_once = strips.copy()
        draw(size, 9, 4, colour).lay(strips, 30, 30)
        drawn = whole(size, 9, 4, colour)
        at_once.paste(drawn, (30 - margin, 30 - margin), drawn)
        inside = (40, 40, size[0] + 20, size[1] + 20)
        assert most(strips.crop(inside), at_once.crop(inside)) <= 2
        assert (
            most(strips.reduce(4), at_once.reduce(4)) <= 12
        )  # corners of small places are drawn more finely


@pytest.mark.parametrize("size", [(60, 44), (130, 180), (420, 300)])
def test_a_card_laid_in_parts_looks_like_the_whole_card(size: tuple[int, int]) -> None:
    card = cut_out(Image.new("RGB", size, PAPER), FRESH)
    parts = Image.new("RGB", (size[0] + 80, size[1] + 80), GROUND)
    whole = parts.copy()
    card.lay(parts, 40, 40)
    card.sprite.lay(whole, 40, 40)
    assert most(parts, whole) <= 60  # where the round corners melt into the shadow
    inside = (44 + 20, 40, size[0] + 16, 40 + size[1])
    assert most(parts.crop(inside), whole.crop(inside)) == 0
    assert most(parts.reduce(4), whole.reduce(4)) <= 12


@pytest.mark.parametrize("at", [(7, 9), (-12, 30), (70, -5), (80, 60)])
def test_what_is_laid_without_pillows_questions_lies_as_if_it_were_pasted(at: tuple[int, int]) -> None:
    piece = Image.radial_gradient("L").resize((40, 28)).convert("RGBA")
    piece.putalpha(Image.linear_gradient("L").resize(piece.size))
    flat, mask, box = piece.convert("RGB"), piece.getchannel("A"), (5, 4, 31, 20)
    laid = Image.new("RGB", (100, 80), GROUND)
    pasted = laid.copy()
    laying.blend(laid, piece, *at)
    laying.cover(laid, flat, at[0] + 3, at[1], box=box, mask=mask.crop(box))
    laying.cover(laid, flat, at[0], at[1] + 6, box=box)
    laying.fill(laid, FRESH, mask, at[0] + 9, at[1] + 9)
    pasted.paste(piece, at, piece)
    pasted.paste(flat.crop(box), (at[0] + 3, at[1]), mask.crop(box))
    pasted.paste(flat.crop(box), (at[0], at[1] + 6))
    pasted.paste(FRESH, (at[0] + 9, at[1] + 9), mask)
    assert most(laid, pasted) == 0


def test_squares_of_the_city_come_in_few_sizes_and_always_fit() -> None:
    board = table(3).board
    met = set()
    for wide in range(640, 1400, 7):
        room = Rect(10, 20, wide, wide * 4 // 5)
        grid = city.grid_of(board, room)
        met.add(grid.cell)
        for place in city.places_of(board, grid).values():
            assert room.x <= place.x
            assert place.right <= room.right
            assert room.y <= place.y
            assert place.bottom <= room.bottom
    assert len(met) < 12


def test_a_heavy_picture_is_written_no_coarser_than_it_must_be() -> None:
    busy = Image.effect_noise((960, 720), 40).convert("RGB")
    whole = len(encode(busy, "jpg"))
    lighter = written(busy, Use("jpg", round(whole * 0.9)))
    assert whole * 0.75 <= len(lighter) <= whole * 0.9
    assert written(busy, Use("jpg", round(whole * 1.2))) == encode(busy, "jpg")
    coarsest = BytesIO()
    busy.save(coarsest, "JPEG", quality=min(COARSER), subsampling=0)
    assert written(busy, Use("jpg", 1000)) == coarsest.getvalue()


def test_a_tiny_picture_is_written_as_it_is() -> None:
    assert written(Image.new("RGB", (40, 10), GROUND), Use("jpg", 10_000)) == encode(
        Image.new("RGB", (40, 10), GROUND), "jpg"
    )


def test_what_is_prepared_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "ROOM", Room(256 * 2**20))
    artist_of("tiny_towns").prepare(WORDS)
    put = keeping.ROOM.taken
    for card in cards().values():
        buildings._building(card.id, card.group, buildings.LARGE)
    assert keeping.ROOM.taken == put > 0


@pytest.mark.long
def test_the_tiles_that_are_prepared_are_those_of_the_city(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "ROOM", Room(256 * 2**20))
    artist_of("guilds_of_london").prepare(WORDS)
    seen = next(tile for tile in table(3).board.tiles if not tile.resolved and tile.token is not None)
    real = printed_tiles()[seen.id]
    seen = seen.model_copy(update={"symbols": real.symbols, "rank": real.rank})
    put = keeping.ROOM.taken
    size = tiles.MASTER - 56
    tiles.face_up(seen, size, WORDS)
    grown = keeping.ROOM.taken - put
    assert 0 < grown < 2 * size * size * 4  # the smaller one alone, not the large one that it is made from
