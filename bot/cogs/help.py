"""Where to begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import command, said
from data.text import Text
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall


async def help_(interaction: Interaction) -> Content:
    """What the bot does, and the first three commands."""
    words = await private_words(interaction)
    groups = {title.words: title for title in titles().values()}
    lines = [words("help-head")]
    lines += [words("help-title", title=Text(f"{name}-title"), group=name) for name in sorted(groups)]
    lines += [words("help-rest"), words("help-more")]
    return Content("\n".join(lines))


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    bot.tree.add_command(command("help", said("cmd-help"), [], help_))
