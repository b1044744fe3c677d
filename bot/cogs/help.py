"""Where to begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.press import Interaction, button
from bot.ui.kit.reply import private_words
from bot.ui.table.clickable import clickable
from bot.ui.table.commands import command, said
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall


async def help_(interaction: Interaction) -> Content:
    """What the bot does, and the first commands."""
    groups = sorted(title.words for title in titles().values())
    words = await private_words(interaction)
    text = clickable(help_text(words, groups), interaction.client.command_ids)
    doors = [
        button(Id("door", ANYWHERE), words("button-door"), style=discord.ButtonStyle.success),
        button(Id("find", ANYWHERE), words("button-find")),
        button(Id("mine", ANYWHERE), words("button-mine")),
    ]
    return Content(text, items=doors)


def help_text(words: Words, groups: Sequence[str]) -> str:
    """A line for each title, as many as there is room for in one message."""
    shown = [words("help-title", title=Text(f"{group}-title"), group=group) for group in groups]
    others: list[str] = []
    while True:
        text = "\n".join([words("help-head"), *shown, *others, words("help-rest"), words("help-more")])
        if len(text) <= limits.MESSAGE or not shown:
            return text
        shown.pop()
        others = [words("help-others", count=len(groups) - len(shown))]


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    bot.tree.add_command(command("help", said("cmd-help"), [], help_))
