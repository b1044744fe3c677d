"""How everybody stands, in every title whose cog declares the command; when the match is over, the score sheet."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.pictures.drawing import Wanted
from bot.tables.refusal import refusal
from bot.ui.kit.content import AT_ONCE, Content, fitted
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.access import admit
from bot.ui.table.commands import chosen, command, on_table, said, table_parameter
from bot.ui.table.look import look, named, spoken, title_text
from data.text import Text
from engines.kernel.catalogue import title_of
from renderers.kit.gallery import artist_of

VERB = "standing"


def standing_command(title: str, name: str) -> app_commands.Command[Any, ..., None]:
    """The command of a title under this name."""

    async def work(interaction: Interaction, table: int) -> Content:
        return await _content(interaction, table, title)

    found = on_table(VERB, work, title=title)
    return command(name, said(f"{title_of(title).words}-cmd-{name}"), [table_parameter()], found)


@chosen(VERB)
async def standing_content(interaction: Interaction, table: int) -> Content:
    """How everybody stands at a table that was chosen from a menu."""
    return await _content(interaction, table, None)


async def _content(interaction: Interaction, table: int, title: str | None) -> Content:
    """How everybody stands at a table, which must be one of this title if one is named."""
    words = await private_words(interaction)
    async with interaction.client.tables.enter(table) as live:
        admit(interaction, live.row)
        if title not in (None, live.row.title):
            raise refusal("verb-other-title", table, title=Text(f"{title_of(title).words}-title"))
        shown = look(live, None)
    row = shown.row
    lines = [words("table-head", title=title_text(row), table=str(row.id)), shown.standing(words)]
    if shown.view.result is None:
        lines += artist_of(row.title).standing(shown.view, spoken(row, words))
        return Content(fitted("\n".join(lines)))
    wanted = Wanted("scores", shown.view, None, named(row, words))
    picture = await interaction.client.pictures.soon(wanted, AT_ONCE)
    return Content("\n".join(lines), picture)
