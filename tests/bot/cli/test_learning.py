"""`guildhall learn` plays in the quick model, and writes what it has learned as a file that can be played by."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

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
    assert "pillars has nothing to learn" in refused("learn", "pillars", "--to", tmp_path / "it.toml")
    assert not list(tmp_path.iterdir())
