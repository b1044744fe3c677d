"""The role of a server that new tables call: only one that everybody may mention, never everybody, and once an hour at most."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.store.records import Server, TableRow
from bot.tables.clock import HOUR
from bot.tables.facts import Heralded
from bot.ui.kit.press import Interaction
from data.text import Text
from engines.kernel import RefusedError

EVERY = HOUR


def mentionable(role: discord.Role) -> bool:
    """Whether this role may be called: not everybody, and nobody who does not want it."""
    return role.mentionable and not role.is_default()


def wanted(role: discord.Role) -> int:
    """The role as a server wishes it; refused where it is not for calling people."""
    if role.is_default():
        raise RefusedError(Text("settings-role-everyone"))
    if not role.mentionable:
        raise RefusedError(Text("settings-role-unmentionable", {"role": f"<@&{role.id}>"}))
    return role.id


async def herald(interaction: Interaction, row: TableRow) -> None:
    """Call the role to a lobby that was just opened, unless there was a call lately."""
    app, now = interaction.client, interaction.client.tables.now
    if row.state != "lobby" or (await app.guests.server(row.server)).role is None:
        return
    called: list[int] = []

    def alter(known: Server) -> Server:
        if known.role is None or (known.roled is not None and 0 <= now - known.roled < EVERY):
            return known
        called.append(known.role)
        return replace(known, roled=now)

    await app.guests.alter_server(row.server, alter)
    if called:
        await app.tables.state(row.id, Heralded(called[0]))
