"""Wishes of servers and of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.store import tables
from bot.store.records import Server
from bot.ui.habits.wishes import OFF, REMINDERS, hours, shown, wished, zones
from bot.ui.kit.content import Content
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.channels import channels, parameters
from bot.ui.table.commands import Parameter, choices, command, offered, said
from bot.ui.table.roles import mentionable, wanted
from data.text import Text, plain
from data.words import Words, language_name, languages
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

AUTO = "auto"
PACES = ("quick", "daily", "relaxed", "weekly", "none")
USUAL_PACE = "relaxed"


async def server(
    interaction: Interaction,
    language: str | None = None,
    tables: str | None = None,
    openers: str | None = None,
    pace: str | None = None,
    *,
    role: discord.Role | None = None,
    role_off: str | None = None,
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
    if pace is not None:
        wishes["pace"] = pace
    if role is not None or role_off is not None:
        wishes["role"] = None if role is None or role_off is not None else role
    if wishes and not interaction.permissions.manage_guild:
        raise RefusedError(Text("settings-managers"))
    if wishes.get("role") is not None:
        wishes["role"] = wanted(wishes["role"])
    guests = interaction.client.guests
    now = (
        await guests.change_server(interaction.guild_id, **wishes)
        if wishes
        else await guests.server(interaction.guild_id)
    )
    lines = [
        words(
            "settings-server",
            language=_language(now.language),
            place=Text(f"place-{now.place}"),
            openers=Text(f"openers-{now.openers}"),
        ),
        words("settings-server-pace", pace=Text(f"settings-pace-{now.pace or USUAL_PACE}")),
        _role(interaction, now, words),
    ]
    if not wishes:
        lines.append(words("settings-how-server"))
    return Content("\n".join(lines))


def _role(interaction: Interaction, now: Server, words: Words) -> str:
    """Which role new tables call, if any."""
    if now.role is None:
        return words("settings-server-role-none")
    guild = interaction.guild
    known = None if guild is None else guild.get_role(now.role)
    if known is None or not mentionable(known):
        return words("settings-server-role-gone")
    return words("settings-server-role", role=f"<@&{known.id}>")


async def own(
    interaction: Interaction,
    language: str | None = None,
    dms: str | None = None,
    confirm: str | None = None,
    invitations: str | None = None,
    **time: str | None,
) -> Content:
    """Show or change what the acting person wishes."""
    user = interaction.user
    guests = interaction.client.guests
    known = await guests.person(user.id, own_name(user))
    wishes = wished(known, await private_words(interaction), **time)
    if language is not None:
        wishes["language"] = None if language == AUTO else language
    if confirm is not None:
        wishes["confirm"] = None if confirm == AUTO else confirm == "on"
    if invitations is not None:
        wishes["invitations"] = invitations == "on"
    if dms is not None:
        wishes |= {"dms": dms == "on", "dm_closed": False}
    now = await guests.change_person(user.id, own_name(user), **wishes) if wishes else known
    if dms is not None:
        await _show_hands(interaction)
    words = await private_words(interaction)
    lines = [
        words(
            "settings-own",
            language=_language(now.language),
            dms=Text("option-on" if now.dms else "option-off"),
            closed="yes" if now.dm_closed else "no",
        ),
        words("settings-confirm", confirm=Text(f"confirm-{_confirm(now.confirm)}")),
        words("settings-invitations", invitations=Text("option-on" if now.invitations else "option-off")),
        shown(now, words, interaction.client.clock),
    ]
    if not wishes:
        lines.append(words("settings-how-own"))
    if "zone" in wishes or "quiet_from" in wishes:
        lines.append(words("settings-from-next"))
    return Content("\n".join(lines))


def _language(wish: str | None) -> Text:
    """A language as it calls itself."""
    return Text("language-auto") if wish is None else plain(language_name(wish))


def _confirm(wish: bool | None) -> str:  # a wish as it is kept
    return AUTO if wish is None else "on" if wish else "off"


async def _show_hands(interaction: Interaction) -> None:
    """Bring the private messages of this person's tables up to date with the wish."""
    app = interaction.client
    async with app.store.reading() as connection:
        mine = await tables.of_person(connection, interaction.user.id)
    for row, _ in mine:
        if row.state == "playing":
            await app.tables.refresh(row.id, interaction.user.id)


def _time() -> list[Parameter]:
    """What can be said about one's time."""
    times = [app_commands.Choice(name=f"{hour}:00", value=str(hour)) for hour in range(24)]
    return [
        Parameter("zone", str, said("cmd-settings-zone"), complete=zones),
        Parameter("quiet", str, said("cmd-settings-quiet"), complete=hours),
        Parameter("reminders", str, said("cmd-settings-reminders"), choices=choices("reminders", REMINDERS)),
        Parameter("digest", str, said("cmd-settings-digest"), choices=(*choices("option", (OFF,)), *times)),
    ]


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = app_commands.Group(name="settings", description=said("cmd-settings"))
    spoken = tuple(offered(language_name(one), one) for one in languages())
    tongue = Parameter(
        "language", str, said("cmd-settings-language"), choices=(*choices("language", (AUTO,)), *spoken)
    )
    place = Parameter(
        "tables", str, said("cmd-settings-tables"), choices=choices("place", ("thread", "channel"))
    )
    openers = Parameter(
        "openers", str, said("cmd-settings-openers"), choices=choices("openers", ("everyone", "managers"))
    )
    pace = Parameter("pace", str, said("cmd-settings-pace"), choices=choices("settings-pace", PACES))
    dms = Parameter("dms", str, said("cmd-settings-dms"), choices=choices("option", ("on", "off")))
    role = Parameter("role", discord.Role, said("cmd-settings-role"))
    off = Parameter("role_off", str, said("cmd-settings-role-off"), choices=choices("option", ("off",)))
    ours = [tongue, place, openers, pace, role, off]
    group.add_command(command("server", said("cmd-settings-server"), ours, server))
    group.add_command(command("channels", said("cmd-settings-channels"), parameters(), channels))
    confirm = Parameter(
        "confirm", str, said("cmd-settings-confirm"), choices=choices("confirm", (AUTO, "on", "off"))
    )
    invited = Parameter(
        "invitations", str, said("cmd-settings-invitations"), choices=choices("option", ("on", "off"))
    )
    wishes = [tongue, dms, confirm, invited, *_time()]
    group.add_command(command("own", said("cmd-settings-own"), wishes, own))
    bot.tree.add_command(group)
