"""How the door shows its titles: a few with a button beside each, more of them in a menu, as many as it takes."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import discord
import pytest

from bot.store import Store
from bot.ui.gathering.door import door
from engines.kernel.catalogue import titles
from tests.bot.ui.results.house import House


@pytest.fixture
def known() -> Iterator[dict[str, Any]]:
    """The titles, which are as they were when this is over."""
    before = dict(titles())
    yield titles()
    titles().clear()
    titles().update(before)


async def test_ten_titles_stand_beside_their_buttons_and_more_in_a_menu(
    store: Store, known: dict[str, Any]
) -> None:
    async def shown(count: int) -> list[discord.ui.Item[Any]]:
        for number in range(len(known), count):
            other = copy(known["tiny_towns"])
            other.id = f"again_{number}"
            known[other.id] = other
        *items, find = (await door(House(store).asked())).items
        assert getattr(find, "item", None) is not None
        return items

    ten = await shown(10)
    assert [type(one) for one in ten] == [discord.ui.Section] * 10
    for count, lines in ((11, 11), (26, 25)):
        (one,) = await shown(count)
        menu: Any = one
        assert isinstance(menu.item, discord.ui.Select)
        assert len(menu.item.options) == lines
        assert menu.item.options[-1].description.startswith("light · 45 to 60 minutes")
