"""Strong computers at a table: all see who thinks, and the panel of whoever waits goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import tables
from tests.e2e.stage import Stage


@pytest.fixture
async def quick(database: str) -> AsyncIterator[Stage]:
    async with Stage(database, think_ms=0) as one:
        yield one


async def added(stage: Stage, *buttons: str) -> None:
    await stage.says(stage.ada, "yards new", seats=len(buttons) + 1)
    for button in buttons:
        await stage.presses(stage.ada, button, stage.card())


async def test_each_level_has_its_button_and_each_computer_a_name(stage: Stage) -> None:
    await added(stage, "Add easy computer", "Add computer", "Add strong computer")
    assert [line for line in stage.card().text.splitlines() if "computer" in line] == [
        "2. Hob \\(easy\\) · computer",
        "3. Hugh \\(normal\\) · computer",
        "4. Osbert \\(strong\\) · computer",
    ]
    assert [seat.level for seat in (await stage.row()).seats] == [None, "easy", "normal", "strong"]


async def test_the_panel_goes_on_by_itself_when_the_computer_has_thought(stage: Stage) -> None:
    await added(stage, "Add strong computer")
    reply = await stage.presses(stage.ada, "Start", stage.card())
    assert "has begun" in reply
    for _ in range(30):
        panel = stage.panel(stage.ada)
        assert "is thinking" not in panel
        async with stage.bot.store.reading() as connection:
            journal = await tables.read_journal(connection, 1)
        if any(row.by == "computer" for row in journal):
            break
        await stage.presses(stage.ada, panel.labels[0])
    else:
        pytest.fail("the computer has never answered")
    assert stage.awaited() == [stage.ada]


async def test_where_nobody_may_think_a_strong_computer_answers_at_once(quick: Stage) -> None:
    await added(quick, "Add strong computer")
    await quick.presses(quick.ada, "Start", quick.card())
    assert quick.bot.tables.thought(1) is None
    assert quick.awaited() == [quick.ada]
