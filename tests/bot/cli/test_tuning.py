"""`guildhall tune` looks for weights, goes on where it ended, and comes to the same each time."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from bot.cli.tuning import Search, begun
from bot.cli.tuning.duel import Rival
from engines.kernel.weights import instead, weights
from engines.old_london_bridge.weights import BridgeWeights, weights_for

Typed = Callable[..., Result]
Refused = Callable[..., str]


def search(path: Path) -> Search:
    return Search(begun("old_london_bridge", 2, [], "7"), path)


def test_a_generation_follows_from_its_seed_and_is_kept(tmp_path: Path) -> None:
    one, other = search(tmp_path / "one.json"), search(tmp_path / "other.json")
    one.generation(2)
    other.generation(2)
    assert one.tuning == other.tuning
    assert one.tuning.middle != one.tuning.began
    assert json.loads((tmp_path / "one.json").read_text())["generations"] == one.tuning.generations


def test_what_was_found_before_is_not_looked_for_again(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "tuning.json"
    found = search(path)
    found.tuning.generations += [1.0, 2.0]
    found.keep()
    words = ("tune", "old_london_bridge", "--generations", 2, "--matches", 1, "--to", path)
    told = json.loads(typed(*words).stdout)
    assert told["generations"] == [1, 2]
    assert set(told["verdict"]) == {"yardstick", "normal", "erring"}


def test_weights_are_tried_only_where_they_are_meant() -> None:
    own = weights_for(2)
    other = own.model_copy(update={"card": own.card * 2})
    with instead("old_london_bridge", other):
        assert weights_for(2).card == other.card
        with instead("old_london_bridge", None):
            assert weights_for(2) == own
        assert weights_for(4) == other
    assert weights_for(2) == own


def test_weights_are_those_of_the_seats_or_of_the_next_number() -> None:
    assert weights("old_london_bridge", BridgeWeights, 3).seats == 4
    assert weights("old_london_bridge", BridgeWeights, 2).seats == 2


def test_the_same_player_on_both_sides_is_as_far_ahead_as_behind(tmp_path: Path) -> None:
    tables = search(tmp_path / "none.json").tables
    rival = Rival("yardstick")
    there, back = (tables.difference(rival, rival, place, "deal") for place in (0, 1))
    assert there == -back


def test_a_title_without_weights_is_refused(refused: Refused) -> None:
    assert "tiny_towns" in refused("tune", "tiny_towns")
