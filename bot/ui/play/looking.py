"""What somebody may look at: the own panel, the hand, the table as a picture or in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.pictures.drawing import Wanted
from bot.tables.live import Live
from bot.ui.kit.content import AT_ONCE, Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import hanging
from bot.ui.kit.limits import PAGE
from bot.ui.kit.panels import Which
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private, private_words
from bot.ui.table.faces import hand as held_by
from bot.ui.table.faces import heading, players, seen
from bot.ui.table.hours import standing
from bot.ui.table.look import Look, look, named, title_text, written
from bot.ui.table.panel import compose
from bot.ui.table.visit import Later, visited
from data.words import Words
from renderers.kit.gallery import artists


def panel_of(
    interaction: Interaction,
    live: Live,
    words: Words,
    identity: Id | None = None,
    *,
    note: str = "",
    keep: bool = False,
    unfolded: str = "",
    hint: Sequence[str] = (),
    aware: bool = True,
) -> Later:
    """The acting person's panel for a table that is held, to be drawn when it is let go.

    Away from the table it says which table it is about. A picture is kept only where there is one. Aware: whether that person
    is sure to see it.
    """
    keep = keep and interaction.message is not None and hanging(interaction.message) is not None
    shown = look(live, interaction.user.id)
    if aware and shown.seat is not None and shown.question is not None:
        interaction.client.tables.attendance.came(shown.row.id, shown.seat, shown.question.number)
    head = "" if interaction.channel_id == shown.row.place else heading(shown.row, words)
    waits = shown.seat is not None and shown.question is None
    thought = interaction.client.tables.thought(shown.row.id) if waits else None

    async def drawn() -> Content:
        pictures = interaction.client.pictures
        content = await compose(
            shown, words, pictures, identity, note=note, head=head, keep=keep, unfolded=unfolded, hint=hint
        )
        content.panel = Which(shown.row.id, interaction.user.id, waits=waits and thought is None)
        content.then = None if thought is None else partial(_thought, interaction, shown.row.id, thought)
        return content

    return drawn


async def _thought(interaction: Interaction, table: int, thought: asyncio.Future[None]) -> Content:
    """The panel of whoever waits for computers, once these have thought."""
    app, person = interaction.client, interaction.user.id
    await app.beside.until(asyncio.shield(thought))
    async with app.tables.enter(table) as live:
        later = panel_of(interaction, live, await private_words(interaction))
    content = await later()
    content.unseen = partial(app.tables.untold, table, person)
    return content


async def own_panel(interaction: Interaction, table: int, *, note: str = "", seated: bool = False) -> Content:
    """The acting person's panel for a table, or (unless a seat is needed) the public table for one who only watches."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        if seated and not await interaction.client.tables.watching.watches(live, interaction.user.id):
            live.seat(interaction.user.id)
        return panel_of(interaction, live, words, note=note)

    return await visited(interaction, table, act)


@pressed("play")
async def play(interaction: Interaction, identity: Id) -> Content:
    """Open the acting person's panel."""
    return await own_panel(interaction, identity.table, seated=True)


@pressed("look")
async def refresh(interaction: Interaction, identity: Id) -> Content:
    """Show the panel as it is now."""
    return await own_panel(interaction, identity.table)


@pressed("hand")
async def hand(interaction: Interaction, identity: Id) -> Content:
    """Show the acting person's hand."""
    return await hand_content(interaction, identity.table)


async def hand_content(interaction: Interaction, table: int) -> Content:
    """The acting person's hand as a private reply."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        if await interaction.client.tables.watching.watches(live, interaction.user.id):
            return panel_of(interaction, live, words)
        live.seat(interaction.user.id)
        live.begun  # noqa: B018  # refuses with the reason where nothing has begun
        shown = seen(live, interaction.user.id)

        async def drawn() -> Content:
            held = await held_by(shown, words, interaction.client.pictures)
            return held or Content(words("hand-empty"))

        return drawn

    return await visited(interaction, table, act)


def _turned(interaction: Interaction, identity: Id) -> bool:
    """A page that is turned takes the place of the one before."""
    return private(interaction) and identity.page > 0


@pressed("read", edit=_turned)
async def read(interaction: Interaction, identity: Id) -> Content:
    """Read the board in words, or turn its page."""
    return await read_content(interaction, identity.table, identity.page)


async def read_content(interaction: Interaction, table: int, page: int = 0) -> Content:
    """The whole table as text, a page at a time."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        shown = look(live, interaction.user.id)

        async def read_out() -> Content:
            return _page(shown, words, page)

        return read_out

    return await visited(interaction, table, act)


def _page(shown: Look, words: Words, page: int) -> Content:
    artist = artists().get(shown.row.title)
    text = _plainly(shown, words) if artist is None else artist.read(shown.view, written(shown.row, words))
    found = pages(text, PAGE)
    here = page % len(found)
    items = []
    if len(found) > 1:
        label = words("button-more", page=here + 1, pages=len(found))
        items.append(button(Id("read", shown.row.id, page=here + 1), label))
    return Content(found[here], items=items)


def _plainly(shown: Look, words: Words) -> str:
    """What can be said of a table whose title nobody draws."""
    head = words("table-head", title=title_text(shown.row), table=str(shown.row.id))
    return "\n".join([head, players(shown.row, words), *shown.news(words), standing(shown, words)])


async def board_content(interaction: Interaction, table: int) -> Content:
    """The picture of the table as a private reply."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        shown = look(live, None)

        async def drawn() -> Content:
            wanted = Wanted("table", shown.view, None, named(shown.row, words))
            picture = await interaction.client.pictures.soon(wanted, AT_ONCE)
            head = words("table-head", title=title_text(shown.row), table=str(table))
            read_ = button(Id("read", table), words("button-read"))
            return Content("\n".join([head, standing(shown, words)]), picture, [read_])

        return drawn

    return await visited(interaction, table, act)


@pressed("board")
async def board(interaction: Interaction, identity: Id) -> Content:
    """Show the table's picture."""
    return await board_content(interaction, identity.table)
