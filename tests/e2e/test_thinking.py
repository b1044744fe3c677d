"""Strong computers at a table: each level has its button, and the panel of whoever waits goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypeVar

import pytest

from bot.store import tables
from bot.thinking.job import Work, done
from bot.thinking.thinkers import Thinkers
from tests.e2e.stage import Stage

T = TypeVar("T")


class Here(Thinkers):
    """Thinks in this process: another one takes long to begin."""

    async def think(self, table: int, work: Work[T], *, behind: bool = False) -> T | None:
        del table, behind
        return done(work)


@pytest.fixture
async def clever(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setattr("bot.app.Thinkers", Here)
    async with Stage(database) as one:
        yield one


@pytest.fixture
async def plain(database: str) -> AsyncIterator[Stage]:
    async with Stage(database, think_ms=0) as one:
        yield one


async def added(stage: Stage, *buttons: str) -> None:
    await stage.says(stage.ada, "yards new", seats=len(buttons) + 1)
    for button in buttons:
        await stage.presses(stage.ada, button, stage.card())


async def has_answered(stage: Stage) -> bool:
    """Whether a computer has answered something."""
    async with stage.bot.store.reading() as connection:
        return any(row.by == "computer" for row in await tables.read_journal(connection, 1))


async def test_each_level_has_its_button_and_each_computer_a_name(stage: Stage) -> None:
    await added(stage, "Add easy computer", "Add computer", "Add strong computer")
    assert [line for line in stage.card().text.splitlines() if "· computer" in line] == [
        "2. Hob \\(easy\\) · computer",
        "3. Hugh \\(normal\\) · computer",
        "4. Osbert \\(strong\\) · computer",
    ]
    assert [seat.level for seat in (await stage.row()).seats] == [None, "easy", "normal", "strong"]


async def test_the_panel_goes_on_by_itself_when_the_computer_has_thought(clever: Stage) -> None:
    await added(clever, "Add strong computer")
    assert "has begun" in await clever.presses(clever.ada, "Start", clever.card())
    for _ in range(30):
        if await has_answered(clever):
            break
        panel = clever.panel(clever.ada)
        assert "is thinking" not in panel
        await clever.presses(clever.ada, panel.labels[0], panel)
    assert await has_answered(clever)
    assert "is thinking" not in clever.panel(clever.ada)
    assert clever.awaited() == [clever.ada]


async def test_where_nobody_may_think_a_strong_computer_answers_at_once(plain: Stage) -> None:
    await added(plain, "Add strong computer")
    await plain.presses(plain.ada, "Start", plain.card())
    assert plain.bot.tables.thought(1) is None
    assert plain.awaited() == [plain.ada]


async def test_where_no_computer_thinks_ahead_nobody_is_sent_to_ask_again(plain: Stage) -> None:
    await plain.begins("yards", plain.ada, plain.ben, hints="on")
    await plain.presses(plain.ada, "Play", plain.table())
    told = await plain.presses(plain.ada, "What would you do?")
    assert "lets no computer think ahead" in told
    assert "Ask me again" not in told
