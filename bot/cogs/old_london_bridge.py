"""The commands of Old London Bridge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.play.standing import standing_command
from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb
from engines.old_london_bridge import TITLE

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


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = TitleCommands(TITLE.id, "bridge", VERBS).group()
    group.add_command(standing_command(TITLE.id, "score"))
    bot.tree.add_command(group)
