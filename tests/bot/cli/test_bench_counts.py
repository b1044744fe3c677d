"""What the bench promises, that all of it is measured, and how it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("simcord", reason="the bench needs the extra “play”")

from bot.cli import bench
from bot.cli.bench import (
    QUICK,
    WHOLE,
    Bench,
    Size,
    answers,
    awake,
    boot,
    leaders,
    load,
    memory,
    pictures,
    presses,
    rules,
    thinking,
)
from bot.cli.bench.number import Number, p95
from engines.kernel.catalogue import titles

# What the project promises


def test_the_bars_are_those_that_are_promised() -> None:
    assert (answers.COMMIT_MS, presses.PRESS_MS, leaders.LEADERBOARD_MS) == (5, 50, 300)
    assert (boot.START_SECONDS, boot.RSS_MB) == (3, 250)
    assert (rules.ANSWERS_A_SECOND, rules.ANSWER_MS, rules.LOAD_MS, rules.REPLAY_MS) == (10_000, 1, 5, 100)
    assert (pictures.TABLE_MS, pictures.TABLE_KB, pictures.PRIVATE_MS, pictures.PRIVATE_KB) == (
        30,
        450,
        20,
        300,
    )
    assert (load.CONTENT_MS, load.PICTURES_MS, load.MEMORY_MB, load.REQUESTS_AN_ANSWER) == (
        2000,
        6000,
        400,
        2.5,
    )
    assert (awake.PRESS_MS, thinking.PRESS_MS, memory.PICTURES_MB) == (50, 50, 250)
    assert rules.MATCHES_A_SECOND == {
        "tiny_towns": 100,
        "old_london_bridge": 100,
        "pillars": 40,
        "guilds_of_london": 25,
    }
    assert rules.MATCHES_OF_A_NEW_TITLE == 25


def test_so_much_is_measured() -> None:
    assert (
        Size(seconds=5, moments=60, answers=250, presses=400, results=10_000, lookups=96, endings=1_000_000)
        == WHOLE
    )
    assert (
        Size(seconds=1, moments=16, answers=60, presses=100, results=1_000, lookups=24, endings=20_000)
        == QUICK
    )
    assert (load.TABLES, load.A_SECOND, awake.A_SECOND, memory.PICTURES) == (200, 11, 11, 45)
    assert (thinking.STRONG, thinking.PRESSED_AT, thinking.A_SECOND) == (50, 40, 11)
    assert (presses.ACTIVE, presses.PEOPLE, presses.PRESSES_A_TURN) == (200, 60, 6)
    assert (leaders.PEOPLE, leaders.WARMING, leaders.AT_ONCE) == (200, 4, 500)
    assert (boot.FINISHED, boot.OPEN, boot.MODELS, boot.HALFWAY) == (9000, 1000, 8, 40)
    assert (rules.REPLAYED, answers.EACH, pictures.KB, boot.MB) == (500, 5, 1024, 1024 * 1024)


def test_only_one_in_twenty_is_slower() -> None:
    assert p95(range(101)) == 95
    assert p95(range(100, -1, -1)) == 95
    assert p95(range(21)) == 19
    assert p95([4, 2]) == 2


# All of it


@pytest.mark.parametrize(("quick", "size"), [(True, QUICK), (False, WHOLE)])
def test_everything_is_measured_of_every_title(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, quick: bool, size: Size
) -> None:
    monkeypatch.chdir(tmp_path)
    asked: list[tuple[object, ...]] = []

    def of_title(kind: str) -> Any:
        def numbers(title: Any, *much: object) -> list[Number]:
            asked.append((kind, title.id, *much))
            return [Number(f"{title.id}.{kind}", 1, 2)]

        return numbers

    folders: set[Path] = set()

    def of_all(kind: str) -> Any:
        async def number(every: list[Any], folder: Path, *much: int) -> Any:
            folders.add(folder)
            asked.append((kind, len(every), *much))
            return Number(kind, 1, 2)

        return number

    monkeypatch.setattr(bench, "rule_numbers", of_title("rules"))
    monkeypatch.setattr(bench, "picture_numbers", of_title("pictures"))
    monkeypatch.setattr(bench, "text_numbers", lambda *_: [Number("texts", 1, 2)])
    monkeypatch.setattr(bench, "committed", of_all("answers"))
    monkeypatch.setattr(bench, "pressed", of_all("presses"))
    monkeypatch.setattr(bench, "looked_up", of_all("leaders"))

    def booted(every: list[Any], folder: Path) -> list[Number]:
        (folder / "boot.db").write_text("grown")
        return [Number("boot", len(every), 2)]

    def pressed_awake(_: list[Any], folder: Path, **much: object) -> list[Number]:
        assert (folder / "awake.db").read_text() == "grown"
        lasting.append(much)
        return [Number("awake", 1, 2)]

    def load_numbers(_: Path, **much: object) -> list[Number]:
        lasting.append(much)
        return [Number("load", 1, 2)]

    def pressed_elsewhere(_: list[Any], folder: Path, **much: object) -> list[Number]:
        assert not list(folder.iterdir())
        lasting.append(much)
        return [Number("think", 1, 2)]

    lasting: list[dict[str, object]] = []
    monkeypatch.setattr(bench, "booted", booted)
    monkeypatch.setattr(bench, "throughput_numbers", lambda *_, **_much: [Number("throughput", 1, 2)])
    monkeypatch.setattr(bench, "pressed_awake", pressed_awake)
    monkeypatch.setattr(bench, "load_numbers", load_numbers)
    monkeypatch.setattr(bench, "pressed_elsewhere", pressed_elsewhere)
    monkeypatch.setattr(bench, "memory_numbers", lambda: [Number("memory", 1, 2)])
    spared: list[bool] = []
    monkeypatch.setattr(bench, "spare_the_collector", lambda: spared.append(True))
    found = bench.bench(quick=quick)
    count = len(titles())
    assert spared == [True]
    assert asked[-3:] == [
        ("answers", count, size.answers),
        ("presses", count, size.presses, "en"),
        ("leaders", count, size.results, size.lookups),
    ]
    first = next(iter(titles()))
    assert asked[:2] == [("rules", first, size.seconds), ("pictures", first, size.moments, "en")]
    assert len(found.numbers) == 2 * count + 10
    assert lasting[-3:] == [
        {"grown": False, "seconds": 4 * size.seconds},
        {"seconds": 4 * size.seconds},
        {"seconds": 8 * size.seconds},
    ]
    assert not found.problems
    assert len(folders) == 3
    assert [one.name for one in found.told] == [
        "machine.processors",
        "machine.load_before",
        "machine.load_most",
        "machine.kept_waiting",
        "machine.measured_again",
    ]
    assert "processors" in found.remarks[0]
    assert found.remarks[1:] == [
        "Measured again, since something fell short: the start, 3 times in all; the best counts."
    ]
    assert not list(tmp_path.iterdir())


def test_people_see_what_holds_and_on_which_side_of_its_bar() -> None:
    found = Bench(numbers=[Number("speed", 12345.678, 10_000, least=True), Number("time", 3, 2)])
    cells = [list(column.cells) for column in found.table().columns]
    assert cells == [
        ["speed", "time"],
        ["12,345.68", "3.00"],
        ["", ""],
        ["≥ 10,000", "≤ 2"],
        ["≥ 10,000", "≤ 2"],
        ["yes", "[bold red]no[/]"],
    ]
    assert [column.justify for column in found.table().columns] == [
        "left",
        *["right"] * 4,
        "left",
    ]
