"""Whether a finished match was dealt and counted as promised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.results.exporting import verified
from bot.ui.table.commands import command, on_latest, said, table_parameter

if TYPE_CHECKING:
    from bot.app import Guildhall


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    work = on_latest("verify", verified, over=True)
    bot.tree.add_command(command("verify", said("cmd-verify"), [table_parameter()], work))
