"""A message that was sent although nobody could note it is found again by its buttons."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.kit.ids import Id
from bot.ui.table.copies import copy_of

US, OTHERS = 7, 8


def sent(number: int, *carried: str, author: int = US) -> Any:
    row = SimpleNamespace(children=[SimpleNamespace(custom_id=one) for one in carried])
    return SimpleNamespace(id=number, author=SimpleNamespace(id=author), components=[row])


class Channel:
    """A channel of Discord's, the newest message first; asked notes how it was looked through."""

    def __init__(self, *messages: Any, error: Exception | None = None) -> None:
        self.messages, self.error = messages, error
        self.asked: list[tuple[int, datetime | None]] = []

    async def history(self, *, limit: int, after: datetime | None) -> AsyncIterator[Any]:
        self.asked.append((limit, after))
        if self.error is not None:
            raise self.error
        for one in self.messages:
            yield one


def league(found: Id) -> bool:
    return found.verb == "leaguejoin" and found.page == 3


async def looked(channel: Channel, since: int | None = None, *, known: bool = True) -> int | None:
    user = SimpleNamespace(id=US) if known else None
    app: Any = SimpleNamespace(user=user, get_partial_messageable=lambda _: channel)
    return await copy_of(app, 5, league, since)


OURS = str(Id("leaguejoin", 1, page=3))


async def test_the_oldest_of_ours_that_bears_the_button_is_it() -> None:
    other = str(Id("leaguejoin", 1, page=4))
    there = Channel(
        sent(9, OURS), sent(8, "something", OURS), sent(7, other), sent(6, OURS, author=OTHERS), sent(5)
    )
    assert await looked(there) == 8
    assert there.asked == [(50, None)]
    assert await looked(Channel(sent(7, other), sent(6, "not ours"))) is None
    assert await looked(there, known=False) is None


async def test_two_clocks_may_differ_by_two_minutes() -> None:
    there = Channel()
    assert await looked(there, 1_000_120) is None
    assert there.asked == [(50, datetime.fromtimestamp(1_000_000, UTC))]


async def test_a_channel_that_is_gone_or_closed_has_none_and_other_trouble_is_told() -> None:
    answered: Any = SimpleNamespace(status=404, reason="no")
    assert await looked(Channel(error=discord.NotFound(answered, "no"))) is None
    answered = SimpleNamespace(status=403, reason="no")
    assert await looked(Channel(error=discord.Forbidden(answered, "no"))) is None
    answered = SimpleNamespace(status=503, reason="no")
    with pytest.raises(discord.HTTPException):
        await looked(Channel(error=discord.HTTPException(answered, "no")))
