"""Opening a table: whether it may be opened here, the lobby itself, and what its host reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.store.records import TableRow
from bot.tables.clock import USUAL
from bot.tables.play import LATE
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction
from bot.ui.table.access import may_have_threads, may_open
from bot.ui.table.look import title_text
from bot.ui.table.roles import herald
from data.text import Text, Value
from data.words import Words, nearest
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle

NEEDED = ("attach_files", "embed_links", "read_message_history", "send_messages", "view_channel")


async def place_of(interaction: Interaction) -> tuple[int, int]:
    """The server and the channel, if a table may be opened there by this person."""
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or channel is None:
        raise RefusedError(Text("new-in-server"))
    if isinstance(channel, discord.Thread):
        raise RefusedError(Text("new-in-thread"))
    await may_open(interaction, guild, channel.id)
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        names: list[Any] = [Text(f"permission-{name.replace('_', '-')}") for name in missing]
        raise RefusedError(Text("new-permissions", {"missing": names, "count": len(names)}))
    return guild, channel.id


async def open_table(
    interaction: Interaction,
    title: AnyTitle,
    given: Mapping[str, str],
    *,
    seats: int | None = None,
    autostart: bool = False,
    pace: str | None = None,
    late: str | None = None,
    least: int | None = None,
    hints: str | None = None,
) -> TableRow:
    """Open a lobby of the acting person in this channel."""
    app, user = interaction.client, interaction.user
    place = await place_of(interaction)
    row = await app.tables.open(
        title,
        place,
        (user.id, own_name(user)),
        title.options.parse(dict(given)),
        places=seats,
        autostart=autostart,
        pace=pace or (await app.guests.server(place[0])).pace or USUAL,
        late=late or LATE[0],
        least=least,
        hints=hints,
    )
    app.tables.attendance.came(row.id, 0)
    await app.guests.change_person(user.id, own_name(user), locale=str(interaction.locale))
    await herald(interaction, row)
    return row


async def opened(interaction: Interaction, row: TableRow, words: Words) -> list[str]:
    """What the host of a lobby reads."""
    server = await interaction.client.guests.server(row.server)
    # The card speaks the language of the server, so its buttons are called as they stand there.
    guild = interaction.guild
    card = Words(nearest(server.language or (str(guild.preferred_locale) if guild else None)))
    names: dict[str, Value] = {"title": title_text(row), "table": str(row.id)}
    names |= {"join": card("button-join"), "start": card("button-start")}
    lines = [words("new-opened", autostart="yes" if row.autostart else "no", **names)]
    if server.place == "thread" and not may_have_threads(interaction.channel):
        lines.append(words("new-no-thread"))
    return lines
