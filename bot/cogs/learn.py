"""Learning a title by playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ui.play.lessons import learn
from bot.ui.table.commands import Parameter, command, said
from engines.kernel.catalogue import titles
from engines.kernel.lesson import has_lesson

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    every = tuple(
        app_commands.Choice(name=said(f"{title.words}-title"), value=name)
        for name, title in sorted(titles().items())
        if has_lesson(name)
    )
    title = Parameter("title", str, said("cmd-learn-title"), choices=every)
    bot.tree.add_command(command("learn", said("cmd-learn"), [title], learn))
