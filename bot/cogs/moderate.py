"""What the moderators of a server may do: bar people from its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.store.bars import Bar
from bot.ui.kit.content import Content, pages
from bot.ui.kit.limits import PAGE
from bot.ui.kit.markup import safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import Parameter, command, said
from bot.ui.table.moderators import moderates, of_server
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

Somebody = discord.User | discord.Member


async def bar(interaction: Interaction, person: Somebody | None = None, reason: str | None = None) -> Content:
    """Keep somebody from the tables of this server."""
    server, who = of_server(interaction), _named(person)
    if who.id == interaction.user.id:
        raise RefusedError(Text("bar-yourself"))
    if who.bot:
        raise RefusedError(Text("bar-bot"))
    if moderates(who):
        raise RefusedError(Text("bar-moderator"))
    words = await private_words(interaction)
    left = await interaction.client.moderation.bar(server, who.id, interaction.user.id, reason)
    return Content(words("bar-done", who=f"<@{who.id}>", count=left), mentions=[who.id])


async def unbar(interaction: Interaction, person: Somebody | None = None) -> Content:
    """Let somebody sit down again."""
    server, who = of_server(interaction), _named(person)
    words = await private_words(interaction)
    await interaction.client.moderation.unbar(server, who.id)
    return Content(words("unbar-done", who=f"<@{who.id}>"), mentions=[who.id])


async def bars(interaction: Interaction) -> Content:
    """Everybody who is barred here, the latest first, as many as fit."""
    server = of_server(interaction)
    words = await private_words(interaction)
    found = await interaction.client.moderation.barred(server)
    if not found:
        return Content(words("bars-none"))
    shown = pages("\n".join(_line(one, words) for one in found), PAGE)[0]
    lines, left = shown.splitlines(), len(found) - len(shown.splitlines())
    more = [words("bars-more", count=left)] if left else []
    named = {who for one in found[: len(lines)] for who in (one.person, one.by) if who > 0}
    return Content("\n".join([words("bars-head", count=len(found)), *lines, *more]), mentions=sorted(named))


def _line(one: Bar, words: Words) -> str:
    said_ = {"reason": safe(one.reason)} if one.reason else {}
    return words(
        "bars-line" if said_ else "bars-line-plain",
        who=_called(one.person, words),
        by=_called(one.by, words),
        since=f"<t:{one.at}:D>",
        **said_,
    )


def _called(person: int, words: Words) -> str:
    return f"<@{person}>" if person > 0 else words("person-erased")


def _named(person: Somebody | None) -> Somebody:
    if person is None:
        raise RefusedError(Text("bar-whom"))
    return person


async def setup(bot: Guildhall) -> None:
    """Add the commands; Discord offers them to moderators only, and they ask once more themselves."""
    group = app_commands.Group(
        name="moderate",
        description=said("cmd-moderate"),
        default_permissions=discord.Permissions(manage_threads=True),
    )
    person = Parameter("person", discord.User, said("cmd-moderate-person"))
    reason = Parameter("reason", str, said("cmd-moderate-reason"))
    group.add_command(command("bar", said("cmd-moderate-bar"), [person, reason], bar))
    group.add_command(command("unbar", said("cmd-moderate-unbar"), [person], unbar))
    group.add_command(command("bars", said("cmd-moderate-bars"), [], bars))
    bot.tree.add_command(group)
