"""`guildhall learn` plays in the quick model, and writes what it has learned as a file that can be played by."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import Result

from bot.cli import learning
from bot.cli.learning import learn, listed
from bot.cli.learning.ridge import Ridge
from engines.tiny_towns.foresight.masks import ALL
from engines.tiny_towns.foresight.moves import Moves
from engines.tiny_towns.foresight.worth import NOTHING, Node, Worth

Typed = Callable[..., Result]
NAMES = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")


def test_what_is_learned_is_written_with_how_and_comes_out_the_same(typed: Typed, tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    words = ("learn", "tiny_towns", "--seats", 1, "--rounds", 2, "--ends", 1, "--seed", "7")
    told = typed(*words, "--to", one).stdout
    typed(*words, "--to", other)
    assert one.read_text() == other.read_text()
    assert "tiny_towns --seats 1 --seed 7" in one.read_text()
    assert told.count("(1)") == 2
    moves = Moves(Worth(NAMES, tomllib.loads(one.read_text())))
    start = Node(0, ALL, moves.plans.all, NOTHING)
    assert moves.worth.value(start) != moves.worth.value(moves.lay(start, 2, 5))


def test_a_title_that_learns_nothing_is_named(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "guilds_of_london has nothing to learn" in refused(
        "learn", "guilds_of_london", "--to", tmp_path / "it.toml"
    )
    assert not list(tmp_path.iterdir())


# Learning


def solved(penalty: float, *rows: tuple[dict[str, float], float]) -> dict[str, float]:
    ridge = Ridge()
    for row, target in rows:
        ridge.add(row, target)
    assert ridge.rows == len(rows)
    return ridge.solve(penalty)


def test_weights_come_nearest_to_the_targets_and_small_ones_are_preferred() -> None:
    assert solved(1, *[({"a": 1}, 2)] * 3) == {"a": pytest.approx(6 / 4)}
    assert solved(0.000001, *[({"a": 1}, 2)] * 3) == {"a": pytest.approx(2)}
    both = solved(1, ({"a": 1, "b": 1}, 3), ({"b": 0, "a": 1}, 1), ({"b": 2}, 4))
    assert both == {"a": pytest.approx(13 / 17), "b": pytest.approx(29 / 17)}
    three = [
        ({"x": 1.0, "y": 2.0, "z": 3.0}, 14.0),
        ({"y": 1.0, "x": 1.0}, 3.0),
        ({"z": 2.0, "y": -1.0}, 4.0),
    ]
    assert solved(1e-9, *three) == pytest.approx({"x": 1, "y": 2, "z": 3}, abs=1e-4)


def test_weights_that_say_hardly_anything_are_left_out() -> None:
    assert listed({"b": 0.0006, "a": -0.0004, "c": -1.23456, "d": 0.0}) == ['"b" = 0.001', '"c" = -1.235']


def test_what_the_first_round_has_seen_is_forgotten_and_each_round_plays_with_what_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[float] = []
    lucks: set[float] = set()

    class Practice:
        def begun(self) -> dict[str, float]:
            return {"a": 0.5}

        def match(self, weights: dict[str, float], luck: Any, seats: int) -> tuple[list[Any], list[int]]:
            assert seats == 2
            played.append(weights["a"])
            lucks.add(luck.random())
            target = 10.0 if len(played) <= 2 else 20.0
            return [({"a": 1.0}, target)], [len(played), len(played) + 1]

    monkeypatch.setattr(learning, "title_of", lambda _: SimpleNamespace(practice=Practice))
    path = tmp_path / "learned.toml"
    found = learn("towns", 2, "7", rounds=3, ends=3, path=path)
    first, second = 2 * 10 / (2 + 30), 2 * 20 / (2 + 30)
    assert played == pytest.approx([0.5, 0.5, first, first, second, second])
    assert found.weights == {"a": pytest.approx(4 * 20 / (4 + 30))}
    assert found.rounds == [(4, 2.0), (4, 4.0), (4, 6.0)]
    assert len(lucks) == 6
    assert path.read_text().splitlines() == [
        "# What a position is worth beyond its points, as a sum: each of these times what is seen of it.",
        "# Learned by `guildhall learn towns --seats 2 --seed 7`; points (of so many) round by round:",
        "# 2 (4), 4 (4), 6 (4)",
        '"a" = 2.353',
    ]
