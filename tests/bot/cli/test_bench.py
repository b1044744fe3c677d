"""The numbers are measured and told; whether they hold is no test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import Result

from bot.cli import bench
from bot.cli.bench import Bench, awake, boot, leaders, load, pictures, presses, rules, thinking
from bot.cli.bench.answers import committed
from bot.cli.bench.number import Number, p95
from bot.store import Store, results, tables
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import title_of

Typed = Callable[..., Result]


def test_a_number_holds_at_its_bar_and_on_the_good_side_of_it() -> None:
    assert Number("speed", 10, 10, least=True).holds
    assert not Number("speed", 9, 10, least=True).holds
    assert Number("time", 10, 10).holds
    assert not Number("time", 10.1, 10).holds
    assert Number("time", 10.12345, 10).plain() == {
        "value": 10.123,
        "ratio": None,
        "bar": 10,
        "absolute_bar": 10,
        "holds": False,
    }


def test_one_in_twenty_may_be_worse() -> None:
    assert p95([*range(1, 20), 1000]) == 19
    assert p95([3]) == 3
    with pytest.raises(LookupError):
        p95([])


def test_the_rules_are_measured() -> None:
    found = {one.name: one.value for one in rules.rule_numbers(title_of("tiny_towns"), 0.01)}
    assert sorted(found) == [
        "tiny_towns.answer_p95_ms",
        "tiny_towns.answers_per_second",
        "tiny_towns.imagine_ms",
        "tiny_towns.load_p95_ms",
        "tiny_towns.matches_per_second",
        "tiny_towns.replay_500_answers_ms",
    ]
    assert all(value > 0 for value in found.values())


@pytest.mark.long
def test_pictures_are_measured() -> None:
    found = {one.name: one.value for one in pictures.picture_numbers(title_of("tiny_towns"), 4)}
    assert len(found) == 4
    assert found["tiny_towns.table_picture_kb"] > 1


def test_committed_answers_are_measured(tmp_path: Path) -> None:
    number = asyncio.run(committed([title_of("tiny_towns")], tmp_path, 5))
    assert number.value > 0
    assert number.yard is not None
    assert sorted(number.yard.parts) == ["python", "sync"]


@pytest.mark.long
def test_presses_are_measured_from_the_press_to_the_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(presses, "ACTIVE", 2)
    monkeypatch.setattr(presses, "PEOPLE", 4)
    assert asyncio.run(presses.pressed([title_of("tiny_towns")], tmp_path, 6)).value > 0


@pytest.mark.long
def test_leaderboards_are_measured_with_their_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(leaders, "PEOPLE", 25)
    monkeypatch.setattr(leaders, "WARMING", 1)
    number = asyncio.run(leaders.looked_up([title_of("tiny_towns")], tmp_path, 60, 3))
    assert number.name == "leaderboard_p95_ms"
    assert number.value > 0

    async def kept() -> int:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'leaders.db'}")
        async with store.reading() as connection:
            count = await results.rated_count(connection)
        await store.close()
        return count

    assert asyncio.run(kept()) == 60


@pytest.mark.long
def test_the_start_is_measured_with_as_many_tables_as_are_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(boot, "MODELS", 2)
    monkeypatch.setattr(boot, "FINISHED", 6)
    monkeypatch.setattr(boot, "OPEN", 4)
    seconds, memory = boot.booted([title_of("tiny_towns")], tmp_path)
    assert seconds.value > 0
    assert memory.value > 10

    async def states() -> list[str]:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'boot.db'}")
        async with store.reading() as connection:
            rows = [await tables.load(connection, number) for number in range(1, 20)]
        await store.close()
        return sorted(row.state for row in rows if row is not None)

    assert asyncio.run(states()) == ["finished"] * 6 + ["playing"] * 4


@pytest.mark.long
def test_the_load_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    found = {one.name: one for one in load.load_numbers(tmp_path, tables=2, seconds=2)}
    assert sorted(found) == [
        "discord.requests_an_answer",
        "load.content_p95_ms",
        "load.pictures_p95_ms",
        "memory.load_mb",
    ]
    assert all(one.value > 0 for one in found.values())
    assert [name for name, one in found.items() if one.ratio is None] == [
        "memory.load_mb",
        "discord.requests_an_answer",
    ]


@pytest.mark.long
def test_presses_are_measured_while_a_bot_wakes_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awake, "PRESSED_AT", 2)
    (number,) = awake.pressed_awake([title_of("tiny_towns")], tmp_path, grown=False, seconds=2)
    assert number.name == "boot.press_p95_ms"
    assert number.value > 0
    assert number.ratio is not None


@pytest.mark.long
def test_presses_are_measured_while_computers_think_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PRESSED_AT", 2)
    monkeypatch.setattr(thinking, "STRONG", 2)
    (number,) = thinking.pressed_elsewhere([title_of("tiny_towns")], tmp_path, seconds=2)
    assert number.name == "think.press_p95_ms"
    assert number.value > 0
    assert number.ratio is not None


def test_all_is_told_although_one_thing_cannot_be_measured(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Iterator[Number]:
        yield Number("half.speed", 5, 10, least=True)
        raise ValueError("no luck")

    def few(*, quick: bool, only: Sequence[str], language: str) -> Bench:
        assert quick
        assert not only
        assert language == "en"
        found = Bench()
        found.measure("the half", broken)
        found.measure("the whole", lambda: [Number("whole.time", 5, 10)])
        return found

    monkeypatch.setattr(bench, "bench", few)
    result = typed("bench", "--quick")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "half.speed": {"value": 5, "ratio": None, "bar": 10, "absolute_bar": 10, "holds": False},
        "whole.time": {"value": 5, "ratio": None, "bar": 10, "absolute_bar": 10, "holds": True},
    }
    assert "the half cannot be measured: ValueError: no luck" in result.stderr
    assert "half.speed" in result.stderr
    assert "whole.time" not in typed("bench", "--quick", "--json").stderr


def test_one_part_can_be_measured_alone(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "memory_numbers", lambda: [Number("memory.pictures_mb", 5, 10)])
    monkeypatch.setattr(bench, "rule_numbers", lambda title, _: [Number(f"{title.id}.speed", 5, 10)])
    measured = [one for one in json.loads(typed("bench", "--only", "memory").stdout) if "." in one]
    assert [one for one in measured if not one.startswith("machine.")] == ["memory.pictures_mb"]
    both = json.loads(typed("bench", "--only", "memory", "--only", "rules").stdout)
    assert {"memory.pictures_mb", "pillars.speed", "tiny_towns.speed"} <= both.keys()


def test_who_misspells_a_part_is_told_which_there_are(typed: Typed) -> None:
    refused = typed("bench", "--only", "laod")
    assert refused.exit_code == 2
    assert "laod" in refused.stderr
    assert all(part in refused.stderr for part in bench.PARTS)


def test_what_people_read_is_measured_in_their_language(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: set[str] = set()
    say = Words.say

    def heard(words: Words, text: Text) -> str:
        met.add(words.language)
        return say(words, text)

    monkeypatch.setattr(Words, "say", heard)
    monkeypatch.setattr(bench, "titles", lambda: {"tiny_towns": title_of("tiny_towns")})
    told = json.loads(typed("bench", "--quick", "--only", "texts", "--language", "pl").stdout)
    assert told["texts_per_second"]["value"] > 0
    assert met == {"pl"}
    refused = typed("bench", "--only", "texts", "--language", "xx")
    assert refused.exit_code == 2
    assert "There is no language “xx”. There are: en, it, pl." in refused.stderr
