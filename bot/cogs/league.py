"""Leagues of a server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.store.leagues import LEAGUE
from bot.tables.leagues import PACES
from bot.ui.gathering.leagues import end, open_league, remove, show, step
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.table.commands import Parameter, choices, command, offered, said
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall

USUAL_ROUNDS = 3


async def open_(
    interaction: Interaction, title: str | None = None, pace: str | None = None, rounds: int | None = None
) -> Content:
    """Open a league."""
    if title is None:
        raise RefusedError(Text("league-which"))
    return await open_league(interaction, title, pace or PACES[0], USUAL_ROUNDS if rounds is None else rounds)


async def remove_(interaction: Interaction, person: discord.User | discord.Member | None = None) -> Content:
    """Take somebody off."""
    return await remove(interaction, person)


async def setup(bot: Guildhall) -> None:
    """Add the commands, and what is due in leagues."""
    every = tuple(offered(said(f"{title.words}-title"), name) for name, title in sorted(titles().items()))
    parameters = [
        Parameter("title", str, said("cmd-league-title"), choices=every),
        Parameter("pace", str, said("cmd-league-pace"), choices=choices("pace", PACES)),
        Parameter("rounds", int, said("cmd-league-rounds")),
    ]
    person = Parameter("person", discord.User, said("cmd-league-person"))
    group = app_commands.Group(name="league", description=said("cmd-league"))
    group.add_command(command("open", said("cmd-league-open"), parameters, open_))
    group.add_command(command("standings", said("cmd-league-standings"), [], show))
    group.add_command(command("remove", said("cmd-league-remove"), [person], remove_))
    group.add_command(command("end", said("cmd-league-end"), [], end))
    bot.tree.add_command(group)
    bot.timekeeper.clockwork.due[LEAGUE] = partial(step, bot)
