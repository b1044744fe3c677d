"""`guildhall strength` holds computer players to what is promised, and goes on where it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from bot.cli.strength import batch, fingerprint, read
from bot.cli.strength.bars import Bar, bars
from bot.cli.strength.count import Count
from engines.kernel.catalogue import titles
from engines.kernel.levels import PLAYERS

Typed = Callable[..., Result]
Refused = Callable[..., str]
WINS = Bar("old_london_bridge", 2, ("normal", "random"), "wins", 75)


def counted(bar: Bar, values: list[float]) -> Count:
    found = Count()
    for value in values:
        found.add(Count(matches=1, total=value, squares=value**2))
    return found


def test_every_bar_can_be_played() -> None:
    found = list(bars())
    assert len({bar.name for bar in found}) == len(found)
    for bar in found:
        assert bar.seats in titles()[bar.title].seats
        assert set(bar.players) <= set(PLAYERS)


def test_a_share_far_from_its_bar_is_soon_decided_and_one_on_it_is_not() -> None:
    assert counted(WINS, [100.0] * 40).verdict(WINS) == "holds"
    assert counted(WINS, [100.0, 0.0] * 20).verdict(WINS) == "falls short"
    assert counted(WINS, [100.0, 100.0, 100.0, 0.0] * 10).verdict(WINS) == "undecided"
    assert counted(WINS, [100.0] * 11).verdict(WINS) == "undecided"


def test_points_are_judged_by_their_spread() -> None:
    bar = Bar("pillars", 4, ("strong",), "points", 43)
    near, far = ([mean - 4.0, mean + 4.0] * 30 for mean in (43, 46))
    assert counted(bar, near).verdict(bar) == "undecided"
    assert counted(bar, far).verdict(bar) == "holds"
    low, high = counted(bar, far).bounds(bar)
    assert low < 46 < high


@pytest.mark.parametrize(("share", "verdict"), [(0.65, "falls short"), (0.85, "holds")])
def test_the_verdict_is_rarely_wrong(share: float, verdict: str) -> None:
    luck, wrong = Random(2), 0
    for _ in range(200):
        count = Count()
        while count.verdict(WINS) == "undecided":
            won = 100.0 * (luck.random() < share)
            count.add(Count(matches=1, total=won, squares=won**2))
        wrong += count.verdict(WINS) != verdict
    assert wrong <= 10


def test_it_goes_on_where_it_ended(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    words = ("strength", "--only", "tiny_towns-2-easy-random", "--workers", 1, "--to", path, "--json")
    found = json.loads(typed(*words, "--minutes", 0).stdout)
    assert [one["matches"] for one in found] == [0]
    report = read(path, "1")
    bar = next(bar for bar in bars() if bar.name == found[0]["bar"])
    for _ in range(40):
        report.count(bar).add(Count(matches=1, total=100, squares=10_000))
    state = {"bars": [], "state": report.model_dump()}
    path.write_text(json.dumps(state))
    decided = json.loads(typed(*words).stdout)[0]
    assert (decided["matches"], decided["verdict"]) == (40, "holds")
    state["state"]["played_by"] = {"tiny_towns": "another"}
    path.write_text(json.dumps(state))
    assert json.loads(typed(*words, "--minutes", 0).stdout)[0]["matches"] == 0


def test_each_player_sits_in_each_seat_and_the_same_seed_counts_the_same() -> None:
    found, again = batch(WINS, "1", 0), batch(WINS, "1", 0)
    assert found.matches == 2
    assert (found.total, found.answers) == (again.total, again.answers)
    assert len(fingerprint("pillars")) == 16


def test_a_bar_that_is_not_there_is_said(refused: Refused) -> None:
    assert "chess" in refused("strength", "--only", "chess")
