"""A press on a table that is busy is acknowledged in time, and what it wanted is done afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from bot.app import Guildhall
from bot.letters.shelf import due
from bot.post.drain import Post
from bot.settings import Settings
from bot.store import Store, messages
from bot.tables.guests import Guests
from bot.tables.service import Tables
from bot.ui.kit import reply
from bot.ui.kit.ids import Id
from bot.ui.play import answering, lobby
from bot.ui.table.narrow import token
from tests.bot.ui.pressing import Interaction, message
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

ADA, BEN = 1, 2
MESSAGE = 77
LONG = 10


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Guildhall]:
    """The bot with a table of Ada and Ben, who are asked for their bids; nobody is connected to Discord."""
    monkeypatch.setattr(reply, "PATIENCE", 0.02)
    with Toys():
        bot = Guildhall(Settings(_env_file=None, rehearse=False))
        bot.store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}")
        bot.guests, bot.tables = Guests(bot.store), Tables(bot.store, lambda: 1_000_000.0, due)
        bot.post = Post(bot)
        await bot.tables.open(LANTERNS, (8, 9), (ADA, "Ada"), LANTERNS.options())
        await bot.tables.join(1, BEN, "Ben")
        yield bot
        await bot.store.close()


async def acknowledged(interaction: Interaction, acting: asyncio.Future[Any]) -> None:
    """Wait until Discord knows of it, or the press has ended."""
    async with asyncio.timeout(LONG):
        while not interaction.calls and not acting.done():
            await asyncio.wait({acting}, timeout=0.01)


async def pressed(
    app: Guildhall, handler: Any, identity: Id, held: AbstractAsyncContextManager[Any], *, ephemeral: bool
) -> list[tuple[str, Any]]:
    """What Discord is told of a press, first while something is held, then when it is free."""
    where = message(MESSAGE, ephemeral=ephemeral)
    interaction = Interaction(app, where)
    async with held:
        acting = asyncio.ensure_future(handler(interaction, identity, []))
        await acknowledged(interaction, acting)
        assert [how for how, _ in interaction.calls] == ["defer"]
    await acting
    return interaction.calls[1:]


async def shown_as(app: Guildhall, slot: str) -> None:
    """Note that this message of the table is the one that is pressed."""
    async with app.store.writing() as connection:
        found = (await messages.slots(connection, 1))[slot]
        await messages.note(connection, found, message=MESSAGE)


async def bid(app: Guildhall) -> Id:
    """The press that bids the first card that Ada holds."""
    async with app.tables.enter(1) as live:
        question = live.begun.question(0)
        assert question is not None
        return Id("pick", 1, question.number, path=token(question.options[0].key))


async def answers(app: Guildhall) -> int:
    async with app.tables.enter(1) as live:
        return live.begun.length


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_an_answer_waits_for_the_table(app: Guildhall, ephemeral: bool) -> None:
    await app.tables.start(1, ADA)
    await shown_as(app, "hand:0")
    press = await bid(app)
    calls = await pressed(app, answering.pick, press, app.tables.enter(1), ephemeral=ephemeral)
    assert [how for how, _ in calls] == ["edit original"]
    assert await answers(app) == 1


async def test_an_answer_does_not_wait_for_the_delivery_of_its_message(app: Guildhall) -> None:
    await app.tables.start(1, ADA)
    await shown_as(app, "hand:0")
    interaction = Interaction(app, message(MESSAGE, ephemeral=False))
    acting: Any = interaction
    async with app.post.claim(1, "hand:0"):
        await answering.pick(acting, await bid(app), [])
    assert len([how for how, _ in interaction.calls if how != "defer"]) == 1
    assert await answers(app) == 1


async def test_a_press_on_the_card_waits_for_the_table(app: Guildhall) -> None:
    await shown_as(app, "card")
    calls = await pressed(app, lobby.leave, Id("leave", 1), app.tables.enter(1), ephemeral=False)
    assert [how for how, _ in calls] == ["edit original"]
    async with app.tables.enter(1) as live:
        assert live.row.people == [BEN]
