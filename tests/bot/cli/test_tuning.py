"""`guildhall tune` looks for weights, goes on where it ended, and comes to the same each time."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from bot.cli import tuning
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


def test_it_is_looked_for_as_often_as_was_said_and_then_judged(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "CANDIDATES", 2)
    monkeypatch.setattr(tuning, "KEPT", 1)
    path = tmp_path / "tuning.json"
    told = json.loads(
        typed("tune", "old_london_bridge", "--generations", 2, "--matches", 1, "--to", path).stdout
    )
    assert len(told["generations"]) == 2
    assert told == json.loads(path.read_text())
    for one in told["verdict"].values():
        assert one["matches"] == 3
        assert one["low"] <= one["ahead"] <= one["high"]
        assert one["ahead"] - one["low"] == pytest.approx(one["high"] - one["ahead"], abs=0.02)
    assert all(0.06 <= step <= 0.35 for step in told["steps"].values())


def test_weights_that_win_are_the_middle_of_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = search(tmp_path / "tuning.json")
    tried: list[dict[str, float]] = []

    def played(weights: dict[str, float], pool: object, deals: list[str]) -> list[float]:
        tried.append(dict(weights))
        assert pool == one.pool
        assert deals == [f"7:{len(tried) > 12:d}:{deal}" for deal in range(2)]
        return [weights["card"], weights["card"]]  # the more a card is worth, the better

    monkeypatch.setattr(one, "played", played)
    one.generation(2)
    assert tried[0] == one.tuning.began
    assert len(tried) == 12
    best = sorted((weights["card"] for weights in tried), reverse=True)[:4]
    assert best[-1] < one.tuning.middle["card"] < best[0]
    assert one.tuning.generations == [round(sum(best) / 4, 2)]
    before = dict(one.tuning.middle)
    one.generation(2)
    assert tried[12] == before
    assert one.tuning.middle["card"] > before["card"]
