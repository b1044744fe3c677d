"""The commands of a lobby's host: set up, invite, note, time."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.tables.which import SeveralError
from bot.ui.gathering.hosting import NEVER, begin_at, put_note, set_up, take_note
from bot.ui.habits.moments import moments_like, read_moment
from bot.ui.kit.content import Content
from bot.ui.kit.limits import CHOICES
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.inviting import invited
from bot.ui.table.commands import Parameter, command, meant, offered, on_table, said, several, table_parameter
from data.text import Text
from engines.kernel import RefusedError

Somebody = discord.User | discord.Member
ECHOED = 40


async def invite(
    interaction: Interaction, person: Somebody | None = None, table: int | None = None
) -> Content:
    """Invite somebody to one's lobby."""
    if person is None:
        raise RefusedError(Text("invite-whom"))
    try:
        number = await meant(interaction, table, waiting=False)
    except SeveralError as error:
        return await several(interaction, error, "setup")
    return await invited(interaction, number, person)


async def note(interaction: Interaction, text: str | None = None, table: int | None = None) -> Content:
    """Say something on the card of one's lobby, or take it away."""
    try:
        number = await meant(interaction, table, waiting=False)
    except SeveralError as error:
        return await several(interaction, error, "setup")
    if text is None:
        return await take_note(interaction, number)
    return await put_note(interaction, number, text)


async def time(interaction: Interaction, when: str | None = None, table: int | None = None) -> Content:
    """Set the moment at which one's lobby begins by itself."""
    try:
        number = await meant(interaction, table, waiting=False)
    except SeveralError as error:
        return await several(interaction, error, "setup")
    if when is None:
        return await set_up(interaction, number)
    if when.strip().casefold() == NEVER:
        return await begin_at(interaction, number, None)
    words, guests = await private_words(interaction), interaction.client.guests
    zone = (await guests.person(interaction.user.id)).zone
    moment = read_moment(when, guests.now, zone, words.language)
    if moment is None:
        raise RefusedError(Text("begins-unknown", {"typed": safe(cut(when, ECHOED))}))
    return await begin_at(interaction, number, moment)


async def _moments(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    words, guests = await private_words(interaction), interaction.client.guests
    zone = (await guests.person(interaction.user.id)).zone
    found = moments_like(current, guests.now, zone, words.language, CHOICES - 1)
    never = offered(words("setup-no-time"), NEVER)
    return [*(offered(name, value) for name, value in found), never]


def lobby_commands() -> list[app_commands.Command[Any, ..., None]]:
    """All of them, for the group of commands about tables."""
    person = Parameter("person", discord.User, said("cmd-table-invite-person"))
    words = Parameter("text", str, said("cmd-table-note-text"))
    when = Parameter("when", str, said("cmd-table-time-when"), complete=_moments)
    setup = on_table("setup", set_up, waiting=False)
    return [
        command("setup", said("cmd-table-setup"), [table_parameter()], setup),
        command("invite", said("cmd-table-invite"), [person, table_parameter()], invite),
        command("note", said("cmd-table-note"), [words, table_parameter()], note),
        command("time", said("cmd-table-time"), [when, table_parameter()], time),
    ]
