"""One door to all titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ui.gathering.door import door, one_title
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.table.commands import Parameter, command, said
from engines.kernel.catalogue import title_of, titles

if TYPE_CHECKING:
    from bot.app import Guildhall


async def play(interaction: Interaction, title: str | None = None) -> Content:
    """All titles, or one of them."""
    return await door(interaction) if title is None else await one_title(interaction, title_of(title))


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    every = tuple(
        app_commands.Choice(name=said(f"{title.words}-title"), value=name)
        for name, title in sorted(titles().items())
    )
    title = Parameter("title", str, said("cmd-play-title"), choices=every)
    bot.tree.add_command(command("play", said("cmd-play"), [title], play))
