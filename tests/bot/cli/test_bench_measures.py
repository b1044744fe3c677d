"""Each measure of the bench counts as much as was asked for, in its unit, without what warms up."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("simcord", reason="the bench needs the extra “play”")

from bot.cli.bench import (
    answers,
    boot,
    leaders,
    pictures,
    presses,
    rules,
    yardsticks,
)
from bot.cli.bench.answers import committed
from bot.cli.bench.leaders import HOUR, Season
from bot.cli.bench.number import p95
from bot.cli.bench.yardsticks import Yardstick, python
from bot.cli.playing import usual_seats
from bot.store import Store, results, tables
from engines.kernel import Match
from engines.kernel.catalogue import title_of

TOWNS = title_of("tiny_towns")
AN_HOUR = 3600 * 1000


class Clock:
    """Each look at it is a quarter of a second later than the one before."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


# Rules


def test_rules_are_measured_in_seconds_of_play_without_the_first_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[int] = []

    def play(match: Match, luck: Random) -> list[int]:
        del luck
        played.append(int(match.seed[:4], 16))
        return [0] * 7

    monkeypatch.setattr(rules, "process_time", Clock())
    monkeypatch.setattr(rules, "play", play)
    found = rules.rule_numbers(TOWNS, 1.0)
    speed, matches = next(found), next(found)
    assert (speed.name, speed.value, speed.absolute_bar, speed.least) == (
        "tiny_towns.answers_per_second",
        28,
        10_000,
        True,
    )
    assert (matches.name, matches.value, matches.absolute_bar, matches.least) == (
        "tiny_towns.matches_per_second",
        4,
        100,
        True,
    )
    assert len(played) == 5
    assert len(set(played[1:])) == 4
    assert played[0] == played[1]


def test_each_answer_is_timed_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "process_time", Clock())
    spent = rules._answers(TOWNS, 2, python())
    assert set(spent) == {250.0}
    lengths = []
    for index in range(2):
        match, luck = rules._begin(TOWNS, index)
        rules.play(match, luck)
        lengths.append(match.length)
    assert len(spent) == sum(lengths)
    assert match.seats == usual_seats(TOWNS)


def test_every_seventh_moment_of_four_matches_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "process_time", Clock())
    spent = rules._loads(TOWNS, python())
    assert set(spent) == {250.0}
    lengths = []
    for index in range(4):
        match, luck = rules._begin(TOWNS, index)
        rules.play(match, luck)
        lengths.append(match.length)
    assert len(spent) == sum((length + 6) // 7 for length in lengths)


def test_a_replay_is_measured_over_two_thousand_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "process_time", Clock())
    lengths: list[int] = []
    while sum(lengths) < 2000:
        match, luck = rules._begin(TOWNS, len(lengths))
        rules.play(match, luck)
        lengths.append(match.length)
    assert rules._replay(TOWNS, python()) == pytest.approx(250 * len(lengths) * 500 / sum(lengths))


def test_a_title_without_a_bar_of_its_own_has_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MATCHES_A_SECOND", {})
    monkeypatch.setattr(rules, "process_time", Clock())
    monkeypatch.setattr(rules, "_loads", lambda _, plain: [plain.lay() or 4.0])
    monkeypatch.setattr(rules, "_replay", lambda _, plain: plain.lay() or 99.0)
    monkeypatch.setattr(rules, "_imagined", lambda _, plain: plain.lay() or 0.1)
    played: list[int] = []
    monkeypatch.setattr(
        rules, "_answers", lambda _, matches, plain: [float(played.append(matches) or plain.lay() or 1)]
    )
    found = {one.name.partition(".")[2]: one for one in rules.rule_numbers(TOWNS, 0.2)}
    assert found["matches_per_second"].absolute_bar == 25
    assert played == [10]
    late = [found[name] for name in ("answer_p95_ms", "load_p95_ms", "replay_500_answers_ms", "imagine_ms")]
    assert [(one.value, one.absolute_bar, one.least) for one in late] == [
        (1, 1, False),
        (4, 5, False),
        (99, 100, False),
        (0.1, 0.15, False),
    ]


# Pictures


def test_moments_are_spread_over_two_matches() -> None:
    found = [(match.seats, match.length, match.over, seat) for match, seat in pictures._moments(TOWNS, 8, 0)]
    for seats in (4, 6):
        lengths = [length for count, length, *_ in found if count == seats]
        assert lengths[0] == 0
        assert len(lengths) in (3, 4)  # whoever is awaited is chosen by the luck that also answers
        assert abs(lengths[2] - 2 * lengths[1]) <= 1
    assert {seats for seats, *_ in found} == {4, 6}
    assert all((seat is None) == over for *_, over, seat in found)


def test_pictures_are_measured_in_milliseconds_and_kilobytes(monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsed: list[str] = []
    monkeypatch.setattr(pictures, "process_time", Clock())
    monkeypatch.setattr(pictures, "rehearse", lambda *given: rehearsed.append(given[0]))
    monkeypatch.setattr(pictures, "drawn", lambda *given, teach: (given[1], teach))
    monkeypatch.setattr(pictures, "written", lambda image, _: b"x" * (2048 if image[0] is None else 1024))
    found = list(pictures.picture_numbers(TOWNS, 4))
    assert rehearsed == ["tiny_towns"]
    assert [(one.name.partition(".")[2], one.value, one.absolute_bar) for one in found] == [
        ("table_picture_p95_ms", 250, 30),
        ("table_picture_kb", 2, 450),
        ("private_picture_p95_ms", 250, 20),
        ("private_picture_kb", 1, 300),
    ]


# Answers, presses, leaderboards


async def test_as_many_answers_of_each_title_are_committed_and_a_fifth_as_many_syncs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[list[float]] = []

    def noted(values: list[float]) -> float:
        seen.append(values)
        return p95(values)

    monkeypatch.setattr(answers, "p95", noted)
    laid: list[str] = []
    lay = Yardstick.lay
    monkeypatch.setattr(Yardstick, "lay", lambda self: laid.append(self.name) or lay(self))
    number = await committed([TOWNS, title_of("old_london_bridge")], tmp_path, 11)
    assert len(seen[0]) == 22
    assert laid == ["python", "sync"] * 4
    assert (number.name, number.absolute_bar, number.least) == ("commit_p95_ms", 5, False)
    assert all(0 < one < AN_HOUR for one in seen[0])
    assert (tmp_path / "sync").stat().st_size == 4 * 4096
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'answers.db'}")
    async with store.reading() as connection:
        rows = [await tables.load(connection, number) for number in (1, 2)]
        journals = [await tables.read_journal(connection, number) for number in (1, 2)]
    await store.close()
    assert [(row.title, row.state, len(row.seats)) for row in rows if row] == [
        ("tiny_towns", "playing", 4),
        ("old_london_bridge", "playing", usual_seats(title_of("old_london_bridge"))),
    ]
    assert [len(journal) for journal in journals] == [11, 11]


def test_the_disk_is_timed_in_milliseconds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(yardsticks.time, "perf_counter", Clock())
    disk = yardsticks.sync(tmp_path)
    disk.lay()
    disk.lay()
    assert disk.passed == [250.0, 250.0]
    assert (tmp_path / "sync").stat().st_size == 2 * 4096


def counted(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[list[float]]:
    """The times that are measured there."""
    seen: list[list[float]] = []
    timed = module.timed

    @contextmanager
    def noted(app: Any) -> Iterator[list[float]]:
        with timed(app) as spent:
            seen.append(spent)
            yield spent

    monkeypatch.setattr(module, "timed", noted)
    return seen


def test_presses_are_counted_once_the_tables_are_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(presses, "ACTIVE", 2)
    monkeypatch.setattr(presses, "PEOPLE", 6)
    monkeypatch.setattr(presses, "PRESSES_A_TURN", 2)
    seen = counted(monkeypatch, presses)
    number = asyncio.run(presses.pressed([TOWNS], tmp_path, 5))
    assert (number.name, number.absolute_bar, number.least) == ("press_to_reply_p95_ms", 50, False)
    assert 5 <= len(seen[0]) <= 5 + 2
    assert all(0 < one < AN_HOUR for one in seen[0])

    async def states() -> list[tuple[str, int]]:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'presses.db'}")
        async with store.reading() as connection:
            rows = [await tables.load(connection, one) for one in (1, 2, 3)]
        await store.close()
        return [(row.state, len(row.seats)) for row in rows if row is not None]

    assert asyncio.run(states()) == [("playing", 4)] * 2


def test_half_of_a_season_was_played_an_hour_apart_and_half_just_now() -> None:
    season = Season([TOWNS, title_of("guilds_of_london")], list(range(100, 110)), 7, 10, 1_000_000)
    over = [season.ending(number, Random(number)) for number in range(1, 11)]
    assert [one.ended for one in over] == [
        1_000_000 - hours * HOUR for hours in (4, 3, 2, 1, 0, 0, 0, 0, 0, 0)
    ]
    assert HOUR == 3600
    for one in over:
        assert one.server == 7
        assert one.seats == len(one.players) >= 2
        assert [placed.place for placed in one.players] == list(range(1, one.seats + 1))
        assert len({placed.person for placed in one.players}) == one.seats
        assert all(14 <= placed.score <= 79 for placed in one.players)
    assert {one.title for one in over} == {"tiny_towns", "guilds_of_london"}


@pytest.mark.parametrize("matches", [7, *(pytest.param(count, marks=pytest.mark.long) for count in (5, 6))])
async def test_all_matches_of_a_season_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, matches: int
) -> None:
    monkeypatch.setattr(leaders, "AT_ONCE", 3)
    url = f"sqlite+aiosqlite:///{tmp_path / 'leaders.db'}"
    await leaders.fill(url, Season([TOWNS], list(range(100, 110)), 7, matches, 1_000_000))
    store = await Store.open(url)
    async with store.reading() as connection:
        assert await results.rated_count(connection) == matches
    await store.close()


# The start


def test_memory_is_counted_in_bytes() -> None:
    assert 20 * boot.MB < boot.most_memory() < 64 * 1024 * boot.MB


async def test_some_tables_are_played_to_the_end_and_some_half(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(boot, "MODELS", 2)
    monkeypatch.setattr(boot, "FINISHED", 4)
    monkeypatch.setattr(boot, "OPEN", 6)
    monkeypatch.setattr(boot, "HALFWAY", 9)
    url = f"sqlite+aiosqlite:///{tmp_path / 'boot.db'}"
    await boot.fill([TOWNS, title_of("old_london_bridge")], url)
    store = await Store.open(url)
    async with store.reading() as connection:
        rows = [row for number in range(1, 20) if (row := await tables.load(connection, number))]
        lengths = {row.id: len(await tables.read_journal(connection, row.id)) for row in rows}
    await store.close()
    assert Counter(row.state for row in rows) == {"finished": 4, "playing": 6}
    assert Counter(row.title for row in rows) == {"tiny_towns": 5, "old_london_bridge": 5}
    assert [lengths[row.id] for row in rows[:4] if row.state == "playing"] == [9, 9]
