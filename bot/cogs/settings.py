"""Wishes of servers and of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.store import tables
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import Parameter, command, said
from data.text import Text
from data.words import languages
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

AUTO = "auto"


def choices(prefix: str, values: tuple[str, ...]) -> tuple[app_commands.Choice[str], ...]:
    """Values with how they are called."""
    return tuple(app_commands.Choice(name=said(f"{prefix}-{value}"), value=value) for value in values)


async def server(
    interaction: Interaction,
    language: str | None = None,
    tables: str | None = None,
    openers: str | None = None,
) -> Content:
    """Show or change what the server wishes."""
    words = await private_words(interaction)
    if interaction.guild_id is None:
        raise RefusedError(Text("settings-in-server"))
    wishes: dict[str, Any] = {}
    if language is not None:
        wishes["language"] = None if language == AUTO else language
    if tables is not None:
        wishes["place"] = tables
    if openers is not None:
        wishes["openers"] = openers
    if wishes and not interaction.permissions.manage_guild:
        raise RefusedError(Text("settings-managers"))
    guests = interaction.client.guests
    now = (
        await guests.change_server(interaction.guild_id, **wishes)
        if wishes
        else await guests.server(interaction.guild_id)
    )
    said = words(
        "settings-server",
        language=Text(f"language-{now.language or AUTO}"),
        place=Text(f"place-{now.place}"),
        openers=Text(f"openers-{now.openers}"),
    )
    return Content(said if wishes else "\n".join([said, words("settings-how-server")]))


async def own(interaction: Interaction, language: str | None = None, dms: str | None = None) -> Content:
    """Show or change what the acting person wishes."""
    wishes: dict[str, Any] = {}
    if language is not None:
        wishes["language"] = None if language == AUTO else language
    if dms is not None:
        wishes |= {"dms": dms == "on", "dm_closed": False}
    user = interaction.user
    guests = interaction.client.guests
    now = await (
        guests.change_person(user.id, user.display_name, **wishes)
        if wishes
        else guests.person(user.id, user.display_name)
    )
    if dms is not None:
        await _show_hands(interaction)
    words = await private_words(interaction)
    said = words(
        "settings-own",
        language=Text(f"language-{now.language or AUTO}"),
        dms=Text("option-on" if now.dms else "option-off"),
        closed="yes" if now.dm_closed else "no",
    )
    return Content(said if wishes else "\n".join([said, words("settings-how-own")]))


async def _show_hands(interaction: Interaction) -> None:
    """Bring the private messages of this person's tables up to date with the wish."""
    app = interaction.client
    async with app.store.reading() as connection:
        mine = await tables.of_person(connection, interaction.user.id)
    for row, _ in mine:
        if row.state == "playing":
            await app.tables.refresh(row.id, interaction.user.id)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = app_commands.Group(name="settings", description=said("cmd-settings"))
    tongue = Parameter(
        "language", str, said("cmd-settings-language"), choices=choices("language", (AUTO, *languages()))
    )
    place = Parameter(
        "tables", str, said("cmd-settings-tables"), choices=choices("place", ("thread", "channel"))
    )
    openers = Parameter(
        "openers", str, said("cmd-settings-openers"), choices=choices("openers", ("everyone", "managers"))
    )
    dms = Parameter("dms", str, said("cmd-settings-dms"), choices=choices("option", ("on", "off")))
    group.add_command(command("server", said("cmd-settings-server"), [tongue, place, openers], server))
    group.add_command(command("own", said("cmd-settings-own"), [tongue, dms], own))
    bot.tree.add_command(group)
