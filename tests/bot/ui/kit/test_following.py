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


# What a reply shows later


class Thoughts:
    """What is waited for before a reply goes on, and who was told otherwise."""

    def __init__(self, later: Content) -> None:
        self.over = asyncio.Event()
        self.later = later
        self.untold = 0
        later.unseen = self.unseen

    async def then(self) -> Content:
        await self.over.wait()
        return self.later

    async def unseen(self) -> None:
        self.untold += 1


async def test_a_reply_goes_on_by_itself_and_then_goes_on_again() -> None:
    panel, last = Panel(), Thoughts(Content("your turn"))
    first = Thoughts(Content("the next one thinks", then=last.then))
    await answered(panel, Content("somebody thinks", then=first.then))
    assert panel.sent == []
    first.over.set()
    last.over.set()
    await followed()
    assert len(panel.sent) == 2
    assert (first.untold, last.untold) == (0, 0)


async def test_a_reply_that_has_become_another_does_not_go_on() -> None:
    older, newer, thoughts = Panel(), Panel(), Thoughts(Content("your turn"))
    await answered(older, Content("somebody thinks", then=thoughts.then))
    await answered(newer, Content("taken back"))
    thoughts.over.set()
    await followed()
    assert older.sent == newer.sent == []


async def test_who_does_not_see_how_it_goes_on_is_told_otherwise() -> None:
    panel, thoughts = Panel(), Thoughts(Content("your turn"))
    await answered(panel, Content("somebody thinks", then=thoughts.then))
    panel.expired = True
    thoughts.over.set()
    await followed()
    assert panel.sent == []
    assert thoughts.untold == 1


async def test_an_older_picture_never_comes_over_what_is_shown_later() -> None:
    brush, panel, thoughts = asyncio.Event(), Panel(), Thoughts(Content("your turn"))
    coming = slowly(brush)
    await answered(panel, Content("somebody thinks", coming, then=thoughts.then))
    thoughts.over.set()
    await asyncio.sleep(0)
    while not panel.sent:  # noqa: ASYNC110  # a message that is edited tells nobody here
        await asyncio.sleep(0)
    brush.set()
    await followed()
    assert coming.cancelled()
    assert panel.sent == [["allowed_mentions", "attachments", "content", "embed", "view"]]
