"""Measures that take minutes on a large house, on a very small one: what they count is what was done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy import select

pytest.importorskip("simcord", reason="the bench needs the extra “play”")

from bot.cli.bench import (
    Bench,
    _figure,
    awake,
    boot,
    grown,
    load,
    memory,
    million,
    server,
    texts,
    thinking,
    throughput,
    world,
    yardsticks,
)
from bot.cli.bench.grown import SERVER, VETERAN
from bot.cli.bench.million import Asked, Elsewhere
from bot.cli.bench.number import NotHereError, Number
from bot.cli.postgres import ServerError
from bot.store import Store, tables
from bot.store.bulk import Span
from bot.store.schema import standings
from engines.kernel.catalogue import title_of
from tests.bot.cli.test_bench_measures import Clock
from tests.databases import BOTH, Fresh

TOWNS, BRIDGE = title_of("tiny_towns"), title_of("old_london_bridge")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks ahead, and messages are changed at once."""
    for name in ("THINK_MS", "EDIT_GAP", "CARD_GAP"):
        monkeypatch.setenv(f"GUILDHALL_{name}", "0")


@pytest.mark.usefixtures("impatient")
async def test_presses_are_timed_while_others_play_against_computers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PRESSED_AT", 1)
    monkeypatch.setattr(thinking, "STRONG", 1)
    assert 0 < await thinking.press_p95_ms([BRIDGE], tmp_path, seconds=0.4) < 60_000
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'thinking.db'}")
    async with store.reading() as connection:
        rows = [row for number in range(1, 4) if (row := await tables.load(connection, number))]
    await store.close()
    assert [row.host for row in rows[:2]] == [100, thinking.FIRST_HOST]


@pytest.mark.usefixtures("impatient")
async def test_presses_are_timed_while_a_bot_brings_its_tables_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awake, "PRESSED_AT", 1)
    assert 0 < await awake.press_p95_ms([BRIDGE], tmp_path, grown=False, seconds=0.4) < 60_000


# Answers a second


def test_at_every_table_whoever_is_asked_answers_until_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throughput, "TABLES", 3)

    class Nowhere:
        def __init__(self) -> None:
            raise ServerError("no programs")

    monkeypatch.setattr(server, "Server", Nowhere)
    numbers = throughput.throughput_numbers([TOWNS, BRIDGE], tmp_path, seconds=0.3)
    rate, p95 = next(numbers), next(numbers)
    with pytest.raises(NotHereError, match=r"not measured, since there is none here: no programs\."):
        next(numbers)
    assert (rate.name, rate.absolute_bar, rate.least) == (
        "throughput.sqlite_answers_per_second", 150, True,
    )  # fmt: skip
    assert (p95.name, p95.absolute_bar, p95.least) == ("throughput.sqlite_answer_p95_ms", 700, False)

    async def stored() -> list[tuple[str, int]]:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'throughput.db'}")
        async with store.reading() as connection:
            rows = [row for number in range(1, 6) if (row := await tables.load(connection, number))]
            journals = [len(await tables.read_journal(connection, row.id)) for row in rows]
        await store.close()
        return [(row.title, length) for row, length in zip(rows, journals, strict=True)]

    kept = asyncio.run(stored())
    assert [title for title, _ in kept] == ["tiny_towns", "old_london_bridge", "tiny_towns"]
    assert all(length > 0 for _, length in kept)
    assert rate.value <= sum(length for _, length in kept) / 0.3


@pytest.fixture
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A server is a file here; how often one was ended."""
    times: list[bool] = []

    class Somewhere:
        def url(self) -> str:
            return f"sqlite+aiosqlite:///{tmp_path / 'server.db'}"

        def end(self) -> None:
            times.append(True)

    monkeypatch.setattr(server, "Server", Somewhere)
    return times


def test_both_databases_are_measured_side_by_side_and_the_server_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: list[bool]
) -> None:
    monkeypatch.setattr(throughput, "TABLES", 1)
    monkeypatch.setattr(yardsticks, "NEAR", 1)
    found = list(throughput.throughput_numbers([BRIDGE], tmp_path, seconds=0.05))
    assert [one.name.removeprefix("throughput.") for one in found] == [
        f"{name}_{what}"
        for name in ("sqlite", "postgresql")
        for what in ("answers_per_second", "answer_p95_ms")
    ]
    assert ended == [True]


# A million matches, or sixty


@pytest.mark.parametrize("fresh", BOTH, indirect=True)
async def test_everything_is_asked_that_somebody_may_ask_who_has_played_very_much(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grown, "SPAN", Span(matches=30, people=9))
    monkeypatch.setattr(grown, "AT_ONCE", 30)
    monkeypatch.setattr(yardsticks, "NEAR", 1)
    titles = [TOWNS, BRIDGE]
    url = await fresh()
    await grown.grow(url, titles)
    await grown.multiply(url, 60)
    found = await million._asked("million", url, titles)
    kinds = ("leaderboard", "profile", "history", "copy", "erase")
    assert [one.name for one in found] == [
        f"million.{kind}_{what}" for kind in kinds for what in ("others_p95_ms", "ms")
    ]
    assert [one.absolute_bar for one in found] == [300, None] * 5
    assert all(0 < one.value < 600_000 for one in found)
    store = await Store.open(url)
    asked = Asked(store, titles)
    with pytest.raises(LookupError, match="no profile"):
        await asked.profile()
    async with store.reading() as connection:
        row = await tables.load(connection, 1)
    assert row is not None
    assert row.server == SERVER
    assert VETERAN not in row.people
    await store.close()


async def test_others_come_while_something_is_done_and_all_of_them_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(million, "EVERY", 0.001)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}")
    others = Elsewhere(store)
    came: list[int] = []

    async def work() -> Any:
        while len(others.waits) < 3:  # noqa: ASYNC110  # whoever comes tells nobody
            await asyncio.sleep(0)
        came.append(len(others.waits))

    await others.while_(work)
    assert came[0] >= 3
    assert len(others.waits) > came[0], "those who came before the end are served, too"
    assert all(wait > 0 for wait in others.waits)
    assert await store.note("elsewhere") is not None

    async def broken() -> Any:
        raise ValueError("a mistake")

    with pytest.raises(ValueError, match="a mistake"):
        await others.while_(broken)
    await store.close()


# Processes of their own


def test_what_a_process_of_pictures_takes_is_told_in_megabytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "PROGRAM", 'import sys; print("VmRSS:\\t  20992 kB", sys.argv[1])')
    (number,) = memory.memory_numbers()
    assert (number.name, number.value, number.absolute_bar) == ("memory.pictures_mb", 20.5, 250)
    monkeypatch.setattr(memory, "PROGRAM", 'print("nothing")')
    with pytest.raises(RuntimeError, match="does not tell"):
        memory.pictures_mb()


def test_the_load_is_told_as_the_process_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = (
        "import json, sys; print(json.dumps({'content_p95_ms': float(sys.argv[2]), 'pictures_p95_ms':"
        " float(sys.argv[3]), 'load_mb': 300.0, 'requests_an_answer': 2.25}))"
    )
    monkeypatch.setattr(load, "PROGRAM", said)
    monkeypatch.setattr(yardsticks, "NEAR", 1)
    found = {one.name: one for one in load.load_numbers(tmp_path, tables=7, seconds=3)}
    assert {name: (one.value, one.absolute_bar) for name, one in found.items()} == {
        "load.content_p95_ms": (7, 2000),
        "load.pictures_p95_ms": (3, 6000),
        "memory.load_mb": (300, 400),
        "discord.requests_an_answer": (2.25, 2.5),
    }
    parts = {name: one.yard and list(one.yard.parts) for name, one in found.items()}
    assert list(parts.values()) == [["python"], ["picture"], None, None]


@pytest.fixture
def nothing_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> list[Any]:
        return []

    for module, names in ((boot, ("fill",)), (million, ("grow", "multiply", "_asked"))):
        for name in names:
            monkeypatch.setattr(module, name, nothing)
    monkeypatch.setattr(yardsticks, "NEAR", 1)


@pytest.mark.usefixtures("nothing_grows")
def test_a_start_is_told_in_seconds_and_megabytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "PROGRAM", "print(20 * 2**20)")
    seconds, megabytes = boot.booted([TOWNS], tmp_path)
    assert (seconds.name, seconds.absolute_bar) == ("start_seconds", 3)
    assert 0 < seconds.value < 60
    assert (megabytes.name, megabytes.value, megabytes.absolute_bar) == ("start_rss_mb", 20, 250)
    monkeypatch.setattr(boot, "PROGRAM", "print(1); raise SystemExit(3)")
    with pytest.raises(RuntimeError, match="did not start"):
        list(boot.booted([TOWNS], tmp_path))


@pytest.mark.usefixtures("nothing_grows")
def test_a_rebuild_and_a_start_after_a_million_matches_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(million, "REBUILD", "print(12.5)")
    monkeypatch.setattr(million, "START", "print(1)")
    rebuilt, started = million.million_numbers([TOWNS], tmp_path)
    assert (rebuilt.name, rebuilt.value, rebuilt.absolute_bar) == ("million.rebuild_mb", 12.5, 200)
    assert (started.name, started.absolute_bar) == ("million.start_seconds", 3)
    assert 0 < started.value < 60
    monkeypatch.setattr(million, "START", "raise SystemExit(3)")
    with pytest.raises(RuntimeError, match="did not start"):
        list(million.million_numbers([TOWNS], tmp_path))


def test_a_process_rebuilds_all_ratings_and_tells_what_that_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(grown, "SPAN", Span(matches=10, people=5))
    monkeypatch.setattr(grown, "AT_ONCE", 10)
    url = f"sqlite+aiosqlite:///{tmp_path / 'million.db'}"
    asyncio.run(grown.grow(url, [TOWNS]))

    async def spoilt(*, ask: bool) -> list[float]:
        store = await Store.open(url)
        async with store.writing() as connection:
            if not ask:
                await connection.execute(standings.update().values(mu=99.0))
            found = [float(mu) for (mu,) in await connection.execute(select(standings.c.mu))]
        await store.close()
        return found

    assert set(asyncio.run(spoilt(ask=False))) == {99.0}
    million.rebuilt(url)
    assert 99.0 not in asyncio.run(spoilt(ask=True))
    assert 20 < float(capsys.readouterr().out) < 64 * 1024


@pytest.mark.usefixtures("nothing_grows")
def test_a_million_on_postgresql_is_told_apart_from_one_in_a_file_and_its_server_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: list[bool]
) -> None:
    monkeypatch.setattr(million, "REBUILD", "print(12.5)")
    monkeypatch.setattr(million, "START", "import sys; assert sys.argv[1].endswith('server.db'); print(1)")
    found = million.million_postgresql_numbers([TOWNS], tmp_path)
    assert [one.name for one in found] == [
        "million_postgresql.rebuild_mb",
        "million_postgresql.start_seconds",
    ]
    assert ended == [True]


# Texts, and the way of a press


def test_texts_are_said_again_and_again_for_so_many_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "process_time", Clock())
    told = [text for text in texts._told(BRIDGE) if text.args]
    assert len(told) > 50
    (number,) = texts.text_numbers([BRIDGE], "en", 0.6)
    assert (number.name, number.value, number.absolute_bar, number.least) == (
        "texts_per_second", len(told) / 0.25, 35_000, True,
    )  # fmt: skip


async def test_a_press_is_timed_once_and_only_while_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[int] = []
    monkeypatch.setattr(
        AsyncWebhookAdapter, "create_interaction_response", lambda _, number, *__: answered.append(number)
    )
    monkeypatch.setattr("time.perf_counter", Clock())
    adapter: Any = AsyncWebhookAdapter
    before = adapter.create_interaction_response
    app: Any = SimpleNamespace(came={5: 1000.0})
    with world.timed(app) as spent:
        for number in (5, 5, 6):
            adapter.create_interaction_response(None, number, "token")
    assert answered == [5, 5, 6]
    assert (spent, app.came) == ([250.0], {})
    assert adapter.create_interaction_response is before


# What is told


def test_what_is_not_here_is_a_remark_and_no_problem_and_is_not_measured_again() -> None:
    tried: list[int] = []

    def half() -> Any:
        tried.append(1)
        yield Number("speed", 5, 2, least=True)
        raise NotHereError("Nothing was measured, since nothing is here.")

    found = Bench()
    found.measure("it", half)
    assert (found.remarks, found.problems, found.again) == (
        ["Nothing was measured, since nothing is here."], [], [],
    )  # fmt: skip
    assert (tried, [one.name for one in found.numbers]) == ([1], ["speed"])


def test_figures_have_four_digits_where_they_are_small() -> None:
    assert [_figure("≤", value) for value in (None, 0.123456, 9.9999, 10, 12345.678, -3.14159)] == [
        "", "≤ 0.1235", "≤ 9.9999", "≤ 10", "≤ 12,345.7", "≤ -3.1416",
    ]  # fmt: skip
    assert _figure("", 1.5) == "1.5"
