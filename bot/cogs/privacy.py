"""What is stored about whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.commands import command, said
from bot.ui.private_data import overview

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    bot.tree.add_command(command("privacy", said("cmd-privacy"), [], overview))
