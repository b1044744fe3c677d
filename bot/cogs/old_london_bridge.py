"""The commands of Old London Bridge."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.pictures.drawing import Wanted
from bot.tables.refusal import refusal
from bot.ui.kit.content import Content, fitted
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb
from bot.ui.table.access import admit
from bot.ui.table.commands import chosen, command, on_table, said, table_parameter
from bot.ui.table.look import look, named, spoken, title_name
from data.text import Text
from engines.old_london_bridge import TITLE
from renderers.old_london_bridge.aloud import points_so_far
from renderers.old_london_bridge.sight import BridgeView

if TYPE_CHECKING:
    from bot.app import Guildhall

VERBS = (
    verb("bid", "bid", card="card"),
    verb("space", "space", space="space", stack="stack", use="with"),
    verb("replace", "replace", building="building"),
    verb("cards", "inn", card="card"),
    verb(
        "tile",
        ("bid", "plus", "space", "replace", "inn", "tile", "finish"),
        use="use",
        tile="tile",
        pile="pile",
        card="card",
    ),
)
SCORE = "bridgescore"


@chosen(SCORE)
async def score_content(interaction: Interaction, table: int) -> Content:
    """What everybody's points are as far as they can be seen; when the match is over, the score sheet."""
    words = await private_words(interaction)
    async with interaction.client.tables.enter(table) as live:
        admit(interaction, live.row)
        if live.row.title != TITLE.id:
            raise refusal("verb-other-title", table, title=Text("bridge-title"))
        shown = look(live, None)
    row = shown.row
    lines = [words("table-head", title=title_name(row, words), table=str(table)), shown.standing(words)]
    if shown.view.result is None:
        view = cast("BridgeView", shown.view)
        return Content(fitted("\n".join([*lines, *points_so_far(view, spoken(row, words))])))
    picture = await interaction.client.pictures.draw(Wanted("scores", shown.view, None, named(row, words)))
    return Content("\n".join(lines), picture)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = TitleCommands(TITLE.id, "bridge", VERBS).group()
    score = on_table(SCORE, score_content, title=TITLE.id)
    group.add_command(command("score", said("bridge-cmd-score"), [table_parameter()], score))
    bot.tree.add_command(group)
