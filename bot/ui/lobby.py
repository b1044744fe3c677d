"""The buttons of a card whose table has not begun."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.refusal import refusal
from bot.ui.access import admitted, private
from bot.ui.content import Content
from bot.ui.ids import Id
from bot.ui.in_place import answer_in_place
from bot.ui.looking import own_panel
from bot.ui.press import Interaction, pressed
from bot.ui.reply import answer, private_words


async def _on_card(
    interaction: Interaction, table: int, said: str, change: Callable[[], Awaitable[object]]
) -> None:
    """Change the lobby; the card itself is the answer, or a sentence where it was not the card that was pressed."""

    async def work() -> str:
        await admitted(interaction, table)
        await change()
        return ""

    async def sentence(_: str) -> Content:
        words = await private_words(interaction)
        return Content(words(said, table=str(table)))

    await answer_in_place(interaction, table, "card", work, sentence)


@pressed("join")
async def join(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Sit down at the table."""
    del values
    app, user = interaction.client, interaction.user

    async def change() -> None:
        await app.tables.join(identity.table, user.id, user.display_name)
        await app.guests.change_person(user.id, user.display_name)

    await _on_card(interaction, identity.table, "lobby-joined", change)


@pressed("leave")
async def leave(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Leave a lobby; a running match is left by command, not by chance."""
    del values
    tables, person = interaction.client.tables, interaction.user.id

    async def change() -> None:
        async with tables.enter(identity.table) as live:
            live.seat(person)
            if live.row.state == "playing":
                raise refusal("table-leave-running", identity.table)
        await tables.leave(identity.table, person)

    await _on_card(interaction, identity.table, "table-left-lobby", change)


@pressed("computer")
async def computer(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Give a seat to a computer player."""
    del values
    tables, person = interaction.client.tables, interaction.user.id
    await _on_card(
        interaction, identity.table, "lobby-computer", lambda: tables.add_computer(identity.table, person)
    )


@pressed("start")
async def start(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Begin the match."""
    del values

    async def work() -> Content:
        words = await private_words(interaction)
        await admitted(interaction, identity.table)
        await interaction.client.tables.start(identity.table, interaction.user.id)
        return await own_panel(interaction, identity.table, note=words("lobby-started"))

    await answer(interaction, work(), edit=private(interaction))
