"""The component files: what the rulebooks state, and that bad files are refused by name."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from data import components as files
from data.components import ComponentError
from engines.old_london_bridge import components, prizes, rondel
from engines.old_london_bridge.components import (
    COLOURS,
    NUMBERS,
    building,
    buildings,
    cards_data,
    of_kind,
    tiles_data,
)

FOLDER = Path(files.__file__).parent / "old_london_bridge"


def test_there_are_72_buildings_with_the_numbers_1_to_60() -> None:
    everything = [one for one in buildings() if one is not None]
    assert len(everything) == 72
    assert [one.number for one in everything if one.number] == list(range(1, NUMBERS + 1))
    assert Counter(one.kind for one in everything) == dict.fromkeys(components.KINDS, 12)


def test_guilds_bear_all_four_coats_and_all_others_one() -> None:
    for one in buildings():
        if one is not None:
            assert set(one.coats) == set(COLOURS) if one.kind == "guild" else len(one.coats) == 1


@pytest.mark.parametrize(
    ("number", "kind", "colour"), [(32, "chapel", "blue"), (43, "shop", "orange"), (20, "inn", "blue")]
)
def test_buildings_named_in_the_rulebooks(number: int, kind: str, colour: str) -> None:
    assert (building(number).kind, building(number).coats) == (kind, (colour,))


def test_49_carries_a_blue_coat_and_orange_gates_and_grey_shops_exist() -> None:
    assert "blue" in building(49).coats
    assert any(building(place).coats == ("orange",) for place in of_kind("gate"))
    assert any(building(place).coats == ("grey",) for place in of_kind("shop"))


def test_55_cards_and_24_tiles() -> None:
    assert cards_data().cards.copies == (4, 15, 15, 11, 10)
    data = tiles_data()
    backs = (data.backs.left, data.backs.middle, data.backs.right)
    assert [sum(back[i] for back in backs) for i in range(8)] == [3] * 8


def test_rondel_example_state_can_be_reached() -> None:
    """Page 5 (T4): in one round the gate pays £3 while the X lies at the chapel."""
    assert any(income["chapel"] == 0 and income["gate"] == 3 for income in map(rondel.incomes, range(6)))


@pytest.mark.parametrize(
    "path",
    sorted(set(FOLDER.glob("*.toml")) - {FOLDER / "rules.toml", FOLDER / "lesson.toml"}),
    ids=lambda path: path.stem,
)
def test_every_record_says_where_it_comes_from(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    for value in data.values():
        for record in value if isinstance(value, list) else [value]:
            assert record["source"] in ("printed", "reconstructed")


@pytest.fixture
def own_files(tmp_path: Path) -> Iterator[Path]:
    """A folder of the owner of a box, whose files replace ours."""
    (tmp_path / "old_london_bridge").mkdir()
    caches = (components.buildings, components.board_data, prizes.scoring_data)
    files.override(tmp_path)
    for cache in caches:
        cache.cache_clear()
    yield tmp_path / "old_london_bridge"
    files.override(None)
    for cache in caches:
        cache.cache_clear()


def rewritten(folder: Path, name: str, old: str, new: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), "utf-8")


def test_printed_values_can_be_typed_in(own_files: Path) -> None:
    rewritten(own_files, "scoring.toml", "cost = [0, 1, 3,", "cost = [0, 1, 2,")
    assert prizes.scoring_data().empty_slots.cost[2] == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "what"),
    [
        ("buildings.toml", "number = 7,", "number = 8,", "each number from 1 to 60"),
        (
            "buildings.toml",
            'number = 7, kind = "chapel"',
            'number = 7, kind = "shop"',
            "12 buildings of each kind",
        ),
        ("buildings.toml", '"blue", "orange", "grey", "green"', '"blue", "orange"', "coats of arms"),
        ("buildings.toml", 'number = 1, kind = "gate"', 'number = 1, kind = "tower"', "building.0.kind"),
        ("board.toml", "spaces = [0, 3", "spaces = [4, 3", "exactly one space is the X"),
        ("board.toml", '"guild", "park"]', '"guild", "guild"]', "each kind of building has one stack"),
        ("scoring.toml", "cost = [0, 1, 3,", "cost = [0, 1,", "empty_slots.cost"),
    ],
)
def test_a_bad_file_is_refused_with_file_and_reason(
    own_files: Path, name: str, old: str, new: str, what: str
) -> None:
    rewritten(own_files, name, old, new)
    with pytest.raises(ComponentError) as refused:
        (components.buildings(), components.board_data(), prizes.scoring_data())
    assert name in str(refused.value)
    assert what in str(refused.value)
