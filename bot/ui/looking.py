"""What somebody may look at: the own panel, the hand, the table as a picture or in words."""

from __future__ import annotations

from bot.pictures.drawing import Wanted
from bot.ui import messages as faces
from bot.ui.access import admit, private
from bot.ui.content import Content, pages
from bot.ui.ids import Id
from bot.ui.look import Look, look, named, spoken, title_name
from bot.ui.panel import compose
from bot.ui.press import Interaction, button, pressed
from bot.ui.reply import answer, private_words
from data.words import Words
from engines.kernel import RefusedError
from renderers.kit.gallery import artists

PAGE = 1900


async def own_panel(
    interaction: Interaction,
    table: int,
    identity: Id | None = None,
    *,
    note: str = "",
    keep: bool = False,
    seated: bool = False,
) -> Content:
    """The acting person's panel for a table, or (unless a seat is needed) the public table for one who only watches.

    Away from the table it says which table it is about.
    """
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        admit(interaction, live.row)
        if seated:
            live.seat(interaction.user.id)
        shown = look(live, interaction.user.id)
    head = "" if interaction.channel_id == shown.row.place else faces.heading(shown.row, words)
    return await compose(shown, words, app.pictures, identity, note=note, head=head, keep=keep)


async def explained(interaction: Interaction, table: int, error: RefusedError) -> str:
    """The sentence for a refusal, with the names of the table's players."""
    words = await private_words(interaction)
    async with interaction.client.tables.enter(table) as live:
        return spoken(live.row, words).say(error.text)


@pressed("play")
async def play(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Open the acting person's panel."""
    del values
    await answer(interaction, own_panel(interaction, identity.table, seated=True), edit=private(interaction))


@pressed("look")
async def refresh(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show the panel as it is now."""
    del values
    await answer(interaction, own_panel(interaction, identity.table), edit=private(interaction))


@pressed("hand")
async def hand(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show the acting person's hand."""
    del values
    await answer(interaction, hand_content(interaction, identity.table), edit=private(interaction))


async def hand_content(interaction: Interaction, table: int) -> Content:
    """The acting person's hand as a private reply."""
    app = interaction.client
    words = await private_words(interaction)
    async with app.tables.enter(table) as live:
        admit(interaction, live.row)
        live.seat(interaction.user.id)
        live.begun  # noqa: B018  # refuses with the reason where nothing has begun
        shown = faces.seen(live, interaction.user.id)
    return await faces.hand(shown, words, app.pictures) or Content(words("hand-empty"))


@pressed("read")
async def read(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Read the board in words, or turn its page."""
    del values
    work = read_content(interaction, identity.table, identity.page)
    await answer(interaction, work, edit=private(interaction) and identity.page > 0)


async def read_content(interaction: Interaction, table: int, page: int = 0) -> Content:
    """The whole table as text, a page at a time."""
    shown, words = await _looked(interaction, table)
    artist = artists().get(shown.row.title)
    text = _plainly(shown, words) if artist is None else artist.read(shown.view, named(shown.row, words))
    found = pages(text, PAGE)
    here = page % len(found)
    items = []
    if len(found) > 1:
        label = words("button-more", page=here + 1, pages=len(found))
        items.append(button(Id("read", table, page=here + 1), label))
    return Content(found[here], items=items)


def _plainly(shown: Look, words: Words) -> str:
    """What can be said of a table whose title nobody draws."""
    head = words("table-head", title=title_name(shown.row, words), table=str(shown.row.id))
    return "\n".join([head, faces.players(shown.row, words), *shown.news(words), shown.standing(words)])


async def board_content(interaction: Interaction, table: int) -> Content:
    """The picture of the table as a private reply."""
    shown, words = await _looked(interaction, table, seated=False)
    picture = await interaction.client.pictures.draw(
        Wanted("table", shown.view, None, named(shown.row, words))
    )
    head = words("table-head", title=title_name(shown.row, words), table=str(table))
    read_ = button(Id("read", table), words("button-read"))
    return Content("\n".join([head, shown.standing(words)]), picture, [read_])


@pressed("board")
async def board(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Show the table's picture."""
    del values
    await answer(interaction, board_content(interaction, identity.table), edit=private(interaction))


async def _looked(interaction: Interaction, table: int, *, seated: bool = True) -> tuple[Look, Words]:
    """The table as the acting person sees it, or as everybody does."""
    words = await private_words(interaction)
    async with interaction.client.tables.enter(table) as live:
        admit(interaction, live.row)
        return look(live, interaction.user.id if seated else None), words
