"""What is offered while a command is typed waits for nobody, reads little, and is only for the newest keystroke."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import Store
from bot.tables.live import Live
from data.words import Words
from tests.e2e.stage import Stage


class Typing:
    """Ada types, and nobody waits for Discord."""

    def __init__(self, stage: Stage) -> None:
        self.user = SimpleNamespace(id=stage.ada.id, display_name="Ada")
        self.client: Any = stage.bot
        self.guild_id, self.channel_id, self.locale = stage.server.id, stage.channel.id, "en-US"


def asked(live: Live, words: Words) -> str | None:
    """What Ada is asked."""
    del words
    question = live.playing.question(0)
    return None if question is None else question.step


async def glimpse(stage: Stage, table: object = None) -> str | None:
    typing: Any = Typing(stage)
    return await stage.bot.keystrokes.glimpse(typing, table, "toy_works", asked)


async def test_the_table_that_is_named_is_meant_and_half_a_number_names_none(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    for typed in (1, "on", "", None):
        assert await glimpse(stage, typed) == "trade"
    assert await glimpse(stage, 2) is None


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    found: Counter[str] = Counter()
    reading = Store.reading

    @asynccontextmanager
    async def counted(self: Store) -> Any:
        found["reads"] += 1
        async with reading(self) as connection:
            yield connection

    monkeypatch.setattr(Store, "reading", counted)
    return found


async def test_a_table_that_somebody_has_is_not_waited_for(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    async with stage.bot.tables.enter(1) as live:
        async with asyncio.timeout(5):
            assert await glimpse(stage) == "trade"
        turn = live.playing.awaited()[0]
        live.playing.answer(turn.seat, ("pass",), turn.number)
        stage.bot.keystrokes._glimpses.clear()
        async with asyncio.timeout(5):
            assert await glimpse(stage) == "trade", "what is not committed is nobody's business"
        stage.bot.tables.cache.forget(1)


async def test_the_store_is_read_once_a_second_unless_something_has_changed(
    stage: Stage, reads: Counter[str]
) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await glimpse(stage)
    reads.clear()
    for _ in range(5):
        assert await glimpse(stage) == "trade"
    assert reads["reads"] == 0
    await stage.presses(stage.ada, "Pass")
    assert await glimpse(stage) is None


@pytest.mark.long
async def test_only_the_newest_keystroke_is_answered(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    assert await asyncio.gather(*(glimpse(stage) for _ in range(3))) == [None, None, "trade"]
