"""The buttons of a card whose table has not begun, and of the call to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.store.records import LEVELS, NORMAL, TableRow
from bot.tables.live import Live
from bot.tables.refusal import refusal
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, handles, pressed
from bot.ui.kit.reply import answer, private_words
from bot.ui.play.in_place import answer_in_place
from bot.ui.play.leaving import asked, closes
from bot.ui.play.looking import panel_of
from bot.ui.table.visit import Later, saying, visited
from data.words import Words
from engines.kernel import RefusedError

Alter = Callable[[Live], Awaitable[object]]
GOES_AWAY = "call"  # the letter that is gone when everybody has answered: no place for what came of a press


async def _change(interaction: Interaction, identity: Id, said: str, change: Alter) -> None:
    """Change the lobby; the card itself is the answer, or a sentence where it was not the card that was pressed."""
    table = identity.table

    async def work(live: Live, letter: str | None) -> str:
        del letter
        await change(live)
        return ""

    def sentence(live: Live, words: Words, note: str) -> Later:
        del live, note
        return saying(Content(words(said, table=str(table))))

    async def beside(live: Live) -> Later:
        return sentence(live, await private_words(interaction), await work(live, None))

    if identity.picks == GOES_AWAY:
        await answer(interaction, visited(interaction, table, beside))
    else:
        await answer_in_place(interaction, table, work, sentence)


@handles("join")
async def join(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Sit down at the table."""
    del values
    app, user = interaction.client, interaction.user

    async def change(live: Live) -> None:
        await app.tables.lobby.join(live, user.id, own_name(user))
        await app.guests.change_person(user.id, own_name(user), locale=str(interaction.locale))

    await _change(interaction, identity, "lobby-joined", change)


@handles("leave")
async def leave(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Leave a lobby; a running match is left by command, not by chance."""
    del values
    tables, person = interaction.client.tables, interaction.user.id
    closed = await _closed(interaction, identity.table)
    if closed is not None:
        await answer(interaction, _asked(interaction, closed))
        return

    async def change(live: Live) -> None:
        live.seat(person)
        if live.row.state == "playing":
            raise refusal("table-leave-running", identity.table)
        await tables.leave_held(live, person)

    await _change(interaction, identity, "table-left-lobby", change)


async def _closed(interaction: Interaction, table: int) -> TableRow | None:
    """The table, if it is closed when the acting person leaves it."""
    with suppress(RefusedError):  # it is said where the press is carried out
        live = await interaction.client.tables.cache.glance(table)
        return live.row if closes(live.row, interaction.user.id) else None
    return None


async def _asked(interaction: Interaction, row: TableRow) -> Content:
    return asked(row, await private_words(interaction))


@handles("decline")
async def decline(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Give up the seat that is kept for oneself."""
    del values
    tables, person = interaction.client.tables, interaction.user.id

    async def change(live: Live) -> None:
        await tables.lobby.decline(live, person)

    await _change(interaction, identity, "lobby-declined", change)


@handles("computer")
async def computer(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Give a seat to a computer player, of the level that the button says; a plain one seats a usual one."""
    del values
    tables, person = interaction.client.tables, interaction.user.id
    level = next((one for one in LEVELS if one == identity.path), NORMAL)

    async def change(live: Live) -> None:
        await tables.lobby.add_computer(live, person, level)

    await _change(interaction, identity, "lobby-computer", change)


@pressed("start")
async def start(interaction: Interaction, identity: Id) -> Content:
    """Begin the match."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.lobby.start(live, interaction.user.id)
        return panel_of(interaction, live, words, note=words("lobby-started"))

    return await visited(interaction, identity.table, act)
