"""The table in words, page by page: every page is reached, in its order, and says which one it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import Guildhall
from bot.letters.shelf import due
from bot.settings import Settings
from bot.store import Store
from bot.tables.guests import Guests
from bot.tables.service import Tables
from bot.ui.kit.ids import Id
from bot.ui.play import looking
from bot.ui.play.looking import read_content
from engines.kernel.catalogue import title_of
from tests.bot.ui.pressing import Interaction, message

ADA = 1


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Guildhall]:
    """The bot with a table of Ada and three computers; nobody is connected to Discord."""
    bot = Guildhall(Settings(_env_file=None, rehearse=False))
    bot.store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}")
    bot.guests, bot.tables = Guests(bot.store), Tables(bot.store, lambda: 1_000_000.0, due)
    guilds = title_of("guilds_of_london")
    await bot.tables.open(guilds, (8, 9), (ADA, "Ada"), guilds.options(), places=4)
    for _ in range(3):
        await bot.tables.add_computer(1, ADA)
    await bot.tables.start(1, ADA)
    yield bot
    bot.pictures.close()
    await bot.store.close()


async def test_pages_follow_each_other_and_the_last_leads_to_the_first(app: Guildhall) -> None:
    interaction: Any = Interaction(app)
    first = await read_content(interaction, 1)
    label = first.items[0].item.label  # type: ignore[attr-defined]
    count = int(label.rpartition(" ")[2].rstrip(")"))
    assert count > 1
    texts, content = [], first
    for number in range(1, count + 1):
        press: Any = content.items[0]
        assert press.item.label == f"More ({number} of {count})"
        texts.append(content.text)
        content = await read_content(interaction, press.identity.table, press.identity.page)
    assert len(set(texts)) == count
    assert content.text == texts[0]
    assert all(len(text) <= looking.PAGE for text in texts)


@pytest.mark.parametrize(
    ("page", "ephemeral", "how"), [(0, True, "send"), (1, True, "edit"), (1, False, "send")]
)
async def test_a_page_that_is_turned_takes_the_place_of_the_one_before(
    app: Guildhall, page: int, ephemeral: bool, how: str
) -> None:
    where = message(5, ephemeral=ephemeral)
    interaction: Any = Interaction(app, where)
    await looking.read(interaction, Id("read", 1, page=page), [])
    assert [done for done, _ in interaction.calls] == [how]
