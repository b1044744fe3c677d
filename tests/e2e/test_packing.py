"""The bot packs old matches by itself: one process at a time, from where it came to."""

from __future__ import annotations

from sqlalchemy import update

from bot.packer import WORK
from bot.results.packing import AFTER
from bot.store import leases, packs
from bot.store.schema import tables
from tests.e2e.results import solved
from tests.e2e.stage import Stage


async def long_ago(stage: Stage) -> None:
    """All that is over has been so for a month."""
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(tables).values(ended=tables.c.ended - AFTER - 60))


async def packed(stage: Stage, number: int) -> bool:
    async with stage.bot.store.reading() as connection:
        return await packs.read(connection, number) is not None


async def test_a_match_is_packed_a_month_after_its_end(stage: Stage) -> None:
    number = await solved(stage, stage.ada, stage.ben)
    with stage.env._bot_scope():
        assert await stage.bot.packer.round() == 0
        await long_ago(stage)
        assert await stage.bot.packer.round() == 1
        assert await packed(stage, number)
        assert await stage.bot.packer.round() == 0


async def test_while_another_process_packs_this_one_does_not(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await long_ago(stage)
    with stage.env._bot_scope():
        now = stage.bot.tables.now
        async with stage.bot.store.writing() as connection:
            await leases.take(connection, WORK, "another", now, now + 600)
        assert await stage.bot.packer.round() == 0
        async with stage.bot.store.writing() as connection:
            await leases.give_back(connection, WORK, "another")
        assert await stage.bot.packer.round() == 1
