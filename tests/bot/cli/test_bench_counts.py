"""What the bench measures is what it says: as much as was asked for, in milliseconds, without what warms up."""

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
    yardsticks,
)
from bot.cli.bench.answers import committed
from bot.cli.bench.leaders import HOUR, Season
from bot.cli.bench.number import Number, p95
from bot.cli.bench.yardsticks import Yardstick, python
from bot.cli.playing import usual_seats
from bot.store import Store, results, tables
from engines.kernel import Match
from engines.kernel.catalogue import title_of, titles

TOWNS = title_of("tiny_towns")
AN_HOUR = 3600 * 1000


class Clock:
    """Each look at it is a quarter of a second later than the one before."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


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


@pytest.mark.parametrize("matches", [5, 6, 7])
@pytest.mark.long
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


# All of it


@pytest.mark.parametrize(("quick", "size"), [(True, QUICK), (False, WHOLE)])
def test_everything_is_measured_of_every_title(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, quick: bool, size: Size
) -> None:
    monkeypatch.chdir(tmp_path)
    asked: list[tuple[object, ...]] = []

    def of_title(kind: str) -> Any:
        def numbers(title: Any, much: float) -> list[Number]:
            asked.append((kind, title.id, much))
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
        ("presses", count, size.presses),
        ("leaders", count, size.results, size.lookups),
    ]
    assert asked[:2] == [("rules", asked[0][1], size.seconds), ("pictures", asked[0][1], size.moments)]
    assert len(found.numbers) == 2 * count + 9
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
