"""In which channels of a server tables may be opened."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.store.records import Server
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import Parameter, said
from data.text import Text
from engines.kernel import RefusedError

MOST = 25


def refuse_elsewhere(interaction: Interaction, wishes: Server, place: int) -> None:
    """Refuse a channel that is none of those where this server wants its tables; none is opened in a thread anyway."""
    named = _standing(interaction, wishes)
    if not named or place in named:
        return
    seen = [one for one in named if _sees(interaction, one)]
    if not seen:
        raise RefusedError(Text("new-elsewhere-hidden"))
    raise RefusedError(Text("new-elsewhere", {"channels": [f"<#{one}>" for one in seen], "count": len(seen)}))


def _standing(interaction: Interaction, wishes: Server) -> list[int]:
    """The named channels that still exist."""
    guild = interaction.client.get_guild(wishes.id)
    named = wishes.channels or []
    return named if guild is None else [one for one in named if guild.get_channel(one) is not None]


def _sees(interaction: Interaction, number: int) -> bool:
    channel, user = interaction.client.get_channel(number), interaction.user
    return (
        isinstance(channel, discord.abc.GuildChannel)
        and isinstance(user, discord.Member)
        and channel.permissions_for(user).view_channel
    )


# The command


def parameters() -> list[Parameter]:
    """A channel more, or one fewer: Discord offers both in a list, on a phone, too."""
    return [
        Parameter("add", discord.TextChannel, said("cmd-settings-channels-add")),
        Parameter("remove", discord.TextChannel, said("cmd-settings-channels-remove")),
    ]


async def channels(
    interaction: Interaction,
    add: discord.TextChannel | None = None,
    remove: discord.TextChannel | None = None,
) -> Content:
    """Show or change in which channels of the server tables may be opened."""
    words = await private_words(interaction)
    if interaction.guild_id is None:
        raise RefusedError(Text("settings-in-server"))
    changes = add is not None or remove is not None
    if changes and not interaction.permissions.manage_guild:
        raise RefusedError(Text("settings-managers"))
    guests = interaction.client.guests
    wishes = await guests.server(interaction.guild_id)
    had = bool(wishes.channels)
    if changes:

        def alter(known: Server) -> Server:
            named = _changed(_standing(interaction, known), add, remove)
            return replace(known, channels=named or None)

        wishes = await guests.alter_server(interaction.guild_id, alter)
    named = _standing(interaction, wishes)
    if named:
        shown = words("settings-channels", channels=[f"<#{one}>" for one in named])
    else:
        shown = words("settings-channels-gone" if had and not changes else "settings-channels-all")
    return Content(shown if changes else "\n".join([shown, words("settings-how-channels")]))


def _changed(
    named: list[int], add: discord.TextChannel | None, remove: discord.TextChannel | None
) -> list[int]:
    """The channels with one more and one fewer."""
    if remove is not None and remove.id not in named:
        raise RefusedError(Text("settings-channel-not-named", {"channel": f"<#{remove.id}>"}))
    kept = [one for one in named if remove is None or one != remove.id]
    if add is None or add.id in kept:
        return kept
    if len(kept) >= MOST:
        raise RefusedError(Text("settings-channels-many", {"most": MOST}))
    return [*kept, add.id]
