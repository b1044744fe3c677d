"""The pictures of Old London Bridge look as they looked when somebody approved them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from engines.old_london_bridge.view import BuildingView, OwnedTile, Slot
from renderers.old_london_bridge import ARTIST, beside, bridge, buildings, heraldry, palette
from tests.renderers.likeness import Likeness, likeness, shown
from tests.renderers.old_london_bridge.gallery import HOME, PICTURES, WORDS
from tests.renderers.old_london_bridge.views import BridgeView, building, rondel, table


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


# The comparison must notice what a player would notice.


def against_golden(seen: BridgeView) -> Likeness:
    return likeness(shown(ARTIST.table(seen, WORDS)), kept("table_4"))


def with_slot(slot: int, what: BuildingView | None) -> BridgeView:
    seen = table(4)
    architects = list(seen.board.architects)
    slots = list(architects[3].slots)
    slots[slot] = Slot(building=what)
    architects[3] = architects[3].model_copy(update={"slots": tuple(slots)})
    return table(4, architects=tuple(architects))


@pytest.mark.parametrize("what", ["shop33:green", "inn33:blue", "shop38:blue", "park:blue", "guild33"])
def test_notices_one_wrong_building_of_23(what: str) -> None:
    assert not against_golden(with_slot(4, building(what))).alike


def test_notices_a_building_that_is_missing() -> None:
    assert not against_golden(with_slot(7, None)).alike


def with_architect(**changes: object) -> BridgeView:
    architects = list(table(4).board.architects)
    architects[1] = architects[1].model_copy(update=changes)
    return table(4, architects=tuple(architects))


@pytest.mark.parametrize(
    "change",
    [
        {"cards": 4},
        {"money": 12},
        {"tiles": ()},
        {"tiles": (OwnedTile(kind="chapel_2", usable=True),)},
        {"tiles": (OwnedTile(kind="take_lady", usable=False),)},
    ],
)
def test_notices_what_lies_beside_a_bridge(change: dict[str, object]) -> None:
    assert not against_golden(with_architect(**change)).alike


@pytest.mark.parametrize(
    "change",
    [
        {"news": ()},
        {"awaited": (2,)},
        {"round": 4},
        {"markers": (1, 3, 1, 2, 3, *(None,) * 7)},
        {"rondel": rondel(4, {"gate": (0,), "inn": (1,)})},
        {"rondel": rondel(3, {"gate": (0,), "inn": (2,)})},
        {"played": table(4).board.played[::-1]},
        {"piles": table(4).board.piles[::-1]},
        {"stairs": (None, 2, None, None)},
        {"chapel_track": table(4).board.gate_track},
    ],
)
def test_notices_what_the_board_tells(change: dict[str, object]) -> None:
    assert not against_golden(table(4, **change)).alike


def test_notices_that_houses_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "lay_houses", lambda *_: None)
    monkeypatch.setattr("renderers.old_london_bridge.table.lay_houses", lambda *_: None)
    assert not against_golden(table(4)).alike


def test_notices_that_the_coats_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "lay_counted", lambda *_: None)
    assert not against_golden(table(4)).alike


@pytest.fixture
def fresh_houses() -> Iterator[None]:
    caches = (heraldry.shield, buildings.house, buildings._house, buildings._building)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


def test_notices_a_coat_of_the_wrong_colour(monkeypatch: pytest.MonkeyPatch, fresh_houses: None) -> None:
    monkeypatch.setitem(palette.COATS, "blue", palette.COATS["green"])
    assert not against_golden(table(4)).alike
