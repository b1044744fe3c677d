"""What each button does."""

from __future__ import annotations

import discord

from bot.store.records import Slot
from bot.ui import messages as faces
from bot.ui.content import Content, pages
from bot.ui.ids import Id
from bot.ui.look import look, named, title_name
from bot.ui.narrow import narrow, split, token
from bot.ui.panel import compose, picks_of, unknown
from bot.ui.pictures import Wanted
from bot.ui.press import Interaction, pressed
from bot.ui.reply import answer, explain, private_words
from data.text import Text
from engines.kernel import Picks, Question, RefusedError, StaleError
from renderers.kit.gallery import artist_of


def declare() -> None:
    """Importing this module declares all handlers; whoever calls this says so."""


def private(interaction: Interaction) -> bool:
    """Whether the pressed message belongs to the acting person alone, so that it can be edited."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def check_server(interaction: Interaction, server: int, table: int) -> None:
    """Refuse a table of another server."""
    if interaction.guild_id is not None and interaction.guild_id != server:
        raise RefusedError(Text("table-elsewhere", {"table": table}))


# The lobby


@pressed("join")
async def join(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Sit down at the table."""
    del values

    async def work() -> Content:
        app, user = interaction.client, interaction.user
        words = await private_words(interaction)
        await check_table(interaction, identity.table)
        await app.guests.change_person(user.id, user.display_name)
        await app.tables.join(identity.table, user.id, user.display_name)
        return Content(words("lobby-joined", table=identity.table))

    await answer(interaction, work())


async def check_table(interaction: Interaction, table: int) -> None:
    """Refuse a table that does not exist or belongs to another server."""
    async with interaction.client.tables.enter(table) as live:
        check_server(interaction, live.row.server, table)


@pressed("leave")
async def leave(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Leave a lobby; a running match is left by command, not by chance."""
    del values

    async def work() -> Content:
        words = await private_words(interaction)
        async with interaction.client.tables.enter(identity.table) as live:
            check_server(interaction, live.row.server, identity.table)
            live.seat(interaction.user.id)
            if live.row.state != "lobby":
                raise RefusedError(Text("table-leave-running", {"table": identity.table}))
        left = await interaction.client.tables.leave(identity.table, interaction.user.id)
        return Content(words(left, table=identity.table))

    await answer(interaction, work())


@pressed("computer")
async def computer(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Give a seat to a computer player."""
    del values

    async def work() -> Content:
        words = await private_words(interaction)
        await check_table(interaction, identity.table)
        await interaction.client.tables.add_computer(identity.table, interaction.user.id)
        return Content(words("lobby-computer", table=identity.table))

    await answer(interaction, work())


@pressed("start")
async def start(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Begin the match."""
    del values

    async def work() -> Content:
        app = interaction.client
        words = await private_words(interaction)
        await check_table(interaction, identity.table)
        await app.tables.start(identity.table, interaction.user.id)
        return await own_panel(interaction, identity.table, words("lobby-started"))

    await answer(interaction, work())


# Looking


async def own_panel(
    interaction: Interaction, table: int, note: str = "", identity: Id | None = None
) -> Content:
    """The acting person's panel for a table, or the public table for somebody who only watches."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        check_server(interaction, live.row.server, table)
        if (
            live.match is None
            and live.row.state == "lobby"
            and live.row.seat_of(interaction.user.id) is not None
        ):
            raise RefusedError(Text("table-not-started", {"table": table}))
        shown = look(live, interaction.user.id)
    return await compose(shown, named(shown.row, words), app.pictures, identity, note)


@pressed("play")
async def play(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Open the acting person's panel."""
    del values

    async def work() -> Content:
        async with interaction.client.tables.enter(identity.table) as live:
            live.seat(interaction.user.id)
        return await own_panel(interaction, identity.table)

    await answer(interaction, work())


@pressed("look")
async def refresh(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show the panel as it is now."""
    del values
    await answer(interaction, own_panel(interaction, identity.table), edit=private(interaction))


@pressed("hand")
async def hand(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show the acting person's hand."""
    del values
    await answer(interaction, hand_content(interaction, identity.table))


async def hand_content(interaction: Interaction, table: int) -> Content:
    """The acting person's hand as a private reply."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        check_server(interaction, live.row.server, table)
        seat = live.seat(interaction.user.id)
        shown = faces.seen(live, interaction.user.id)
        live.begun  # noqa: B018  # refuses with the reason where nothing has begun
    content = await faces.hand(shown, words, app.pictures, f"hand:{seat}")
    return content or Content(words("hand-empty"))


@pressed("read")
async def read(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Read the board in words."""
    del values
    await answer(
        interaction, read_content(interaction, identity.table, identity.page), edit=identity.page > 0
    )


async def read_content(interaction: Interaction, table: int, page: int = 0) -> Content:
    """The whole table as text, a page at a time."""
    from bot.ui.press import button  # noqa: PLC0415

    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        check_server(interaction, live.row.server, table)
        shown = look(live, interaction.user.id)
    text = artist_of(shown.row.title).read(shown.view, named(shown.row, words))
    found = pages(text, 1900)
    here = page % len(found)
    items = []
    if len(found) > 1:
        label = words("button-more", page=here + 1, pages=len(found))
        items.append(button(Id("read", table, page=here + 1), label))
    return Content(found[here], items=items)


async def board_content(interaction: Interaction, table: int) -> Content:
    """The picture of the table as a private reply."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        check_server(interaction, live.row.server, table)
        shown = look(live, None)
    words = named(shown.row, words)
    picture = await app.pictures.draw(Wanted("table", shown.view, None, words))
    head = words("table-head", title=title_name(shown.row, words), table=table)
    return Content("\n".join([head, shown.waiting(words)]), picture)


# Answering


@pressed("pick")
async def pick(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Narrow the question, and answer it once one option is left."""
    path = identity.path + "".join(values[:1])
    here = Id("pick", identity.table, identity.number, identity.picks, path, identity.page)
    await answer_pressed(interaction, here)


@pressed("send")
async def send(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Send the options that were picked one by one, or all in one menu."""
    here = Id("send", identity.table, identity.number, identity.picks + "".join(values))
    await answer_pressed(interaction, here)


async def answer_pressed(interaction: Interaction, identity: Id) -> None:
    """Carry out what a panel's button means; the panel, or the private message, follows in place."""
    app = interaction.client
    editable = private(interaction)
    slot = await _own_slot(interaction, identity.table)
    if slot is None:
        await answer(interaction, _answered(interaction, identity, in_hand=None), edit=editable)
        return
    async with app.post.claim(identity.table, slot):
        await answer(interaction, _answered(interaction, identity, in_hand=slot), edit=True)
    app.post.wake(identity.table)


async def _own_slot(interaction: Interaction, table: int) -> str | None:
    """The slot of the pressed message, when it is the player's private message by DM."""
    message = interaction.message
    if interaction.guild_id is not None or message is None or message.flags.ephemeral:
        return None
    try:
        async with interaction.client.tables.enter(table) as live:
            seat = live.row.seat_of(interaction.user.id)
    except RefusedError:
        return None
    return None if seat is None else f"hand:{seat}"


async def _answered(interaction: Interaction, identity: Id, in_hand: str | None) -> Content:
    app = interaction.client
    words = await private_words(interaction)
    note, step = "", identity
    try:
        async with app.tables.enter(identity.table) as live:
            check_server(interaction, live.row.server, identity.table)
            seat = live.seat(interaction.user.id)
            question = live.playing.question(seat, teach=True)
            if question is None:
                raise StaleError(Text("kernel-not-asked"))
            if question.number != identity.number:
                raise StaleError(Text("kernel-stale"))
        picks, step = chosen(question, identity)
        if picks is not None:
            await app.tables.answer(identity.table, interaction.user.id, picks, identity.number)
    except RefusedError as error:
        if error.text.id in ("table-no-seat", "table-unknown", "table-elsewhere"):
            raise
        note = explain(error, words)
        step = Id("pick", identity.table, -2)
    if in_hand is not None and step.number != identity.number:
        return await _hand_again(interaction, identity.table, in_hand, note)
    return await own_panel(interaction, identity.table, note, step)


def chosen(question: Question, identity: Id) -> tuple[Picks | None, Id]:
    """The picks that a press completes, and where the panel goes on."""
    done = Id("pick", identity.table, -2)
    known = {token(option.key) for option in question.options}
    if identity.verb == "send":
        lost = [one for one in split(identity.picks) if one not in known]
        if lost:
            raise RefusedError(unknown("?"))
        return picks_of(question, identity.picks), done
    narrowed = narrow(question, split(identity.path))
    if narrowed.lost:
        raise StaleError(Text("panel-gone"))
    if narrowed.option is None:
        return None, identity
    if question.most == 1 or narrowed.option.extra:
        return (narrowed.option.key,), done
    tokens = identity.picks + token(narrowed.option.key)
    picks = picks_of(question, tokens)
    if len(picks) == question.least == question.most:
        return picks, done
    return None, Id("pick", identity.table, identity.number, tokens)


async def _hand_again(interaction: Interaction, table: int, slot: str, note: str) -> Content:
    """The private message after an answer given in it; this counts as its delivery."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        shown = faces.seen(live, interaction.user.id)
        revision = live.row.revision
    content = await faces.hand(shown, words, app.pictures, slot)
    content = content or Content(words("hand-empty"))
    if note:
        content.text = f"{note}\n{content.text}"
    message = interaction.message
    if isinstance(message, discord.Message):
        await app.post.shown(table, slot, revision)
    return content


@pressed("undo")
async def undo(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Take the last answer back, if it still is the one this button was made for."""
    del values

    async def work() -> Content:
        app = interaction.client
        words = await private_words(interaction)
        note = ""
        try:
            await check_table(interaction, identity.table)
            await app.tables.undo(identity.table, interaction.user.id, identity.number)
        except RefusedError as error:
            if error.text.id in ("table-no-seat", "table-unknown", "table-elsewhere"):
                raise
            note = explain(error, words)
        return await own_panel(interaction, identity.table, note, Id("pick", identity.table, -2))

    await answer(interaction, work(), edit=private(interaction))


__all__ = ["Slot", "board_content", "check_table", "declare", "hand_content", "own_panel", "read_content"]
