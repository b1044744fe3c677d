"""`guildhall simulate` plays the same matches for the same words, and says in a sentence what it cannot play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import Result

from engines.kernel.catalogue import titles

Typed = Callable[..., Result]
Refused = Callable[..., str]
ARGUMENTS = ("simulate", "tiny_towns", "--seats", 2, "--matches", 3, "--seed", 7)
FIELDS = [
    "title",
    "seats",
    "matches",
    "answers",
    "seconds",
    "matches_per_second",
    "answers_per_second",
    "p95_answer_ms",
    "ended",
    "scores",
]


def report(result: Result) -> dict[str, Any]:
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def played(found: dict[str, Any]) -> tuple[Any, ...]:
    return found["answers"], found["ended"], found["scores"]


def test_json_is_one_object_with_everything(typed: Typed) -> None:
    result = typed(*ARGUMENTS, "--json")
    found = report(result)
    assert list(found) == FIELDS
    assert (found["title"], found["seats"], found["matches"]) == ("tiny_towns", 2, 3)
    assert found["answers"] > 10
    assert found["answers_per_second"] > found["matches_per_second"] > 0
    assert found["p95_answer_ms"] > 0
    assert sum(found["ended"].values()) == 3
    assert found["scores"]["min"] <= found["scores"]["mean"] <= found["scores"]["max"]
    assert result.stderr == ""


def test_the_same_words_play_the_same_matches(typed: Typed) -> None:
    first = report(typed(*ARGUMENTS, "--json"))
    assert played(report(typed(*ARGUMENTS, "--json"))) == played(first)
    assert played(report(typed(*ARGUMENTS[:-1], 8, "--json"))) != played(first)


@pytest.mark.long
def test_another_process_plays_them_too(typed: Typed) -> None:
    words = [str(word) for word in (*ARGUMENTS, "--json")]
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "bot", *words],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert played(json.loads(done.stdout)) == played(report(typed(*words)))


def test_options_change_what_is_played(typed: Typed) -> None:
    usual = report(typed(*ARGUMENTS, "--json"))
    changed = report(typed(*ARGUMENTS, "--option", "monuments=off", "--option", "novice=on", "--json"))
    assert played(changed) != played(usual)


def test_people_get_a_table(typed: Typed) -> None:
    result = typed("simulate", "tiny_towns", "--matches", 2)
    assert result.exit_code == 0
    assert "tiny_towns, 4 seats" in result.stdout
    assert "answers per second" in result.stdout


@pytest.mark.parametrize("name", sorted(titles()))
def test_every_title_can_be_played(typed: Typed, name: str) -> None:
    assert report(typed("simulate", name, "--matches", 1, "--json"))["matches"] == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("towns",), ["“towns”", "tiny_towns"]),
        (("tiny_towns", "--seats", 9), ["1 to 6 players", "9"]),
        (("tiny_towns", "--seats", 0), ["1 to 6 players", "0"]),
        (("tiny_towns", "--matches", 0), ["one match", "0"]),
        (("tiny_towns", "--matches", -5), ["one match", "-5"]),
        (("tiny_towns", "--option", "weather=fine"), ["“weather”", "monuments"]),
        (("tiny_towns", "--option", "monuments=many"), ["“many”", "“monuments”", "on, off"]),
        (("tiny_towns", "--option", "monuments"), ["“monuments”", "NAME=VALUE"]),
        (("tiny_towns", "--option", "novice=on", "--option", "novice=off"), ["“novice”", "twice"]),
        (("tiny_towns", "--seats", 1, "--option", "novice=on"), ["novice"]),
    ],
)
def test_what_cannot_be_played_is_said(refused: Refused, words: tuple[object, ...], said: list[str]) -> None:
    for more in ((), ("--json",)):
        sentence = refused("simulate", *words, *more)
        assert all(part.casefold() in sentence.casefold() for part in said), sentence


def test_components_of_the_owner_are_used(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("GUILDHALL_COMPONENTS", str(tmp_path / "nowhere"))
    assert "GUILDHALL_COMPONENTS" in refused("simulate", "tiny_towns")
