"""What is stored about whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.results.private_data import overview
from bot.ui.table.commands import command, said

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    bot.tree.add_command(command("privacy", said("cmd-privacy"), [], overview))
