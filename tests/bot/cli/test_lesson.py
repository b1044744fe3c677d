"""`guildhall lesson` plays a lesson through, and says in a sentence what it cannot play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import Result

from bot.cli import lesson as command
from data import components
from engines.kernel import lesson as lessons

Typed = Callable[..., Result]
Refused = Callable[..., str]


def test_a_lesson_is_told_step_by_step(typed: Typed) -> None:
    told = json.loads(typed("lesson", "tiny_towns", "--json").stdout)
    first, *_, last = told["steps"]
    assert set(first) == {"says", "asks", "answer"}
    assert first["asks"] is None, "it begins with a welcome"
    asked = [step for step in told["steps"] if step["asks"]]
    assert asked[0]["asks"].startswith("Which monument do you keep?")
    assert asked[0]["answer"] == "Shrine of the Elder Tree"
    assert "/towns new" in last["says"]
    assert [end["placing"] for end in told["ends"]] == [1, 2]


def test_a_lesson_can_be_read_by_people(typed: Typed) -> None:
    said = typed("lesson", "pillars").stdout
    assert "Welcome to Kingsbridge" in said
    assert "Seat 1: place 1" in said


def test_a_title_without_a_lesson_and_a_lesson_without_an_end_are_told(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without:
        without.setattr(command, "has_lesson", lambda _: False)
        assert refused("lesson", "pillars") == "pillars has no lesson."
    first = lessons.moment("pillars", 0)
    monkeypatch.setattr(command, "moment", lambda *_: first)
    monkeypatch.setattr(command, "_step", lambda *_: {})
    assert "stands before the end of its match" in refused("lesson", "pillars")


def test_people_read_where_each_seat_ended(capsys: pytest.CaptureFixture[str]) -> None:
    report = {
        "steps": [
            {"says": "Welcome [you].", "asks": None, "answer": None},
            {"says": "Now.", "asks": "What?", "answer": "This"},
        ],
        "ends": [{"seat": 0, "placing": 1, "score": 7}, {"seat": 1, "placing": 2, "score": 3}],
    }
    command.show(report, Console())
    assert capsys.readouterr().out.splitlines() == [
        "1. Welcome [you].",
        "2. Now.",
        "   What?",
        "   → This",
        "Seat 1: place 1, 7 points",
        "Seat 2: place 2, 3 points",
    ]


def test_a_title_that_does_not_exist_is_refused_with_those_that_do(refused: Refused) -> None:
    assert "tiny_towns" in refused("lesson", "chess")


def test_a_lesson_that_the_rules_have_left_behind_says_where(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = (Path(components.__file__).parent / "pillars" / "lesson.toml").read_text("utf-8")
    (tmp_path / "pillars").mkdir()
    drifted = written.replace('[0, ["sand_2"]],', '[0, ["sand_9"]],', 1)
    (tmp_path / "pillars" / "lesson.toml").write_text(drifted, "utf-8")
    monkeypatch.setenv("GUILDHALL_COMPONENTS", str(tmp_path))
    for known in (lessons.lesson_of, lessons._moments):
        known.cache_clear()
    try:
        assert "have drifted apart: pillars, row 2" in refused("lesson", "pillars")
    finally:
        components.override(None)
        for known in (lessons.lesson_of, lessons._moments):
            known.cache_clear()
