"""The pictures look as they looked when somebody approved them, and the comparison notices what a player would."""

from __future__ import annotations

from collections.abc import Iterator

import PIL
import pytest
from PIL import Image

from engines.pillars.view import Cubes
from renderers.pillars import ARTIST, goods, palette, pieces
from tests.renderers.golden import PILLOW
from tests.renderers.likeness import Likeness, likeness, shown
from tests.renderers.pillars.gallery import HOME, MARKS, PICTURES, WORDS
from tests.renderers.pillars.views import LYING, STANDING, PillarsView, changed, placed, table


def kept(name: str) -> Image.Image:
    with Image.open(HOME / f"{name}.webp") as golden:
        return golden.convert("RGB")


def test_the_golden_pictures_belong_to_this_pillow() -> None:
    assert PIL.__version__.startswith(f"{PILLOW}.")


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_approved(name: str) -> None:
    found = likeness(shown(PICTURES[name]()), kept(name))
    assert found.alike, f"{name} has changed at {found.where}: {found}"


def test_no_golden_picture_is_left_over_or_heavy() -> None:
    assert {path.stem for path in HOME.iterdir()} == set(PICTURES)
    assert max(path.stat().st_size for path in HOME.iterdir()) < 150_000


def against_golden(seen: PillarsView) -> Likeness:
    return likeness(shown(ARTIST.table(seen, WORDS)), kept("table_4"))


@pytest.fixture
def fresh_cubes() -> Iterator[None]:
    for cached in (goods.cube, goods._cube):
        cached.cache_clear()
    yield
    for cached in (goods.cube, goods._cube):
        cached.cache_clear()


def test_notices_a_cube_of_the_wrong_colour(monkeypatch: pytest.MonkeyPatch, fresh_cubes: None) -> None:
    monkeypatch.setitem(palette.COLOURS, "stone", palette.COLOURS["wood"])
    monkeypatch.setitem(goods._FACES, "stone", goods._FACES["wood"])
    assert not against_golden(table(4, marks=MARKS)).alike


def test_notices_that_builders_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "lay_builders", lambda *_: None)
    assert not against_golden(table(4, marks=MARKS)).alike


@pytest.mark.parametrize(
    ("place", "builders"),
    [("bishop", (1,)), ("castle", (None,)), ("court", (0, 1, None, None)), ("start_player", (2,))],
)
def test_notices_one_wrong_builder(place: str, builders: tuple[int | None, ...]) -> None:
    seen = table(4, marks=MARKS)
    locations = placed(seen.board.locations, {**STANDING, place: builders}, LYING)
    assert not against_golden(changed(seen, locations=locations)).alike


@pytest.mark.parametrize(
    "change",
    [
        {"pieces": 4},
        {"pieces": 2},
        {"round": 5},
        {"start_player": 2},
        {"castle_grey": 4},
        {"court_metal": 0},
        {"stock": Cubes(sand=4, wood=2, stone=3)},
    ],
)
def test_notices_what_the_table_tells(change: dict[str, object]) -> None:
    assert not against_golden(table(4, marks=MARKS, **change)).alike


@pytest.mark.parametrize(
    "change",
    [
        {"gold": 13},
        {"points": 13},
        {"craftsmen": ("mortar_mixer", "woodworker_1", "mason_2", "carpenter_3", "potter_3")},
        {"advantages": ("tom", "remigius")},
        {"cards": ("stone_3",)},
    ],
)
def test_notices_what_lies_before_a_player(change: dict[str, object]) -> None:
    seen = table(4, marks=MARKS)
    players = list(seen.board.players)
    players[0] = players[0].model_copy(update=change)
    assert not against_golden(changed(seen, players=tuple(players))).alike
