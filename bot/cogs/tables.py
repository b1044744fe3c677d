"""The commands about tables of any title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.tables.live import Live
from bot.ui.gathering.finding import find
from bot.ui.gathering.lobby_commands import lobby_commands
from bot.ui.gathering.mine import mine
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.closing import close
from bot.ui.play.leaving import leave
from bot.ui.play.looking import panel_of
from bot.ui.play.proposing import vote_command
from bot.ui.play.watching import watch
from bot.ui.results.looking_back import review_command
from bot.ui.results.replaying import replay_command
from bot.ui.results.story import history
from bot.ui.table.access import admitted
from bot.ui.table.commands import Parameter, chosen, command, on_latest, on_table, said, table_parameter
from bot.ui.table.visit import Later, visited

if TYPE_CHECKING:
    from bot.app import Guildhall


# Taking back, posting anew


@chosen("takeback")
async def undo(interaction: Interaction, number: int) -> Content:
    """Take the last answer back."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.play.undo(live, interaction.user.id)
        return panel_of(interaction, live, words)

    return await visited(interaction, number, act)


@chosen("resend")
async def resend(interaction: Interaction, number: int) -> Content:
    """Post the table's messages anew, and try the DM again."""
    words = await private_words(interaction)
    await admitted(interaction, number)
    await interaction.client.guests.change_person(interaction.user.id, dm_closed=False)
    await interaction.client.tables.resend(number, interaction.user.id)
    return Content(words("resend-done", table=str(number)))


async def find_tables(interaction: Interaction) -> Content:
    """Tables of this server to join or to watch."""
    return await find(interaction)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = app_commands.Group(name="table", description=said("cmd-table"))
    group.add_command(command("list", said("cmd-table-list"), [], mine))
    for name, work in (
        ("leave", on_table("leaving", leave, waiting=False)),
        ("undo", on_table("takeback", undo, waiting=False)),
        ("history", on_latest("history", history)),
        ("resend", on_table("resend", resend, waiting=False)),
    ):
        group.add_command(command(name, said(f"cmd-table-{name}"), [table_parameter()], work))
    reason = Parameter("reason", str, said("cmd-table-close-reason"))
    group.add_command(command("close", said("cmd-table-close"), [reason, table_parameter()], close))
    step = Parameter("step", int, said("cmd-table-replay-step"))
    group.add_command(command("replay", said("cmd-table-replay"), [table_parameter(), step], replay_command))
    review = command("review", said("cmd-table-review"), [table_parameter()], review_command)
    group.add_command(review)
    group.add_command(vote_command())
    group.add_command(command("find", said("cmd-table-find"), [], find_tables))
    watching = on_table("watch", watch, waiting=False)
    group.add_command(command("watch", said("cmd-table-watch"), [table_parameter()], watching))
    for one in lobby_commands():
        group.add_command(one)
    bot.tree.add_command(group)
