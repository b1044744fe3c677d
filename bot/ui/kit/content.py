"""What a message shows, before it is known whether it is sent, edited or an answer to a press."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import discord

from bot.pictures.drawing import Coming, Picture
from bot.ui.kit import limits
from bot.ui.kit.laid import Hung, laid_out, room_beside
from bot.ui.kit.markup import bare, cut
from bot.ui.kit.panels import Which

CUT = "\n…"
AT_ONCE = 0.4  # for how many seconds words and buttons wait for their picture


def fitted(text: str, limit: int = limits.MESSAGE) -> str:
    """The text, without its icons and then cut at a line if it does not fit into one message."""
    text = text if len(text) <= limit else bare(text)
    if len(text) <= limit:
        return text
    kept = text[: limit - len(CUT)]
    return kept.rsplit("\n", 1)[0] + CUT


def with_news(
    before: Sequence[str], news: Sequence[str], after: Sequence[str], limit: int = limits.MESSAGE
) -> str:
    """Lines with news among them: if all does not fit into one message, it goes without icons, then without the oldest."""
    left = list(news)
    text = "\n".join([*before, *left, *after])
    if len(text) > limit:
        before, left, after = ([bare(line) for line in lines] for lines in (before, left, after))
    while True:
        text = "\n".join([*before, *left, *after])
        if len(text) <= limit or not left:
            return text
        left.pop(0)


def pages(text: str, limit: int = limits.MESSAGE) -> list[str]:
    """A long text in pieces of whole lines that fit into messages."""
    found: list[str] = [""]
    for line in text.splitlines():
        for piece in [line[i : i + limit] for i in range(0, len(line), limit)] or [""]:
            if len(found[-1]) + len(piece) + 1 > limit:
                found.append("")
            found[-1] += piece + "\n"
    return [page.rstrip("\n") for page in found if page.strip()]


def attached(picture: Picture) -> discord.File:
    """A picture as an attachment."""
    alt = cut(picture.alt, limits.ALT)
    return discord.File(BytesIO(picture.data), filename=picture.file, description=alt)


@dataclass
class Content:
    """Text, picture, components, the people it may mention, and what is to be done if it never arrives.

    Aside: what is said to whoever acted alone, wherever the rest of it is shown.
    A picture that is still being drawn holds nothing up: it follows into the same message.
    Then: what the same message shows later, once something has come to its end that goes on by itself.
    Laid: it is laid out, with this accent, instead of a text above rows of buttons. What is edited into a message that
    is laid out has to be so, too.
    Silent: when it is posted, no phone rings. Panel: whose panel of which table it is.
    """

    text: str = ""
    picture: Picture | Coming | None = None
    items: Sequence[discord.ui.Item[Any]] = field(default_factory=list)
    embed: discord.Embed | None = None
    mentions: Sequence[int] = ()
    roles: Sequence[int] = ()
    keep_picture: bool = False
    aside: str = ""
    unseen: Callable[[], Awaitable[None]] | None = None
    then: Callable[[], Awaitable[Content]] | None = None
    laid: bool = False
    accent: int | None = None
    hanging: Hung | None = None
    silent: bool = False
    panel: Which | None = None

    def view(self) -> discord.ui.View:
        """The components as a view that nobody has to remember."""
        view = discord.ui.View(timeout=None)
        for item in self.items:
            view.add_item(item)
        view.stop()
        return view

    @property
    def coming(self) -> Coming | None:
        """The picture that is still being drawn."""
        return self.picture if isinstance(self.picture, asyncio.Future) else None

    def _files(self) -> list[discord.File]:
        return [attached(self.picture)] if isinstance(self.picture, Picture) else []

    def _framed(self) -> discord.Embed | None:
        """The embed with the picture within it, where both are there."""
        if self.embed is not None and isinstance(self.picture, Picture):
            return self.embed.copy().set_image(url=f"attachment://{self.picture.file}")
        return self.embed

    @property
    def allowed(self) -> discord.AllowedMentions:
        """Only the named people, and roles."""
        if not self.mentions and not self.roles:
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in self.roles] or False,
            replied_user=False,
            users=[discord.Object(who) for who in self.mentions],
        )

    def _laid_out(self) -> dict[str, Any]:
        picture = self.hanging if self.keep_picture else None
        if isinstance(self.picture, Picture):
            picture = Hung(self.picture.file, self.picture.alt)
        text = fitted(self.text, room_beside(self.items))
        return {
            "view": laid_out(text, picture, self.items, self.accent),
            "allowed_mentions": self.allowed,
        }

    def to_send(self) -> dict[str, Any]:
        """Arguments for a new message."""
        files = self._files()
        if self.laid:
            return self._laid_out() | ({"file": files[0]} if files else {})
        sent: dict[str, Any] = {"content": fitted(self.text), "allowed_mentions": self.allowed}
        if self.items:
            sent["view"] = self.view()
        if self.embed is not None:
            sent["embed"] = self._framed()
        if files:
            sent["file"] = files[0]
        return sent

    def to_post(self) -> dict[str, Any]:
        """The same for one that others read: of links that may stand in it nothing is shown, only an embed of our own."""
        sent = self.to_send() if self.laid else {**self.to_send(), "suppress_embeds": self.embed is None}
        return sent | ({"silent": True} if self.silent else {})

    def to_edit(self) -> dict[str, Any]:
        """Arguments for an existing message; what is not there any more goes away."""
        sent: dict[str, Any] = (
            {"content": None, "embed": None, **self._laid_out()}
            if self.laid
            else {
                "content": fitted(self.text),
                "allowed_mentions": self.allowed,
                "view": self.view() if self.items else None,
                "embed": self._framed(),
            }
        )
        if not self.keep_picture or isinstance(self.picture, Picture):
            sent["attachments"] = self._files()
        return sent
