"""The icons that Discord has of us, looked up at once; and sending what bears them, or does without."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import discord

from bot.ui.kit.codes import INVALID_FORM, UNKNOWN_EMOJI
from bot.ui.kit.markup import bare

log = logging.getLogger(__name__)
T = TypeVar("T")


class Sign(NamedTuple):
    """An icon as Discord knows it."""

    name: str
    id: int

    @property
    def emoji(self) -> discord.PartialEmoji:
        """For buttons and menus."""
        return discord.PartialEmoji(name=self.name, id=self.id)

    def __str__(self) -> str:
        """For texts."""
        return f"<:{self.name}:{self.id}>"


@dataclass
class Signs:
    """The icons of this bot by title and name, such as `tiny_towns/wood`: one dictionary, for which nobody waits."""

    known: Mapping[str, Sign] = field(default_factory=dict)
    turn: int = 0
    """Grows with every change."""
    doubted: Callable[[], None] | None = None

    def show(self, known: Mapping[str, Sign]) -> None:
        """These are on Discord now."""
        self.known = dict(known)
        self.turn += 1

    def hide(self) -> None:
        """Discord has refused one: nothing bears any until somebody has looked which there are."""
        self.show({})
        if self.doubted is not None:
            self.doubted()

    def find(self, title: str, icon: str | None) -> Sign | None:
        """An icon of a title, or one that is named with its shelf."""
        if icon is None or not self.known:
            return None
        return self.known.get(icon if "/" in icon else f"{title}/{icon}")


SIGNS = Signs()


async def put(send: Callable[..., Awaitable[T]], given: dict[str, Any]) -> T:
    """Send or edit with these arguments; where Discord takes no icon in them, once more without any."""
    try:
        return await send(**given)
    except discord.HTTPException as error:
        if not refused_for_icons(error):
            raise
        log.warning("a message goes out without icons, since Discord takes none: %s", error)
        SIGNS.hide()
        return await send(**without_icons(given))


def refused_for_icons(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message because of an icon in it."""
    return error.code == UNKNOWN_EMOJI or (error.code == INVALID_FORM and "emoji" in str(error).lower())


def without_icons(given: Mapping[str, Any]) -> dict[str, Any]:
    """The same arguments without an icon, fit to be sent once more."""
    plain = dict(given)
    if plain.get("content"):
        plain["content"] = bare(plain["content"])
    if isinstance(view := plain.get("view"), discord.ui.View | discord.ui.LayoutView):
        for item in view.walk_children():
            _strip(item.item if isinstance(item, discord.ui.DynamicItem) else item)
    if isinstance(embed := plain.get("embed"), discord.Embed):
        plain["embed"] = _plainly(embed)
    for file in [plain.get("file"), *(plain.get("attachments") or ())]:
        if isinstance(file, discord.File):
            file.reset()
    return plain


def _strip(item: Any) -> None:
    if isinstance(item, discord.ui.Button):
        item.emoji = None
    elif isinstance(item, discord.ui.Select):
        for option in item.options:
            option.emoji = None
    elif isinstance(item, discord.ui.TextDisplay):
        item.content = bare(item.content)


def _plainly(embed: discord.Embed) -> discord.Embed:
    plain = discord.Embed.from_dict(deepcopy(embed.to_dict()))  # a copy of Discord's shares the fields
    plain.description = bare(embed.description) if embed.description else None
    for index, one in enumerate(embed.fields):
        plain.set_field_at(index, name=one.name, value=bare(one.value or ""), inline=one.inline)
    return plain
