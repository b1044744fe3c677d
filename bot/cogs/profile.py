"""What somebody has played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.results.profiles import profile
from bot.ui.table.commands import Parameter, command, said

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    parameters = [
        Parameter("person", discord.User, said("cmd-profile-person")),
        Parameter("against", discord.User, said("cmd-profile-against")),
    ]
    bot.tree.add_command(command("profile", said("cmd-profile"), parameters, profile))
