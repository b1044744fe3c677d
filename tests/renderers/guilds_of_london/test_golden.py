"""The pictures look as they looked when somebody approved them, and the comparison notices what a player would."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from engines.guilds_of_london.view import Icon, TileView
from renderers.guilds_of_london import ARTIST, city, palette, shields, tiles
from renderers.guilds_of_london.arms import ARMS
from tests.renderers.guilds_of_london.gallery import HOME, PICTURES, WORDS
from tests.renderers.guilds_of_london.views import GuildsView, table
from tests.renderers.likeness import Likeness, likeness, shown


def kept(name: str) -> Image.Image:
    with Image.open(HOME / f"{name}.webp") as golden:
        return golden.convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_approved(name: str) -> None:
    found = likeness(shown(PICTURES[name]()), kept(name))
    assert found.alike, f"{name} has changed at {found.where}: {found}"


def test_no_golden_picture_is_left_over_or_heavy() -> None:
    assert {path.stem for path in HOME.iterdir()} == set(PICTURES)
    assert max(path.stat().st_size for path in HOME.iterdir()) < 150_000


def with_tile(seen: GuildsView, index: int, **what: object) -> GuildsView:
    laid: list[TileView] = list(seen.board.tiles)
    laid[index] = laid[index].model_copy(update=what)
    return seen.model_copy(update={"board": seen.board.model_copy(update={"tiles": tuple(laid)})})


def against_golden(seen: GuildsView) -> Likeness:
    return likeness(shown(ARTIST.table(seen, WORDS)), kept("table_3"))


@pytest.fixture
def fresh() -> Iterator[None]:
    def clear() -> None:
        for module in (tiles, shields):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()

    clear()
    yield
    clear()


@pytest.mark.long
def test_notices_the_arms_of_another_guild(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setitem(ARMS, "mercers", ARMS["bakers"])
    assert not against_golden(table(3)).alike


@pytest.mark.long
def test_notices_a_symbol_in_the_wrong_colour(monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setitem(palette.DYES, "compass", palette.DYES["anchor"])
    assert not against_golden(table(3)).alike


@pytest.mark.long
def test_notices_that_nobody_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(city, "lay_standing", lambda *_, **__: None)
    assert not against_golden(table(3)).alike


@pytest.mark.parametrize(
    ("index", "what"),
    [
        (2, {"pawns": (0, 0, 4)}),
        (2, {"pawns": (0, 3, 0)}),
        (2, {"neutrals": 1}),
        (0, {"beadle": True}),
        (0, {"symbols": ("cross", "scythe")}),
        (0, {"resolved": True}),
        (1, {"master": 0}),
        (1, {"master": None}),
    ],
)
def test_notices_one_wrong_tile_of_thirty(index: int, what: dict[str, object]) -> None:
    assert not against_golden(with_tile(table(3), index, **what)).alike


@pytest.mark.parametrize(
    "change",
    [
        {"marks": ()},
        {"awaited": (1,)},
        {"stock": 1},
        {"score": ()},
        {"played": ()},
        {"discard": ()},
    ],
)
def test_notices_what_the_table_tells(change: dict[str, object]) -> None:
    assert not against_golden(table(3, **change)).alike


@pytest.mark.parametrize(
    "what",
    [
        {"need": 2},
        {"rank": 8},
        {"token": Icon(kind="move", count=1)},
        {"token": None},
        {"symbols": ("scythe", "compass")},
        {"first": (Icon(kind="vp", count=3), Icon(kind="hire", count=2), Icon(kind="ship", count=1))},
        {"second": (Icon(kind="vp", count=1),)},
        {"pawns": (0, 0, 4)},
    ],
)
def test_notices_what_is_printed_wrongly_on_a_tile(what: dict[str, object]) -> None:
    left = (0, 0, 400, 448)
    seen = with_tile(table(3), 2, **what)
    drawn = shown(ARTIST.close(seen, seen.board.tiles[2].id, WORDS)).crop(left)
    assert not likeness(drawn, kept("tile").crop(left)).alike
