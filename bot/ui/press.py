"""Buttons and menus that survive a restart: one class reads them all and hands them to who knows the verb."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord

from bot.ui.ids import LIMIT, PATTERN, Id

if TYPE_CHECKING:
    from bot.app import Guildhall

    Interaction: TypeAlias = discord.Interaction[Guildhall]
else:
    Interaction = discord.Interaction

Handler = Callable[[Interaction, Id, list[str]], Awaitable[None]]
_handlers: dict[str, Handler] = {}
LABEL_LIMIT = 80
TEXT_LIMIT = 100


def pressed(verb: str) -> Callable[[Handler], Handler]:
    """Declare who handles the presses of a verb."""

    def keep(handler: Handler) -> Handler:
        if verb in _handlers:
            raise ValueError(f"two handlers for {verb}")
        _handlers[verb] = handler
        return handler

    return keep


def cut(text: str, limit: int) -> str:
    """A label that fits."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _checked(identity: Id) -> str:
    written = str(identity)
    if len(written) > LIMIT:
        raise ValueError(f"the id {written} is longer than Discord allows")
    return written


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Any button or menu of the bot."""

    def __init__(self, item: discord.ui.Item[Any], identity: Id | None = None) -> None:
        super().__init__(item)
        self.identity = identity

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Read what the component carries."""
        del interaction
        return cls(item, Id.read(match["verb"], match["table"], match["number"], match["rest"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to who knows the verb."""
        data: Any = interaction.data or {}
        handler = _handlers.get(self.identity.verb) if self.identity else None
        if handler is None or self.identity is None:
            await old(interaction)
            return
        await handler(interaction, self.identity, list(data.get("values", ())))


class Forged(
    discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!g:[a-z]+:\d+:-?\d+:[A-Za-z0-9_.~-]*$)[\s\S]*"
):
    """Any component that the bot does not make (any more)."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Keep nothing of it."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say that it is old."""
        await old(interaction)


async def old(interaction: discord.Interaction[Any]) -> None:
    """Answer a press on something that is no longer understood."""
    from bot.ui.reply import refuse  # noqa: PLC0415  # the reply needs this module

    await refuse(interaction, "press-old")


def button(
    identity: Id,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> Press:
    """A button that carries this id."""
    return Press(
        discord.ui.Button(
            label=cut(label, LABEL_LIMIT),
            style=style,
            custom_id=_checked(identity),
            row=row,
            disabled=disabled,
        )
    )


def menu(
    identity: Id,
    options: list[discord.SelectOption],
    placeholder: str,
    *,
    row: int | None = None,
    least: int = 1,
    most: int = 1,
) -> Press:
    """A menu that carries this id."""
    return Press(
        discord.ui.Select(
            custom_id=_checked(identity),
            options=options,
            placeholder=cut(placeholder, 150),
            row=row,
            min_values=least,
            max_values=min(most, len(options)),
        )
    )


def choice(label: str, value: str, description: str | None = None) -> discord.SelectOption:
    """One line of a menu."""
    return discord.SelectOption(
        label=cut(label, TEXT_LIMIT),
        value=value,
        description=cut(description, TEXT_LIMIT) if description else None,
    )
