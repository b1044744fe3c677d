"""Saying with whom one would rather not sit; whoever is blocked never hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store.blocks import Block
from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import Parameter, command, said
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

Somebody = discord.User | discord.Member


async def block(interaction: Interaction, person: Somebody | None = None) -> Content:
    """Block somebody; if nobody is named, everybody who is blocked."""
    if person is None:
        return await _list(interaction, 0)
    if person.bot:
        raise RefusedError(Text("block-bot"))
    words = await private_words(interaction)
    await interaction.client.blocking.block(interaction.user.id, person.id)
    return Content(words("block-done", who=f"<@{person.id}>"), mentions=[person.id])


async def unblock(interaction: Interaction, person: Somebody | None = None) -> Content:
    """Take a block back."""
    if person is None:
        raise RefusedError(Text("unblock-whom"))
    words = await private_words(interaction)
    await interaction.client.blocking.unblock(interaction.user.id, person.id)
    return Content(words("unblock-done", who=f"<@{person.id}>"), mentions=[person.id])


async def _list(interaction: Interaction, page: int) -> Content:
    """A page of those who are blocked, the latest first."""
    words = await private_words(interaction)
    found = await interaction.client.blocking.blocked(interaction.user.id)
    if not found:
        return Content(words("blocks-none"))
    shown = pages("\n".join(_line(one, words) for one in found), PAGE)
    here = min(page, len(shown) - 1)
    items = []
    if len(shown) > 1:
        sooner = Id("blocks", ANYWHERE, page=max(0, here - 1))
        items.append(button(sooner, words("button-blocks-later"), disabled=here == 0))
        older = Id("blocks", ANYWHERE, page=here + 1)
        items.append(button(older, words("button-older"), disabled=here == len(shown) - 1))
    head = words("blocks-head", count=len(found))
    if len(shown) > 1:
        head = words("head-of-page", head=head, page=here + 1, pages=len(shown))
    named = [one.other for one in found if f"<@{one.other}>" in shown[here]]
    return Content("\n".join([head, shown[here]]), items=items, mentions=named)


def _line(one: Block, words: Words) -> str:
    return words("blocks-line", who=f"<@{one.other}>", since=f"<t:{one.at}:D>")


@pressed("blocks")
async def turn(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the list."""
    return await _list(interaction, identity.page)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    whom = Parameter("person", discord.User, said("cmd-block-person"))
    bot.tree.add_command(command("block", said("cmd-block"), [whom], block))
    again = Parameter("person", discord.User, said("cmd-unblock-person"))
    bot.tree.add_command(command("unblock", said("cmd-unblock"), [again], unblock))
