"""The commands about tables of any title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.store import tables
from bot.tables.commit import EVENTS
from bot.tables.which import SeveralError
from bot.ui import presses
from bot.ui.content import Content, pages
from bot.ui.ids import Id
from bot.ui.look import named, title_name, told
from bot.ui.messages import THREAD_LINK
from bot.ui.press import Interaction, button, pressed
from bot.ui.reply import answer, private_words
from bot.ui.title_commands import command, meant, said, several, table_parameter
from data.text import Text
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

PAGE = 1800
SHOWN = 20


async def list_(interaction: Interaction) -> Content:
    """My open tables; those that wait for me first."""
    words = await private_words(interaction)
    async with interaction.client.store.reading() as connection:
        mine = await tables.of_person(connection, interaction.user.id)
    if not mine:
        return Content(words("list-empty"))
    lines = [words("list-head", count=len(mine))]
    for row, waits in mine[:SHOWN]:
        state = "waits" if waits else row.state
        link = THREAD_LINK.format(server=row.server, place=row.place)
        lines.append(words(f"list-{state}", title=title_name(row, words), table=row.id, link=link))
    return Content("\n".join(lines))


async def leave(interaction: Interaction, table: int | None = None) -> Content:
    """Leave a lobby, or ask whether to hand the seat of a running match to a computer."""
    words = await private_words(interaction)
    try:
        number = await meant(interaction, None, table)
    except SeveralError as error:
        return Content(words("table-name-it", tables=words.listed([str(row.id) for row in error.rows])))
    async with interaction.client.tables.enter(number) as live:
        live.seat(interaction.user.id)
        running = live.row.state == "playing"
    if running:
        return Content(
            words("leave-sure", table=number), items=[button(Id("quit", number), words("button-quit"))]
        )
    done = await interaction.client.tables.leave(number, interaction.user.id)
    return Content(words(done, table=number))


@pressed("quit")
async def quit_(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Hand the seat of a running match to a computer."""
    del values

    async def work() -> Content:
        words = await private_words(interaction)
        await presses.check_table(interaction, identity.table)
        done = await interaction.client.tables.leave(identity.table, interaction.user.id)
        return Content(words(done, table=identity.table))

    await answer(interaction, work(), edit=presses.private(interaction))


async def undo(interaction: Interaction, table: int | None = None) -> Content:
    """Take the last answer back."""
    words = await private_words(interaction)
    try:
        number = await meant(interaction, None, table)
    except SeveralError as error:
        return Content(words("table-name-it", tables=words.listed([str(row.id) for row in error.rows])))
    await interaction.client.tables.undo(number, interaction.user.id)
    return await presses.own_panel(interaction, number)


async def history(interaction: Interaction, table: int | None = None) -> Content:
    """What has happened at a table, the latest page first."""
    words = await private_words(interaction)
    try:
        number = await meant(interaction, None, table)
    except SeveralError as error:
        return several(error, words)
    return await history_page(interaction, number, 0)


async def history_page(interaction: Interaction, number: int, page: int) -> Content:
    """A page of the story of a table, counted from the end."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(number) as live:
        presses.check_server(interaction, live.row.server, number)
        seat = live.row.seat_of(interaction.user.id)
        here = named(live.row, words)
        row = live.row
    async with app.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    if not journal:
        raise RefusedError(Text("history-empty", {"table": number}))
    lines: list[str] = []
    for entry in journal:
        events = [event for event in EVENTS.validate_json(entry.events) if event.seen_by(seat)]
        lines += [
            words("history-line", at=f"<t:{entry.at}:t>", event=Text("plain", {"text": line}))
            for line in told(events, here)
        ]
    found = pages("\n".join(lines), PAGE) or [words("history-empty", table=number)]
    index = len(found) - 1 - page % len(found)
    items = []
    if len(found) > 1:
        older = Id("history", number, page=(page + 1) % len(found) or len(found))
        items.append(button(older, words("button-older", page=index + 1, pages=len(found))))
    head = words("history-head", title=title_name(row, words), table=number)
    return Content(f"{head}\n{found[index]}", items=items)


@pressed("history")
async def turn_history(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Turn a page of the story."""
    del values
    work = history_page(interaction, identity.table, identity.page)
    await answer(interaction, work, edit=presses.private(interaction))


async def resend(interaction: Interaction, table: int | None = None) -> Content:
    """Post the table's messages anew, and try the DM again."""
    words = await private_words(interaction)
    try:
        number = await meant(interaction, None, table)
    except SeveralError as error:
        return Content(words("table-name-it", tables=words.listed([str(row.id) for row in error.rows])))
    await interaction.client.guests.change_person(interaction.user.id, dm_closed=False)
    await interaction.client.tables.resend(number, interaction.user.id)
    return Content(words("resend-done", table=number))


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = app_commands.Group(name="table", description=said("cmd-table"))
    group.add_command(command("list", said("cmd-table-list"), [], list_))
    for name, work in (("leave", leave), ("undo", undo), ("history", history), ("resend", resend)):
        group.add_command(command(name, said(f"cmd-table-{name}"), [table_parameter()], work))
    bot.tree.add_command(group)
