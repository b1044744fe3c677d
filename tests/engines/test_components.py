"""Whatever is wrong in a component file is told with its file, record and field before anybody plays."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.cli.run import check_components
from data import components as files
from data.components import ComponentError
from engines.guilds_of_london import components as guilds
from engines.old_london_bridge import components as bridge
from engines.old_london_bridge import prizes
from engines.pillars import components as pillars
from engines.tiny_towns import components as towns

DATA = Path(files.__file__).parent
READERS: dict[str, Callable[[], object]] = {
    "guilds_of_london/board": guilds.board,
    "guilds_of_london/cards": guilds.cards,
    "guilds_of_london/mayoral": guilds.mayoral,
    "guilds_of_london/tiles": guilds.tiles,
    "guilds_of_london/tokens": guilds.all_tokens,
    "old_london_bridge/board": bridge.board_data,
    "old_london_bridge/bonus_tiles": bridge.tiles_data,
    "old_london_bridge/buildings": bridge.buildings,
    "old_london_bridge/cards": bridge.cards_data,
    "old_london_bridge/scoring": prizes.scoring_data,
    "pillars/board": pillars.board,
    "pillars/cards": pillars.cards_data,
    "pillars/craftsmen": pillars.craftsmen,
    "tiny_towns/buildings": towns.cards,
    "tiny_towns/monuments": towns.cards,
    "tiny_towns/tables": towns.tables,
}
# What lies on a Warehouse costs points, and so do some numbers of Almshouses: -1 may be printed there.
MAY_TAKE_A_POINT = {
    ("tiny_towns/buildings", "points"),
    ("tiny_towns/monuments", "points"),
    ("tiny_towns/tables", "almshouse"),
}
CROWDED_BOARD = {
    "bishop": 1,
    "kingsbridge": 2,
    "priory": 2,
    "court": 1,
    "shiring": 2,
    "castle": 1,
    "market": 1,
    "start_player": 1,
}
Leaf = tuple[str | int, ...]


def forget(title: str) -> None:
    """Nothing is known of this title's files any more, as in a new process."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"engines.{title}"):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@contextmanager
def own_files(folder: Path, title: str) -> Iterator[Path]:
    """The folder of the owner of a box, whose files replace ours."""
    (folder / title).mkdir()
    forget(title)
    files.override(folder)
    try:
        yield folder
    finally:
        files.override(None)
        forget(title)


def leaves(value: object, path: Leaf = ()) -> Iterator[tuple[Leaf, object]]:
    """Every single value of a file, with the way to it."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield from leaves(below, (*path, key))
    elif isinstance(value, list):
        for place, below in enumerate(value):
            yield from leaves(below, (*path, place))
    else:
        yield path, value


def written(value: object) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(below)}" for key, below in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def with_leaf(data: dict[str, Any], path: Leaf, value: object) -> str:
    """The file with another value at the end of this way."""
    changed = {**data, str(path[0]): deepcopy(data[str(path[0])])}
    at: Any = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return "\n".join(f"{key} = {written(below)}" for key, below in changed.items())


def field_of(path: Leaf) -> str:
    """The name of the field in which this value stands, maybe as one of a list."""
    return next(str(key) for key in reversed(path) if isinstance(key, str))


def is_named(said: str, name: str, path: Leaf) -> bool:
    """Whether an error names the file, the record and the field."""
    record = ".".join(map(str, path[: 2 if isinstance(path[1], int) else 1])) if path[1:] else str(path[0])
    told = said.partition(f"{name}.toml: ")[2]
    return told.startswith(record) and field_of(path) in told


def test_every_file_is_looked_at() -> None:
    assert sorted(READERS) == sorted(
        f"{path.parent.name}/{path.stem}"
        for path in DATA.glob("*/*.toml")
        if path.stem not in ("rules", "lesson")
    )


@pytest.mark.parametrize("name", READERS)
def test_nonsense_is_told_by_file_record_and_field(tmp_path: Path, name: str) -> None:
    read: Any = READERS[name]
    data = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    silent = []
    with own_files(tmp_path, name.partition("/")[0]) as folder:
        for path, value in leaves(data):
            number = isinstance(value, int) and not isinstance(value, bool)
            for nonsense in (-999, -1) if number else ("nonsense",):
                if nonsense == -1 and (name, field_of(path)) in MAY_TAKE_A_POINT:
                    continue
                (folder / f"{name}.toml").write_text(with_leaf(data, path, nonsense), "utf-8")
                read.cache_clear()
                try:
                    read()
                    silent.append((path, nonsense, "nothing"))
                except ComponentError as error:
                    if not is_named(str(error), name, path):
                        silent.append((path, nonsense, str(error)))
    assert silent == []


@pytest.mark.parametrize("name", READERS)
def test_every_file_is_read_before_anybody_plays(tmp_path: Path, name: str) -> None:
    with own_files(tmp_path, name.partition("/")[0]) as folder:
        (folder / f"{name}.toml").write_text("=", "utf-8")
        with pytest.raises(ComponentError, match=f"{name}.toml"):
            check_components(folder)


@pytest.mark.parametrize(
    ("name", "path", "value", "said"),
    [
        ("guilds_of_london/board", ("players", 0, "rounds"), 15, "players.0.develop_every: .*15 rounds"),
        ("guilds_of_london/board", ("players", 1, "new_tiles"), 20, "players.1.new_tiles: .*45 tiles"),
        ("guilds_of_london/board", ("players", 1, "seats"), 2, "players: seats"),
        ("guilds_of_london/board", ("pawns", "in_guildhall"), 17, "pawns.in_guildhall: .*16 pawns"),
        ("guilds_of_london/cards", ("card", 0, "copies"), 9, "card: copies: .*105"),
        ("guilds_of_london/tiles", ("guild", 0, "rank"), 2, "guild: every guild has a rank of its own"),
        ("guilds_of_london/tokens", ("token", 0, "copies"), 9, "token: copies: .*30"),
        ("old_london_bridge/board", ("rounds", "with_more"), 13, "rounds.with_more: .*12"),
        ("old_london_bridge/board", ("rounds", "markers"), [3, 3, 3], "rounds.with_more: .*9 round markers"),
        ("old_london_bridge/board", ("chapel", "last"), 10, "chapel.coins: .*ends with space 10"),
        ("old_london_bridge/board", ("gate", "bonus"), [3, 3], "gate.bonus: .*twice"),
        ("old_london_bridge/board", ("gate", "bonus"), [16], "gate.bonus: .*ends with space 15"),
        ("old_london_bridge/bonus_tiles", ("backs", "left", 0), 2, "backs: .*left, .* 4 tiles"),
        ("old_london_bridge/bonus_tiles", ("tiles", "kinds", 0), "use_x", "tiles.kinds: .*once"),
        ("old_london_bridge/cards", ("cards", "copies", 0), 3, "start: .*zeros_with_two: .*3 cards"),
        ("old_london_bridge/cards", ("cards", "copies", 4), 4, "hands: .*5 cards of the value 4"),
        ("old_london_bridge/cards", ("hands", "steps", 0, "step"), "B", "hands.steps: .*order"),
        ("tiny_towns/buildings", ("building", 0, "id"), "farm", "building: “farm” stands here 2 times"),
        ("tiny_towns/buildings", ("building", 0, "pattern"), ["..", ".."], "building.0.pattern: .*one cube"),
        ("tiny_towns/buildings", ("building", 0, "pattern"), ["W", "BG"], "building.0.pattern: .*length"),
        ("tiny_towns/buildings", ("building", 2, "group"), "gray", "building: 3 cards are red"),
        ("tiny_towns/tables", ("deck", "town_hall_discard"), 15, "deck.town_hall_discard: .*only 15"),
        ("tiny_towns/tables", ("sets", "first_game", 1), "cottage", "sets.first_game: .*of each group"),
        ("tiny_towns/tables", ("sets", "solo_without"), ["cottage"], "sets.solo_without: .*blue"),
        ("tiny_towns/tables", ("solo", "ranks", 1), 40, "solo.ranks: .*fewer"),
        ("pillars/board", ("spaces", "castle"), 3, "spaces: .*castle"),
        ("pillars/board", ("spaces", "priory"), 3, "priory: .*points"),
        ("pillars/board", ("spaces",), CROWDED_BOARD, "start: .*builders"),
        ("pillars/board", ("start", "gold", 3), 31, "start: .*gold: .*30"),
        ("pillars/board", ("box", "grey_workers"), 3, "limits: .*grey_workers: 3"),
        ("pillars/board", ("box", "advantages_removed"), 5, "box.advantages_removed: .*4"),
        ("pillars/board", ("market", "prices"), {"sand": 1, "wood": 1, "stone": 1}, "market.prices: .*metal"),
        ("pillars/cards", ("resource", 0, "id"), "wood_2", "resource: “wood_2” stands here 2 times"),
        ("pillars/cards", ("advantage", 0, "kind"), "last", "advantage: 2 of them"),
        ("pillars/craftsmen", ("craftsman", 3, "round"), 2, "craftsman: round 1 has 3 craftsmen"),
        ("pillars/craftsmen", ("craftsman", 9, "id"), "mason_1", "craftsman: “mason_1” stands here 2 times"),
    ],
)  # fmt: skip
def test_what_does_not_fit_together_is_told(
    tmp_path: Path, name: str, path: Leaf, value: object, said: str
) -> None:
    data = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    with own_files(tmp_path, name.partition("/")[0]) as folder:
        (folder / f"{name}.toml").write_text(with_leaf(data, path, value), "utf-8")
        with pytest.raises(ComponentError, match=rf"{name}\.toml: {said}"):
            READERS[name]()
