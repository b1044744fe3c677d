"""The records of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ui.results.highlights import records
from bot.ui.table.commands import Parameter, command, said
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    every = tuple(
        app_commands.Choice(name=said(f"{title.words}-title"), value=name)
        for name, title in sorted(titles().items())
    )
    title = Parameter("title", str, said("cmd-records-title"), choices=every)
    bot.tree.add_command(command("records", said("cmd-records"), [title], records))
