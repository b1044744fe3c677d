"""Moderators and managers of a server on a stage."""

from __future__ import annotations

import discord
import simcord

from tests.e2e.stage import Person, Reply, Seen, Stage

WHY = "Nobody has come for a month"


def gives(
    stage: Stage, person: Person, server: simcord.GuildHandle | None = None, **permissions: bool
) -> None:
    """Give somebody a role of the server with these permissions."""
    guild = server or stage.server
    role = guild.create_role("role", permissions=discord.Permissions(**permissions))
    stage.env.backend.get_guild(guild.id).members[person.id].role_ids.append(role.id)


def moderator(stage: Stage, person: Person, server: simcord.GuildHandle | None = None) -> None:
    """Make somebody a moderator: whoever may manage threads."""
    gives(stage, person, server, manage_threads=True)


def takes_all(stage: Stage, person: Person) -> None:
    """Somebody loses every role."""
    stage.env.backend.get_guild(stage.server.id).members[person.id].role_ids.clear()


def offers_to_all(stage: Stage, server: simcord.GuildHandle | None = None) -> None:
    """The managers of the server let everybody see the commands of moderators."""
    guild = server or stage.server
    known = stage.env.backend.find_command("moderate", guild.id, type=1)
    assert known is not None
    guild.set_command_permissions(int(known["id"]), {guild.default_role: True})


async def asks_to_close(stage: Stage, person: Person, table: int = 1, reason: str = WHY) -> Reply:
    """A moderator begins to close a table."""
    return await stage.says(person, "table close", table=table, reason=reason)


async def closes(stage: Stage, person: Person, table: int = 1, reason: str = WHY) -> Reply:
    """A moderator closes a table."""
    asked = await asks_to_close(stage, person, table, reason)
    return await stage.presses(person, "Close for good", asked)


def closings(stage: Stage, *places: simcord.ChannelHandle) -> list[Seen]:
    """The messages that tell players that their table is closed."""
    return [one for place in places for one in stage.own(place) if "is closed.\n" in one.text]
