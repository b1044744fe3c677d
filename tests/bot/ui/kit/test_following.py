"""Words and buttons go out at once; a picture that takes long follows, unless its message has become another one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.pictures.drawing import Coming, Picture
from bot.ui.kit import following, reply
from bot.ui.kit.content import Content
from tests.bot.ui.pressing import Interaction, message

PICTURE = Picture("seat", b"drawn", "what is drawn")


class Panel(Interaction):
    """A press on a private panel, with the files that are sent to it."""

    def __init__(self, number: int = 5) -> None:
        super().__init__(message=message(number, ephemeral=True))
        self.expired = False
        self.sent: list[list[str]] = []

    def is_expired(self) -> bool:
        return self.expired

    async def edit_original_response(self, **given: Any) -> None:
        self.sent.append(sorted(given))


def slowly(brush: asyncio.Event) -> Coming:
    async def drawn() -> Picture | None:
        await brush.wait()
        return PICTURE

    return asyncio.ensure_future(drawn())


async def answered(panel: Any, content: Content) -> None:
    async def work() -> Content:
        return content

    assert await reply.answer(panel, work(), edit=True)


async def followed() -> None:
    """Until nothing is on its way any more."""
    async with asyncio.timeout(10):
        while following._under_way:
            await asyncio.wait(list(following._under_way))


async def test_the_words_do_not_wait_and_the_picture_follows_without_touching_them() -> None:
    brush, panel = asyncio.Event(), Panel()
    await answered(panel, Content("words", slowly(brush)))
    assert panel.calls == [("edit", "words")]
    assert panel.sent == []
    brush.set()
    await followed()
    assert panel.sent == [["attachments"]]


async def test_an_older_picture_never_comes_over_newer_words() -> None:
    brush, older, newer = asyncio.Event(), Panel(), Panel()
    coming = slowly(brush)
    await answered(older, Content("older", coming))
    await answered(newer, Content("newer"))
    brush.set()
    await followed()
    assert coming.cancelled()
    assert older.sent == newer.sent == []


async def test_a_picture_that_stays_may_still_arrive() -> None:
    brush, older, newer = asyncio.Event(), Panel(), Panel()
    await answered(older, Content("the question", slowly(brush)))
    await answered(newer, Content("narrowed", keep_picture=True))
    brush.set()
    await followed()
    assert older.sent == [["attachments"]]


async def test_another_message_is_another_matter() -> None:
    brush, one, other = asyncio.Event(), Panel(5), Panel(6)
    await answered(one, Content("one", slowly(brush)))
    await answered(other, Content("other"))
    brush.set()
    await followed()
    assert one.sent == [["attachments"]]


async def test_after_a_quarter_of_an_hour_nothing_follows() -> None:
    brush, panel = asyncio.Event(), Panel()
    await answered(panel, Content("words", slowly(brush)))
    panel.expired = True
    brush.set()
    await followed()
    assert panel.sent == []


@pytest.mark.parametrize("edit", [False, True])
async def test_what_is_still_drawn_is_no_file(edit: bool) -> None:
    coming = slowly(asyncio.Event())
    content = Content("words", coming)
    given = content.to_edit() if edit else content.to_send()
    assert given.get("attachments", []) == []
    assert "file" not in given
    coming.cancel()
