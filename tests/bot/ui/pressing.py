"""Discord's side of an interaction: what it is told, in order."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

from bot.ui.kit.panels import Panels


def message(number: int, *, ephemeral: bool, laid: bool = False) -> Any:
    """A message of the bot that was pressed, without a picture."""
    flags = SimpleNamespace(ephemeral=ephemeral, components_v2=laid)
    return SimpleNamespace(id=number, flags=flags, components=[], attachments=[])


def said(given: dict[str, Any]) -> str:
    """What is said by what Discord is given, laid out or not."""
    view = given.get("view")
    if not isinstance(view, discord.ui.LayoutView):
        return str(given["content"])
    assert not given.get("content"), "a text beside a layout"
    return "\n".join(one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay))


class Response:
    """Notes how an interaction is answered."""

    def __init__(self, calls: list[tuple[str, Any]]) -> None:
        self._calls = calls
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def _answer(self, how: str, what: Any) -> None:
        assert not self._done, "answered twice"
        self._done = True
        self._calls.append((how, what))

    async def defer(self, **given: Any) -> None:
        await self._answer("defer", given)

    async def send_message(self, **given: Any) -> None:
        await self._answer("send", said(given))

    async def edit_message(self, **given: Any) -> None:
        await self._answer("edit", said(given))


class Interaction:
    """An interaction of somebody, on a message if one was pressed."""

    def __init__(self, client: Any = None, message: Any = None) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.response = Response(self.calls)
        self.followup = SimpleNamespace(send=self._follow)
        self.locale = "en-US"
        self.user = SimpleNamespace(id=1, display_name="Ada")
        self.client = client or SimpleNamespace(
            guests=SimpleNamespace(person=self._person, met=self._person), panels=Panels()
        )
        self.message = message
        self.guild_id = None
        self.channel_id = 5
        self.filesize_limit = 10 * 2**20

    async def _person(self, number: int, name: str, locale: str = "") -> Any:
        return SimpleNamespace(id=number, name=name, language=None, locale=locale)

    async def _follow(self, **given: Any) -> None:
        self.calls.append(("follow", said(given)))

    async def edit_original_response(self, **given: Any) -> None:
        self.calls.append(("edit original", said(given)))
