"""The commands about tables of any title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.store import people, tables, votes
from bot.store.records import JournalRow
from bot.tables.commit import BEFORE_ALL, EVENTS
from bot.tables.live import Live
from bot.ui.gathering.finding import find
from bot.ui.gathering.lobby_commands import lobby_commands
from bot.ui.gathering.mine import mine
from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.closing import close
from bot.ui.play.looking import panel_of
from bot.ui.play.proposing import vote_command
from bot.ui.play.watching import watch
from bot.ui.results.looking_back import review_command
from bot.ui.results.replaying import replay_command
from bot.ui.table.access import admit, admitted
from bot.ui.table.besides import Kept, Told, besides
from bot.ui.table.commands import Parameter, chosen, command, on_table, said, table_parameter
from bot.ui.table.look import spoken, title_name, told
from bot.ui.table.tenures import Tenures
from bot.ui.table.visit import Later, saying, visited
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

PAUSE = 3 * 3600
LATE = "late"


# Leaving


@chosen("leaving")
async def leave(interaction: Interaction, number: int) -> Content:
    """Leave a lobby, or ask whether to hand the seat of a running match to a computer."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        live.seat(interaction.user.id)
        if live.row.state == "playing":
            sure = button(Id("quit", number), words("button-quit"), style=discord.ButtonStyle.danger)
            ask = "leave-sure-last" if len(live.row.people) == 1 else "leave-sure"
            return saying(Content(words(ask, table=str(number)), items=[sure]))
        done = await interaction.client.tables.leave_held(live, interaction.user.id)
        return saying(Content(words(done, table=str(number))))

    return await visited(interaction, number, act)


@pressed("quit")
async def quit_(interaction: Interaction, identity: Id) -> Content:
    """Hand the seat of a running match to a computer."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        done = await interaction.client.tables.leave_held(live, interaction.user.id)
        return saying(Content(words(done, table=str(identity.table))))

    return await visited(interaction, identity.table, act)


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


# The story


async def history(interaction: Interaction, number: int, page: int = 0) -> Content:
    """What has happened at a table, the latest page first."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(number) as live:
        admit(interaction, live.row)
        row = live.row
    async with app.store.reading() as connection:
        journal = await tables.read_journal(connection, number, BEFORE_ALL)
        known, tenures = await votes.lately(connection, number, 0), await tables.tenures(connection, number)
        asking = [vote.candidate for vote in known if vote.candidate is not None]
        names = {one: who.name for one, who in (await people.several(connection, asking)).items()}
    sat = await Tenures.of(app.store, row)
    beside = besides(row, Kept(journal, known, tenures, names), app.tables.now, words)
    found = _latest_last(_story(journal, sat, interaction.user.id, words, beside))
    if not found:
        return Content(words("history-empty", table=str(number)))
    page = min(page, len(found) - 1)
    index = len(found) - 1 - page
    items = []
    if len(found) > 1:
        label = words("button-older", page=index + 1, pages=len(found))
        items.append(button(Id("history", number, page=page + 1), label, disabled=index == 0))
        later = Id("history", number, page=max(0, page - 1))
        items.append(button(later, words("button-history-later"), disabled=page == 0))
    head = words("history-head", title=title_name(row, words), table=str(number))
    since = words("history-since")
    if any(since in older.splitlines() for older in found[:index]):
        head = f"{head}\n{since}"
    return Content(f"{head}\n{found[index]}", items=items)


def _latest_last(lines: list[str]) -> list[str]:
    """The story in pages, of which only the oldest may be short."""
    found = pages("\n".join(reversed(lines)), PAGE)
    return ["\n".join(reversed(page.splitlines())) for page in reversed(found)]


def _story(
    journal: list[JournalRow], sat: Tenures, person: int, words: Words, beside: Sequence[Told]
) -> list[str]:
    """Every event that this person may know of and what was beside them, a line each, with a mark after the own last turn.

    The day is told where play went on after a pause, else only the time.
    """
    seat = sat.row.seat_of(person)
    own = [entry.number for entry in journal if entry.seat == seat and entry.by == "person"]
    last = own[-1] if own and sat.row.state == "playing" else None
    lines: list[str] = []
    before, left = 0, list(beside)
    for entry in journal:
        while left and left[0][0] <= entry.at:
            lines.append(_told_beside(*left.pop(0), words))
        events = [event for event in EVENTS.validate_json(entry.events) if event.seen_by(seat)]
        row = sat.then(entry)
        if entry.by == LATE:
            name = spoken(row, words).name(entry.seat)
            lines.append(
                words("history-line", at=f"<t:{entry.at}:t>", event=words("history-late", name=name))
            )
        for line in told(events, row, words):
            form = "f" if entry.at - before > PAUSE else "t"
            lines.append(words("history-line", at=f"<t:{entry.at}:{form}>", event=line))
            before = entry.at
        if entry.number == last:
            lines.append(words("history-since" if entry is not journal[-1] else "history-since-nothing"))
    return lines + [_told_beside(*told_, words) for told_ in left]


def _told_beside(moment: int, event: str, words: Words) -> str:
    return words("history-line", at=f"<t:{moment}:f>", event=event)


@pressed("history")
async def turn_history(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the story."""
    return await history(interaction, identity.table, identity.page)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = app_commands.Group(name="table", description=said("cmd-table"))
    group.add_command(command("list", said("cmd-table-list"), [], mine))
    for name, work in (
        ("leave", on_table("leaving", leave, waiting=False)),
        ("undo", on_table("takeback", undo, waiting=False)),
        ("history", on_table("history", history)),
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
