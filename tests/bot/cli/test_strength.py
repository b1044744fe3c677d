"""`guildhall strength` holds computer players to what is promised, and goes on where it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import pytest
from typer.testing import Result

from bot.cli import strength
from bot.cli.playing import options_of
from bot.cli.strength import batch, fingerprint, measured, read
from bot.cli.strength.bars import Bar, What, bars, blunders
from bot.cli.strength.count import Count
from bot.cli.tournament.contest import Seated, contest
from engines.kernel.catalogue import title_of, titles
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


def test_signs_that_a_title_tells_are_counted_as_shares() -> None:
    bar = Bar("tiny_towns", 2, ("random",), "apart", 98)
    (count,) = batch((bar,), "1", 0)
    assert (count.matches, count.mean) == (2, 100)
    assert counted(bar, [100.0] * 80).verdict(bar) == "holds"
    assert counted(bar, [100.0, 100.0, 100.0, 0.0] * 20).verdict(bar) == "falls short"
    low, high = counted(bar, [100.0] * 80).bounds(bar)
    assert 90 < low < 99 < high < 101


@pytest.mark.parametrize("bar", list(blunders()), ids=lambda bar: bar.name)
def test_of_every_blunder_there_is_a_sign_in_every_match(bar: Bar) -> None:
    title = title_of(bar.title)
    for one in contest(title, options_of(title, bar.options), ("random",) * bar.seats, "deal", "luck"):
        assert 0 <= one.signs[bar.what] <= 1


@pytest.mark.parametrize(
    ("title", "seats", "what", "option"),
    [
        ("old_london_bridge", 2, "tiles", ("expert=on",)),
        ("old_london_bridge", 4, "cards", ()),
        ("pillars", 4, "no_vain_builder", ()),
        ("pillars", 2, "market", ()),
        ("guilds_of_london", 2, "pawns", ()),
    ],
)
def test_the_player_of_before_makes_the_blunders_that_normal_makes_no_more(
    title: str, seats: int, what: What, option: tuple[str, ...]
) -> None:
    now = Bar(title, seats, ("normal", "yardstick"), what, 50, option)
    before = Bar(title, seats, ("yardstick", "normal"), what, 50, option)
    found, found_before = Count(), Count()
    for first in range(0, 12, seats):
        found.add(batch((now,), "blunders", first)[0])
        found_before.add(batch((before,), "blunders", first)[0])
    assert found_before.mean <= found.mean - 20


def test_a_sign_that_nobody_tells_is_not_taken_for_points() -> None:
    with pytest.raises(KeyError):
        measured(Bar("pillars", 2, ("normal",), "castle", 30), [Seated("normal", score=50)], 0)


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


def test_bars_of_the_same_matches_are_measured_in_them_together(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    words = ("strength", "--only", "pillars-2-normal-yardstick", "--workers", 1, "--to", path, "--json")
    found = json.loads(typed(*words, "--minutes", 0.001).stdout)
    assert len(found) == 4
    assert {one["matches"] for one in found} == {2}
    together = tuple(bar for bar in bars() if bar.name in {one["bar"] for one in found})
    for bar, count in zip(together, batch(together, "1", 0), strict=True):
        assert count.total == batch((bar,), "1", 0)[0].total
        assert read(path, "1").count(bar).total == count.total


def test_each_player_sits_in_each_seat_and_the_same_seed_counts_the_same() -> None:
    found, again = batch((WINS,), "1", 0)[0], batch((WINS,), "1", 0)[0]
    assert found.matches == 2
    assert (found.total, found.answers) == (again.total, again.answers)
    assert len(fingerprint("pillars")) == 16


def test_numbers_of_another_title_and_words_for_people_leave_what_was_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def marks() -> dict[str, str]:
        return {title: fingerprint.__wrapped__(title) for title in ("pillars", "tiny_towns")}

    numbers = tmp_path / "data"
    copytree(strength.NUMBERS, numbers, ignore=ignore_patterns("locales"))
    monkeypatch.setattr(strength, "NUMBERS", numbers)
    before, shared = marks(), numbers / "foresight.toml"
    head, _, rest = shared.read_text("utf-8").partition("[tiny_towns]")
    shared.write_text(head + "[tiny_towns]" + rest.replace("playouts = 24", "playouts = 25"), "utf-8")
    after = marks()
    assert after["pillars"] == before["pillars"]
    assert after["tiny_towns"] != before["tiny_towns"]
    for name in ("lesson.toml", "rules.toml"):
        (numbers / "pillars" / name).write_text("# other words for people\n", "utf-8")
    assert marks() == after
    (numbers / "pillars/cards.toml").write_text("# other cards\n", "utf-8")
    assert marks()["pillars"] != after["pillars"]


def test_a_bar_that_is_not_there_is_said(refused: Refused) -> None:
    assert "chess" in refused("strength", "--only", "chess")


# What is measured


def test_a_match_counts_as_a_victory_as_a_lead_or_as_points() -> None:
    seated = [
        Seated("strong", won=0.5, score=30),
        Seated("easy", won=0.5, score=30),
        Seated("strong", score=21),
        Seated("easy", score=24),
    ]

    def comes_to(what: str, own: int) -> float:
        bar = Bar("pillars", 4, ("strong", "easy"), what, 1)  # type: ignore[arg-type]
        return measured(bar, seated, own)

    assert (comes_to("wins", 0), comes_to("wins", 2)) == (50, 0)
    assert comes_to("lead", 0) == 30 - (30 + 21 + 24) / 3
    assert comes_to("lead", 2) == 21 - (30 + 30 + 24) / 3
    assert comes_to("points", 0) == comes_to("points", 2) == (30 + 21) / 2


def test_what_is_counted_adds_up_and_the_slowest_answer_stays() -> None:
    found = Count()
    assert (found.mean, found.bounds(WINS)) == (0, (float("-inf"), float("inf")))
    found.add(Count(matches=2, total=100, squares=10_000, answers=7, cpu_ms=30, worst_ms=9))
    found.add(Count(matches=2, total=200, squares=20_000, answers=3, cpu_ms=20, worst_ms=4))
    assert (found.matches, found.answers, found.cpu_ms, found.worst_ms, found.mean) == (4, 10, 50, 9, 75)
    assert strength.told(WINS, found)["cpu_ms"] == 5


def test_a_verdict_comes_as_soon_as_it_is_sure_and_not_before() -> None:
    assert counted(WINS, [100.0] * 27).verdict(WINS) == "undecided"
    assert counted(WINS, [100.0] * 28).verdict(WINS) == "holds"
    points = Bar("pillars", 4, ("strong",), "points", 43)
    assert counted(points, [60.0, 61.0] * 5 + [60.0]).verdict(points) == "undecided", "too few"
    assert counted(points, [60.0, 61.0] * 6).verdict(points) == "holds"
    assert counted(points, [20.0, 21.0] * 6).verdict(points) == "falls short"
    high = Bar("pillars", 2, ("strong", "easy"), "wins", 99)
    low = Bar("pillars", 2, ("strong", "easy"), "wins", 2)
    assert counted(high, [100.0] * 71 + [0.0] * 29).verdict(high) == "falls short"
    assert counted(low, [100.0] * 50 + [0.0] * 50).verdict(low) == "holds"


def test_the_bounds_of_shares_are_those_of_wilson_and_of_points_those_of_their_spread() -> None:
    low, high = counted(WINS, [100.0, 0.0] * 50).bounds(WINS)
    assert (round(low, 1), round(high, 1)) == (40.4, 59.6)
    points = Bar("pillars", 4, ("strong",), "points", 43)
    low, high = counted(points, [40.0, 44.0] * 8).bounds(points)
    assert (round(low, 3), round(high, 3)) == (40.988, 43.012)
    low, high = counted(points, [40.0] * 8).bounds(points)
    assert high - low < 0.001


# Playing on


def test_the_bar_that_took_least_time_is_played_next_until_all_are_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Bar("pillars", 4, ("strong", "easy"), "wins", 75)
    played: list[tuple[str, int]] = []

    def quickly(counted: tuple[Bar, ...], seed: str, first: int) -> tuple[Count, ...]:
        assert seed == "7"
        (bar,) = counted
        played.append((bar.title, first))
        kept = json.loads(path.read_text()) if path.exists() else {"bars": []}
        known.append([one["matches"] for one in kept["bars"]])
        won = 100.0 * bar.seats
        cpu_ms = 10 if bar is WINS else 25
        return (Count(matches=bar.seats, total=won, squares=100 * won, answers=2, cpu_ms=cpu_ms),)

    path, known = tmp_path / "strength.json", list[list[int]]()
    monkeypatch.setattr(strength, "batch", quickly)
    monkeypatch.setattr(strength, "_pool", ThreadPoolExecutor)
    found = strength.strength([WINS, slow], path, seed="7", minutes=5, workers=1)
    assert [(one["matches"], one["verdict"], one["value"]) for one in found] == [(28, "holds", 100)] * 2
    assert [title for title, _ in played[:5]] == [WINS.title, "pillars", *[WINS.title] * 2, "pillars"]
    assert [first for title, first in played if title == WINS.title] == list(range(0, 28, 2))
    assert [first for title, first in played if title == "pillars"] == list(range(0, 28, 4))
    assert known[:3] == [[], [2, 0], [2, 4]], "what was counted is kept after each batch"
    assert read(path, "7").counts[slow.name].matches == 28
    assert read(path, "8").counts == {}
    assert len(played) == 14 + 7
    strength.strength([WINS, slow], path, seed="7", minutes=5, workers=1)
    assert len(played) == 14 + 7, "all are decided already"


def test_people_read_what_was_found_and_what_was_not(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    said = typed(
        "strength", "--only", "tiny_towns-2-easy-random", "--minutes", 0, "--workers", 1, "--to", path
    ).stdout
    assert "Strength of computer players" in said
    (line,) = (line for line in said.splitlines() if "tiny_towns-2-easy-random" in line)
    assert line.split() == ["tiny_towns-2-easy-random-wins", "95", "0", "undecided", "0,", "0"]
    lines = [{**strength.told(WINS, counted(WINS, [100.0, 0.0] * 50)), "cpu_ms": 12.4, "cpu_ms_worst": 250.0}]
    columns = strength.table(lines).columns
    assert [next(iter(column.cells)) for column in columns] == [
        WINS.name, "75", "50.0", "40.4 to 59.6", "100", "falls short", "12, 250",
    ]  # fmt: skip
    assert [column.justify for column in columns] == ["left", *["right"] * 4, "left", "right"]
