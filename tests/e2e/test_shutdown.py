"""Stopping: nothing hangs, nothing is left behind."""

from __future__ import annotations

import asyncio
import gc
import threading

import pytest

from tests.databases import Fresh
from tests.e2e.stage import Stage


def others() -> set[str]:
    """The tasks that run beside this test."""
    return {task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()}


@pytest.mark.long
async def test_a_stopped_bot_leaves_no_task_and_no_thread(fresh: Fresh) -> None:
    before, threads = others(), threading.active_count()
    for _ in range(2):
        async with Stage(await fresh()) as stage:
            await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
            await stage.restarts()
            await stage.answers(stage.ada, "Wheat")
    await asyncio.sleep(0)
    gc.collect()
    assert others() == before
    assert threading.active_count() <= threads + 1


@pytest.mark.long
async def test_a_bot_that_is_stopped_while_discord_is_slow_ends_all_the_same(database: str) -> None:
    async with Stage(database) as stage:
        await stage.says(stage.ada, "lanterns new", seats=2)
        await stage.presses(stage.ben, "Join", stage.card())
        stage.dies_at(1, arrives=False)
        await stage.presses(stage.ada, "Start", stage.card())
        await stage.bot.post.stop()
        await stage.restarts()
        assert "Waiting for **Ada** and **Ben**." in stage.table()


async def test_a_bot_that_is_stopped_sends_nothing_more(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    await stage.bot.post.stop()
    await stage.presses(stage.ben, "Join", stage.card())
    before = len(stage.env.http_requests)
    await stage.presses(stage.cleo, "Join", stage.card())
    assert {entry.path.rpartition("/")[2] for entry in stage.env.http_requests[before:]} == {"callback"}


@pytest.mark.long
async def test_a_bot_with_many_tables_keeps_few_of_them_in_memory(stage: Stage) -> None:
    stage.bot.tables.most_open = 100
    stage.bot.tables.cache._kept = 5
    for _ in range(12):
        await stage.says(stage.ada, "lanterns new", seats=2)
        await stage.presses(stage.ada, "Add computer", stage.card())
        await stage.presses(stage.ada, "Start", stage.card())
    assert len(stage.bot.tables.cache._live) == 5
    assert len(stage.bot.tables.cache._locks) == 0
    assert len(stage.bot.post._locks) == 0
    for number in (1, 12):
        assert "Which card do you bid?" in await stage.says(stage.ada, "lanterns bid", table=number)
