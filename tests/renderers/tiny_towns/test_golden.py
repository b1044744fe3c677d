"""The pictures look as they looked when somebody approved them."""

from __future__ import annotations

from collections.abc import Iterator

import PIL
import pytest
from PIL import Image

from engines.tiny_towns.view import Square
from renderers.tiny_towns import ARTIST, cubes, palette, town
from tests.renderers.golden import PILLOW
from tests.renderers.likeness import Likeness, likeness, shown
from tests.renderers.tiny_towns.gallery import HOME, PICTURES, WORDS
from tests.renderers.tiny_towns.views import TownsView, table


def kept(name: str) -> Image.Image:
    with Image.open(HOME / f"{name}.webp") as golden:
        return golden.convert("RGB")


def test_the_golden_pictures_belong_to_this_pillow() -> None:
    assert PIL.__version__.startswith(f"{PILLOW}."), (
        "Another Pillow draws a little differently: look at the pictures, keep them with "
        "`python -m tests.renderers.<title>.gallery`, and set PILLOW."
    )


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_approved(name: str) -> None:
    found = likeness(shown(PICTURES[name]()), kept(name))
    assert found.alike, f"{name} has changed at {found.where}: {found}"


def test_no_golden_picture_is_left_over_or_heavy() -> None:
    assert {path.stem for path in HOME.iterdir()} == set(PICTURES)
    assert max(path.stat().st_size for path in HOME.iterdir()) < 150_000


# The comparison must notice what a player would notice.


def with_square(seen: TownsView, seat: int, square: int, what: Square) -> TownsView:
    towns = list(seen.board.towns)
    squares = list(towns[seat].squares)
    squares[square] = what
    towns[seat] = towns[seat].model_copy(update={"squares": tuple(squares)})
    board = seen.board.model_copy(update={"towns": tuple(towns)})
    return seen.model_copy(update={"board": board})


def against_golden(seen: TownsView) -> Likeness:
    return likeness(shown(ARTIST.table(seen, WORDS)), kept("table_6"))


@pytest.fixture
def fresh_cubes() -> Iterator[None]:
    for cached in (cubes.cube, cubes._cube):
        cached.cache_clear()
    yield
    for cached in (cubes.cube, cubes._cube):
        cached.cache_clear()


def test_notices_a_cube_of_the_wrong_colour(monkeypatch: pytest.MonkeyPatch, fresh_cubes: None) -> None:
    monkeypatch.setitem(palette.COLOURS, "brick", palette.COLOURS["stone"])
    assert not against_golden(table(6)).alike


def test_notices_that_buildings_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = town.lay_square
    monkeypatch.setattr(
        town,
        "lay_square",
        lambda image, square, spot: None if square.building else draw(image, square, spot),
    )
    assert not against_golden(table(6)).alike


@pytest.mark.parametrize(
    "what",
    [
        Square(),
        Square(building="farm"),
        Square(building="fountain"),
        Square(building="well", cubes=("wood",)),
    ],
)
def test_notices_one_wrong_square_of_96(what: Square) -> None:
    assert not against_golden(with_square(table(6), 0, 3, what)).alike


@pytest.mark.parametrize(
    "change", [{"marks": ()}, {"awaited": (1,)}, {"builder": 2}, {"resource": "wood"}, {"novice": True}]
)
def test_notices_what_the_table_tells(change: dict[str, object]) -> None:
    assert not against_golden(table(6, **change)).alike
